package import Records

extension Suggestion {
  /// Ranks candidates by the open targets that they fill.
  ///
  /// - Parameters:
  ///   - given: Candidates beside those who are registered.
  ///   - withRegistered: Whether participants who were in no session yet are candidates too.
  ///   - round: The round to fill; `nil` for what all rounds together leave open.
  /// - Complexity: O(candidates × targets × log candidates).
  package static func make(
    _ records: StudyRecords, given: [Candidate], withRegistered: Bool = true, round: Int? = nil
  ) -> Suggestion {
    let assembly = RecruitmentAssembly(records, options: ReportOptions(round: round))
    let people = assembly.measure.people
    let targets = assembly.targets()
    var candidates: [Candidate] = []
    if withRegistered {
      for number in assembly.waiting {
        guard let record = people.register.records[number] else { continue }
        candidates.append(
          Candidate(name: record.id.short, origin: .registered, person: record))
      }
    }
    candidates += given
    let open = targets.indices.filter { index in
      let target = targets[index]
      let tally = round == nil ? target.inAll : target.inRound
      return target.uncounted == nil && !target.countsSessions && !tally.shortfall.isMet
    }
    var fits: [[Int]] = []
    var doubts: [[Doubt]] = []
    fits.reserveCapacity(candidates.count)
    for candidate in candidates {
      let person = RecruitedPerson(candidate.person)
      var (fitting, doubtful): ([Int], [Doubt]) = ([], [])
      for index in open {
        switch assembly.measure.matches[index].fit(person) {
        case .fits: fitting.append(index)
        case .notKnown(let reason): doubtful.append(Doubt(target: index, reason: reason))
        case .differs: break
        }
      }
      fits.append(fitting)
      doubts.append(doubtful)
    }
    var missing = [Int](repeating: 0, count: targets.count)
    for index in open {
      let tally = round == nil ? targets[index].inAll : targets[index].inRound
      // A share of everybody can never be filled up; one fitting person still helps.
      missing[index] = max(1, tally.shortfall.count)
    }
    let invitations = greedy(fits, missing)
    let coming = invitations.reduce(into: [Int](repeating: 0, count: targets.count)) { sum, next in
      for index in fits[next.candidate] { sum[index] += 1 }
    }
    return Suggestion(
      study: records.study.id, round: round, targets: targets, candidates: candidates,
      invitations: invitations, fitsAlone: fits, doubts: doubts,
      open: open.map { index in
        let target = targets[index]
        let tally = round == nil ? target.inAll : target.inRound
        return OpenTarget(
          target: index, missing: missing[index], fitting: fits.count { $0.contains(index) },
          afterwards: Shortfall(
            met: tally.met + coming[index], planned: target.minimum,
            people: tally.people + coming[index], of: tally.everybody + invitations.count,
            percent: target.minimumShare))
      }, refused: withRegistered ? people.register.count(of: .refused) : 0)
  }

  /// Takes whoever fills the most of what is open, again and again.
  ///
  /// What somebody fills only shrinks as targets fill up, so the heap's first entry is the best once its count is
  /// still true.
  private static func greedy(_ fits: [[Int]], _ missing: [Int]) -> [Invitation] {
    var missing = missing
    var heap = CandidateHeap()
    for (candidate, targets) in fits.enumerated() where !targets.isEmpty {
      heap.push(.init(fills: targets.count, candidate: candidate))
    }
    var invitations: [Invitation] = []
    while let first = heap.pop() {
      let fills = fits[first.candidate].filter { missing[$0] > 0 }
      if fills.count == first.fills {
        for index in fills { missing[index] -= 1 }
        invitations.append(Invitation(candidate: first.candidate, fills: fills))
      } else if !fills.isEmpty {
        heap.push(.init(fills: fills.count, candidate: first.candidate))
      }
    }
    return invitations
  }
}

/// Candidates by what they fill: the most first, then the earlier one.
struct CandidateHeap {
  struct Entry: Comparable {
    let fills: Int
    let candidate: Int

    /// Whether `left` comes out first.
    static func < (left: Entry, right: Entry) -> Bool {
      left.fills == right.fills ? left.candidate < right.candidate : left.fills > right.fills
    }
  }

  private var entries: [Entry] = []

  mutating func push(_ entry: Entry) {
    entries.append(entry)
    var at = entries.count - 1
    while at > 0, entries[at] < entries[(at - 1) / 2] {
      entries.swapAt(at, (at - 1) / 2)
      at = (at - 1) / 2
    }
  }

  mutating func pop() -> Entry? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    guard !entries.isEmpty else { return first }
    entries[0] = last
    var at = 0
    while true {
      var best = at
      for child in [2 * at + 1, 2 * at + 2]
      where child < entries.count && entries[child] < entries[best] { best = child }
      guard best != at else { return first }
      entries.swapAt(at, best)
      at = best
    }
  }
}

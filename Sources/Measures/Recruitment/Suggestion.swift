package import Records

/// Somebody who could be invited.
package struct Candidate: Sendable {
  package enum Origin: Hashable, Sendable {
    /// A participant of the study who was in no session that counts.
    case registered
    /// A row of a file, by its line.
    case row(Int)
    /// Described by options of the command line.
    case described
  }

  /// A P-number, or the id that the row has.
  package let name: String
  package let origin: Origin
  package let person: Participant

  package init(name: String, origin: Origin, person: Participant) {
    self.name = name
    self.origin = origin
    self.person = person
  }
}

/// Whom to invite next, so that each invitation fills as many open targets as possible.
///
/// Greedy: whoever fills the most open targets comes first, then whoever fills the most of what is left. Where
/// several fill as many, the order of ``candidates`` decides. Nobody gets a score: only targets are told.
package struct Suggestion: Sendable {
  /// One person to invite, and the open targets that the person fills, by their places in ``targets``.
  package struct Invitation: Hashable, Sendable {
    package let candidate: Int
    package let fills: [Int]
  }

  /// Something that would have to be asked first.
  package struct Doubt: Hashable, Sendable {
    package let target: Int
    package let reason: Unknown
  }

  /// A target that was open at the beginning.
  package struct OpenTarget: Sendable {
    package let target: Int
    /// How many people it lacks at the beginning.
    package let missing: Int
    /// How many of the candidates fit.
    package let fitting: Int
    /// How far it is once everybody of ``Suggestion/invitations`` has come.
    package let afterwards: Shortfall
  }

  package let study: RecordID
  /// `nil` where all rounds count together.
  package let round: Int?
  package let targets: [TargetState]
  /// The registered ones first, by P-number, then the given ones in their order.
  package let candidates: [Candidate]
  package let invitations: [Invitation]
  /// The open targets that a candidate fits alone, before anybody is invited; one list a candidate.
  package let fitsAlone: [[Int]]
  /// What is not known of each candidate and might fill an open target.
  package let doubts: [[Doubt]]
  package let open: [OpenTarget]
  /// How many registered people refused to be observed and are left out.
  package let refused: Int

  /// Candidates who fill nothing that the earlier ones leave open.
  package var addingNothing: [Int] {
    let invited = Set(invitations.map(\.candidate))
    return candidates.indices.filter { !invited.contains($0) }
  }

  /// Targets that only sessions in a situation can meet, and that are open.
  package var openSessions: [TargetState] {
    targets.filter {
      $0.uncounted == nil && $0.countsSessions && !tally($0).isMet
    }
  }

  /// Targets for which nobody can be counted.
  package var uncounted: [TargetState] { targets.filter { $0.uncounted != nil } }

  package func tally(_ target: TargetState) -> TargetState.Tally {
    round == nil ? target.inAll : target.inRound
  }
}

// MARK: - Making

extension Suggestion {
  /// Ranks candidates by the open targets that they fill.
  ///
  /// - `given`: Candidates beside those who are registered.
  /// - `withRegistered`: Whether participants who were in no session yet are candidates too.
  /// - `round`: The round to fill; `nil` for what all rounds together leave open.
  /// - Complexity: O(candidates × targets²).
  package static func make(
    _ records: StudyRecords, given: [Candidate], withRegistered: Bool = true, round: Int? = nil
  ) -> Suggestion {
    let view = StudyView(records, options: ReportOptions(round: round))
    let people = PeopleMeasure(view, TookPart(view))
    let measure = RecruitmentMeasure(people: people)
    let targets = measure.targets(view.edition)
    let tallies = targets.map { round == nil ? $0.inAll : $0.inRound }
    let registered = people.waiting.compactMap { people.register.records[$0] }.map {
      Candidate(name: $0.id.short, origin: .registered, person: $0)
    }
    let candidates = (withRegistered ? registered : []) + given
    let open = targets.indices.filter {
      targets[$0].uncounted == nil && !targets[$0].countsSessions && !tallies[$0].isMet
    }
    var fits: [[Int]] = []
    var doubts: [[Doubt]] = []
    for candidate in candidates {
      let person = RecruitedPerson(candidate.person)
      var (fitting, doubtful): ([Int], [Doubt]) = ([], [])
      for index in open {
        switch measure.matches[index].fit(person) {
        case .fits: fitting.append(index)
        case .notKnown(let reason): doubtful.append(Doubt(target: index, reason: reason))
        case .differs: break
        }
      }
      fits.append(fitting)
      doubts.append(doubtful)
    }
    var missing = [Int](repeating: 0, count: targets.count)
    // A share of everybody can never be filled up; one fitting person still helps.
    for index in open { missing[index] = max(1, tallies[index].shortfall.count) }
    let invitations = greedy(fits, missing)
    let coming = invitations.reduce(into: [Int](repeating: 0, count: targets.count)) { sum, next in
      for index in fits[next.candidate] { sum[index] += 1 }
    }
    return Suggestion(
      study: records.study.id, round: round, targets: targets, candidates: candidates,
      invitations: invitations, fitsAlone: fits, doubts: doubts,
      open: open.map { index in
        let (target, tally) = (targets[index], tallies[index])
        return OpenTarget(
          target: index, missing: missing[index], fitting: fits.count { $0.contains(index) },
          afterwards: Shortfall(
            met: tally.met + coming[index], planned: target.planned,
            people: tally.people + coming[index], of: tally.everybody + invitations.count,
            percent: target.minimumShare))
      }, refused: withRegistered ? people.register.count(of: .refused) : 0)
  }

  /// Takes whoever fills the most of what is open, again and again.
  ///
  /// What somebody fills only shrinks as targets fill up, so whoever fills fewer than before is looked at again among
  /// those who fill as few.
  private static func greedy(_ fits: [[Int]], _ missing: [Int]) -> [Invitation] {
    var missing = missing
    var counts = fits.map(\.count)
    var invitations: [Invitation] = []
    for count in stride(from: counts.max() ?? 0, to: 0, by: -1) {
      for candidate in fits.indices where counts[candidate] == count {
        let fills = fits[candidate].filter { missing[$0] > 0 }
        counts[candidate] = fills.count
        guard fills.count == count else { continue }
        for index in fills { missing[index] -= 1 }
        invitations.append(Invitation(candidate: candidate, fills: fills))
      }
    }
    return invitations
  }
}

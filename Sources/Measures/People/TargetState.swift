import JSON
package import Localization
package import Records

/// One recruitment target: what is wanted, who counts, and how many are missing.
package struct TargetState: Sendable {
  /// How far a target is met, in one round or in all.
  package struct Tally: Sendable {
    /// People, or sessions for a situational target.
    package let met: Int
    /// The people who count, or who were in the sessions that count.
    package let people: Int
    /// Everybody who took part.
    package let everybody: Int
    /// People, or sessions for a situational target, of which it is not known whether they count.
    package let notKnown: UnknownCounts
    package let shortfall: Shortfall
    /// Who counts; empty in the edition for sharing.
    package let ids: [RecordID]

    package var isMet: Bool { shortfall.isMet }
  }

  package let id: String
  package let label: String
  package let wanted: WantedPeople
  /// How many people, or sessions for a situational target.
  package let planned: Int
  /// In per cent of everybody who took part; `nil` where a number is enough.
  package let minimumShare: Int?
  package let countsSessions: Bool
  /// Why nobody can be counted for it; `nil` where people can. Such a target is never met.
  package let uncounted: UncountedTarget?
  package let inRound: Tally
  package let inAll: Tally
  /// Registered people who were in no session yet and would count.
  package let waiting: Int
  /// The sessions that count, for a situational target; empty in the edition for sharing.
  package let sessions: [RecordID]
  /// Criteria that the people who count tried in the reported round.
  package let criteria: Int
}

/// How many are missing until a target is met: by its number, and by its share where it has one.
package struct Shortfall: Hashable, Sendable {
  /// People, or sessions for a situational target, up to the number.
  package let byNumber: Int
  /// People up to the share, if only people who fit join; `nil` where no number of them is enough, because the
  /// share is everybody.
  package let byShare: Int?

  /// - `met`: People or sessions that count.
  /// - `people`: The people among everybody who took part, `everybody`.
  /// - `percent`: The share that is wanted, 1 to 100; `nil` for none.
  package init(met: Int, planned: Int, people: Int, of everybody: Int, percent: Int?) {
    byNumber = max(0, planned - met)
    guard let percent, people * 100 < percent * everybody else {
      byShare = 0
      return
    }
    let (lack, weight) = (percent * everybody - people * 100, 100 - percent)
    byShare = weight <= 0 ? nil : (lack + weight - 1) / weight
  }

  package var isMet: Bool { byNumber == 0 && byShare == 0 }

  /// How many people or sessions to look for.
  package var count: Int { max(byNumber, byShare ?? 0) }
}

/// How far the study's recruitment targets are met.
struct RecruitmentMeasure {
  let people: PeopleMeasure
  /// Everybody of the register, ready for matching; numbers as in the register.
  let persons: [RecruitedPerson]
  /// The same with what they used in sessions of other rounds.
  let personsInAll: [RecruitedPerson]
  let matches: [TargetMatch]
  let skill: SkillMeasure

  init(people: PeopleMeasure) {
    self.people = people
    let skill = SkillMeasure(people: people)
    self.skill = skill
    persons = Self.persons(people)
    personsInAll = Self.persons(people.inAllRounds)
    let used = Set(personsInAll.flatMap(\.technologies).map { Text($0.name) }).sorted()
    matches = people.records.study.recruitmentTargets.map {
      TargetMatch($0, skill: skill, used: used.map(\.string))
    }
  }

  private static func persons(_ people: PeopleMeasure) -> [RecruitedPerson] {
    people.register.ids.indices.map {
      RecruitedPerson(people.register.records[$0], technologies: people.technologies(of: $0))
    }
  }

  /// Who counts for a target, by register numbers.
  private struct Count {
    var people: [Int] = []
    /// Positions of the sessions in the study's list; `nil` for a target that counts people.
    var sessions: [Int]?
    /// People, or sessions for a situational target, of which it is not known whether they count.
    var notKnown = UnknownCounts()
  }

  /// In the study's order.
  ///
  /// - Complexity: O(targets × people).
  func targets(_ edition: Edition) -> [TargetState] { matches.map { state($0, edition) } }

  private func state(_ match: TargetMatch, _ edition: Edition) -> TargetState {
    let target = match.target
    let counts = counts(match)
    func tally(_ count: Count, _ tookPart: [Bool]) -> TargetState.Tally {
      let (met, everybody) = (count.sessions?.count ?? count.people.count, tookPart.count { $0 })
      return TargetState.Tally(
        met: met, people: count.people.count, everybody: everybody, notKnown: count.notKnown,
        shortfall: Shortfall(
          met: met, planned: target.minimum, people: count.people.count, of: everybody,
          percent: target.minimumShare),
        ids: edition == .team ? count.people.map { people.register.ids[$0] }.sorted() : [])
    }
    return TargetState(
      id: target.id, label: people.mask.text(target.label), wanted: WantedPeople(target, skill),
      planned: target.minimum, minimumShare: target.minimumShare,
      countsSessions: match.countsSessions,
      uncounted: match.uncounted,
      inRound: tally(counts.round, people.lived.tookPart),
      inAll: tally(counts.all, people.lived.tookPartEver),
      waiting: match.countsSessions
        ? 0 : people.waiting.count { match.fit(persons[$0]) == .fits },
      sessions: edition == .team
        ? (counts.all.sessions ?? []).map { people.records.sessions[$0].session.id } : [],
      criteria: people.criteriaTried(by: counts.round.people))
  }

  private func counts(_ match: TargetMatch) -> (round: Count, all: Count) {
    if match.uncounted != nil { return (Count(), Count()) }
    if match.countsSessions {
      return (meetings(match, persons) { $0.round == people.round }, meetings(match, personsInAll))
    }
    return (count(match, people.present, persons), count(match, people.ever, personsInAll))
  }

  private func count(
    _ match: TargetMatch, _ numbers: [Int], _ persons: [RecruitedPerson]
  ) -> Count {
    var count = Count()
    for number in numbers {
      switch match.fit(persons[number]) {
      case .fits: count.people.append(number)
      case .notKnown(let reason): count.notKnown.add(reason)
      case .differs: break
      }
    }
    return count
  }

  /// A situational target counts sessions with a recorded real circumstance; staged ones are simulations, and a session without
  /// a recorded circumstance is none.
  private func meetings(
    _ match: TargetMatch, _ persons: [RecruitedPerson],
    where isCounted: (CountedSessions.Entry) -> Bool = { _ in true }
  ) -> Count {
    let dimension = match.target.dimension
    var count = Count(sessions: [])
    var unknown: [Int: Unknown] = [:]
    var met: Set<Int> = []
    for entry in people.counted.entries where isCounted(entry) {
      let isReal = people.records.sessions[entry.index].session.circumstances.contains {
        $0.basis == .real && (dimension == nil || $0.dimension == dimension)
      }
      guard isReal else { continue }
      switch fit(match, entry, persons) {
      case .fits:
        // A meeting that was written down in parts is one.
        guard met.insert(entry.meeting).inserted else { continue }
        count.sessions?.append(entry.index)
        count.people += entry.people
      case .notKnown(let reason): unknown[entry.meeting] = reason
      case .differs: break
      }
    }
    count.people = Set(count.people).sorted()
    for (meeting, reason) in unknown where !met.contains(meeting) { count.notKnown.add(reason) }
    return count
  }

  /// Whether one of a session's participants meets the personal conditions of a situational target.
  private func fit(
    _ match: TargetMatch, _ entry: CountedSessions.Entry, _ persons: [RecruitedPerson]
  ) -> TargetFit {
    guard match.personalConditions > 0 else { return .fits }
    guard entry.namesPeople else { return .notKnown(.notNoted) }
    let fits = entry.people.map { match.personalFit(persons[$0]) }
    return fits.contains(.fits) ? .fits : fits.first { $0 != .differs } ?? .differs
  }
}

// MARK: - Claims

extension TargetState {
  /// Said of a target without a condition that can be counted; `nil` for others.
  package var uncountedClaim: Sentence? {
    uncounted.map {
      .claim("target.uncounted", ["target": label, "reason": $0.reason], "\(label): \($0.words).")
    }
  }

  /// How far it is met.
  package func claim(round: Int?) -> Sentence {
    let noun: Sentence =
      countsSessions
      ? (planned == 1 ? "session" : "sessions") : planned == 1 ? "participant" : "participants"
    let all: Sentence = inAll.met == inRound.met ? "" : ", \(inAll.met) over all rounds"
    let part: Sentence =
      minimumShare.map {
        "; \(inRound.people) of all \(inRound.everybody), at least \($0)% planned"
      } ?? ""
    let unknown = inRound.notKnown.total
    let open: Sentence = unknown == 0 ? "" : " (unknown for \(unknown))"
    return .claim(
      "target.met",
      [
        "round": round, "target": label, "counts": countsSessions ? "sessions" : "people",
        "met": inRound.met, "planned": planned, "unknown": unknown, "metInAllRounds": inAll.met,
        "share": minimumShare, "people": inRound.people,
        "participants": inRound.everybody,
      ],
      "\(label): \(inRound.met) of \(planned) planned \(noun)\(within(round))\(all)\(part)\(open).")
  }

  /// More than twice the planned people while another target is open.
  package func overClaim(round: Int?) -> Sentence {
    .claim(
      "target.over", ["round": round, "target": label, "met": inRound.met, "planned": planned],
      "\(label): \(inRound.met, "participant", "participants"), \(planned) planned, and other targets are open."
    )
  }
}

extension [TargetState] {
  /// How many targets are met.
  ///
  /// - Parameter isShort: For a page about one round.
  package func met(round: Int?, isShort: Bool = false) -> Sentence {
    let counted = filter { $0.uncounted == nil }
    let met = counted.count(where: \.inRound.isMet)
    let inAll = counted.count(where: \.inAll.isMet)
    let left: Sentence =
      counted.count == count ? "" : "; \(count - counted.count) cannot be counted"
    let more: Sentence = inAll == met ? "" : ", \(inAll) over all rounds"
    let claim: Sentence = .claim(
      "targets.met",
      [
        "round": round, "met": met, "metInAllRounds": inAll, "targets": count,
        "uncounted": count - counted.count,
      ],
      isEmpty
        ? "The study has no recruitment targets."
        : "\(met) of \(count, "recruitment target", "recruitment targets") met\(within(round))\(more)\(left)."
    )
    return isShort
      ? claim.worded(
        "\(met) of \(count, "recruitment target", "recruitment targets") met\(left).") : claim
  }
}

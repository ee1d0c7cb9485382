import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  /// At most nine sentences: who took part, what was looked at, what is sure, and what is missing.
  ///
  /// - Parameter pointsOn: Whether it says where in the report more is told.
  static func summary(_ coverage: Coverage, pointsOn: Bool = true) -> [Sentence] {
    let lines = [
      Sentence.joined([tookPart(coverage)] + elsewhere(coverage), " "), exercised(coverage),
      notByPeople(coverage), tags(coverage),
      missingPeople(coverage), consent(coverage), inConflict(coverage),
      beyondOrUntagged(coverage, pointsOn: pointsOn),
    ]
    return lines.compactMap(\.self)
  }

  private static func elsewhere(_ coverage: Coverage) -> [Sentence] {
    PlatformSentences.elsewhere(
      coverage.rounds.otherPlatforms, target: coverage.target.platform)
  }

  private static func tookPart(_ coverage: Coverage) -> Sentence {
    let people = coverage.people
    let described: Sentence =
      people.described > 0
      ? " \(people.described, "person is", "people are") described and did not take part."
      : ""
    guard people.participants > 0 else {
      return people.described > 0
        ? "0 participants; \(people.described, "person is", "people are") described."
        : "0 participants, and nobody is described."
    }
    let sessions = Sentence.count(coverage.rounds.sessions, "session", "sessions")
    let tail: Sentence = "\(sessions).\(described)"
    if let planned = people.planned {
      return
        "\(people.participants) of \(planned, "planned person", "planned people") took part, in "
        + tail
    }
    return "\(people.participants, "person", "people") took part, in " + tail
  }

  private static func exercised(_ coverage: Coverage) -> Sentence? {
    let states = coverage.states
    guard coverage.people.participants > 0 || states.byPeople > 0 else { return nil }
    let who: Sentence = coverage.people.participants > 0 ? "They" : "People whom no session names"
    let unclear: Sentence =
      states[.unclear] == 0
      ? "" : ", and \(states[.unclear], "stays", "stay") unclear"
    let link: Sentence = states[.unclear] == 0 ? " and" : ""
    return
      "\(who) tried \(states.byPeople) of \(states.total) criteria: barriers were met on \(states[.barrierMet]) of those,"
      + link + " none was noted on \(states[.exercised])" + unclear + "."
  }

  private static func notByPeople(_ coverage: Coverage) -> Sentence {
    let states = coverage.states
    let checked = coverage.criteria.filter { $0.state == .checkedOnly }
    let byTool = checked.contains(where: \.hasTool)
    let byExpert = checked.contains(where: \.hasExpert)
    let who: Sentence =
      byTool && byExpert ? "tools or specialists" : byTool ? "tools" : "specialists"
    var parts: [Sentence] = []
    if !checked.isEmpty {
      parts.append("on \(checked.count, "criterion", "criteria") only \(who) looked")
    }
    parts.append("\(states[.suggestedOnly], "is", "are") only suggested")
    parts.append("nobody looked at \(states[.notLookedAt])")
    return
      "Of the \(coverage.people.participants > 0 ? "same " : "" as Sentence)\(states.total) criteria, "
      + Sentence.joined(parts, "; ") + "."
  }

  private static func consent(_ coverage: Coverage) -> Sentence? {
    let people = coverage.people
    let lines =
      ConsentSentences.notRecorded(people.consentNotRecorded)
      + ConsentSentences.keptInTeam(people.keptInTeam)
    return lines.isEmpty ? nil : Sentence.joined(lines, " ")
  }

  private static func inConflict(_ coverage: Coverage) -> Sentence? {
    let count = coverage.evidence.answersInConflict
    guard count > 0 else { return nil }
    return
      "\(count, "question of a checklist has", "questions of checklists have") answers that contradict each other since a merge; until somebody answers them again or settles them (kerb team resolve), the worst for the product counts."
  }

  private static func tags(_ coverage: Coverage) -> Sentence? {
    let evidence = coverage.evidence
    guard evidence.confirmedTags + evidence.proposedTags > 0 else { return nil }
    let confirmed = coverage.criteriaWithConfirmedTags
    let proposed = coverage.criteria.count { $0.confirmedTags == 0 && $0.proposedTags > 0 }
    return
      "\(confirmed, "criterion carries", "criteria carry") tags that a reviewer has confirmed; \(proposed, "carries", "carry") proposals only."
  }

  /// The two most serious things about people, in one line.
  private static func missingPeople(_ coverage: Coverage) -> Sentence? {
    guard coverage.people.participants > 0 else { return nil }
    let kinds: [Gap.Kind] = [.technology, .dimension, .skill, .unmetTarget]
    let found = kinds.compactMap { kind in coverage.gaps.first { $0.kind == kind } }.prefix(2)
    guard !found.isEmpty else { return nil }
    return Sentence.joined(found.map(\.sentence), " ")
  }

  private static func beyondOrUntagged(_ coverage: Coverage, pointsOn: Bool) -> Sentence? {
    let evidence = coverage.evidence
    let pointer: Sentence = pointsOn ? "; see the section after the failures" : ""
    var parts: [Sentence] = []
    let beyond = evidence.beyondWcagBarriers
    if beyond.total > 0 {
      parts.append(
        "\(beyondWords(beyond)) not in WCAG at all\(pointer)."
      )
    }
    if evidence.notYetTagged > 0 {
      parts.append(
        "\(evidence.notYetTagged, "note names", "notes name") no criterion, guideline or principle yet."
      )
    }
    return parts.isEmpty ? nil : Sentence.joined(parts, " ")
  }

  /// "7 barriers that people met are, and 1 simulated and 2 documented ones,": what people met is never mixed with the rest.
  private static func beyondWords(_ barriers: KindCounts) -> Sentence {
    let lived = barriers[.lived]
    let others = EvidenceKind.allCases.filter { $0 != .lived && barriers[$0] > 0 }
      .map { "\(barriers[$0]) \($0.adjective)" as Sentence }
    let rest = barriers.total - lived
    if lived == 0 {
      return "\(Sentence.list(others)) \(rest == 1 ? "barrier is" : "barriers are" as Sentence)"
    }
    let met = Sentence.count(lived, "barrier that people met", "barriers that people met")
    if others.isEmpty { return "\(met) \(lived == 1 ? "is" : "are" as Sentence)" }
    return "\(met) and \(Sentence.list(others)) \(rest == 1 ? "one" : "ones" as Sentence) are"
  }
}

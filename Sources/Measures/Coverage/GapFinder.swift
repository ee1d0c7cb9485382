import Localization
import Records

/// Says what and whom nobody looked at, the most serious first.
struct GapFinder {
  let criteria: [CriterionCoverage]
  let guidelines: [SectionCoverage]
  let people: PeopleCoverage
  let edition: Edition
  let platform: ProductPlatform
  let onePersonNames: (Place) -> String?
  /// Sessions of the reported round, and the round.
  let sessions: Int
  let round: Int?
  /// Where other rounds exist, sentences say that they are about this one.
  let hasOtherRounds: Bool
  /// Screens of the study of whose elements nobody made an audit.
  let unauditedScreens: [String]

  /// Sentences of one kind that stand among the first ten before the others have their turn.
  private static let targetLimit = 4

  /// How many sentences a report begins with.
  private static let limit = 10

  /// The first ten sentences, and the rest for a table.
  func find() -> (first: [Gap], further: [Gap]) {
    let targets = targetGaps()
    let single = guidelineGaps()
    let hidden = hiddenTargets()
    let targetLimit = Self.targetLimit - hidden.count
    var first = nobody() + targets.prefix(targetLimit) + hidden
    first += dimensions() + technology() + skill() + onePerson()
    let room = max(1, Self.limit - 1 - unclearSentence().count - first.count)
    let areMerged = single.count > room
    first += areMerged ? mergedGuidelines(single.count) : single
    first += unclearSentence() + criteriaSentence()
    // Room that is left goes to targets: single cells and criteria belong into the table.
    let more = targets.dropFirst(targetLimit)
    let moreFirst = more.prefix(max(0, Self.limit - first.count))
    let hasRoom = first.count + moreFirst.count < Self.limit
    let further =
      more.dropFirst(moreFirst.count) + (hasRoom ? [] : audits()) + cells()
      + (areMerged ? single : [])
      + unclearCriteria() + singleCriteria()
    return (first + moreFirst + (hasRoom ? audits() : []), Array(further))
  }

  private func audits() -> [Gap] {
    guard !unauditedScreens.isEmpty else { return [] }
    return [
      Gap(
        kind: .unauditedScreen,
        sentence:
          "What assistive technology hears was never audited on \(Sentence.list(unauditedScreens)).",
        remedy: "\("kerb audit") with a dump of each screen's elements")
    ]
  }

  private func nobody() -> [Gap] {
    guard people.participants == 0 else { return [] }
    return [
      Gap(
        kind: .nobodyTookPart,
        sentence: sessions > 0
          ? "No participant is named in any session that counts."
          : round.map { "No real person took part: round \($0) has no session that counts." }
            ?? "No real person took part: no session counts yet.",
        remedy: "sessions with real people")
    ]
  }

  private func targetGaps() -> [Gap] {
    let unmet = people.targets.enumerated().filter {
      !$0.element.isMetInRound && !$0.element.isHidden(in: edition)
    }
    let order = unmet.sorted { left, right in
      let (one, two) = (left.element, right.element)
      if one.isMet != two.isMet { return !one.isMet }
      let (short, other) = (one.metInAll * two.planned, two.metInAll * one.planned)
      return short == other ? left.offset < right.offset : short < other
    }
    return order.map { _, row in
      if let uncounted = row.uncounted {
        return Gap(
          kind: .unmetTarget, sentence: "\(row.label): \(uncounted.words).",
          remedy: "a condition that can be counted")
      }
      let missing = row.shortfallInRound
      let one = row.planned == 1
      let noun: Sentence =
        row.countsSessions ? (one ? "session" : "sessions") : one ? "person" : "people"
      let all: Sentence =
        row.metInAll == row.metInRound ? "" : " in this round, \(row.metInAll) in all rounds"
      let unknown: Sentence =
        row.notKnownInRound == 0
        ? "" : "; of \(row.notKnownInRound, "person", "people") it is not known"
      let share: Sentence? = row.share.map {
        "; share: \(row.peopleInRound) of \($0.tookPartInRound), at least \($0.percent) % planned"
      }
      return Gap(
        kind: .unmetTarget,
        sentence:
          "\(row.label): \(row.metInRound) of \(row.planned) planned \(noun)\(all)\(share ?? "")\(unknown).",
        remedy: missing.byShare == nil
          ? "only people who fit"
          : row.countsSessions
            ? .count(missing.count, "more session", "more sessions")
            : .count(missing.count, "more person", "more people"))
    }
  }

  /// One sentence for all targets that are not told, met or not: it must not tell which.
  private func hiddenTargets() -> [Gap] {
    guard people.targets.contains(where: { $0.isHidden(in: edition) }) else { return [] }
    return [
      Gap(
        kind: .hiddenTarget,
        sentence:
          "Some recruitment targets that cross two properties are not shown for so few people.",
        remedy: "the team, who can see them")
    ]
  }

  private func dimensions() -> [Gap] {
    guard people.participants > 0 else { return [] }
    let missing = people.dimensions.filter {
      $0.total.participants == 0 && $0.situational.participants == 0
    }
    guard !missing.isEmpty else { return [] }
    let kind: Sentence = "a need in \(Sentence.list(missing.map(\.label), .or))"
    return [
      Gap(
        kind: .dimension, sentence: absence(people.knowledge.needs.notKnown.total).need(kind),
        remedy: people.knowledge.needs.notKnown.total > 0
          ? "asking people about their needs, and people with such needs" : "people with such needs"
      )
    ]
  }

  func absence(_ notKnown: Int) -> KnownAbsence {
    KnownAbsence(notKnown: notKnown, of: people.participants)
  }

  private func technology() -> [Gap] {
    let knowledge = people.knowledge.technologies
    guard people.participants > 0, knowledge.said == 0 else { return [] }
    let notKnown = knowledge.notKnown.total
    return [
      Gap(
        kind: .technology, sentence: absence(notKnown).technology(),
        remedy: notKnown > 0
          ? "asking people what they use, and people who use assistive technology"
          : "people who use assistive technology")
    ]
  }

  private func skill() -> [Gap] {
    guard people.participants > 0, people.lowSkill == 0 else { return [] }
    let notKnown = people.participants - people.judgedSkill
    return [
      Gap(
        kind: .skill, sentence: absence(notKnown).lowSkill(),
        remedy: notKnown > 0
          ? "placing people on a scale that says which levels are low"
          : "people with low digital skill")
    ]
  }

  private func onePerson() -> [Gap] {
    let alone = criteria.filter { $0.participantsWithBarrier == 1 }
    guard !alone.isEmpty else { return [] }
    let names = alone.map { criterion -> String in
      let label = criterion.criterion.number.description
      guard edition == .team, let name = onePersonNames(criterion.criterion.place) else {
        return label
      }
      return "\(label) (\(name))"
    }
    let list = names.joined(separator: ", ")
    return [
      Gap(
        kind: .onePerson,
        sentence: alone.count == 1
          ? "The barrier at one criterion rests on one person: \(list)."
          : "The barriers at \(alone.count) criteria rest on one person each: \(list).",
        remedy: "more people at these criteria")
    ]
  }
}

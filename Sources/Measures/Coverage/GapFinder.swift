package import Localization
import Records

/// Something that is not covered, or people who are missing.
package struct Gap: Hashable, Sendable {
  /// What kind of gap it is, the most serious first.
  package enum Kind: String, Sendable, CaseIterable {
    case nobodyTookPart, unmetTarget, dimension, technology, skill, onePerson, guideline, unclear,
      criterion, unauditedScreen
  }

  package let kind: Kind
  /// A claim; it may hold words of a study file, such as the label of a target.
  package let sentence: Sentence
  /// Who should look, or what would close the gap; never empty.
  package let remedy: Sentence

  init(_ kind: Kind, _ sentence: Sentence, _ remedy: Sentence) {
    self.kind = kind
    self.sentence = sentence
    self.remedy = remedy
  }
}

/// Finds what is not covered and who is missing, the most serious first.
struct GapFinder {
  let criteria: [CriterionCoverage]
  let guidelines: [SectionCoverage]
  let people: PeopleCoverage
  let platform: ProductPlatform
  let onePersonNames: (Place) -> String?
  /// Sessions of the reported round, and the round.
  let sessions: Int
  let round: Int?
  /// Screens of the study whose elements no audit covers.
  let unauditedScreens: [String]

  /// Gaps of one kind that stand among the first ten before the others have their turn.
  private static let targetLimit = 4

  /// How many gaps a report begins with.
  private static let limit = 10

  /// The first ten, and the rest for a table.
  func find() -> (first: [Gap], further: [Gap]) {
    let targets = targetGaps()
    let single = untouched.map { guidelineGap([$0]) }
    let (unclear, unaudited) = ([inconclusive()].compactMap(\.self), [audits()].compactMap(\.self))
    var first = [nobody()].compactMap(\.self) + targets.prefix(Self.targetLimit)
    first += [dimensions(), technology(), skill(), onePerson()].compactMap(\.self)
    let areMerged = single.count > max(1, Self.limit - 1 - unclear.count - first.count)
    first += areMerged ? [guidelineGap(untouched)] : single
    first += unclear + [notCovered()].compactMap(\.self)
    // Room that is left goes to targets: single cells and criteria belong into the table.
    let more = targets.dropFirst(Self.targetLimit)
    let moreFirst = more.prefix(max(0, Self.limit - first.count))
    let hasRoom = first.count + moreFirst.count < Self.limit
    let further =
      more.dropFirst(moreFirst.count) + (hasRoom ? [] : unaudited) + cells()
      + (areMerged ? single : []) + singleCriteria()
    return (first + moreFirst + (hasRoom ? unaudited : []), Array(further))
  }

  /// Gaps of guidelines and criteria alone, which do not depend on who took part.
  func ofCriteria() -> [Gap] {
    [untouched.isEmpty ? nil : guidelineGap(untouched), inconclusive(), notCovered()]
      .compactMap(\.self)
  }

  // MARK: People

  private func nobody() -> Gap? {
    guard people.participants == 0 else { return nil }
    return Gap(
      .nobodyTookPart, PeopleClaims.tookPart(0, sessions: sessions, unnamed: 0, round: round),
      "sessions with real people")
  }

  private func targetGaps() -> [Gap] {
    let order = people.targets.enumerated().filter { !$0.element.inRound.isMet }.sorted {
      let (one, two) = ($0.element, $1.element)
      if one.inAll.isMet != two.inAll.isMet { return !one.inAll.isMet }
      let (short, other) = (one.inAll.met * two.planned, two.inAll.met * one.planned)
      return short == other ? $0.offset < $1.offset : short < other
    }
    return order.map { _, row in
      if let uncounted = row.uncountedClaim {
        return Gap(.unmetTarget, uncounted, "a condition that can be counted")
      }
      let missing = row.inRound.shortfall
      return Gap(
        .unmetTarget, row.claim(round: round),
        missing.byShare == nil
          ? "only people who fit"
          : row.countsSessions
            ? .count(missing.count, "more session", "more sessions")
            : .count(missing.count, "more participant", "more participants"))
    }
  }

  private func none(_ kind: Gap.Kind, _ kinds: [PeopleKind], unknown: Int, _ remedy: Sentence)
    -> Gap
  {
    Gap(
      kind, PeopleClaims.none(kinds, unknown: unknown, of: people.participants, round: round),
      remedy)
  }

  private func dimensions() -> Gap? {
    let missing = people.dimensions.filter {
      $0.total.participants == 0 && $0.situational.participants == 0
    }
    guard people.participants > 0, !missing.isEmpty else { return nil }
    let unknown = people.knowledge.needs.notKnown.total
    return none(
      .dimension, missing.map { .need($0.dimension, nil, label: $0.label) }, unknown: unknown,
      unknown > 0
        ? "asking participants about their needs, and people with such needs"
        : "people with such needs")
  }

  private func technology() -> Gap? {
    let known = people.knowledge.technologies
    guard people.participants > 0, known.said == 0, people.technologiesOfSeveral.isEmpty else {
      return nil
    }
    return none(
      .technology, [.technology], unknown: known.notKnown.total,
      known.notKnown.total > 0
        ? "asking participants what they use, and people who use assistive technology"
        : "people who use assistive technology")
  }

  private func skill() -> Gap? {
    guard people.participants > 0, people.lowSkill == 0 else { return nil }
    let unknown = people.participants - people.judgedSkill
    return none(
      .skill, [.lowSkill], unknown: unknown,
      unknown > 0
        ? "a level for each participant on a scale with low levels"
        : "people with low digital skill")
  }

  private func onePerson() -> Gap? {
    let alone = criteria.filter {
      $0.participantsWithBarrier == 1 && $0.unnamedBarriers == 0
    }.map {
      Alone(criterion: $0.number, participant: onePersonNames($0.criterion.place))
    }
    guard !alone.isEmpty else { return nil }
    let names = alone.map { $0.criterion + ($0.participant.map { " (\($0))" } ?? "") }
    return Gap(
      .onePerson,
      .claim(
        "criteria.oneParticipant", ["round": round, "criteria": alone],
        "Barriers observed with only 1 participant: \(names.joined(separator: ", "))."),
      "more participants at these criteria")
  }

  /// A criterion at which one participant alone has barriers.
  private struct Alone: Encodable, Hashable {
    let criterion: String
    let participant: String?
  }

  /// Cells of the spectrum with nobody, in rows where somebody took part.
  private func cells() -> [Gap] {
    guard people.participants > 0 else { return [] }
    let unknown = people.knowledge.needs.notKnown.total
    return people.dimensions.filter {
      $0.total.participants > 0 || $0.situational.participants > 0
    }.flatMap { row -> [Gap] in
      let lasting: [(NeedDuration, PeopleCount)] = [
        (.permanent, row.permanent), (.temporary, row.temporary),
      ]
      return lasting.filter { $0.1.participants == 0 }.map { duration, _ in
        none(
          .dimension, [.need(row.dimension, duration, label: row.label)],
          unknown: unknown + row.unknown.participants, "people with such a need")
      }
        + (row.isSituational
          ? []
          : [
            none(
              .dimension, [.situation(row.dimension, label: row.label)], unknown: 0,
              "sessions in such a situation")
          ])
    }
  }

  // MARK: Criteria

  /// Guidelines without an item and without a criterion that anybody looked at.
  private var untouched: [SectionCoverage] {
    guidelines.filter {
      $0.items == 0 && $0.participants == 0 && $0.states.total == $0.states[.notLookedAt]
    }
  }

  private func guidelineGap(_ sections: [SectionCoverage]) -> Gap {
    let (places, all) = (sections.map(\.place), guidelines.count)
    let names: Sentence =
      places.count == all ? "" : ": \(places.map(\.label).joined(separator: "; "))"
    return Gap(
      .guideline,
      .claim(
        "guidelines.notCovered",
        ["round": round, "guidelines": places.map(\.description), "of": all],
        places.count == 1
          ? "\(places[0].label): not covered\(within(round))."
          : "\(places.count) of \(all) guidelines are not covered\(within(round))\(names)."),
      places.count == 1 ? lookers(under: places[0]) : "sessions with tasks that exercise them")
  }

  private func inconclusive() -> Gap? {
    let found = criteria.filter { $0.state == .unclear }.map(\.number)
    guard !found.isEmpty else { return nil }
    return Gap(
      .unclear,
      .claim(
        "criteria.inconclusive", ["round": round, "criteria": found],
        "\(found.count, "criterion is", "criteria are") inconclusive\(within(round)): tried, no barrier noted, no evidence that it worked (\(found.joined(separator: ", ")))."
      ),
      "a test of these criteria with people, or an expert")
  }

  private func notCovered() -> Gap? {
    let states = StateCounts(criteria.map(\.state))
    guard states[.notLookedAt] > 0 else { return nil }
    return Gap(
      .criterion,
      states.claim(round: round).worded(
        "\(states[.notLookedAt]) of \(states.total) criteria are not covered\(within(round))."),
      "tasks that exercise them, or an expert")
  }

  private func singleCriteria() -> [Gap] {
    let kinds: [(CriterionState, Gap.Kind)] = [(.unclear, .unclear), (.notLookedAt, .criterion)]
    return kinds.flatMap { state, kind in
      criteria.filter { $0.state == state }.map { row in
        Gap(
          kind,
          row.stateClaim.worded(
            "\(row.criterion.label): \(state.label)\(within(round))."),
          state == .notLookedAt && row.criterion.isMeasuredOnly
            ? "a measurement, never a test with people"
            : row.criterion.whoShouldLook(on: platform))
      }
    }
  }

  private func audits() -> Gap? {
    guard !unauditedScreens.isEmpty else { return nil }
    return Gap(
      .unauditedScreen,
      .claim(
        "screens.unaudited", ["screens": unauditedScreens],
        "Not audited for assistive technology: \(Sentence.list(unauditedScreens))."),
      "\("kerb audit") with a dump of each screen's elements")
  }

  private func lookers(under place: Place) -> Sentence {
    let all = criteria.filter { place.covers($0.criterion.place) }
    if all.allSatisfy(\.criterion.isMeasuredOnly) {
      return "a measurement, never a test with people"
    }
    let dimensions = Set(all.flatMap { $0.criterion.needs.primaryDimensions })
    let labels = Dimension.builtIn.filter(dimensions.contains).map(\.label)
    return labels.isEmpty
      ? "people with different needs" : "people with needs in: \(Sentence.joined(labels, "; "))"
  }
}

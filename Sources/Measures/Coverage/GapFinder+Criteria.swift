import Localization
import Records

extension GapFinder {
  /// Guidelines without an item and without a criterion that anybody looked at.
  func guidelineGaps() -> [Gap] {
    untouched.map { section in
      Gap(
        kind: .guideline, sentence: "\(section.place.label): nobody looked at it\(when).",
        remedy: lookers(under: section.place))
    }
  }

  private var when: Sentence { hasOtherRounds ? " in this round" : "" }

  private var untouched: [SectionCoverage] {
    guidelines.filter {
      $0.items == 0 && $0.participants == 0 && $0.states.total == $0.states[.notLookedAt]
    }
  }

  func mergedGuidelines(_ count: Int) -> [Gap] {
    let isAll = count == guidelines.count
    let names = Sentence.list(untouched.map(\.place.label))
    return [
      Gap(
        kind: .guideline,
        sentence: isAll
          ? "Nobody looked at any of the \(count) guidelines."
          : "Nobody looked at \(count) of \(guidelines.count) guidelines\(when): \(names).",
        remedy: "sessions with tasks that exercise them")
    ]
  }

  /// Criteria that people tried without a sign that it worked for anybody.
  func unclearSentence() -> [Gap] {
    let unclear = criteria.filter { $0.state == .unclear }
    guard !unclear.isEmpty else { return [] }
    let names = unclear.map(\.criterion.number.description).joined(separator: ", ")
    let what: Sentence =
      unclear.count == 1 ? "1 criterion stays" : "\(unclear.count) criteria stay"
    return [
      Gap(
        kind: .unclear,
        sentence:
          "\(what) unclear\(when): people tried, and nothing shows that it worked for any of them (\(names)).",
        remedy: "looking at these criteria with people, or a specialist")
    ]
  }

  func unclearCriteria() -> [Gap] {
    criteria.filter { $0.state == .unclear }.map { criterion in
      Gap(
        kind: .unclear,
        sentence:
          "\(criterion.criterion.label): people tried\(when), and whether it works is unclear.",
        remedy: criterion.criterion.whoShouldLook)
    }
  }

  func criteriaSentence() -> [Gap] {
    let missing = criteria.count { $0.state == .notLookedAt }
    guard missing > 0 else { return [] }
    let isAll = missing == criteria.count
    let namesGuidelines = guidelines.contains { $0.direct > 0 }
    let sentence: Sentence =
      !isAll
      ? "Nobody looked at \(missing) of \(criteria.count) criteria\(when)."
      : namesGuidelines
        ? "Nobody looked at any of the \(missing) criteria: the evidence names guidelines, and a guideline never counts for its criteria."
        : "Nobody looked at any of the \(missing) criteria."
    return [
      Gap(
        kind: .criterion, sentence: sentence,
        remedy: "tasks that exercise them, or a specialist")
    ]
  }

  func singleCriteria() -> [Gap] {
    criteria.filter { $0.state == .notLookedAt }.map { criterion in
      Gap(
        kind: .criterion, sentence: "\(criterion.criterion.label): nobody looked at it\(when).",
        remedy: criterion.criterion.isMeasuredOnly
          ? "a measurement, never a test with people"
          : criterion.criterion.whoShouldLook(on: platform))
    }
  }

  /// Cells of the spectrum with nobody, in rows where somebody took part; not told outside the team.
  func cells() -> [Gap] {
    guard people.participants > 0, edition == .team else { return [] }
    return people.dimensions.flatMap { row -> [Gap] in
      let isMissing = row.total.participants == 0 && row.situational.participants == 0
      guard !isMissing else { return [] }
      let cells: [(NeedDuration, Int)] = [
        (.permanent, row.permanent.participants), (.temporary, row.temporary.participants),
        (.situational, row.situational.participants),
      ]
      return cells.filter { $0.1 == 0 }.map { duration, _ in
        let isLasting = duration != .situational
        let kind: Sentence = "a \(duration.label) need in \(row.label)"
        let unsaid = isLasting ? row.unknown.participants : 0
        return Gap(
          kind: .dimension,
          sentence: unsaid > 0
            ? absence(people.knowledge.needs.notKnown.total + unsaid).duration(kind)
            : absence(isLasting ? people.knowledge.needs.notKnown.total : 0).need(kind),
          remedy: isLasting ? "people with such a need" : "sessions in such a situation"
        )
      }
    }
  }

  private func lookers(under place: Place) -> Sentence {
    let all = criteria.filter { place.covers($0.criterion.place) }
    if all.allSatisfy(\.criterion.isMeasuredOnly) {
      return "a measurement, never a test with people"
    }
    let dimensions = Set(all.flatMap { $0.criterion.needs.primaryDimensions })
    let labels = Dimension.builtIn.filter(dimensions.contains).map(\.label)
    return labels.isEmpty
      ? "people with different needs" : "people with needs in \(Sentence.entries(labels))"
  }
}

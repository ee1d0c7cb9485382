package import Localization
package import Measures
import Records

/// The coverage report in the edition for sharing, as Markdown.
package enum ReleaseCoverageDocument {
  package static func document(_ release: Release) -> Document {
    let target = release.target
    var document = ReleaseWords.head(
      "Coverage of WCAG \(target.version.description) \(target.level.description)",
      release)
    document.list(
      [ReleaseWords.tookPart(release)]
        + (release.coverage.states.map {
          [Sentence(CriteriaStates($0, round: release.round))]
        } ?? []))
    document.heading(2, "Who took part", anchor: ReportPart.people.rawValue)
    document.list(ReleaseWords.people(release))
    if release.people.telling != .nothing {
      failures(release, &document)
      document.heading(2, "Gaps", anchor: ReportPart.gaps.rawValue)
      document.list(release.coverage.gaps)
    }
    criteria(release, &document)
    ReleaseWords.reading(CoverageDocument.statesAndOutcomes, &document)
    return document
  }

  private static func failures(_ release: Release, _ document: inout Document) {
    document.heading(2, "Failures and barriers")
    let byPlace = Dictionary(
      release.coverage.criteria.map { ($0.criterion.place, $0) }, uniquingKeysWith: { $1 })
    if release.coverage.places.isEmpty {
      document.paragraph(
        Sentence(SharingProblemsNone(round: release.round)))
    }
    for failure in release.coverage.places {
      guard let place = failure.place else { continue }
      document.heading(
        3, "\(place.label)\(failure.isInTarget ? "" : " (not in the target)" as Sentence)")
      if let row = byPlace[place] { document.paragraph(sentence(row, release)) }
      document.list(lines(failure, release))
    }
    guard let beyond = release.coverage.beyondWcag else { return }
    document.heading(2, "Outside WCAG")
    document.list(lines(beyond, release))
  }

  private static func sentence(_ row: ReleasedCriterion, _ release: Release) -> Sentence {
    var parts = row.outcomes.map { outcome -> Sentence in
      "Outcome from \(outcome.kind.words): \(outcome.outcome.label)."
    }
    if let worst = row.worstOpenImpact { parts.append("Worst open impact: " + worst.words + ".") }
    return Sentence(SharingCriterion(row, round: release.round, outcomes: parts))
  }

  private static func lines(_ place: ReleasedPlace, _ release: Release) -> [Sentence] {
    let titles = Dictionary(
      release.findings.map { ($0.key, $0.title) }, uniquingKeysWith: { $1 })
    return place.findings.map { id -> Sentence in
      let claim = SharingFindingAt(id, title: titles[id], at: place.place, round: release.round)
      return FindingPlace.link(Sentence(claim), to: id)
    } + ReleaseWords.notes(place.words)
      + CoverageDocument.entries(place.entries)
  }

  private static func criteria(_ release: Release, _ document: inout Document) {
    document.heading(2, "All criteria", anchor: ReportPart.criteria.rawValue)
    guard release.people.telling != .nothing else { return checked(release, &document) }
    document.table(
      "Every criterion of the target: its state, how many participants whose notes can be shared tried it, and the outcome by kind of evidence. A state is not a verdict.",
      none: "The target has no criteria.",
      columns: ["Criterion", "Level", "State", "Participants who tried it", "Outcome"],
      rows: release.coverage.criteria.map { row in
        [
          "\(row.criterion.label)", "\(row.criterion.level.description)",
          "\(row.state?.label ?? "not shown")", "\(row.tried?.words ?? "not shown")", outcome(row),
        ]
      })
  }

  /// What is left where nothing is told that rests on people.
  private static func checked(_ release: Release, _ document: inout Document) {
    document.table(
      "Criteria that an expert or a tool checked. Results of participants are not shown.",
      none: Sentence(SharingChecksNone(round: release.round)),
      columns: ["Criterion", "Level", "Outcome"],
      rows: release.coverage.criteria.filter(\.isChecked)
        .map { row in
          ["\(row.criterion.label)", "\(row.criterion.level.description)", outcome(row)]
        })
  }

  private static func outcome(_ row: ReleasedCriterion) -> Sentence {
    let parts =
      row.outcomes.map { outcome -> Sentence in
        "\(outcome.kind.words): \(outcome.outcome.label)"
      } + row.toolSentences
    return parts.isEmpty && row.isChecked ? "no outcome recorded" : Sentence.joined(parts, "; ")
  }
}

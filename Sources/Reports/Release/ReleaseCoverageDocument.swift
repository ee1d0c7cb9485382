package import Localization
package import Measures
import Records

/// The coverage report in the edition for sharing, as Markdown.
package enum ReleaseCoverageDocument {
  package static func document(_ release: Release) -> Document {
    let target = release.target
    var document = ReleaseWords.head(
      "Coverage of WCAG \(target.version.description) \(target.level.description)",
      "This report says what was looked at, by whom, and what nobody looked at.", release)
    document.list(
      [ReleaseWords.tookPart(release)] + (release.coverage.states.map { [states($0)] } ?? []))
    document.heading(2, "Who took part", anchor: ReportPart.people.rawValue)
    document.list(ReleaseWords.people(release))
    if release.people.telling != .nothing {
      failures(release, &document)
      document.heading(2, "Gaps", anchor: ReportPart.gaps.rawValue)
      document.list(release.coverage.gaps)
    }
    criteria(release, &document)
    ReleaseWords.reading(
      [
        "“Barrier met”, “exercised, no barrier noted” and “unclear” mean that people were there; the other three states do not. “Exercised” means that it worked for somebody, and is not “passed”. “Unclear” means that people tried and nothing shows that it worked.",
        "A barrier that people met reads “cannot tell” until a reviewer confirms the criterion, then “failed”. A specialist's “passed” needs the whole list of screens; a tool's pass reads “cannot tell”.",
      ], &document)
    return document
  }

  private static func states(_ states: StateCounts) -> Sentence {
    let all: [Sentence] = CriterionState.allCases.map { "\($0.label) \(states[$0])" }
    return "Of \(states.total) criteria: \(Sentence.joined(all, "; "))."
  }

  private static func failures(_ release: Release, _ document: inout Document) {
    document.heading(2, "Failures and barriers")
    let byPlace = Dictionary(
      release.coverage.criteria.map { ($0.criterion.place, $0) }, uniquingKeysWith: { $1 })
    if release.coverage.places.isEmpty {
      document.paragraph(
        "Nobody met a barrier, no specialist or tool found a failure, and no problem is open. That is not a pass."
      )
    }
    for failure in release.coverage.places {
      guard let place = failure.place else { continue }
      document.heading(
        3, "\(place.label)\(failure.isInTarget ? "" : " (not in the target)" as Sentence)")
      if let row = byPlace[place] { document.paragraph(sentence(row)) }
      document.list(lines(failure, release))
    }
    guard let beyond = release.coverage.beyondWcag else { return }
    document.heading(2, "Beyond WCAG")
    document.paragraph("WCAG does not name these. A barrier hurts all the same.")
    document.list(lines(beyond, release))
  }

  private static func sentence(_ row: ReleasedCriterion) -> Sentence {
    var parts = row.state.map { [$0.label.capitalised + "."] } ?? []
    if let people = row.withBarrier, people != .nobody {
      parts.append(people.words.capitalised + " met a barrier.")
    }
    for outcome in row.outcomes {
      parts.append("Outcome from \(outcome.kind.words): \(outcome.outcome.label).")
    }
    if let worst = row.worstOpenImpact { parts.append("Worst open impact: " + worst.words + ".") }
    return Sentence.joined(parts, " ")
  }

  private static func lines(_ place: ReleasedPlace, _ release: Release) -> [Sentence] {
    let titles = Dictionary(
      release.findings.map { ($0.key, $0.title) }, uniquingKeysWith: { $1 })
    return place.findings.map { id -> Sentence in
      FindingPlace.link(titles[id].map { "Finding \(id), \($0)" } ?? "Finding \(id)", to: id) + "."
    } + ReleaseWords.notes(place.words)
      + CoverageDocument.entries(place.entries)
  }

  private static func criteria(_ release: Release, _ document: inout Document) {
    document.heading(2, "All criteria", anchor: ReportPart.criteria.rawValue)
    guard release.people.telling != .nothing else { return checked(release, &document) }
    document.table(
      "Every criterion of the target: how it was looked at, how many people tried it, and what evidence says. A state is not a verdict.",
      none: "The target has no criteria.",
      columns: ["Criterion", "Level", "State", "People who tried it", "Outcome"],
      rows: release.coverage.criteria.map { row in
        [
          "\(row.criterion.label)", "\(row.criterion.level.description)",
          "\(row.state?.label ?? "not told")", "\(row.tried?.words ?? "not told")", outcome(row),
        ]
      })
  }

  /// What is left where nothing is told that rests on people.
  private static func checked(_ release: Release, _ document: inout Document) {
    document.table(
      "Criteria at which a specialist or a tool looked. What people tried and met is not told.",
      none: "No specialist and no tool looked at a criterion.",
      columns: ["Criterion", "Level", "Outcome"],
      rows: release.coverage.criteria.filter { !$0.outcomes.isEmpty || !$0.toolSentences.isEmpty }
        .map { row in
          ["\(row.criterion.label)", "\(row.criterion.level.description)", outcome(row)]
        })
  }

  private static func outcome(_ row: ReleasedCriterion) -> Sentence {
    let parts =
      row.outcomes.map { outcome -> Sentence in
        "\(outcome.kind.words): \(outcome.outcome.label)"
      } + row.toolSentences
    return Sentence.joined(parts, "; ")
  }
}

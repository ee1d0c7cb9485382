package import JSON
package import Localization
package import Measures
import Records
import Wording

/// The findings report in the edition for sharing.
package enum ReleaseFindings {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head(
      "Findings", release)
    let loose = release.barriersWithoutFinding.map { count -> Sentence in
      "; \(count, "barrier belongs", "barriers belong") to no finding yet"
    }
    document.list([
      ReleaseWords.tookPart(release),
      "\(release.findings.count, "finding", "findings")" + (loose ?? "") + ".",
    ])
    let untold = release.findings.filter { $0.part == nil }
    if !untold.isEmpty { document.heading(2, "What the team has written down") }
    for finding in untold { self.finding(finding, &document) }
    for part in FindingPart.allCases {
      let findings = release.findings.filter { $0.part == part }
      guard !findings.isEmpty else { continue }
      document.heading(2, part.label.capitalised)
      for finding in findings { self.finding(finding, &document) }
    }
    ReleaseWords.reading(
      [
        "Severity is what raters think of a finding, from 0 (no problem) to 4 (blocks). How often it was met is told for this round alone; whom it can concern is told only where the finding needs it.",
        "“Fixed” needs somebody whom the problem had hurt to try again.",
      ], &document)
    return document
  }

  private static func finding(_ finding: ReleasedFinding, _ document: inout Document) {
    document.heading(
      3, "\(finding.id) \(finding.title)", anchor: FindingPlace.anchor(finding.id))
    var facts: [Sentence] = [
      finding.places.isEmpty
        ? finding.isBeyondWcag ? "Beyond WCAG" : "No criterion yet"
        : "\(Sentence.list(finding.places.map(\.label)))"
    ]
    if !finding.screens.isEmpty {
      facts.append("screens: \(finding.screens.joined(separator: ", "))")
    }
    document.paragraph(Sentence.joined(facts, "; ") + ".")
    if let text = finding.explanation, !text.isEmpty { document.paragraph("\(text)") }
    if let text = finding.recommendation, !text.isEmpty {
      document.paragraph("Recommendation: \(text)")
    }
    var lines = finding.status.map { status -> [Sentence] in ["State: \(status)."] } ?? []
    if let severity = finding.severity {
      lines.append("Severity: " + FindingsDocument.severity(severity) + ".")
    }
    if let frequency = finding.frequency {
      lines.append(frequency.capitalised + ".")
    }
    document.list(lines + ReleaseWords.notes(finding.words))
  }

  package static func value(_ release: Release) -> JSONValue {
    var object = ReleaseJSON.head(release)
    object["findings"] = .array(release.findings.map(value))
    object["barriersWithoutFinding"] = release.barriersWithoutFinding.map { .integer($0) } ?? .null
    return .object(object)
  }

  private static func value(_ finding: ReleasedFinding) -> JSONValue {
    CoverageJSON.object([
      "id": .string(finding.id), "title": .string(finding.title),
      "part": finding.part.map { .string($0.rawValue) } ?? .null,
      "status": finding.status.map { .string($0.plain()) } ?? .null,
      "beyondWcag": .bool(finding.isBeyondWcag),
      "places": .array(finding.places.map { .string($0.description) }),
      "screens": .array(finding.screens.map { .string($0) }),
      "tasks": .array(finding.tasks.map { .string($0) }),
      "description": finding.explanation.map { .string($0) } ?? .null,
      "recommendation": finding.recommendation.map { .string($0) } ?? .null,
      "severities": .array(
        finding.severity?.ratings.map {
          CoverageJSON.object([
            "rater": .string($0.rater), "severity": .integer($0.severity.rawValue),
          ])
        } ?? []),
      "frequency": finding.frequency.map { .string($0.plain()) } ?? .null,
      "words": .array(finding.words.map { .string($0.words.words) }),
    ])
  }

  package static func csv(_ release: Release) -> String {
    var text = CSVText.row(
      [
        "id", "title", "part", "status", "severities", "frequency", "places", "beyondWcag",
        "screens", "tasks", "description", "recommendation",
      ])
    for finding in release.findings {
      let cells = [
        finding.id, finding.title, finding.part?.label.plain() ?? "not told",
        finding.status?.plain() ?? "not told",
        finding.severity?.ratings.map { "\($0.rater): \($0.severity.rawValue)" }
          .joined(separator: "; ") ?? "",
        finding.frequency?.plain() ?? "", finding.places.map(\.label).joined(separator: "; "),
        finding.isBeyondWcag ? "yes" : "no", finding.screens.joined(separator: "; "),
        finding.tasks.joined(separator: "; "), finding.explanation ?? "",
        finding.recommendation ?? "",
      ]
      text += CSVText.row(cells.map { $0.isEmpty ? "none" : $0 })
    }
    return text
  }
}

package import JSON
package import Localization
package import Measures
import Records

/// The findings report in the sharing edition: redacted findings by the same renderers.
package enum ReleaseFindings {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head("Findings", release)
    document.list(
      [ReleaseWords.tookPart(release), release.findings.counts(release.round).capitalised + "."]
        + [release.outside?.barriersClaim].compactMap { $0.map { $0.capitalised + "." } })
    FindingsDocument.sections(release.findings, release.round, &document)
    ReleaseWords.reading([], &document)
    return document
  }

  package static func value(_ release: Release) -> JSONValue {
    var object = ReleaseJSON.head(release)
    object["findings"] = .array(release.findings.map(value))
    object["barriersWithoutFinding"] = .null
    return .object(object)
  }

  private static func value(_ finding: MeasuredFinding) -> JSONValue {
    CoverageJSON.object([
      "id": .string(finding.key), "title": .string(finding.title),
      "part": finding.part == .untold ? .null : .string(finding.part.rawValue),
      "status": finding.part == .untold ? .null : .string(finding.status.plain()),
      "open": finding.part == .untold ? .null : .bool(finding.isOpen),
      "contradicted": finding.part == .untold ? .null : .bool(finding.isContradicted),
      "beyondWcag": .bool(finding.isBeyondWcag),
      "places": .array(finding.places.map { .string($0.description) }),
      "screens": .array(finding.screens.map { .string($0) }),
      "tasks": .array(finding.tasks.map { .string($0) }),
      "description": finding.explanation.map { .string($0) } ?? .null,
      "recommendation": finding.recommendation.map { .string($0) } ?? .null,
      "severities": .array(FindingsJSON.ratings(finding.severity)),
      "frequency": finding.told.map { .string($0.plain()) } ?? .null,
      "words": .array(finding.quotes.map { .string($0.words.words) }),
    ])
  }

  package static func csv(_ release: Release) -> String {
    FindingsCSV.text(
      release.findings,
      columns: [
        "id", "title", "part", "status", "severities", "frequency", "places", "beyondWcag",
        "screens", "tasks", "description", "recommendation",
      ])
  }
}

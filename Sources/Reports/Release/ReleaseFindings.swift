package import JSON
package import Localization
package import Measures
import Records

/// The findings report in the sharing edition: redacted findings by the same renderers.
package enum ReleaseFindings {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head("Findings", release)
    document.list([ReleaseWords.tookPart(release)] + all(release))
    FindingsDocument.sections(release.findings, release.round, &document)
    ReleaseWords.reading([], &document)
    return document
  }

  /// How many findings there are, and the barriers and failures that none of them holds.
  static func all(_ release: Release) -> [Sentence] {
    [
      release.findings.counts(release.round), release.outside?.barriersClaim,
      release.outside?.entriesClaim,
    ].compactMap { $0.map { $0.capitalised + "." } }
  }

  package static func value(_ release: Release) -> JSONValue {
    ReleaseJSON.value(
      release,
      ["findings": release.findings.map(value), "barriersWithoutFinding": JSONValue.null])
  }

  private static func value(_ finding: MeasuredFinding) -> JSONValue {
    let isTold = finding.part != .untold
    return .of([
      "id": finding.key, "title": finding.title,
      "part": isTold ? finding.part.rawValue : nil, "status": isTold ? finding.status : nil,
      "open": isTold ? finding.isOpen : nil,
      "contradicted": isTold ? finding.isContradicted : nil,
      "beyondWcag": finding.isBeyondWcag, "places": finding.places, "screens": finding.screens,
      "tasks": finding.tasks, "description": finding.explanation,
      "recommendation": finding.recommendation,
      "severities": FindingsJSON.ratings(finding.severity), "frequency": finding.told,
      "words": finding.quotes.map(\.words.words),
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

import JSON
import Records

/// The reports in `Exports` that kerb makes, by their place: they are made again after a merge, never merged.
package enum GeneratedReport {
  /// The names that a study's reports have.
  package static let names = [
    "coverage-needs.svg", "coverage.csv", "coverage.json", "coverage.md",
    "findings.csv", "findings.json", "findings.md",
    "personas.csv", "personas.json", "personas.md",
    "recruitment.csv", "recruitment.json", "recruitment.md",
    "study-changes-completion.svg", "study-changes-ease.svg", "study-changes-times.svg",
    "study-completion.svg", "study-ease.svg", "study-findings.svg", "study-questionnaires.svg",
    "study-times.svg", "study.csv", "study.json", "study.md", "summary.json", "summary.md",
  ]

  /// Whether a path, from the workspace on, is the place of such a report.
  package static func isOne(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "Exports" && RecordID.flaw(in: String(parts[1])) == nil
      && names.contains { Text.isSame($0, String(parts[2])) }
  }
}

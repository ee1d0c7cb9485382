import Localization
import Measures
import Reports

extension StudyReport {
  /// Which problems people met, how badly they hurt, and what became of them.
  package static let findings = StudyReport(
    name: "findings", label: "Findings report",
    says: "which problems people met, how badly they hurt, and what became of them."
  ) { records, options in
    let summary = FindingsSummary.measure(records, options: options)
    return MeasuredReport(
      "findings", document: FindingsDocument.document(summary), json: FindingsJSON.value(summary),
      csv: FindingsCSV.text(summary))
  } sharing: { release in
    MeasuredReport(
      "findings", document: ReleaseFindings.document(release), json: ReleaseFindings.value(release),
      csv: ReleaseFindings.csv(release))
  }
}

import Localization
import Measures
import Reports

extension StudyReport {
  /// Problems and strengths, how severe the problems are, and what became of them.
  package static let findings = StudyReport(
    name: "findings", label: "Findings report",
    says: "problems and strengths, how severe the problems are, and what became of them.",
    help: ReportHelp(
      summary: "Report problems and strengths, and what became of them.",
      examples: [
        .init(
          "kerb report findings tram-tickets",
          "Prints the findings as they stand in the latest round, open problems first."),
        .init(
          "kerb report findings tram-tickets --format csv --out findings.csv",
          "Writes one row a finding for a spreadsheet."),
        .init(
          "kerb report findings tram-tickets --round 1 --edition share",
          "Tells round 1, once it is closed, in the edition that may leave the team."),
      ],
      discussion: [
        "Severity and frequency stand apart: every rater's severity, and how many participants were affected, of how many.",
        "A recorded fix that notes contradict counts as open; the report prints both.",
        "Barriers that are linked to no problem are listed by session.",
      ])
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

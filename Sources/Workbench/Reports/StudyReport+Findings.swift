import Measures
import Reports

extension StudyReport {
  /// Which problems people met, how badly they hurt, and what became of them.
  package static let findings = StudyReport(
    name: "findings",
    formats: ["md", "json", "csv"]
  ) { records, options in
    let summary = FindingsSummary.measure(records, options: options)
    return { format in
      switch format {
      case "json": FindingsJSON.bytes(summary)
      case "csv": Array(FindingsCSV.text(summary).utf8)
      default: Array(FindingsMarkdown.text(summary).utf8)
      }
    }
  } sharing: { release, format in
    switch format {
    case "json": ReleaseFindings.json(release)
    case "csv": Array(ReleaseFindings.csv(release).utf8)
    default: Array(ReleaseFindings.markdown(release).utf8)
    }
  }
}

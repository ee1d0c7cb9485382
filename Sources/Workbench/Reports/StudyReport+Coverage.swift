import Measures
import Reports

extension StudyReport {
  /// Which people and which criteria a product was tried with, and which not.
  package static let coverage = StudyReport(
    name: "coverage",
    formats: ["md", "json", "csv"]
  ) { records, options in
    let coverage = Coverage.measure(records, options: options)
    return { format in
      switch format {
      case "json": CoverageJSON.bytes(coverage)
      case "csv": Array(CoverageCSV.text(coverage).utf8)
      default: Array(CoverageMarkdown.text(coverage).utf8)
      }
    }
  } sharing: { release, format in
    switch format {
    case "json": ReleaseCoverageData.json(release)
    case "csv": Array(ReleaseCoverageData.csv(release).utf8)
    default: Array(ReleaseCoverageMarkdown.text(release).utf8)
    }
  }
}

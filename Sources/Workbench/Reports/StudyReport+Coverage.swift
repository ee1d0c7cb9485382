import Measures
import Reports

extension StudyReport {
  /// Which people and which criteria a product was tried with, and which not.
  package static let coverage = StudyReport(name: "coverage") { records, options in
    let coverage = Coverage.measure(records, options: options)
    return MeasuredReport(
      document: CoverageDocument.document(coverage), json: CoverageJSON.bytes(coverage),
      csv: CoverageCSV.text(coverage))
  } sharing: { release in
    MeasuredReport(
      document: ReleaseCoverageDocument.document(release), json: ReleaseCoverageData.json(release),
      csv: ReleaseCoverageData.csv(release))
  }
}

import Localization
import Measures
import Reports

extension StudyReport {
  /// Which people and which criteria a product was tried with, and which not.
  package static let coverage = StudyReport(
    name: "coverage", label: "Coverage report",
    says: "which people and which criteria the product was tried with, and which not.",
    plots: [NeedsPlot.file]
  ) { records, options in
    let coverage = Coverage.measure(records, options: options)
    return MeasuredReport(
      "coverage", document: CoverageDocument.document(coverage), json: CoverageJSON.value(coverage),
      csv: CoverageCSV.text(coverage),
      plot: { name, language in
        name == NeedsPlot.file ? NeedsPlot(coverage)?.svg(in: language) : nil
      })
  } sharing: { release in
    MeasuredReport(
      "coverage", document: ReleaseCoverageDocument.document(release),
      json: ReleaseCoverageData.value(release),
      csv: ReleaseCoverageData.csv(release))
  }
}

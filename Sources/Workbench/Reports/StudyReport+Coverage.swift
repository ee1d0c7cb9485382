import Localization
import Measures
import Reports

extension StudyReport {
  /// Which people and which criteria a product was tried with, and which not.
  package static let coverage = StudyReport(
    name: "coverage", label: "Coverage report",
    says: "which people and which criteria the product was tried with, and which not.",
    plots: [NeedsPlot.file],
    help: ReportHelp(
      summary: "Say which people and WCAG criteria a study has covered, and which not.",
      examples: [
        .init(
          "kerb report coverage tram-tickets", "Prints the report of the latest round as Markdown."),
        .init(
          "kerb report coverage tram-tickets --round 1 --format csv --out coverage.csv",
          "Writes the table of round 1 for a spreadsheet."),
        .init(
          "kerb report coverage tram-tickets --edition share --out coverage.md",
          "Writes the edition that may leave the team, of the latest closed round."),
      ],
      discussion: [
        "With `--plots` the plot of needs and principles is written into a folder, as an SVG file; its numbers stand in the table of the Markdown.",
        "Files with faults are left out and named; the exit status is then 1, and everything else is reported.",
        "The same data gives the same bytes. The report never claims conformance.",
      ])
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
      "coverage", document: ReleaseCoverage.document(release),
      json: ReleaseCoverage.value(release),
      csv: ReleaseCoverage.csv(release))
  }
}

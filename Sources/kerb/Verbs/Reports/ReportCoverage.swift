import CommandLine
import Localization
import Workbench

extension ReportVerb {
  /// Which people and which criteria a product was tried with, and which not.
  static let coverage = ReportVerb(
    of: .coverage,
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
}

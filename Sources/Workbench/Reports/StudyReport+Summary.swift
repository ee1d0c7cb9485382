import Localization
import Measures
import Reports

extension StudyReport {
  /// One page for somebody who reads nothing else.
  package static let summary = StudyReport(
    name: "summary", label: "Summary",
    says: "one page: whom the team met, the worst problems, what changed, and what nobody can say.",
    formats: [.markdown, .json, .html],
    help: ReportHelp(
      summary: "Say what matters most on one page.",
      examples: [
        .init("kerb report summary tram-tickets", "Prints one page about the latest round."),
        .init(
          "kerb report summary tram-tickets --format html --out summary.html",
          "Writes it as a page for a browser, which prints on one sheet."),
        .init(
          "kerb report summary tram-tickets --round 1 --edition share",
          "Tells round 1, once it is closed, in the edition that may leave the team."),
      ],
      discussion: [
        "Whom the team met and whom not, the worst problems in one participant's words, what changed since the round before, what works, and what nobody can say. Each figure is one of the longer reports.",
        "Three to five problems stand there by median severity, then the highest rating and the worst impact; the last is the one that affected most participants. A problem that was not retested, and a fix that no retest confirms, count as there.",
        "Of a recommendation the first sentence is shown, and of quotes the shortest that may be printed.",
      ])
  ) { records, options in
    let page = SummaryPage.measure(records, options: options)
    return MeasuredReport(
      "summary", document: SummaryDocument.document(page), json: SummaryJSON.value(page))
  } sharing: { release in
    MeasuredReport(
      "summary", document: ReleaseSummary.document(release), json: ReleaseSummary.value(release))
  }
}

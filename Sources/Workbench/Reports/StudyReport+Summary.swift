import Localization
import Measures
import Reports

extension StudyReport {
  /// One page for somebody who reads nothing else.
  package static let summary = StudyReport(
    name: "summary", label: "Summary",
    says: "one page: whom the team met, the worst problems, what changed, and what nobody can say.",
    formats: [.markdown, .json, .html]
  ) { records, options in
    let page = SummaryPage.measure(records, options: options)
    return MeasuredReport(
      "summary", document: SummaryDocument.document(page), json: SummaryJSON.value(page))
  } sharing: { release in
    MeasuredReport(
      "summary", document: ReleaseSummary.document(release), json: ReleaseSummary.value(release))
  }
}

/// What a renderer may say of a piece of a sentence beside its words; plain text and Markdown leave it out.
package enum SentenceMark: Sendable, Hashable {
  /// The words are in another language: a tag of BCP 47, as somebody typed it.
  case language(String)
  /// The words name something that stands in a report.
  case link(ReportPlace)
  /// The words name a page of the web: an address that the program made, never one from a file.
  case web(String)
  /// The words are those of a claim.
  case claim(ReportClaim)
}

/// A place in a report of the same study.
package struct ReportPlace: Sendable, Hashable {
  /// The word after `kerb report`.
  package let report: String
  /// A heading of it; `nil` for the report as a whole.
  package let anchor: String?

  package init(report: String, anchor: String? = nil) {
    self.report = report
    self.anchor = anchor
  }
}

extension Sentence {
  /// The same words, with a mark.
  package func marked(_ mark: SentenceMark) -> Sentence { Sentence(.marked(self, mark)) }
}

package import Localization

/// Where the words of a page may lead: to its own headings and to the pages beside it.
package struct PageLinks: Sendable {
  /// The report that the page holds.
  package let report: String
  /// The anchors of each report that has a page, by the report's name.
  package let anchors: [String: Set<String>]

  package init(report: String, anchors: [String: Set<String>]) {
    self.report = report
    self.anchors = anchors
  }

  /// For words that lead nowhere.
  static let none = PageLinks(report: "", anchors: [:])

  /// The words as a link; as they are where there is no such place.
  func link(_ words: String, to place: ReportPlace) -> String {
    guard let target = target(place) else { return words }
    return "<a href=\"\(target)\">\(words)</a>"
  }

  /// "findings.html#f05", "#f05". Reports and anchors are names of ours.
  private func target(_ place: ReportPlace) -> String? {
    guard let there = anchors[place.report] else { return nil }
    let page = place.report == report ? "" : Self.file(place.report)
    guard let anchor = place.anchor else { return page.isEmpty ? nil : page }
    return there.contains(anchor) ? "\(page)#\(anchor)" : nil
  }

  /// "findings.html".
  package static func file(_ report: String) -> String { "\(report).html" }
}

extension Document {
  /// The anchors of its headings.
  package var anchors: Set<String> {
    Set(
      blocks.compactMap { block in
        if case .heading(_, _, let anchor) = block { anchor } else { nil }
      })
  }
}

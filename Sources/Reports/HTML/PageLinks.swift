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

/// The other pages of a folder, as a page of it shows them.
package struct PageSurroundings: Sendable {
  /// In the order in which they are read: the word after `kerb report`, or "index", which is the name of the file
  /// without the ending, and one or two words.
  package let pages: [(name: String, label: Sentence)]
  package let links: PageLinks
  /// The folder beside the pages that holds plots as files; `nil` where there is none.
  package let plots: String?
  /// What the list of pages is called.
  package let label: Sentence

  package init(
    pages: [(name: String, label: Sentence)], links: PageLinks, plots: String?,
    label: Sentence = "Reports of this study"
  ) {
    self.label = label
    self.pages = pages
    self.links = links
    self.plots = plots
  }
}

extension Document {
  /// The document as one page of HTML that asks nothing from anywhere: no script, no font, no picture from elsewhere.
  ///
  /// Words of the program go out as they are; every text that came from a file or a person is escaped, so nothing in it
  /// can act as markup. The same document always gives the same bytes.
  ///
  /// - `report`: The word after `kerb report`, by which links in the document find its own headings.
  package func html(of report: String, in language: Language = .english) -> String {
    let links = PageLinks(report: report, anchors: [report: anchors])
    return HTMLPage(document: self, language: language, links: links, surroundings: nil).written
  }

  /// The document as a page of a folder.
  package func html(in language: Language = .english, _ surroundings: PageSurroundings) -> String {
    HTMLPage(
      document: self, language: language, links: surroundings.links, surroundings: surroundings
    ).written
  }

  /// The anchors of its headings.
  package var anchors: Set<String> {
    Set(
      blocks.compactMap { block in
        if case .heading(_, _, let anchor) = block { anchor } else { nil }
      })
  }
}

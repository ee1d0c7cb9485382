package import Localization

extension Document {
  /// The document as one page of HTML that asks nothing from anywhere: no script, no font, no picture from elsewhere.
  ///
  /// Words of the program go out as they are; every text that came from a file or a person is escaped, so nothing in it
  /// can act as markup. The same document always gives the same bytes.
  ///
  /// - Parameter report: The word after `kerb report`, by which links in the document find its own headings.
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
}

package import Localization

/// The other pages of a folder, as a page of it shows them.
package struct PageSurroundings: Sendable {
  package struct Page: Sendable {
    /// The word after `kerb report`, or "index"; the name of its file without the ending.
    package let name: String
    /// One or two words.
    package let label: Sentence

    package init(name: String, label: Sentence) {
      self.name = name
      self.label = label
    }
  }

  /// In the order in which they are read.
  package let pages: [Page]
  package let links: PageLinks
  /// The folder beside the pages that holds plots as files; `nil` where there is none.
  package let plots: String?
  /// What the list of pages is called.
  package let label: Sentence

  package init(
    pages: [Page], links: PageLinks, plots: String?, label: Sentence = "Reports of this study"
  ) {
    self.label = label
    self.pages = pages
    self.links = links
    self.plots = plots
  }
}

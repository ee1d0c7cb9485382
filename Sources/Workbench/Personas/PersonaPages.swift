import Localization
package import Measures
import Records
import Reports

extension FolderContents {
  /// The cards of a set as a folder of pages: the sheet of the set first, which leads to each.
  package static func cards(
    _ cards: [PersonaCard], _ sheet: PersonaSheet, _ edition: Edition
  ) -> FolderContents {
    let index = Publication.index
    let names = cards.map { PersonaSheetDocument.page(of: $0.profile.id) }
    let anchors = Dictionary(
      ([index] + names).map { ($0, Set<String>()) }, uniquingKeysWith: { first, _ in first })
    func page(_ name: String, _ document: Document) -> File {
      let surroundings = PageSurroundings(
        pages: [(index, "All profiles")],
        links: PageLinks(report: name, anchors: anchors), plots: nil, label: "The set")
      return File(path: PageLinks.file(name), bytes: Array(document.html(surroundings).utf8))
    }
    return FolderContents(
      kind: .cards, edition: edition,
      files: [page(index, PersonaSheetDocument.document(sheet))]
        + zip(names, cards).map { page($0, PersonaCardDocument.document($1, edition)) })
  }
}

extension FolderKind {
  /// The cards of a set.
  static let cards = FolderKind(
    list: "kerb-cards.json", madeBy: "kerb persona card", noun: "a card", plural: "cards",
    below: [], mayWrite: { Publication.mayWrite($0) && !$0.contains("/") })
}

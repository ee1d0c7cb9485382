import Localization
package import Measures
import Records
import Reports
package import Wording

extension PersonaCards {
  /// The cards of all profiles.
  package struct All {
    package let cards: [PersonaCard]
    package let sheet: PersonaSheet
    package let edition: Edition
    /// What is wrong with files that were read for them.
    package let faults: [WorkbenchError]

    /// As what a folder holds.
    package var contents: FolderContents { .cards(cards, sheet, edition) }
  }

  /// Makes the card of each profile that an edition tells of.
  package func all(_ edition: Edition) throws -> All {
    let profiles = profiles(in: edition)
    let made = try profiles.map { try card($0, withEvidence: edition == .team) }
    return All(
      cards: made.map(\.card), sheet: PersonaSheet(profiles, spectrums: shared.spectrums),
      edition: edition, faults: shared.faults + made.flatMap(\.faults))
  }
}

extension FolderContents {
  /// The cards of a set as a folder of pages: the sheet of the set first, which leads to each.
  static func cards(
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

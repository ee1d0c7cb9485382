import Localization
package import Measures
import Records
import Reports

extension FolderContents {
  /// A page for each spectrum.
  package static func spectrums(_ cards: [SpectrumCard], _ edition: Edition) -> FolderContents {
    let names = cards.map(\.spectrum.id.folded)
    let anchors = Dictionary(
      names.map { ($0, Set<String>()) }, uniquingKeysWith: { first, _ in first })
    return FolderContents(
      kind: .spectrums, edition: edition,
      files: zip(names, cards).map { name, card in
        let surroundings = PageSurroundings(
          pages: zip(names, cards).map { ($0, "\($1.spectrum.title)") },
          links: PageLinks(report: name, anchors: anchors), plots: nil, label: "Spectrums")
        let document = SpectrumCardDocument.document(card, edition)
        return File(path: PageLinks.file(name), bytes: Array(document.html(surroundings).utf8))
      })
  }
}

extension FolderKind {
  /// The cards of spectrums.
  static let spectrums = FolderKind(
    list: "kerb-spectrums.json", madeBy: "kerb spectrum card", noun: "a card", plural: "cards",
    below: [], mayWrite: { Publication.mayWrite($0) && !$0.contains("/") })
}

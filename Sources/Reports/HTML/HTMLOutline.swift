import Localization

/// The ids of a page: of its headings, in their order, and of its tables.
struct HTMLOutline {
  /// One for each heading.
  let headings: [String]
  /// One for each table.
  let tables: [String]

  /// Ids that every page has.
  static let main = "main"
  static let contents = "on-this-page"

  init(_ document: Document) {
    var taken: Set = [Self.main, Self.contents]
    for case .drawing(let drawing) in document.blocks {
      taken.formUnion(["\(drawing.name)-title", "\(drawing.name)-description"])
    }
    let found = document.blocks.compactMap { block -> (text: Sentence, anchor: String?)? in
      if case .heading(_, let text, let anchor) = block { (text, anchor) } else { nil }
    }
    // Anchors come first: what others lead to keeps its name, whatever stands before it.
    let anchors = found.map { heading in heading.anchor.map { Self.free($0, &taken) } }
    headings = zip(found, anchors).map { heading, anchor in
      anchor ?? Self.free(Self.slug(heading.text), &taken)
    }
    tables = document.blocks.compactMap { block in
      if case .table = block { Self.free("table", &taken) } else { nil }
    }
  }

  /// The name, or with the first number that makes it one of its kind.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var id = name
    var number = 1
    while !taken.insert(id).inserted {
      number += 1
      id = "\(name)-\(number)"
    }
    return id
  }

  /// The English words of a heading in small letters with hyphens; the same in every language.
  private static func slug(_ heading: Sentence) -> String {
    var words: [String] = []
    var length = 0
    for word in heading.plain().lowercased().split(whereSeparator: { !isPlain($0) }) {
      length += word.utf8.count + 1
      if length > 48 { break }
      words.append(String(word))
    }
    return words.isEmpty ? "part" : words.joined(separator: "-")
  }

  private static func isPlain(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte)
  }
}

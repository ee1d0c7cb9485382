import JSON
import Records

/// Finds texts in which people have written somebody's number, which no reference tells of.
struct NumberInWords {
  /// The whole id and the short one.
  private let names: [NumberWord]

  init(_ id: String) {
    let short = RecordID(id)?.short ?? id
    names = [id, short].map { NumberWord($0, endsAtHyphen: true) }
  }

  /// How many texts below a node hold the number as a word; a text that is nothing but an id is a reference.
  func count(in node: JSONNode) -> Int {
    switch node.kind {
    case .object: node.members.reduce(0) { $0 + count(in: $1.value) }
    case .array: node.elements.reduce(0) { $0 + count(in: $1) }
    case .string: node.string.map(holds) ?? false ? 1 : 0
    default: 0
    }
  }

  /// Whether the number stands in a text as a word.
  func isNamed(in bytes: [UInt8]) -> Bool { names.contains { $0.isNamed(in: bytes) } }

  private func holds(_ text: String) -> Bool {
    if RecordID(text) != nil { return false }
    return isNamed(in: Array(text.utf8))
  }
}

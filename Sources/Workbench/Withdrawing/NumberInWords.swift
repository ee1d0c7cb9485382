import JSON
import Records

/// Finds texts in which people have written somebody's number, which no reference tells of.
struct NumberInWords {
  /// The whole id and the short one, in small letters.
  private let names: [[UInt8]]

  init(_ id: String) {
    let short = RecordID(id)?.short ?? id
    names = [id, short].map { Array($0.lowercased().utf8) }
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

  private func holds(_ text: String) -> Bool {
    let bytes = Array(text.lowercased().utf8)
    if names.contains(where: { $0 == bytes }) || RecordID(text) != nil { return false }
    return names.contains { Self.isWord($0, of: bytes) }
  }

  private static func isWord(_ name: [UInt8], of bytes: [UInt8]) -> Bool {
    guard let first = name.first else { return false }
    var start = 0
    while start + name.count <= bytes.count {
      // Texts may be long, and hardly any place begins like the number.
      if bytes[start] == first, bytes[start...].starts(with: name), !isWord(bytes, start - 1),
        !isWord(bytes, start + name.count)
      {
        return true
      }
      start += 1
    }
    return false
  }

  private static func isWord(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    let byte = bytes[index]
    return (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte) || byte >= 0x80
  }
}

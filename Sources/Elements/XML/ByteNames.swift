/// Finds which of a few known names some bytes are, without making text of them.
struct ByteNames<Key: Sendable>: Sendable {
  private struct Entry: Sendable {
    let name: [UInt8]
    let key: Key
  }

  private var slots: [[Entry]]

  init(_ names: [(String, Key)]) {
    slots = Array(repeating: [], count: 128)
    for (name, key) in names {
      let bytes = Array(name.utf8)
      slots[Self.slot(bytes[...])].append(Entry(name: bytes, key: key))
    }
  }

  subscript(bytes: ArraySlice<UInt8>) -> Key? {
    guard !bytes.isEmpty else { return nil }
    for entry in slots[Self.slot(bytes)] where entry.name.count == bytes.count {
      if entry.name.elementsEqual(bytes) { return entry.key }
    }
    return nil
  }

  private static func slot(_ bytes: ArraySlice<UInt8>) -> Int {
    let first = Int(bytes.first ?? 0)
    let last = Int(bytes.last ?? 0)
    return (bytes.count &* 37 &+ first &* 5 &+ last &* 11) & 127
  }
}

/// Finds which of a few known names some bytes are, without making text of them.
struct ByteNames<Key: Sendable>: Sendable {
  private struct Entry: Sendable {
    /// The place of the name in ``letters``.
    let name: Range<Int>
    let key: Key
    /// The next entry of the same slot; -1 for none.
    let next: Int
  }

  private var letters: [UInt8] = []
  private var entries: [Entry] = []
  /// For each slot the entry that was put there last; -1 for none.
  private var slots = [Int](repeating: -1, count: 128)

  init(_ names: [(String, Key)]) {
    // Of two equal names the first counts: it is put in last.
    for (name, key) in names.reversed() {
      let start = letters.count
      let bytes = Array(name.utf8)
      letters += bytes
      let slot = Self.slot(bytes.span)
      entries.append(Entry(name: start..<letters.count, key: key, next: slots[slot]))
      slots[slot] = entries.count - 1
    }
  }

  subscript(bytes: Span<UInt8>) -> Key? {
    guard !bytes.isEmpty else { return nil }
    var place = slots[Self.slot(bytes)]
    while place >= 0 {
      let entry = entries[place]
      if isSame(entry.name, bytes) { return entry.key }
      place = entry.next
    }
    return nil
  }

  private func isSame(_ name: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard name.count == bytes.count else { return false }
    for offset in 0..<bytes.count where letters[name.lowerBound &+ offset] != bytes[offset] {
      return false
    }
    return true
  }

  private static func slot(_ bytes: Span<UInt8>) -> Int {
    let (first, last) = (Int(bytes[0]), Int(bytes[bytes.count - 1]))
    return (bytes.count &* 37 &+ first &* 5 &+ last &* 11) & 127
  }
}

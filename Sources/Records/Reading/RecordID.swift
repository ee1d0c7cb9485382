import JSON

/// The id of a record: ASCII letters, digits and hyphens, unique under case folding, safe as a file name.
package struct RecordID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let string: String

  /// Checks an id.
  ///
  /// - Returns: `nil` if ``flaw(in:)`` finds something.
  package init?(_ string: String) {
    guard Self.isWellFormed(string) else { return nil }
    self.string = string
  }

  /// Takes an id that a validator has already passed.
  init(trusted string: String) { self.string = string }

  package static func isWellFormed(_ string: String) -> Bool { flaw(in: string) == nil }

  /// Whether the UTF-8 bytes of a text are an id: the rule of ``flaw(in:)``, mostly without copying.
  static func isWellFormed(_ bytes: Span<UInt8>) -> Bool {
    guard (1...longest).contains(bytes.count), bytes[0] != UInt8(ascii: "-") else { return false }
    for at in bytes.indices where !isLetter(bytes[at]) { return false }
    // Only texts as short as these can be the name of a device.
    guard bytes.count == 3 || bytes.count == 4 else { return true }
    return flaw(in: String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)) == nil
  }

  /// Whether a byte may stand in an id: an ASCII letter, a digit or a hyphen.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The same id in lower case: two records must not share it.
  package var folded: String { string.lowercased() }

  /// What people read: `P07` of `P07-kx4d`.
  package var short: String {
    guard let first = string.utf8.first, (0x41...0x5a).contains(first),
      let dash = string.firstIndex(of: "-")
    else { return string }
    let head = string[..<dash]
    return head.dropFirst().allSatisfy(\.isNumber) && head.count > 1 ? String(head) : string
  }

  /// Whether what somebody typed means this id: the number whole, the tail as far as typed.
  package func matches(_ typed: String) -> Bool {
    let (own, wanted) = (folded, typed.lowercased())
    if Text.isSame(own, wanted) || Text.isSame(short.lowercased(), wanted) { return true }
    let head = short.lowercased() + "-"
    return !Text.isSame(short, string) && wanted.utf8.count > head.utf8.count
      && own.utf8.starts(with: wanted.utf8)
  }

  package static func < (left: RecordID, right: RecordID) -> Bool {
    Text.precedes(left.string, right.string)
  }

  package var description: String { string }
}

extension RecordID: TextValue {
  package init?(stored text: String) { self.init(text) }
  package var stored: String { string }
  package static func read(_ key: String, from object: inout ObjectReader) -> RecordID? {
    object.string(key).map(RecordID.init(trusted:))
  }
  package static func members(_ key: String, of object: inout ObjectReader) -> [RecordID] {
    object.strings(key).map(RecordID.init(trusted:))
  }
}

/// Finds the short number of somebody, such as `P07`, as a word in the bytes of a file.
struct ShortNumber {
  /// In small letters.
  private let word: [UInt8]

  init(_ short: String) { word = Array(short.lowercased().utf8) }

  /// Whether the number stands in a text with no letter, digit or hyphen directly before or after it, whatever its
  /// capitals. Bytes that are no text hold none.
  func isNamed(in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count, !bytes.contains(0) else {
      return false
    }
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(where: { Self.small($0) == first }) {
      let end = found + word.count
      if bytes[found...].prefix(word.count).map(Self.small) == word,
        !Self.isPart(bytes[..<found].last), !Self.isPart(bytes.dropFirst(end).first)
      {
        return true
      }
      start = found + 1
    }
    return false
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte + 0x20 : byte
  }

  /// Signs of other scripts are no part of it: in doubt a file is named, since a dash or a quotation mark is such a sign.
  private static func isPart(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (0x30...0x39).contains(byte) || (0x61...0x7a).contains(small(byte))
      || byte == UInt8(ascii: "-")
  }
}

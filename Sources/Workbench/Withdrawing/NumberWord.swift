/// Finds somebody's number, such as `P07` or `P07-kx4d`, as a word in the bytes of a text.
struct NumberWord {
  /// In small letters.
  private let word: [UInt8]
  private let endsAtHyphen: Bool

  /// - Parameter endsAtHyphen: Whether a hyphen ends a word: within one study `P07-kx` is `P07` typed further, elsewhere it is
  ///   somebody else.
  init(_ number: String, endsAtHyphen: Bool) {
    word = Array(number.lowercased().utf8)
    self.endsAtHyphen = endsAtHyphen
  }

  /// Whether the number stands in a text with no letter or digit directly before or after it, whatever its capitals.
  /// Bytes that are no text hold none.
  func isNamed(in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count, !bytes.contains(0) else {
      return false
    }
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(where: { Self.small($0) == first }) {
      let end = found + word.count
      if bytes[found...].prefix(word.count).map(Self.small) == word,
        !isPart(bytes[..<found].last), !isPart(bytes.dropFirst(end).first)
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
  private func isPart(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (0x30...0x39).contains(byte) || (0x61...0x7a).contains(Self.small(byte))
      || byte == UInt8(ascii: "-") && !endsAtHyphen
  }
}

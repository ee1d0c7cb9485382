import Wording

/// Folds text so that capital and small letters, accents and full-width forms make no difference to searching.
///
/// "Élégant" and "elegant" fold to the same bytes, as do "Straße" and "strasse". Signs stay, runs of white space become
/// one space. Accents of Latin, Greek and Cyrillic letters go; marks of other scripts stay.
package enum WordFolding {
  /// The folded text in UTF-8.
  package static func folded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { append(ascii: byte, to: &result) }
    } else if text.unicodeScalars.allSatisfy(SimpleFolding.isSimple) {
      for scalar in text.unicodeScalars { append(simple: scalar, to: &result) }
    } else {
      return foldedByCharacters(text)
    }
    return result
  }

  /// The same for any text, slowly: what belongs to one character is folded together.
  static func foldedByCharacters(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for character in text { append(character, to: &result) }
    return result
  }

  private static func append(ascii byte: UInt8, to result: inout [UInt8]) {
    switch byte {
    case 0x41...0x5a: result.append(byte | 0x20)
    case 0x20, 0x09, 0x0a, 0x0d: if result.last != 0x20 { result.append(0x20) }
    default: result.append(byte)
    }
  }

  private static func append(simple scalar: Unicode.Scalar, to result: inout [UInt8]) {
    if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
      append(ascii: byte, to: &result)
    } else if let wide = UInt8(exactly: PlainText.narrow(scalar).value), wide < 0x80 {
      append(ascii: wide, to: &result)
    } else if scalar.value < SimpleFolding.tableLimit {
      for byte in SimpleFolding.shared.folded(scalar) {
        if byte == 0x20 { append(ascii: byte, to: &result) } else { result.append(byte) }
      }
    } else {
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private static func append(_ character: Character, to result: inout [UInt8]) {
    if let byte = character.asciiValue { return append(ascii: byte, to: &result) }
    if character.isWhitespace { return append(ascii: 0x20, to: &result) }
    for scalar in narrow(character).lowercased().unicodeScalars
    where !isAccent(scalar) {
      if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
        append(ascii: byte, to: &result)
      } else if let plain = FoldingTable.shared.plain(scalar) {
        result.append(contentsOf: plain)
      } else {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// A full-width letter or digit as a plain one.
  private static func narrow(_ character: Character) -> Character {
    guard let first = character.unicodeScalars.first else { return character }
    let plain = PlainText.narrow(first)
    return plain == first ? character : Character(plain)
  }

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36f).contains(scalar.value)
  }
}

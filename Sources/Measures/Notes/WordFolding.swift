import Records

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
    } else {
      for character in text { append(character, to: &result) }
    }
    return result
  }

  private static func append(ascii byte: UInt8, to result: inout [UInt8]) {
    switch byte {
    case 0x41...0x5a: result.append(byte | 0x20)
    case 0x20, 0x09, 0x0a, 0x0d: if result.last != 0x20 { result.append(0x20) }
    default: result.append(byte)
    }
  }

  private static func append(_ character: Character, to result: inout [UInt8]) {
    if let byte = character.asciiValue { return append(ascii: byte, to: &result) }
    if character.isWhitespace { return append(ascii: 0x20, to: &result) }
    for scalar in Character(narrow(character)).lowercased().unicodeScalars
    where !isAccent(scalar) {
      if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
        append(ascii: byte, to: &result)
      } else if let plain = FoldingTable.shared.plain[Character(scalar)] {
        result.append(contentsOf: plain.utf8)
      } else {
        result.append(contentsOf: String(Character(scalar)).utf8)
      }
    }
  }

  /// A full-width letter or digit as a plain one.
  private static func narrow(_ character: Character) -> String {
    guard let first = character.unicodeScalars.first, (0xff01...0xff5e).contains(first.value),
      let plain = Unicode.Scalar(first.value - 0xff01 + 0x21)
    else { return String(character) }
    return String(Character(plain))
  }

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36f).contains(scalar.value)
  }
}

/// Letters with accents, and the plain letters that they fold to.
private struct FoldingTable: Sendable {
  static let shared = FoldingTable()

  /// Characters are the same however they are composed, so one entry covers both ways of writing.
  let plain: [Character: String]

  private init() {
    let bases = "abcdefghijklmnopqrstuvwxyzαεηιουωаеиоуіг".unicodeScalars
    let marks = (0x300...0x328).compactMap { Unicode.Scalar($0 as UInt32) }
    // Vietnamese and Greek letters have two.
    let seconds = [0x300, 0x301, 0x303, 0x309, 0x323, 0x304, 0x342].compactMap {
      Unicode.Scalar($0 as UInt32)
    }
    var table: [Character: String] = [
      "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th",
      "ı": "i", "ħ": "h", "ŧ": "t", "ς": "σ", "ŋ": "n",
    ]
    for base in bases {
      for mark in marks {
        Self.add([base, mark], base, to: &table)
        for second in seconds { Self.add([base, mark, second], base, to: &table) }
      }
    }
    plain = table
  }

  private static func add(
    _ scalars: [Unicode.Scalar], _ base: Unicode.Scalar, to table: inout [Character: String]
  ) {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    if let character = text.first { table[character] = String(Character(base)) }
  }
}

/// What letters with accents fold to, found by composing every plain letter with every accent: the long way to what
/// `FoldingTable` holds.
enum ComposedLetters {
  static func all() -> [Character: String] {
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
        add([base, mark], base, to: &table)
        for second in seconds { add([base, mark, second], base, to: &table) }
      }
    }
    return table
  }

  private static func add(
    _ scalars: [Unicode.Scalar], _ base: Unicode.Scalar, to table: inout [Character: String]
  ) {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    if let character = text.first { table[character] = String(Character(base)) }
  }
}

import Records

/// Ids made of words.
package enum Slug {
  /// Lower-case ASCII letters, digits and single hyphens, at most 40; `item` where nothing is left. Always a good id.
  package static func make(_ words: String) -> String {
    var result = ""
    for character in words.lowercased() {
      if let plain = Self.plain[character] {
        result += plain
      } else if character.isASCII, character.isLetter || character.isNumber {
        result.append(character)
      } else if !result.hasSuffix("-"), !result.isEmpty {
        result += "-"
      }
    }
    var short = String(result.prefix(40))
    while short.hasSuffix("-") { short.removeLast() }
    if short.isEmpty { return "item" }
    return RecordID.isWellFormed(short) ? short : "item-\(short)"
  }

  /// The slug of some words, with a number behind it where that id is taken.
  ///
  /// - `isTaken`: Whether an id in small letters is there already.
  package static func free(_ words: String, _ isTaken: (String) -> Bool) -> String {
    let base = make(words)
    var id = base
    var number = 1
    while isTaken(id) {
      number += 1
      id = "\(base)-\(number)"
    }
    return id
  }

  private static let plain: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "à": "a", "á": "a", "â": "a", "ã": "a", "å": "a",
    "æ": "ae", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e", "ì": "i", "í": "i", "î": "i",
    "ï": "i", "ñ": "n", "ò": "o", "ó": "o", "ô": "o", "õ": "o", "ø": "o", "œ": "oe", "ù": "u",
    "ú": "u", "û": "u", "ý": "y", "ÿ": "y", "ł": "l", "ś": "s", "š": "s", "ž": "z", "č": "c",
    "ć": "c", "ę": "e", "ą": "a", "ń": "n", "ż": "z", "ź": "z", "ğ": "g", "ş": "s", "ı": "i",
  ]
}

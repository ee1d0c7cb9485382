import Records

/// Positions in an ordered map: texts between which there is always room for another.
///
/// Digits are 0 to 9 and a to z; an index never ends in 0, so nothing sorts before everything.
package enum FractionalIndex {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// A position behind all others.
  package static func after(_ positions: [String]) -> String {
    between(positions.max { Text.precedes($0, $1) }, nil)
  }

  /// A position between two others; `nil` stands for an open end.
  ///
  /// - Precondition: `low` sorts before `high`.
  package static func between(_ low: String?, _ high: String?) -> String {
    let low = (low ?? "").utf8.map(value)
    let high = high.map { $0.utf8.map(value) }
    var result: [Int] = []
    var isBelowHigh = high == nil
    for place in 0... {
      let from = place < low.count ? low[place] : 0
      let to =
        isBelowHigh ? digits.count : (high.flatMap { place < $0.count ? $0[place] : nil } ?? 0)
      if to - from > 1 {
        // Small steps at an open end keep indexes short when entries are added one after another.
        result.append(
          isBelowHigh && !low.isEmpty ? from + max(1, min(4, (to - from) / 2)) : (from + to) / 2)
        break
      }
      result.append(from)
      if to > from { isBelowHigh = true }
    }
    return String(decoding: result.map { digits[$0] }, as: UTF8.self)
  }

  private static func value(_ byte: UInt8) -> Int {
    digits.firstIndex(of: byte) ?? 0
  }
}

/// Ids made of words.
package enum Slug {
  /// Lower-case ASCII letters, digits and single hyphens, at most 40; `item` where nothing is left.
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
    return short.isEmpty ? "item" : short
  }

  private static let plain: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "à": "a", "á": "a", "â": "a", "ã": "a", "å": "a",
    "æ": "ae", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e", "ì": "i", "í": "i", "î": "i",
    "ï": "i", "ñ": "n", "ò": "o", "ó": "o", "ô": "o", "õ": "o", "ø": "o", "œ": "oe", "ù": "u",
    "ú": "u", "û": "u", "ý": "y", "ÿ": "y", "ł": "l", "ś": "s", "š": "s", "ž": "z", "č": "c",
    "ć": "c", "ę": "e", "ą": "a", "ń": "n", "ż": "z", "ź": "z", "ğ": "g", "ş": "s", "ı": "i",
  ]
}

import JSON
import Records

/// Positions in an ordered map: texts between which there is always room for another.
///
/// Digits are 0 to 9 and a to z; an index never ends in 0, so nothing sorts before everything.
package enum FractionalIndex {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
  private static let top = digits.count - 1

  /// A position behind all others.
  package static func after(_ positions: [String]) -> String {
    between(positions.max { Text.precedes($0, $1) }, nil)
  }

  /// A position between two others; `nil` stands for an open end.
  ///
  /// Two entries that were added in two clones may share a position: behind `low` is then the nearest there is.
  package static func between(_ low: String?, _ high: String?) -> String {
    let low = trimmed((low ?? "").utf8.map(value))
    if let high = high.map({ trimmed($0.utf8.map(value)) }), low.lexicographicallyPrecedes(high) {
      return text(between(low, high))
    }
    return text(low.isEmpty ? [digits.count / 2] : after(low))
  }

  private static func between(_ low: [Int], _ high: [Int]) -> [Int] {
    var result: [Int] = []
    var isBelowHigh = false
    for place in 0... {
      let from = place < low.count ? low[place] : 0
      let to = isBelowHigh ? digits.count : place < high.count ? high[place] : 0
      if to - from > 1 {
        let isStep = isBelowHigh && !low.isEmpty
        result.append(isStep ? from + min(4, (to - from) / 2) : (from + to) / 2)
        break
      }
      result.append(from)
      if to > from { isBelowHigh = true }
    }
    return result
  }

  /// The next position at the open end.
  ///
  /// Behind as many `z` as a position begins with follows a counter of one more digit, so that the length grows with
  /// the logarithm of the number of entries.
  private static func after(_ low: [Int]) -> [Int] {
    let head = low.prefix { $0 == top }
    var counter = Array(low.dropFirst(head.count).prefix(head.count + 1))
    if head.isEmpty, let digit = counter.first {
      return [digit + max(1, min(4, (top + 1 - digit) / 2))]
    }
    counter += [Int](repeating: 0, count: head.count + 1 - counter.count)
    var place = counter.count - 1
    while counter[place] == top {
      counter[place] = 0
      place -= 1
    }
    counter[place] += 1
    return trimmed(head + counter)
  }

  private static func trimmed(_ number: [Int]) -> [Int] {
    Array(number.reversed().drop { $0 == 0 }.reversed())
  }

  private static func text(_ number: [Int]) -> String {
    String(decoding: number.map { digits[$0] }, as: UTF8.self)
  }

  private static func value(_ byte: UInt8) -> Int {
    digits.firstIndex(of: byte) ?? 0
  }
}

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
  /// - Parameter taken: Ids in small letters.
  package static func free(_ words: String, besides taken: [String]) -> String {
    let base = make(words)
    guard taken.contains(base) else { return base }
    return (2...).lazy.map { "\(base)-\($0)" }.first { !taken.contains($0) } ?? base
  }

  private static let plain: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "à": "a", "á": "a", "â": "a", "ã": "a", "å": "a",
    "æ": "ae", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e", "ì": "i", "í": "i", "î": "i",
    "ï": "i", "ñ": "n", "ò": "o", "ó": "o", "ô": "o", "õ": "o", "ø": "o", "œ": "oe", "ù": "u",
    "ú": "u", "û": "u", "ý": "y", "ÿ": "y", "ł": "l", "ś": "s", "š": "s", "ž": "z", "č": "c",
    "ć": "c", "ę": "e", "ą": "a", "ń": "n", "ż": "z", "ź": "z", "ğ": "g", "ş": "s", "ı": "i",
  ]
}

/// Text made equal for searching: small letters and digits in words, nothing else.
///
/// Full-width letters and digits become plain ones, apostrophes go, every other sign ends a word,
/// and "colour" reads as "color". Letters outside ASCII stay as they are.
struct FoldedText: Hashable, Sendable {
  /// The words' UTF-8 bytes.
  let words: [[UInt8]]

  init(_ text: some StringProtocol) {
    var words: [[UInt8]] = [[]]
    for scalar in Self.narrowed(text) {
      switch scalar {
      case "a"..."z", "0"..."9":
        words[words.count - 1].append(UInt8(truncatingIfNeeded: scalar.value))
      case "A"..."Z": words[words.count - 1].append(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
      case "'", "\u{2019}": break
      case _ where scalar.value >= 0x80 && scalar.properties.isAlphabetic:
        words[words.count - 1].append(contentsOf: String(Character(scalar)).utf8)
      default: if words.last?.isEmpty == false { words.append([]) }
      }
    }
    if words.last?.isEmpty == true { words.removeLast() }
    self.words = words.map(Self.american)
  }

  /// The words with a space between them.
  var joined: [UInt8] { Array(words.joined(separator: [UInt8(ascii: " ")])) }

  /// The words without anything between them.
  var letters: [UInt8] { words.flatMap { $0 } }

  /// The scalars, full-width forms of ASCII and the ideographic space as ASCII.
  static func narrowed(_ text: some StringProtocol) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0xff01...0xff5e:
        return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xff01 + 0x21))
      case 0x3000: return " "
      case 0x3002: return "."
      default: return scalar
      }
    }
  }

  private static func american(_ word: [UInt8]) -> [UInt8] {
    let british = Array("colour".utf8)
    return word.starts(with: british) ? Array("color".utf8) + word.dropFirst(british.count) : word
  }
}

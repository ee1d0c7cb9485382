package import Localization
import Wording

extension Colour {
  /// Reads a colour as people type it in CSS: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` (also without `#`), `rgb()`,
  /// `rgba()`, `hsl()`, `hsla()` with commas or blanks, a name, or `transparent`.
  ///
  /// - Throws: ``ColourFault`` with what is wrong and how to mend it.
  package init(_ typed: String) throws(ColourFault) {
    let text = String(typed.filter { !$0.isNewline }).lowercased()
    let words = text.split(separator: " ").joined(separator: " ")
    if let number = ColourNames.value(words) {
      self.init(hex: number)
    } else if words == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if let digits = Self.hexDigits(words) {
      try self.init(hexDigits: digits)
    } else if words.utf8.contains(UInt8(ascii: "(")) {
      self = try ColourFunction.read(words)
    } else {
      throw Self.unknown(words)
    }
  }

  /// The values of hexadecimal digits, with or without `#` in front; `nil` for anything else.
  private static func hexDigits(_ text: String) -> [Int]? {
    let isMarked = text.utf8.first == UInt8(ascii: "#")
    let digits = (isMarked ? text.dropFirst() : text[...]).map(\.hexDigitValue)
    let values = digits.compactMap(\.self)
    return values.count == digits.count && (isMarked || !values.isEmpty) ? values : nil
  }

  private init(hexDigits: [Int]) throws(ColourFault) {
    let bytes: [Int]
    switch hexDigits.count {
    case 3, 4: bytes = hexDigits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: hexDigits.count, by: 2).map {
        hexDigits[$0] * 16 + hexDigits[$0 + 1]
      }
    default:
      throw ColourFault(
        "it has \(hexDigits.count, "digit", "digits")",
        fix: "write 3, 4, 6 or 8 hexadecimal digits, such as #767676")
    }
    self.init(
      rounding: bytes.prefix(3).map(Double.init),
      alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1)
  }

  private static func unknown(_ words: String) -> ColourFault {
    if words.isEmpty { return ColourFault("it is empty", fix: "write a colour, such as #767676") }
    if words.utf8.first == UInt8(ascii: "#") {
      return ColourFault(
        "something in it is no hexadecimal digit",
        fix: "write digits and the letters a to f, such as #767676")
    }
    let near = Spelling.nearest(to: words, among: ColourNames.all + ["transparent"])
    return ColourFault(
      "this is no colour of CSS",
      fix: near.map { "did you mean \($0)?" }
        ?? "write #rrggbb, #rrggbbaa, rgb(), hsl() or a name such as slategray")
  }
}

/// Why a text is no colour.
package struct ColourFault: Error, Hashable, Sendable {
  /// A sentence without a full stop.
  package let problem: Sentence
  package let remedy: Sentence

  init(_ problem: Sentence, fix remedy: Sentence) {
    self.problem = problem
    self.remedy = remedy
  }
}

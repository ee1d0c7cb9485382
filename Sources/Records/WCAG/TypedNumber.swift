/// A number as people type it: "1.4.10", "sc 1.4.10", "SC1.4.10", "wcag1410", "１．４．１０".
struct TypedNumber: Hashable, Sendable {
  /// Digits and dots, at most "1.4.10" long in a number that exists; may end with a dot.
  let digits: [UInt8]
  /// What follows after a space or a colon, if anything ("Reflow" in "1.4.10 Reflow").
  let rest: FoldedText

  /// - Returns: `nil` when the text does not begin as a number does.
  init?(_ text: some StringProtocol) {
    var scalars = FoldedText.narrowed(text)[...]
    let prefix = Self.dropPrefix(&scalars)
    let number = scalars.prefix { $0 == "." || ("0"..."9").contains($0) }
    let after = scalars.dropFirst(number.count)
    guard number.first.map({ $0 != "." }) == true else { return nil }
    if let next = after.first, !" :,-\u{2013}\u{2014}\t".unicodeScalars.contains(next) {
      return nil
    }
    var digits = number.map { UInt8(truncatingIfNeeded: $0.value) }
    if !digits.contains(UInt8(ascii: ".")), digits.count >= 3 {
      digits.insert(UInt8(ascii: "."), at: 2)
      digits.insert(UInt8(ascii: "."), at: 1)
    } else if prefix == .wcag, after.isEmpty, !digits.contains(UInt8(ascii: ".")) {
      return nil
    }
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: after)
    self.digits = digits
    self.rest = FoldedText(String(rest))
  }

  /// The place, when the number is whole and the catalogue has it.
  var place: Place? { Place(utf8: digits) }

  /// The number without a dot at its end.
  var trimmed: ArraySlice<UInt8> {
    digits.last == UInt8(ascii: ".") ? digits.dropLast() : digits[...]
  }

  private enum Prefix { case none, wcag, word }

  /// Drops spaces and one of the words that people write before a number.
  private static func dropPrefix(_ scalars: inout ArraySlice<Unicode.Scalar>) -> Prefix {
    scalars = scalars.drop { $0.properties.isWhitespace }
    let words = ["success criterion", "criterion", "guideline", "principle", "wcag", "sc"]
    for word in words {
      let start = scalars.prefix(word.unicodeScalars.count).map { $0.properties.lowercaseMapping }
      guard start.joined().hasSameBytes(as: word) else { continue }
      scalars = scalars.dropFirst(word.unicodeScalars.count).drop {
        $0.properties.isWhitespace || $0 == ":"
      }
      return word.utf8.first == UInt8(ascii: "w") ? .wcag : .word
    }
    return .none
  }
}

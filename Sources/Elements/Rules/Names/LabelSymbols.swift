import Localization

extension Rule {
  static let labelSymbols = Rule(
    "label-symbols", "No name is made of signs only", needs: [.labels],
    criteria: ["1.1.1", "4.1.2"], .serious,
    why: "Signs of an icon font have no name at all, and others are left out or read oddly.",
    remedy: "Give it a label in words; if it only decorates, hide it from assistive technology.",
    passes: ["Close, button.", "5 €", "+49, button.", "😀, button.", "×, button.", "−, button."],
    fails: ["\u{e5cd}, button.", "›, button.", "•"]
  ) { judging in
    for stop in judging.stops(.named) {
      judging.judge(
        stop.element, breaks: Signs.isOnlySigns(stop.name), "Its name has no word in it.")
    }
  }
}

/// Texts without a letter, a digit, or a sign that readers have a name for.
enum Signs {
  static func isOnlySigns(_ text: String) -> Bool {
    if isSpokenMath(text) { return false }
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte & 0xdf) { return false }
      if byte >= 0x80 { return text.unicodeScalars.allSatisfy(isSign) }
    }
    return text.utf8.allSatisfy { isSpokenASCII($0) == false }
  }

  /// One sign of arithmetic, as a calculator has it: readers say "times" and "minus".
  private static func isSpokenMath(_ text: String) -> Bool {
    guard text.utf8.count <= 3, let sign = text.unicodeScalars.first,
      text.unicodeScalars.dropFirst().isEmpty
    else { return false }
    if sign == "-" || sign == "*" || sign == "/" { return true }
    let isArrow = (0x2190...0x21ff).contains(sign.value)
    return sign.value >= 0x80 && !isArrow && sign.properties.generalCategory == .mathSymbol
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return isSpokenASCII(UInt8(scalar.value)) == false }
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .dashPunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .openPunctuation, .closePunctuation, .spaceSeparator, .control, .format:
      return true
    case .mathSymbol, .otherSymbol, .modifierSymbol:
      return !scalar.properties.isEmojiPresentation && !scalar.properties.isEmoji
    default: return false
    }
  }

  /// Whether readers say a sign of ASCII; letters and digits are said.
  private static func isSpokenASCII(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    case UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "%"),
      UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

import Wording

/// Full-width and typographic forms of the signs that the grammar knows.
enum TypedForm {
  /// The ASCII sign that a scalar stands for, letters small; other scalars as they are.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var plain = PlainText.narrow(scalar)
    switch scalar.value {
    case 0xfe13, 0xfe55: plain = ":"
    case 0x2012, 0x2013, 0x2212, 0xfe63: plain = "-"
    default: break
    }
    guard ("A"..."Z").contains(plain) else { return plain }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: plain.value) | 0x20)
  }

  /// A word in the form that shortcuts are compared in: plain, all letters small.
  static func folded(_ word: some Sequence<Unicode.Scalar>) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in word {
      let plain = plain(scalar)
      if plain.isASCII {
        folded.append(plain)
      } else {
        folded.append(contentsOf: plain.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(folded)
  }

  /// The digit that a scalar stands for.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    let plain = plain(scalar)
    return ("0"..."9").contains(plain) ? Int(plain.value - 0x30) : nil
  }

  /// Whether a scalar may stand in a shortcut's word.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Whether a scalar is a capital letter, full-width ones too.
  static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: true
    default: false
    }
  }

  /// Spaces that typographers put before a colon; an ordinary space there makes words of it.
  static func isBoundSpace(_ scalar: Unicode.Scalar) -> Bool {
    [0x00a0, 0x2009, 0x202f].contains(scalar.value)
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// Marks of the writing direction, and the byte order mark that some pastes begin with.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [0x061c, 0x200e, 0x200f, 0xfeff].contains(scalar.value)
  }

  /// Whether nothing but spaces and invisible marks stands there.
  static func isBlank(_ text: Substring.UnicodeScalarView) -> Bool {
    text.allSatisfy { isSpace($0) || isMark($0) }
  }

  static func withoutSpaces(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    text.drop(while: isSpace)
  }

  static func withoutSpacesAndMarks(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    text.drop { isSpace($0) || isMark($0) }
  }
}

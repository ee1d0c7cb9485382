/// Texts in the forms in which they are compared: small letters of usual width, whatever somebody typed between them.
package enum PlainText {
  /// What a form keeps beside letters and digits.
  package enum Form: Sendable {
    /// Every sign, with one space between words.
    case spaced
    /// Letters and digits, with one space between words.
    case words
    /// Letters and digits alone.
    case letters
    /// Every sign but the blanks, hyphens and underscores that join the parts of a name: "partly done", "partly-done"
    /// and "partlyDone" are one.
    case unjoined
  }

  /// The text in a form.
  ///
  /// - Complexity: O(*n*); a text of ASCII takes no look at properties of characters.
  package static func folded(_ text: some StringProtocol, _ form: Form) -> String {
    var folding = Folding(form, capacity: text.utf8.count)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { folding.append(Unicode.Scalar(byte), isASCII: true) }
    } else {
      for scalar in String(String.UnicodeScalarView(text.unicodeScalars.map(narrow))).lowercased()
        .unicodeScalars
      {
        folding.append(scalar, isASCII: false)
      }
    }
    return folding.result
  }

  /// The text without white space at either end.
  package static func trimmed(_ text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(text[first..<scalars.index(after: last)])
  }

  /// The plain sign of a full-width one, as East Asian typing makes them; other scalars as they are.
  package static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xff01...0xff5e).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xff01 + 0x21))
  }

  /// A text that is being folded.
  private struct Folding {
    private let form: Form
    private var scalars = String.UnicodeScalarView()
    private var isAfterGap = false

    init(_ form: Form, capacity: Int) {
      self.form = form
      scalars.reserveCapacity(capacity)
    }

    var result: String { String(scalars) }

    mutating func append(_ scalar: Unicode.Scalar, isASCII: Bool) {
      let value = scalar.value
      let isLetter =
        isASCII || value < 0x80
        ? (0x30...0x39).contains(value) || (0x41...0x5a).contains(value)
          || (0x61...0x7a).contains(value)
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if !isLetter {
        switch form {
        case .words where isMark(scalar) && !isAfterGap,
          .letters where isMark(scalar) && !isAfterGap:
          // An accent written apart goes with its letter, as one written with it does.
          scalars.append(scalar)
          return
        case .spaced where !isSpace(scalar):
          if isInvisible(scalar) { return }
        case .unjoined where ![0x20, 0x2d, 0x5f].contains(value): break
        default:
          isAfterGap = true
          return
        }
      }
      if isAfterGap, form == .spaced || form == .words, !scalars.isEmpty { scalars.append(" ") }
      isAfterGap = false
      let isCapital = isASCII && (0x41...0x5a).contains(value)
      scalars.append(isCapital ? Unicode.Scalar(UInt8(value) | 0x20) : scalar)
    }

    private func isMark(_ scalar: Unicode.Scalar) -> Bool {
      guard scalar.value >= 0x300, !scalars.isEmpty else { return false }
      return switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      default: false
      }
    }

    private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x80
        ? scalar == " " || (0x09...0x0d).contains(scalar.value) : scalar.properties.isWhitespace
    }

    /// Marks of the writing direction and the like.
    private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value >= 0x80 && scalar.properties.generalCategory == .format
    }
  }
}

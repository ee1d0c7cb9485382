/// Makes text from files and people safe as the content of an HTML element, and as the inside of an attribute.
package enum HTMLText {
  /// Text with no sign that begins or ends anything; characters that no page may hold are written out as "(U+FFFE)".
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { replacement($0) != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let words = replacement(scalar) {
        result.append(contentsOf: words.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Data inside a line: on one line, escaped, with its own direction, breaking anywhere only where a word is too long.
  package static func data(_ text: String) -> String {
    let line = VisibleText.oneLine(text)
    if let figure = FigureText.unbroken(line) { return escaped(figure) }
    let safe = withLongWords(line)
    return line.unicodeScalars.contains(where: isRightToLeft) ? "<bdi>\(safe)</bdi>" : safe
  }

  /// The text on one line, with what no page may hold written out: as long as it will be seen.
  static func seen(_ text: String) -> String {
    let line = VisibleText.oneLine(text)
    guard line.unicodeScalars.contains(where: isForbidden) else { return line }
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if isForbidden(scalar) {
        result.append(contentsOf: VisibleText.name(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func replacement(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: isForbidden(scalar) ? VisibleText.name(of: scalar) : nil
    }
  }

  /// What Unicode sets aside as no character, and what means something to one font only.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xfdd0...0xfdef, 0xe000...0xf8ff, 0xf0000...: true
    default: scalar.value & 0xfffe == 0xfffe
    }
  }

  /// Letters and digits of scripts that are written from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08ff, 0xfb1d...0xfdcf, 0xfdf0...0xfdff, 0xfe70...0xfefe, 0x10800...0x10fff,
      0x1e800...0x1efff:
      true
    default: false
    }
  }

  /// How many characters a word may have before it could push a column off the page.
  private static let longWord = 20

  private static func withLongWords(_ line: String) -> String {
    guard line.utf8.count > longWord else { return escaped(line) }
    return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let isLong = word.split(separator: "-").contains { $0.unicodeScalars.count > longWord }
      let safe = escaped(String(word))
      return isLong ? "<span class=\"long\">\(safe)</span>" : safe
    }.joined(separator: " ")
  }
}

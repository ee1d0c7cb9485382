/// Makes text from files safe inside SVG: no markup, and no character that XML does not allow.
package enum SVGText {
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.oneLine(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // The two that Unicode sets aside in every plane are no characters, and XML refuses two of them.
      case _ where scalar.value & 0xfffe == 0xfffe: result += "(no character)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text on at most two lines, broken between words and cut where it would not fit.
  static func lines(_ text: String, to limit: Int) -> [String] {
    guard text.count > limit else { return [text] }
    let head = text.prefix(limit + 1)
    guard let space = head.lastIndex(of: " "), space > text.startIndex else {
      return [cut(text, to: limit)]
    }
    return [String(text[..<space]), cut(String(text[text.index(after: space)...]), to: limit)]
  }

  /// The text on at most so many lines.
  static func lines(_ text: String, to limit: Int, atMost count: Int) -> [String] {
    let pair = lines(text, to: limit)
    guard count > 2, pair.count == 2 else { return pair }
    let rest = text.dropFirst(pair[0].count + 1)
    return [pair[0]] + lines(String(rest), to: limit, atMost: count - 1)
  }

  /// The text, cut where it would not fit; the whole of it stands in the table beside the plot.
  static func cut(_ text: String, to limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}

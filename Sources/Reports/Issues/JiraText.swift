import Localization

extension SentenceStyle {
  /// The inside of a line of Markdown in an issue.
  static let issue = SentenceStyle(
    words: { $0 }, text: { MarkdownText.escaped($0, atStart: $1, for: .tracker) },
    marked: { words, mark in
      if case .web(let address) = mark { "[\(words)](\(address))" } else { words }
    })

  /// The inside of a line of Jira's own markup.
  static let jira = SentenceStyle(
    words: { $0.filter { $0 != "`" } }, text: { JiraText.escaped($0, atStart: $1) },
    marked: { words, mark in
      if case .web(let address) = mark { "[\(words)|\(address)]" } else { words }
    })
}

/// Escapes text from people so that Jira's markup shows it and does nothing with it.
///
/// A backslash before a sign takes its meaning away. A backslash itself has no such form, since two of them are a line
/// break: it stands as a character reference.
package enum JiraText {
  /// Text for the inside of a line.
  ///
  /// - `atStart`: Whether nothing stands before it, so that it could begin a heading, a quotation or a list.
  package static func escaped(_ text: String, atStart: Bool = true) -> String {
    let scalars = Array(VisibleText.oneLine(text).unicodeScalars)
    var output = String.UnicodeScalarView()
    let dot = atStart ? blockDot(scalars) : nil
    for (place, scalar) in scalars.enumerated() {
      if scalar == "\\" {
        output.append(contentsOf: "&#92;".unicodeScalars)
        continue
      }
      if always.contains(scalar) || place == dot || isActive(scalars, place, atStart: atStart) {
        output.append("\\")
      }
      output.append(scalar)
    }
    return String(output)
  }

  /// Words between signs, links, mentions, pictures, macros, cells, marks of letters.
  private static let always = Set("*_+^~{}[]|!".unicodeScalars)

  private static func isActive(
    _ text: [Unicode.Scalar], _ place: Int, atStart: Bool
  ) -> Bool {
    let before = place > 0 ? text[place - 1] : nil
    let after = place + 1 < text.count ? text[place + 1] : nil
    switch text[place] {
    case "-":
      // A dash, a line through words, a rule, an entry of a list; and "SHOP-12" is a ticket.
      return !isWord(before) || !isWord(after) || after?.isASCIIDigit == true
    case "?": return before == "?" || after == "?"
    case "#": return atStart && text[..<place].allSatisfy { $0 == " " }
    case ":": return after == "/" || isSmile(after)
    case ";": return isSmile(after)
    case "(": return isPicture(text[(place + 1)...].prefix(9))
    case "&": return after == "#" || isWord(after)
    default: return false
    }
  }

  /// The full stop of "h1." or "bq." at the beginning.
  private static func blockDot(_ text: [Unicode.Scalar]) -> Int? {
    let first = text.firstIndex { $0 != " " } ?? 0
    guard text.count > first + 2, text[first + 2] == "." else { return nil }
    let (one, two) = (text[first], text[first + 1])
    let isHeading = one == "h" && ("1"..."6").contains(two)
    return isHeading || (one == "b" && two == "q") ? first + 2 : nil
  }

  /// What may follow a bracket for a small picture: "(x)", "(on)", "(flag)".
  private static func isPicture(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let end = rest.firstIndex(of: ")") else { return false }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: rest[..<end])
    return pictures.contains(String(name))
  }

  private static let pictures: Set<String> = [
    "y", "n", "i", "/", "x", "!", "+", "-", "?", "on", "off", "*", "*r", "*g", "*b", "*y", "flag",
    "flagoff",
  ]

  private static func isSmile(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ")(DPp".unicodeScalars.contains($0) } ?? false
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
  }
}

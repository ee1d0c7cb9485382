import Localization

/// Builds text in the `man` macros; everything handed in is escaped, except by `line`.
struct Roff {
  /// What words are told in.
  let language: Language
  private(set) var text = ""

  init(in language: Language) { self.language = language }

  /// One line as it is.
  mutating func line(_ line: String) {
    text += line + "\n"
  }

  mutating func macro(_ name: String, _ arguments: [String] = []) {
    let quoted = arguments.map { argument in
      let pieces = Self.escaped(argument).split(separator: "\"", omittingEmptySubsequences: false)
      return " \"\(pieces.joined(separator: "\\(dq"))\""
    }
    line(".\(name)\(quoted.joined())")
  }

  /// The heading of a section.
  mutating func section(_ heading: Sentence) { macro("SH", [heading.plain(in: language)]) }

  /// Running text, which may begin with anything.
  mutating func text(_ words: Sentence) {
    guard !words.isEmpty else { return }
    for part in Wrapping.wrap(Console.safe(words.plain(in: language))).split(separator: "\n") {
      let escaped = Self.escaped(String(part))
      line(escaped.utf8.first == UInt8(ascii: ".") ? "\\&\(escaped)" : escaped)
    }
  }

  mutating func paragraphs(_ paragraphs: [Sentence]) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { macro("PP") }
      text(paragraph)
    }
  }

  /// A term in bold and what it means, indented.
  mutating func item(_ term: String, _ meaning: Sentence) {
    macro("TP")
    line("\\fB\(Self.escaped(term))\\fR")
    text(meaning)
  }

  /// Text that the formatter prints as it stands.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in Console.safe(text).unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case _ where scalar.value < 0x80: escaped.unicodeScalars.append(scalar)
      default:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - hex.utf8.count)))\(hex)]"
      }
    }
    return escaped
  }
}

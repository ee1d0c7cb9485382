/// What a person does to a text in their editor: lines of a transcript that begin with `~ `.
///
/// - `~ show` shows the text.
/// - `~ OLD => NEW` replaces the first place where `OLD` stands; `\n` in either is a line end, and
///   `(nothing)` as `NEW` takes it away.
/// - `~ crlf` saves with the line ends of Windows.
/// - `~ fail` ends the editor with an error after that.
struct FormEdits {
  var steps: [String] = []

  var fails: Bool { steps.contains("fail") }

  /// - Parameter say: Gets the lines that a transcript shows.
  func applied(to text: String, say: (String) -> Void) -> String {
    var result = text
    for step in steps {
      say("~ \(step)")
      if step == "show" {
        for line in Self.lines(result) { say("  | \(line)") }
      } else if step == "crlf" {
        result = Self.lines(result).joined(separator: "\r\n")
      } else if step == "fail" {
        continue
      } else if let (old, new) = Self.replacement(step), let range = Self.find(old, in: result) {
        result.replaceSubrange(range, with: new)
      } else {
        say("! this is not in the form")
      }
    }
    return result
  }

  private static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func replacement(_ step: String) -> (String, String)? {
    let parts = pieces(step, at: " => ")
    guard parts.count == 2 else { return nil }
    return (unescaped(parts[0]), parts[1] == "(nothing)" ? "" : unescaped(parts[1]))
  }

  private static func unescaped(_ text: String) -> String {
    pieces(text, at: "\\n").joined(separator: "\n")
  }

  private static func pieces(_ text: String, at mark: String) -> [String] {
    var found = [""]
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix(mark) {
        rest = rest.dropFirst(mark.count)
        found.append("")
      } else {
        found[found.count - 1].append(first)
        rest.removeFirst()
      }
    }
    return found
  }

  private static func find(_ wanted: String, in text: String) -> Range<String.Index>? {
    text.indices.first { text[$0...].hasPrefix(wanted) }
      .flatMap { start in
        text.index(start, offsetBy: wanted.count, limitedBy: text.endIndex).map { start..<$0 }
      }
  }
}

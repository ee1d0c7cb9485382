import Records

/// The beginning of a line that says when something happened, since the session's start: `at 4m10`, `[00:04:10]`.
///
/// Only sessions that are entered afterwards read it: while a clock runs, such words are what somebody noticed.
struct StatedTime {
  let milliseconds: Int
  /// The time with what is around it, as typed.
  let typed: Substring.UnicodeScalarView
  /// What follows, without the spaces between.
  let rest: Substring.UnicodeScalarView

  /// Reads `at` and a time with a unit or a colon, or such a time in brackets, and a space or the line's end.
  ///
  /// - Returns: `nil` for anything else, such as `at 5 o'clock`, `at home`, `12:31`.
  init?(_ line: Substring.UnicodeScalarView) {
    let start = TypedForm.withoutSpacesAndMarks(line)
    let time: Substring.UnicodeScalarView
    let behind: Substring.UnicodeScalarView
    if start.first == "[" {
      let inside = start.dropFirst()
      time = inside.prefix(14).prefix { $0 != "]" }
      guard inside[time.endIndex...].first == "]" else { return nil }
      behind = inside[time.endIndex...].dropFirst()
    } else {
      let word = start.prefix(3)
      guard String(word) == "at " else { return nil }
      let rest = TypedForm.withoutSpaces(start[word.endIndex...])
      time = rest.prefix(14).prefix { !TypedForm.isSpace($0) }
      behind = rest[time.endIndex...]
    }
    guard behind.first.map(TypedForm.isSpace) ?? true,
      let milliseconds = Self.milliseconds(String(time))
    else { return nil }
    self.milliseconds = milliseconds
    typed = start[..<behind.startIndex]
    rest = TypedForm.withoutSpaces(behind)
  }

  /// A time that has a unit or a colon; a bare number may count anything.
  private static func milliseconds(_ text: String) -> Int? {
    let folded = text.lowercased()
    guard folded.first.map({ $0.isASCII && $0.isNumber }) == true,
      folded.contains(":") || folded.contains(where: { "hms".contains($0) })
    else { return nil }
    return ElapsedTyping.milliseconds(folded)
  }
}

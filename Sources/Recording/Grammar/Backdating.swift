import Records

/// The beginning of a line that says how long ago something happened: `-30s`, `-2m30`.
struct Backdating {
  /// At least 1,000.
  let milliseconds: Int
  /// Minus and time as typed.
  let typed: Substring.UnicodeScalarView
  /// What follows, without the spaces between.
  let rest: Substring.UnicodeScalarView

  /// Reads a minus, a time in hours, minutes and seconds with a unit at least, and a space or the line's end.
  ///
  /// - Returns: `nil` for anything else: `-30%`, `-0s`, `-1000s`, `- 30s`, and a number without a unit, which in notes
  ///   is a temperature, a count or a bullet.
  init?(_ line: Substring.UnicodeScalarView) {
    let start = TypedForm.withoutSpacesAndMarks(line)
    guard let minus = start.first, TypedForm.plain(minus) == "-" else { return nil }
    let time = start.dropFirst().prefix(12).prefix { !TypedForm.isSpace($0) }
    let behind = start[time.endIndex...]
    guard behind.first.map(TypedForm.isSpace) ?? true else { return nil }
    let text = TypedForm.folded(time)
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, digits.count <= 3 else { return nil }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "hms".utf8.contains($0) }),
      text.utf8.contains(where: { "hms".utf8.contains($0) }),
      let milliseconds = ElapsedTyping.milliseconds(text), milliseconds > 0
    else { return nil }
    self.milliseconds = milliseconds
    typed = start[..<time.endIndex]
    rest = TypedForm.withoutSpaces(behind)
  }
}

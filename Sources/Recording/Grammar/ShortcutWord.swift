/// A word with its colon at the beginning of a line, such as `b3:`.
struct ShortcutWord {
  static let longest = 8

  /// The letters, folded.
  let letters: String
  /// The digits behind them, at most three.
  let digits: [Int]
  /// Word, digits and colon as typed.
  let typed: Substring.UnicodeScalarView
  /// What follows, without the spaces between.
  let rest: Substring.UnicodeScalarView

  /// - Returns: `nil` when the line does not begin with small letters, at most three digits and a colon, or when what
  ///   follows belongs to the colon: an address, a path, a smiley.
  init?(_ line: Substring.UnicodeScalarView) {
    let start = TypedForm.withoutSpacesAndMarks(line)
    let letters = start.prefix(Self.longest).prefix(while: TypedForm.isLetter)
    // Capitals are how people write who speaks, and nota bene: "Q:", "NB:", "P07:".
    guard !letters.isEmpty, !letters.contains(where: TypedForm.isCapital) else { return nil }
    let numbers = start[letters.endIndex...].prefix(3).prefix { TypedForm.digit($0) != nil }
    var colon = numbers.endIndex
    guard colon < start.endIndex else { return nil }
    if TypedForm.isBoundSpace(start[colon]) { start.formIndex(after: &colon) }
    guard colon < start.endIndex, TypedForm.plain(start[colon]) == ":" else { return nil }
    let behind = start[start.index(after: colon)...]
    guard Self.endsBefore(behind) else { return nil }
    rest = TypedForm.withoutSpaces(behind)
    self.letters = TypedForm.folded(letters)
    digits = numbers.compactMap(TypedForm.digit)
    typed = start[..<behind.startIndex]
  }

  /// Whether a colon before this ends a word, and does not belong to what follows.
  static func endsBefore(_ behind: Substring.UnicodeScalarView) -> Bool {
    guard let first = behind.first, !TypedForm.isSpace(first),
      let next = behind.first(where: { !TypedForm.isMark($0) })
    else { return true }
    return mayFollow(next)
  }

  /// Whether words may begin with the sign directly behind the colon; `://`, `:\`, `:)` and `:-` are no shortcuts.
  private static func mayFollow(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return TypedForm.isLetter(scalar) || TypedForm.digit(scalar) != nil
        || "\"'#.[$+!?".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control: return false
    default: return !":/\\)-".unicodeScalars.contains(TypedForm.plain(scalar))
    }
  }
}

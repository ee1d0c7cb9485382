/// How many cells of a terminal text takes.
///
/// Wide East Asian characters and emoji take two, combining marks and joiners none, characters of ambiguous width one.
package enum CellWidth {
  /// The cells of one character as people see it, 0 to a few; controls take none.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x7F, scalars.count == 1 { return first.value < 0x20 ? 0 : 1 }
    return cluster(scalars)
  }

  /// The cells of a text; line ends take none.
  ///
  /// - Complexity: O(*n*); fast where all is ASCII.
  package static func of(_ text: String) -> Int {
    var cells = 0
    for byte in text.utf8 {
      // Other characters, and what may combine with the ASCII before them, are measured as characters.
      guard byte < 0x80 else { return text.reduce(0) { $0 + of($1) } }
      if byte >= 0x20, byte != 0x7F { cells += 1 }
    }
    return cells
  }

  private static func cluster(_ scalars: Character.UnicodeScalarView) -> Int {
    var cells = 0
    var isFirst = true
    var base: Unicode.Scalar?
    for scalar in scalars {
      if scalar == emojiStyle, let base, base.properties.isEmoji { return 2 }
      let width = of(scalar, afterBase: !isFirst)
      // Whatever joins a wide character (flags, skin tones, families, Hangul) stays in its two cells.
      if width == 2, isFirst || cells == 0 { return 2 }
      if isFirst || scalar.value != joiner.value { base = scalar }
      cells += width
      isFirst = false
    }
    return cells
  }

  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
  private static let joiner: Unicode.Scalar = "\u{200D}"

  private static func of(_ scalar: Unicode.Scalar, afterBase: Bool) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) ? 0 : 1 }
    // A mark that takes room of its own does so only behind a letter.
    if afterBase, scalar.properties.generalCategory == .spacingMark { return 1 }
    if contains(CellWidthTable.empty, value) { return 0 }
    return value >= 0x1100 && contains(CellWidthTable.wide, value) ? 2 : 1
  }

  /// Whether one of the runs, given as first and last in order, holds the value.
  private static func contains(_ runs: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = runs.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > runs[middle * 2 + 1] {
        low = middle + 1
      } else if value < runs[middle * 2] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}

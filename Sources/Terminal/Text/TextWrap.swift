/// Breaks text into lines that fit a width.
package enum TextWrap {
  /// The lines of a text, broken between words; a word that is longer than the width is broken inside.
  ///
  /// Spaces where a line is broken are left out. Between wide characters (Chinese, Japanese, Korean) a line may be
  /// broken anywhere but before a closing sign. A character wider than the width gets a line of its own.
  ///
  /// - `width`: Cells, at least 1.
  /// - Returns: At least one line, which may be empty.
  package static func lines(_ text: String, width: Int) -> [String] {
    let width = max(1, width)
    if text.utf8.count <= width, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      return [text]
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { paragraph($0, width) }
  }

  private static func paragraph(_ text: Substring, _ width: Int) -> [String] {
    var breaker = LineBreaker(width: width)
    var word = ""
    var cells = 0
    for character in text {
      let taken = CellWidth.of(character)
      if character == " " {
        breaker.add(word, cells)
        breaker.addSpace()
        (word, cells) = ("", 0)
      } else if taken >= 2, character.unicodeScalars.first.map({ $0.value >= 0x1100 }) ?? false,
        !isClosing(character)
      {
        breaker.add(word, cells)
        (word, cells) = (String(character), taken)
      } else {
        word.append(character)
        cells += taken
      }
    }
    breaker.add(word, cells)
    return breaker.finish()
  }

  /// Signs that never begin a line.
  private static func isClosing(_ character: Character) -> Bool {
    "、。，．：；？！）］｝〉》」』】〕〗〙〛’”…ー々".contains(character)
  }
}

/// Puts words into lines.
private struct LineBreaker {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var cells = 0
  /// Spaces after the last word; they are written only when another word follows on the line.
  private var spaces = 0

  init(width: Int) { self.width = width }

  mutating func addSpace() { spaces += 1 }

  mutating func add(_ word: String, _ wordCells: Int) {
    guard !word.isEmpty else { return }
    if cells + spaces + wordCells <= width {
      line += String(repeating: " ", count: spaces) + word
      cells += spaces + wordCells
      spaces = 0
      return
    }
    if cells > 0 { endLine() }
    // Spaces in front of a text stay while there is room for something beside them.
    if lines.isEmpty, spaces > 0, spaces < width {
      line = String(repeating: " ", count: spaces)
      cells = spaces
    }
    spaces = 0
    if cells + wordCells <= width {
      line += word
      cells += wordCells
    } else {
      addBroken(word)
    }
  }

  private mutating func addBroken(_ word: String) {
    for character in word {
      let taken = CellWidth.of(character)
      if cells + taken > width, cells > 0 { endLine() }
      line.append(character)
      cells += taken
    }
  }

  private mutating func endLine() {
    lines.append(line)
    line = ""
    cells = 0
    spaces = 0
  }

  mutating func finish() -> [String] {
    if cells + spaces <= width { line += String(repeating: " ", count: spaces) }
    lines.append(line)
    return lines
  }
}

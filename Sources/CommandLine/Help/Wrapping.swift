/// Breaks text into lines between words.
package enum Wrapping {
  /// The width of help, in characters, the same on every terminal and in a pipe.
  static let width = 80

  /// - `indent`: Spaces before the first line.
  /// - `rest`: Spaces before the further lines.
  /// - Returns: Lines with no line end after the last; a word longer than a line keeps a line of its own.
  package static func wrap(_ text: String, indent: Int = 0, rest: Int? = nil) -> String {
    let margin = String(repeating: " ", count: rest ?? indent)
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var used = indent
    var isFresh = true
    for word in pieces(text) {
      let length = word.count
      if !isFresh, used + 1 + length > width {
        lines.append(line)
        line = margin
        used = margin.utf8.count
        isFresh = true
      }
      if !isFresh { line += " " }
      used += length + (isFresh ? 0 : 1)
      line += word
      isFresh = false
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }

  /// Words; of two spaces in a row the second stays with the word before it.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    for piece in text.split(separator: " ", omittingEmptySubsequences: false) {
      if piece.isEmpty, !pieces.isEmpty {
        pieces[pieces.count - 1] += " "
      } else {
        pieces.append(String(piece))
      }
    }
    return pieces
  }
}

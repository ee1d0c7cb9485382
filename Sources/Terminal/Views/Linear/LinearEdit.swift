/// The bytes that turn a shown line into the next one, without addressing the screen.
struct LinearEdit {
  /// What stands before the line on its first row.
  var prompt: String
  /// Cells in a row of the window.
  var width: Int
  var hasEscapes: Bool

  /// A line as it is shown, and the characters before the cursor.
  struct Shown: Hashable, Sendable {
    var text: [Character]
    var cursor: Int

    init(_ text: [Character] = [], cursor: Int = 0) {
      self.text = text
      self.cursor = cursor
    }
  }

  /// - Returns: `nil` where the line must be written anew on a new row.
  func change(from old: Shown, to new: Shown) -> String? {
    if old == new { return "" }
    if isAtEnd(old), isAtEnd(new) {
      if new.text.starts(with: old.text) {
        return String(new.text[old.text.count...])
      }
      if old.text.starts(with: new.text), let erased = erased(old, new) { return erased }
    }
    guard fits(old), fits(new) else { return nil }
    if old.text == new.text { return moved(old.cursor, new.cursor, in: new.text) }
    guard hasEscapes else { return nil }
    var same = 0
    while same < old.text.count, same < new.text.count, old.text[same] == new.text[same] {
      same += 1
    }
    let end = moved(new.text.count, new.cursor, in: new.text)
    return moved(old.cursor, same, in: old.text) + String(new.text[same...])
      + (cells(new.text[...]) < cells(old.text[...]) ? "\u{1B}[K" : "") + end
  }

  /// The whole line on a new row.
  func anew(_ line: Shown) -> String {
    let after = line.text[line.cursor...]
    let column = (cells(prompt) + cells(line.text[...])) % width
    let back = cells(after) < column ? moved(line.text.count, line.cursor, in: line.text) : ""
    return prompt + String(line.text) + back
  }

  private func isAtEnd(_ line: Shown) -> Bool { line.cursor == line.text.count }

  /// Whether prompt and line leave the last cell of the first row free.
  private func fits(_ line: Shown) -> Bool {
    cells(prompt) + cells(line.text[...]) < width
  }

  private func erased(_ old: Shown, _ new: Shown) -> String? {
    let gone = cells(old.text[new.text.count...])
    let column = (cells(prompt) + cells(old.text[...])) % width
    guard gone > 0, column > gone, column != 0 else { return nil }
    let back = String(repeating: "\u{8}", count: gone)
    return back + String(repeating: " ", count: gone) + back
  }

  private func moved(_ from: Int, _ to: Int, in text: [Character]) -> String {
    to > from
      ? String(text[from..<to]) : String(repeating: "\u{8}", count: cells(text[to..<from]))
  }

  private func cells(_ text: some Collection<Character>) -> Int {
    text.reduce(0) { $0 + CellWidth.of($1) }
  }
}

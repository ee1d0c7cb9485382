/// Breaks text from anywhere into harmless lines.
enum Prose {
  /// Lines of at most that many cells; text that fits keeps its blanks.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for part in SafeText.lines(text).split(separator: "\n", omittingEmptySubsequences: false) {
      if CellWidth.of(String(part)) <= width {
        lines.append(String(part))
      } else {
        lines += TextWrap.lines(String(part), width: max(width, 1))
      }
    }
    return lines
  }

  /// At most that many lines; the last one shows with an ellipsis that there is more.
  static func cut(_ lines: [String], to count: Int, width: Int) -> [String] {
    guard lines.count > count else { return lines }
    guard count > 0 else { return [] }
    var kept = Array(lines.prefix(count))
    var last = kept[count - 1]
    while !last.isEmpty, CellWidth.of(last) > width - 1 { last.removeLast() }
    kept[count - 1] = last + "…"
    return kept
  }
}

import Terminal
import Testing

private struct WidthRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let cells: Int
  init(_ name: String, _ text: String, _ cells: Int) {
    testDescription = name
    self.text = text
    self.cells = cells
  }

  static let all = [
    WidthRow("nothing", "", 0), WidthRow("ASCII", "kerb", 4), WidthRow("umlaut", "ü", 1),
    WidthRow("decomposed umlaut", "u\u{308}", 1), WidthRow("a lone accent", "\u{301}", 0),
    WidthRow("two accents", "e\u{301}\u{323}", 1), WidthRow("line end", "\n", 0),
    WidthRow("ESC", "\u{1B}", 0), WidthRow("C1", "\u{85}", 0), WidthRow("DEL", "\u{7F}", 0),
    WidthRow("ellipsis, ambiguous", "…", 1), WidthRow("circled one, ambiguous", "①", 1),
    WidthRow("Greek", "αβγ", 3), WidthRow("Hebrew", "אב", 2), WidthRow("Arabic", "سلام", 4),
    WidthRow("Chinese", "你好", 4), WidthRow("Japanese", "かな", 4),
    WidthRow("half-width kana", "ｱ", 1), WidthRow("full-width letter", "Ａ", 2),
    WidthRow("ideographic space", "\u{3000}", 2), WidthRow("beyond the first plane", "𠀋", 2),
    WidthRow("Korean", "한국어", 6), WidthRow("Korean in parts", "\u{1112}\u{1161}\u{11AB}", 2),
    WidthRow("Thai", "ไทย", 3), WidthRow("Thai am", "กำ", 2), WidthRow("Hindi", "कि", 2),
    WidthRow("Hindi conjunct", "क्ष", 2), WidthRow("Tamil", "நி", 2),
    WidthRow("heart as text", "❤", 1), WidthRow("heart as emoji", "❤\u{FE0F}", 2),
    WidthRow("digit with a style", "1\u{FE0F}", 2),
    WidthRow("keycap", "1\u{FE0F}\u{20E3}", 2), WidthRow("grin", "😀", 2),
    WidthRow("family", "👩‍👩‍👧", 2), WidthRow("skin tone", "👍🏽", 2), WidthRow("flag", "🇩🇪", 2),
    WidthRow("two flags", "🇩🇪🇫🇷", 4),
    WidthRow("rainbow flag", "🏳\u{FE0F}\u{200D}🌈", 2), WidthRow("astronaut", "🧑🏿‍🚀", 2),
    WidthRow("lightning", "⚡", 2), WidthRow("snowman", "☃", 1),
    WidthRow("zero-width space", "a\u{200B}b", 2), WidthRow("byte order mark", "\u{FEFF}", 0),
    WidthRow("letter with a style, no emoji", "a\u{FE0F}", 1),
    WidthRow("a sentence", "Bus 你 ❤\u{FE0F} ü", 11),
  ]
}

@Suite("Cells of text")
struct CellWidthTests {
  @Test(arguments: WidthRow.all)
  private func cells(_ row: WidthRow) {
    #expect(CellWidth.of(row.text) == row.cells)
    #expect(row.text.reduce(0) { $0 + CellWidth.of($1) } == row.cells)
  }
}

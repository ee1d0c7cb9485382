import Laws
import Terminal
import Testing

private struct WrapRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let width: Int
  let lines: [String]
  init(_ name: String, _ text: String, _ width: Int, _ lines: String...) {
    testDescription = name
    self.text = text
    self.width = width
    self.lines = lines
  }

  static let all = [
    WrapRow("nothing", "", 5, ""), WrapRow("fits", "a bus", 5, "a bus"),
    WrapRow("between words", "the old bus", 7, "the old", "bus"),
    WrapRow("a long word", "abcdefgh", 3, "abc", "def", "gh"),
    WrapRow("a long word after a short one", "a bcdefg", 3, "a", "bcd", "efg"),
    WrapRow("goes on behind a long word", "abcd e", 3, "abc", "d e"),
    WrapRow("line ends", "a\n\nb\n", 5, "a", "", "b", ""),
    WrapRow("spaces at a break vanish", "ab   cd", 3, "ab", "cd"),
    WrapRow("spaces inside stay", "a  b cde", 5, "a  b", "cde"),
    WrapRow("spaces in front stay", "  ab cd", 4, "  ab", "cd"),
    WrapRow("spaces at the end stay where they fit", "ab ", 3, "ab "),
    WrapRow("Chinese", "你好世界", 5, "你好", "世界"),
    WrapRow("no line begins with a full stop", "你好。", 5, "你", "好。"),
    WrapRow("wide at width one", "你a", 1, "你", "a"),
    WrapRow("width below one", "ab", 0, "a", "b"),
    WrapRow("accents take no room", "e\u{301}e\u{301} e", 2, "e\u{301}e\u{301}", "e"),
    WrapRow("an emoji is not cut", "a👩‍👩‍👧b", 2, "a", "👩‍👩‍👧", "b"),
  ]
}

@Suite("Text broken into lines")
struct TextWrapTests {
  @Test(arguments: WrapRow.all)
  private func broken(_ row: WrapRow) {
    #expect(TextWrap.lines(row.text, width: row.width) == row.lines)
  }

  /// No line is too wide, and no character but spaces is lost.
  @Test(arguments: Laws.seeds(0..<200))
  func everyWidth(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    let parts = Array("abc def  é你好。😀 \n1")
    let text = String(
      (0..<Int(dice.next() % 60)).map { _ in parts[Int(dice.next() % UInt64(parts.count))] })
    for width in 1...12 {
      let lines = TextWrap.lines(text, width: width)
      #expect(!lines.isEmpty)
      for line in lines where line.count > 1 {
        #expect(CellWidth.of(line) <= width, "\(line.debugDescription) at \(width)")
      }
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
    }
  }
}

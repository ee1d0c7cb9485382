import Laws
import Terminal
import Testing

private let left = Key(.left)
private let back = Key(.backspace)
private let home = Key(.home)

/// A text with the cursor at `|`, keys, and what comes of them.
private struct EditRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let before: String
  let keys: [Key]
  let after: String
  init(_ name: String, _ before: String, _ keys: [Key], _ after: String) {
    testDescription = name
    self.before = before
    self.keys = keys
    self.after = after
  }

  static let all = [
    EditRow("typing", "a|c", [typed("b")], "ab|c"),
    EditRow("left and right", "ab|c", [left, left, Key(.right)], "a|bc"),
    EditRow("left at the start", "|a", [left, left, typed("b")], "b|a"),
    EditRow("right at the end", "a|", [Key(.right), typed("b")], "ab|"),
    EditRow("home, end", "ab|c", [home, typed("1"), Key(.end), typed("2")], "1abc2|"),
    EditRow("Ctrl-A, Ctrl-E", "a|b", [.control("a"), typed("1"), .control("e")], "1ab|"),
    EditRow("Ctrl-B, Ctrl-F", "ab|", [.control("b"), .control("b"), .control("f")], "a|b"),
    EditRow("backspace", "ab|c", [back], "a|c"),
    EditRow("backspace at the start", "|a", [back], "|a"),
    EditRow("delete", "a|bc", [Key(.delete)], "a|c"),
    EditRow("Ctrl-D", "a|bc", [.control("d")], "a|c"),
    EditRow("delete at the end", "a|", [Key(.delete)], "a|"),
    EditRow("word left", "the old bus|", [Key(.left, .control)], "the old |bus"),
    EditRow("word left twice", "the old, bus|", [alt("b"), alt("b")], "the |old, bus"),
    EditRow("word right", "|the old", [Key(.right, .control)], "the| old"),
    EditRow("word right, Alt-F", "the| old bus", [alt("f")], "the old| bus"),
    EditRow("Ctrl-W", "the old-bus|", [.control("w")], "the |"),
    EditRow("Ctrl-W over spaces", "the old  |", [.control("w")], "the |"),
    EditRow("Ctrl-U", "the |old", [.control("u")], "|old"),
    EditRow("Ctrl-K", "the |old", [.control("k")], "the |"),
    EditRow("cut and put back", "the old|", [.control("w"), home, .control("y")], "old|the "),
    EditRow(
      "nothing cut keeps what was", "ab|", [.control("u"), .control("u"), .control("y")], "ab|"),
    EditRow("Alt-backspace", "the old|", [Key(.backspace, .alt)], "the |"),
    EditRow("Alt-D", "|the old", [alt("d")], "| old"),
    EditRow("paste", "a|b", [Key(.paste("x\ny"))], "ax y|b"),
    EditRow("paste keeps other controls", "|", [Key(.paste("x\u{1B}\ty"))], "x\u{1B}\ty|"),
    EditRow("a Windows line end is one", "|", [Key(.paste("x\r\ny"))], "x y|"),
    EditRow("an accent joins", "e|a", [typed("\u{301}")], "e\u{301}|a"),
    EditRow("backspace takes accent and letter", "e\u{301}|", [back], "|"),
    EditRow("a family is one", "👩‍👩‍👧|", [left, typed("a")], "a|👩‍👩‍👧"),
    EditRow("backspace takes a family", "a👩‍👩‍👧|", [back], "a|"),
    EditRow("flag letters pair", "🇩|", [typed("🇪"), left, typed("a")], "a|🇩🇪"),
    EditRow("flags pair anew", "|🇩🇪", [typed("🇫")], "🇫🇩|🇪"),
  ]
}

@Suite("A line that is typed")
struct TextLineTests {
  @Test(arguments: EditRow.all)
  private func editing(_ row: EditRow) {
    let parts = row.before.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
    var line = TextLine(String(parts[0]))
    let place = line.cursor
    line.insert(String(parts[1]))
    line.cursor = place
    for key in row.keys {
      let isEditing = line.handle(key)
      #expect(isEditing)
    }
    var shown = String.UnicodeScalarView(line.text.unicodeScalars)
    let before = String(Array(line.text)[..<line.cursor]).unicodeScalars.count
    shown.insert("|", at: shown.index(shown.startIndex, offsetBy: before))
    #expect(String(shown).utf8.elementsEqual(row.after.utf8), "\(String(shown).debugDescription)")
    #expect(line.count == line.text.count, "a character is what people see as one")
  }

  @Test(arguments: [
    Key(.enter), Key(.escape), Key(.tab), Key(.up), Key(.down), Key(.pageUp), f(1), .control("c"),
    .control("z"), alt("x"), Key(.enter, .alt), Key(.home, .control),
  ])
  func otherKeysAreLeftAlone(_ key: Key) {
    var line = TextLine("text")
    let before = line
    let isEditing = line.handle(key)
    #expect(!isEditing)
    #expect(line == before)
  }

  @Test func whatMeetsByDeletingJoins() {
    var line = TextLine("🇩x🇪")
    line.cursor = 2
    _ = line.handle(back)
    #expect(line.count == 1)
    #expect(line.cursor == 1)
  }

  @Test func theCursorStaysInTheText() {
    var line = TextLine("ab")
    line.cursor = 9
    #expect(line.cursor == 2)
    line.cursor = -1
    #expect(line.cursor == 0)
    line.set("c")
    #expect(line.cursor == 1)
    line.clear()
    #expect(line.text.isEmpty && line.cursor == 0)
  }

  /// Whatever is typed, the characters are those that people see.
  @Test(arguments: Laws.seeds(0..<100))
  func anyEditing(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    let texts = [
      "a", " ", "\u{301}", "🇩", "🇪", "\u{200D}", "👩", "🏽", "한", "\u{11AB}", "क", "्", "ष", "\r\n",
    ]
    let keys = [left, Key(.right), back, Key(.delete), .control("w"), .control("y"), .control("k")]
    var line = TextLine()
    for _ in 0..<200 {
      if dice.next() % 3 > 0 {
        line.insert(texts[Int(dice.next() % UInt64(texts.count))])
      } else {
        _ = line.handle(keys[Int(dice.next() % UInt64(keys.count))])
      }
      #expect(line.count == line.text.count, "seed \(seed)")
      #expect((0...line.count).contains(line.cursor))
    }
  }
}

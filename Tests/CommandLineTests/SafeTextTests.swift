import Testing

@testable import CommandLine

@Suite struct SafeTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var shown: String

    init(_ name: String, _ text: String, _ shown: String) {
      testDescription = name
      self.text = text
      self.shown = shown
    }
  }

  static let rows: [Row] = [
    .init("plain", "Tram tickets", "Tram tickets"),
    .init("other scripts", "größe 東京 עברית", "größe 東京 עברית"),
    .init("emoji with a joiner", "👩‍🦯", "👩‍🦯"),
    .init("escape", "\u{1B}[31m", "\\u{1b}[31m"),
    .init("null", "a\0b", "a\\u{0}b"),
    .init("bell and backspace", "\u{7}\u{8}", "\\u{7}\\u{8}"),
    .init("line end", "a\nb", "a\\u{a}b"),
    .init("carriage return with line end", "a\r\nb", "a\\u{d}\\u{a}b"),
    .init("tab", "a\tb", "a\\u{9}b"),
    .init("delete", "\u{7F}", "\\u{7f}"),
    .init("first C1", "\u{80}", "\\u{80}"),
    .init("CSI", "\u{9B}2J", "\\u{9b}2J"),
    .init("last C1", "\u{9F}", "\\u{9f}"),
    .init("no-break space stays", "\u{A0}", "\u{A0}"),
    .init("marks of direction", "\u{200E}\u{200F}\u{61C}", "\\u{200e}\\u{200f}\\u{61c}"),
    .init("zero width space and joiners stay", "\u{200B}\u{200D}", "\u{200B}\u{200D}"),
    .init("embeddings", "\u{202A}\u{202E}", "\\u{202a}\\u{202e}"),
    .init("isolates", "\u{2066}\u{2069}", "\\u{2066}\\u{2069}"),
    .init("separators", "\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    .init(
      "the ones beside", "\u{2027}\u{202F}\u{2065}\u{206A}", "\u{2027}\u{202F}\u{2065}\u{206A}"),
    .init("an accent on an escape", "\u{1B}\u{301}", "\\u{1b}\u{301}"),
    .init("typographic quotes", "“a” – b…", "“a” – b…"),
  ]

  @Test(arguments: rows) func showsControls(_ row: Row) {
    #expect(Array(Console.safe(row.text).unicodeScalars) == Array(row.shown.unicodeScalars))
  }

  /// The characters that act, one by one, as the standards list them.
  @Test func everyCharacterOfThePlane() {
    let acting =
      Array(0...0x1f) + Array(0x7f...0x9f) + [0x61c, 0x200e, 0x200f, 0x2028, 0x2029]
      + Array(0x202a...0x202e) + Array(0x2066...0x2069)
    for value in UInt32(0)...0xffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "é\(String(Character(scalar)))z"
      let shown = Console.safe(text)
      let isShown = Array(shown.utf8) != Array(text.utf8)
      #expect(isShown == acting.contains(Int(value)), "\(String(value, radix: 16))")
      if isShown {
        #expect(Array(shown.utf8) == Array("é\\u{\(String(value, radix: 16))}z".utf8))
      }
    }
  }

  @Test func keepsLinesOnly() {
    #expect(Console.safe("a\n\tb\r\u{1B}", keepingLines: true) == "a\n\tb\\u{d}\\u{1b}")
  }
}

@Suite struct SafeJSONTests {
  @Test func actingCharactersBecomeEscapesOfJSON() {
    let text = "{\n  \"a\": \"x\u{9b}31m\u{202e}\u{7f}é\"\n}\n"
    let safe = Console.safeJSON(text)
    #expect(safe == "{\n  \"a\": \"x\\u009b31m\\u202e\\u007fé\"\n}\n")
    #expect(Console.safeJSON("{\"a\": \"é\\n\"}") == "{\"a\": \"é\\n\"}")
  }
}

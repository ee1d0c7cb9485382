import Testing

@testable import Wording

@Suite("Reading: text in messages")
struct PrintableTests {
  @Test(arguments: [
    ("plain é", "plain é"), ("a\nb", "a\\u{a}b"), ("\u{1b}[31m", "\\u{1b}[31m"),
    ("a\u{202e}b", "a\\u{202e}b"), ("\u{200b}", "\\u{200b}"), ("\u{2028}", "\\u{2028}"),
    ("\u{e000}", "\\u{e000}"), ("", ""), ("\u{feff}x", "\\u{feff}x"),
  ])
  func escapes(_ text: String, _ shown: String) {
    #expect(Printable.text(text) == shown)
  }

  @Test func cutsWhatIsLong() {
    #expect(Printable.text("abcd", limit: 4) == "abcd")
    #expect(Printable.text("abcde", limit: 4) == "abcd…")
    #expect("\(Quoted(String(repeating: "x", count: 41)))".count == 43)
  }
}

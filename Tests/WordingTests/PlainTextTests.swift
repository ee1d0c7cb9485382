import Testing

@testable import Wording

@Suite("Texts in the forms in which they are compared")
struct PlainTextTests {
  @Test(
    "each form keeps what it names",
    arguments: [
      ("  Partly-Done, NOW ", "partly-done, now", "partly done now", "partlydonenow"),
      ("ＰａｒｔｌｙDone", "partlydone", "partlydone", "partlydone"),
      ("Élan\u{a0}\u{200b}vital", "élan vital", "élan vital", "élanvital"),
      ("a\u{2060}b", "ab", "a b", "ab"), ("\t\n", "", "", ""), ("n/a", "n/a", "n a", "na"),
      ("３ Ⅳ", "3 ⅳ", "3 ⅳ", "3ⅳ"),
    ])
  func forms(_ text: String, _ spaced: String, _ words: String, _ letters: String) {
    #expect(PlainText.folded(text, .spaced) == spaced)
    #expect(PlainText.folded(text, .words) == words)
    #expect(PlainText.folded(text, .letters) == letters)
  }

  @Test("an accent stays with its letter, however it is written")
  func accents() {
    for form in [PlainText.Form.spaced, .words, .letters, .unjoined] {
      #expect(
        PlainText.folded("Re\u{301}sume\u{301}", form) == PlainText.folded("Résumé", form))
    }
    #expect(PlainText.folded("हिन्दी", .letters) == "हिन्दी")
    // A sign that picks a picture is no letter where the picture is none.
    #expect(PlainText.folded("Pay \u{2714}\u{fe0f}", .words) == "pay")
  }

  @Test("names whose parts are joined in different ways are one")
  func unjoined() {
    for name in ["partly done", "Partly-done", "partly_done", "partlyDone"] {
      #expect(PlainText.folded(name, .unjoined) == "partlydone")
    }
    #expect(PlainText.folded("n/a", .unjoined) == "n/a")
  }

  @Test("white space goes at both ends, and a sign that joins what stands before it stays")
  func trimmed() {
    #expect(PlainText.trimmed(" \u{3000}two words\n") == "two words")
    #expect(PlainText.trimmed("e\u{301}") == "e\u{301}")
    #expect(PlainText.trimmed(" ").isEmpty)
  }
}

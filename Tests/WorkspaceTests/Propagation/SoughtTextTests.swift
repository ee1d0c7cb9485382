import Records
import Testing

@testable import Workspace

/// Which texts are looked for after an erasure, and in what forms they are known again.
@Suite("Texts that are looked for")
struct SoughtTextTests {
  private static let words = "The “Pay” button (a_b) isn't read out; I gave up & left <them>"

  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
  }

  @Test(
    "one is known again in every form in which kerb writes texts",
    arguments: [
      Form(testDescription: "as it stands", text: words),
      Form(
        testDescription: "in capitals, on two lines",
        text: "THE “PAY” BUTTON\n (A_B) ISN'T READ OUT; I GAVE UP & LEFT <THEM>"),
      Form(
        testDescription: "a page",
        text:
          "<p>The “Pay” button (a_b) isn&#39;t read out; I gave up &amp; left &lt;th<wbr>em&gt;</p>"
      ),
      Form(
        testDescription: "Markdown, in a quotation",
        text: "> The “Pay” button (a\\_b) isn't\n> read out; I gave up &amp; left &lt;them&gt;"),
      Form(
        testDescription: "Jira",
        text: "The “Pay” button (a\\_b) isn't read out; I gave up & left <them\\>"),
      Form(
        testDescription: "a table",
        text: "\"S01\",\"'The \"\"Pay\"\" button (a_b) isn't read out; I gave up & left <them>\""),
      Form(
        testDescription: "JSON",
        text: #"{"note": "The “Pay” button (a_b) isn't read out; I gave up & left <them>\n"}"#),
    ])
  func forms(_ form: Form) {
    let search = TextSearch(Set(SoughtText.all(Self.words)))
    #expect(search.isFound(in: Array(form.text.utf8)))
    #expect(search.isFound(in: Array("before, \(form.text) and behind".utf8)))
  }

  @Test("other words, a part of them, and bytes that are no text hold none")
  func others() {
    let search = TextSearch(Set(SoughtText.all(Self.words)))
    for text in ["", "The button is read out", String(Self.words.dropLast(8)), Self.words + "\0"] {
      #expect(!search.isFound(in: Array(text.utf8)), "\(text)")
    }
    #expect(!TextSearch([]).isFound(in: Array(Self.words.utf8)))
  }

  @Test(
    "what is shorter than 20 characters is not looked for",
    arguments: [
      ("nineteen characters", 0), ("twenty characters xx", 1), ("  twenty --- characters  xx ", 1),
      ("nineteen ---- characters", 0), ("größer als zwanzig é", 1), ("", 0),
      ("two lines of the text\nthat are both long enough", 2),
    ])
  func shortest(_ text: String, _ count: Int) {
    #expect(SoughtText.all(text).count == count)
  }

  /// The edition for sharing writes "a participant" there.
  @Test("a participant's number cuts a text in two")
  func numbers() {
    let search = TextSearch(
      Set(SoughtText.all("As P07-kx4d said before, nothing of this was read out to her.")))
    let shared = "as a participant said before, nothing of this was read out to her"
    #expect(search.isFound(in: Array(shared.utf8)))
  }

  @Test("of many texts the one that is there is found")
  func many() {
    let texts = (0..<500).map { "words of the note with number \($0) in it" }
    let search = TextSearch(Set(texts.flatMap(SoughtText.all)))
    #expect(search.isFound(in: Array("x \(texts[417]) x".utf8)))
    #expect(!search.isFound(in: Array("words of the note with number 500 in it".utf8)))
  }
}

import Laws
import Localization
import Reports
import TestNumbers
import Testing

/// One that Unicode sets aside; Swift's literals refuse it.
private let noCharacter = UnicodeScalar(UInt32(0xfdd0)) ?? " "

@Suite("Text in HTML")
struct HTMLTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let html: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "plain", text: "Pay by card", html: "Pay by card"),
    Row(name: "markup", text: "<b>&amp;", html: "&lt;b&gt;&amp;amp;"),
    Row(name: "quotes", text: "\"'", html: "&quot;&#39;"),
    Row(name: "lines", text: "a\r\nb\u{2028}c", html: "a b c"),
    Row(name: "direction marks", text: "\u{202e}x", html: "(U+202E)x"),
    Row(
      name: "no character", text: "\(noCharacter)\u{fffe}\u{e000}", html: "(U+FDD0)(U+FFFE)(U+E000)"
    ),
    Row(name: "Arabic", text: "شراء 3", html: "<bdi>شراء 3</bdi>"),
    Row(name: "Hebrew in English", text: "P01 שלום", html: "<bdi>P01 שלום</bdi>"),
    Row(name: "Chinese", text: "在电车上购票", html: "在电车上购票"),
    Row(name: "a figure", text: "60 %", html: "60\u{a0}%"),
    Row(name: "a time", text: "7 min 10 s", html: "7\u{a0}min\u{a0}10\u{a0}s"),
    Row(name: "below zero", text: "−0.8 %", html: "−0.8\u{a0}%"),
    Row(name: "a count", text: "3 of 5", html: "3\u{a0}of\u{a0}5"),
    Row(name: "no figure", text: "3 people", html: "3 people"),
    Row(
      name: "a long word", text: "so " + String(repeating: "w", count: 21),
      html: "so <span class=\"long\">" + String(repeating: "w", count: 21) + "</span>"),
    Row(
      name: "long with hyphens", text: "a-very-long-word-with-hyphens",
      html: "a-very-long-word-with-hyphens"),
  ])
  func dataIsWritten(_ row: Row) { #expect(HTMLText.data(row.text) == row.html) }

  @Test func wordsAndDataAreToldApart() {
    let kind = "<i>"
    let sentence: Sentence = "Next: `kerb finding new \(kind) \"TITLE\"` & more: \(3) of \(5)"
    var document = Document()
    document.paragraph(sentence)
    #expect(
      document.html(of: "x").contains(
        "<p>Next: <code>kerb finding new &lt;i&gt; &quot;TITLE&quot;</code> &amp; more: 3\u{a0}of\u{a0}5</p>"
      ))
  }

  /// Signs that could do something, and some that could not.
  private static let signs =
    Array(
      "<>&\"'`;#/=! -azW09\u{0}\u{1}\u{7}\t\n\u{85}\u{202e}\u{2066}\u{200f}\u{fffe}\u{e000}شש在😀e\u{301}"
        .unicodeScalars) + [noCharacter]

  /// Whatever the text is, a page shows it and has no element or attribute more.
  @Test(arguments: Laws.seeds(0..<1000))
  func noTextActs(_ seed: Int) throws {
    var random = SeededNumbers(seed)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      text.append(Self.signs.randomElement(using: &random) ?? " ")
    }
    let typed = String(text)
    var document = Document()
    document.heading(1, "\(typed)")
    document.heading(2, "\(typed)")
    document.paragraph("\(typed)")
    document.table("\(typed).", none: "", columns: ["A", "\(typed)"], rows: [["\(typed)", "b"]])
    let page = try HTMLCheck(document.html(of: "x"))
    let main = try #require(page.root.all("main").first)
    let places = main.all.filter { ["h2", "p", "th", "td", "caption"].contains($0.name) }
    let expected = typed.isEmpty ? "none" : Self.visible(typed)
    #expect(Self.spaced(main.all("p")[0].text) == Self.visible(typed))
    #expect(Self.spaced(main.all("th")[2].text) == expected)
    #expect(
      places.allSatisfy { $0.all.dropFirst().allSatisfy { ["bdi", "span"].contains($0.name) } })
    #expect(page.root.all("style").count == 1 && page.root.all("title").count == 1)
  }

  /// The text on one line, with everything that cannot be shown written out.
  private static func visible(_ text: String) -> String {
    VisibleText.oneLine(text).unicodeScalars.map { scalar in
      switch scalar.value {
      case 0xfffe, 0xfdd0, 0xe000:
        "(U+" + String(scalar.value, radix: 16, uppercase: true) + ")"
      default: String(scalar)
      }
    }.joined()
  }

  private static func spaced(_ text: String) -> String {
    text.split(separator: "\u{a0}", omittingEmptySubsequences: false).joined(separator: " ")
  }

  @Test func languagesAreNamedWhereTheyAreKnown() {
    func page(_ tag: String) -> String {
      var document = Document()
      document.paragraph("“\(Sentence(text: "tak").marked(.language(tag)))”")
      return document.html(of: "x")
    }
    #expect(page("pl").contains("<p>“<span lang=\"pl\">tak</span>”</p>"))
    #expect(page("PT-br").contains("<span lang=\"pt-BR\">"))
    for unknown in ["", "-", "\"><script>", "Polish", "pl-", "xx", "de-Latn-DE-1996"] {
      #expect(page(unknown).contains("<p>“tak”</p>"), "\(unknown)")
    }
  }
}

import Localization
import Reports
import Testing

/// Text from people and what Markdown must make of it.
struct EscapeRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var source: String
  var atStart = true
}

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    EscapeRow(
      testDescription: "plain words stay", text: "the bus is loud", source: "the bus is loud"),
    EscapeRow(testDescription: "a mention", text: "ask @name", source: "ask `@`name"),
    EscapeRow(testDescription: "an address", text: "a@b.example", source: "a`@`b.example"),
    EscapeRow(testDescription: "a lone sign", text: "costs @ the door", source: "costs @ the door"),
    EscapeRow(testDescription: "an issue number", text: "see #12", source: "see `#`12"),
    EscapeRow(testDescription: "another issue number", text: "see GH-12", source: "see GH`-`12"),
    EscapeRow(testDescription: "signs in a row", text: "@@name ##12", source: "`@@`name `##`12"),
    EscapeRow(testDescription: "an emoji word", text: "so :smile: I", source: "so `:`smile`:` I"),
    EscapeRow(
      testDescription: "an emoji word at both ends", text: ":+1:", source: "`:`+1`:`"),
    EscapeRow(testDescription: "a colon", text: "says: stop", source: "says: stop"),
    EscapeRow(
      testDescription: "a link", text: "https://a.example/b", source: "https`://`a.example/b"),
    EscapeRow(testDescription: "www", text: "www.a.example", source: "www`.`a.example"),
    EscapeRow(
      testDescription: "a Markdown link", text: "[a](b)", source: "\\[a\\](b)"),
    EscapeRow(testDescription: "an image", text: "![a](b)", source: "!\\[a\\](b)"),
    EscapeRow(testDescription: "HTML", text: "<b>&amp;", source: "&lt;b&gt;&amp;amp;"),
    EscapeRow(testDescription: "a comment", text: "<!-- x -->", source: "&lt;!-- x --&gt;"),
    EscapeRow(testDescription: "a pipe", text: "a|b", source: "a\\|b"),
    EscapeRow(testDescription: "code", text: "`a`", source: "\\`a\\`"),
    EscapeRow(testDescription: "a backslash", text: "\\|", source: "\\\\\\|"),
    EscapeRow(
      testDescription: "emphasis", text: "*a* _b_ ~~c~~", source: "\\*a\\* \\_b\\_ \\~\\~c\\~\\~"),
    EscapeRow(testDescription: "a formula", text: "$x$", source: "\\$x\\$"),
    EscapeRow(testDescription: "a list mark", text: "- a", source: "\\- a"),
    EscapeRow(testDescription: "another list mark", text: "+ a", source: "\\+ a"),
    EscapeRow(testDescription: "a numbered list", text: "1. a", source: "1\\. a"),
    EscapeRow(testDescription: "a numbered list with a bracket", text: "12) a", source: "12\\) a"),
    EscapeRow(testDescription: "a criterion is no list", text: "1.4.10 a", source: "1.4.10 a"),
    EscapeRow(testDescription: "a heading", text: "# a", source: "\\# a"),
    EscapeRow(testDescription: "a heading's line", text: "===", source: "\\==="),
    EscapeRow(testDescription: "a rule", text: "---", source: "\\---"),
    EscapeRow(testDescription: "a quote", text: "> a", source: "&gt; a"),
    EscapeRow(testDescription: "spaces in front", text: "    - a", source: "\\- a"),
    EscapeRow(
      testDescription: "a list mark inside a line", text: "- a", source: "- a", atStart: false),
    EscapeRow(testDescription: "line ends", text: "a\r\nb\nc\u{2028}d", source: "a b c d"),
    EscapeRow(
      testDescription: "control characters", text: "a\u{1b}[31mb\u{7f}",
      source: "a(U+001B)\\[31mb(U+007F)"),
    EscapeRow(
      testDescription: "direction marks", text: "a\u{202e}b\u{2066}", source: "a(U+202E)b(U+2066)"),
    EscapeRow(
      testDescription: "invisible marks", text: "@\u{200b}name", source: "@(U+200B)name"),
    EscapeRow(
      testDescription: "joined emoji and other scripts stay", text: "👩‍🦯 نعم", source: "👩‍🦯 نعم"),
  ])
  func escape(_ row: EscapeRow) {
    #expect(MarkdownText.escaped(row.text, atStart: row.atStart) == row.source)
  }

  @Test func interpolatedTextIsEscapedAndLiteralsAreNot() {
    let person = "*P07* | @name"
    let line: Sentence = "`code` \(person), \(3)"
    #expect(line.written(.markdown, in: .english) == "`code` \\*P07\\* \\| `@`name, 3")
    let first: Sentence = "\("- a" as String)"
    #expect(first.written(.markdown, in: .english) == "\\- a")
  }

  @Test func tablesHaveNoEmptyCellAndASentence() {
    var document = Document()
    document.table(
      "What it shows.", none: "Nothing.", columns: ["A", "B"], rows: [["x", ""], ["y", "z"]])
    document.table("Never printed.", none: "Nothing.", columns: ["A"], rows: [])
    #expect(
      document.markdown() == """
        What it shows.

        | A | B |
        | --- | --- |
        | x | none |
        | y | z |

        Nothing.

        """)
  }
}

@Suite struct CSVTextTests {
  @Test(arguments: [
    EscapeRow(testDescription: "plain", text: "a", source: "a"),
    EscapeRow(testDescription: "a comma", text: "a,b", source: "\"a,b\""),
    EscapeRow(testDescription: "quotation marks", text: "a \"b\"", source: "\"a \"\"b\"\"\""),
    EscapeRow(testDescription: "a line end", text: "a\nb", source: "a b"),
    EscapeRow(testDescription: "a formula", text: "=1+1", source: "'=1+1"),
    EscapeRow(testDescription: "a plus", text: "+1", source: "'+1"),
    EscapeRow(testDescription: "a minus", text: "-1", source: "'-1"),
    EscapeRow(testDescription: "an at sign", text: "@SUM(A1)", source: "'@SUM(A1)"),
    EscapeRow(testDescription: "a tab in front", text: "\t=1", source: "' =1"),
    EscapeRow(testDescription: "a return in front", text: "\r=1", source: "' =1"),
    EscapeRow(testDescription: "spaces in front", text: "  =1", source: "'  =1"),
    EscapeRow(testDescription: "a full-width equals sign", text: "＝1+1", source: "'＝1+1"),
    EscapeRow(testDescription: "a full-width plus sign", text: "＋1", source: "'＋1"),
    EscapeRow(testDescription: "a full-width minus sign", text: "－1", source: "'－1"),
    EscapeRow(testDescription: "a full-width at sign", text: "＠A1", source: "'＠A1"),
    EscapeRow(testDescription: "a wide space in front", text: "\u{3000}＝1", source: "'\u{3000}＝1"),
    EscapeRow(testDescription: "a hard space in front", text: "\u{a0}=1", source: "'\u{a0}=1"),
    EscapeRow(testDescription: "a small equals sign", text: "\u{fe66}1+1", source: "'\u{fe66}1+1"),
    EscapeRow(testDescription: "a full-width sign further on", text: "a＝1", source: "a＝1"),
    EscapeRow(testDescription: "a formula with a comma", text: "=A(1,2)", source: "\"'=A(1,2)\""),
  ])
  func cell(_ row: EscapeRow) {
    #expect(CSVText.cell(row.text) == row.source)
  }

  @Test func rowsEndAsTheStandardSays() { #expect(CSVText.row(["a", "b"]) == "a,b\r\n") }
}

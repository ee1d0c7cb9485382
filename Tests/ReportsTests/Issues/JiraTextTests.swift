import Reports
import Testing

@Suite struct JiraTextTests {
  @Test(arguments: [
    EscapeRow(testDescription: "plain words", text: "the bus is loud", source: "the bus is loud"),
    EscapeRow(testDescription: "a mention", text: "ask [~name]", source: "ask \\[\\~name\\]"),
    EscapeRow(
      testDescription: "a macro", text: "{code}x{code}", source: "\\{code\\}x\\{code\\}"),
    EscapeRow(
      testDescription: "a picture", text: "!http://a.example/b.png!",
      source: "\\!http\\://a.example/b.png\\!"),
    EscapeRow(
      testDescription: "a link", text: "[a|javascript:b]", source: "\\[a\\|javascript:b\\]"),
    EscapeRow(testDescription: "an address", text: "https://a.b", source: "https\\://a.b"),
    EscapeRow(
      testDescription: "emphasis", text: "*a* _b_ +c+ ^d^ ~e~ ??f??",
      source: "\\*a\\* \\_b\\_ \\+c\\+ \\^d\\^ \\~e\\~ \\?\\?f\\?\\?"),
    EscapeRow(testDescription: "a line through words", text: "-a-", source: "\\-a\\-"),
    EscapeRow(testDescription: "a hyphen", text: "non-text", source: "non-text"),
    EscapeRow(testDescription: "a ticket", text: "SHOP-12", source: "SHOP\\-12"),
    EscapeRow(testDescription: "cells", text: "||a|b|", source: "\\|\\|a\\|b\\|"),
    EscapeRow(testDescription: "a list", text: "# a #1", source: "\\# a #1"),
    EscapeRow(testDescription: "a list of dashes", text: "- a", source: "\\- a"),
    EscapeRow(testDescription: "a heading", text: "h1. a", source: "h1\\. a"),
    EscapeRow(testDescription: "a quotation", text: "bq. a", source: "bq\\. a"),
    EscapeRow(testDescription: "no heading", text: "ha. a", source: "ha. a"),
    EscapeRow(
      testDescription: "a heading inside a line", text: "h1. a", source: "h1. a", atStart: false),
    EscapeRow(testDescription: "a line break", text: "a\\\\b", source: "a&#92;&#92;b"),
    EscapeRow(
      testDescription: "small pictures", text: "(x) (flag) :) ;) (of 5)",
      source: "\\(x) \\(flag) \\:) \\;) (of 5)"),
    EscapeRow(testDescription: "character references", text: "&#60;b>", source: "\\&#60;b>"),
    EscapeRow(testDescription: "line ends", text: "a\n\nh1. b", source: "a  h1. b"),
    EscapeRow(testDescription: "direction marks", text: "a\u{202e}b", source: "a(U\\+202E)b"),
  ])
  func textIsInert(_ row: EscapeRow) {
    #expect(JiraText.escaped(row.text, atStart: row.atStart) == row.source)
  }
}

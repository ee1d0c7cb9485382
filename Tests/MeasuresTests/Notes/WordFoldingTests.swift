import Testing

@testable import Measures

/// Which texts are the same for searching.
@Suite struct WordFoldingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let one: String
    let other: String
    var isSame = true
    var testDescription: String { "\(one) and \(other)" }
  }

  @Test(arguments: [
    Row(one: "Élégant", other: "elegant"), Row(one: "e\u{301}", other: "\u{e9}"),
    Row(one: "Straße", other: "STRASSE"), Row(one: "ｐａｙ １", other: "pay 1"),
    Row(one: "a\u{a0}b", other: "a b"), Row(one: "a \n\t b", other: "a b"),
    Row(one: "Tiếng Việt", other: "tieng viet"), Row(one: "Łódź", other: "lodz"),
    Row(one: "smørrebrød", other: "SMORREBROD"), Row(one: "ё", other: "е"),
    Row(one: "支付", other: "支付"), Row(one: "支付", other: "付支", isSame: false),
    Row(one: "pay", other: "day", isSame: false), Row(one: "が", other: "か", isSame: false),
  ])
  func folded(_ row: Row) {
    #expect((WordFolding.folded(row.one) == WordFolding.folded(row.other)) == row.isSame)
  }
}

import Testing

@testable import Merging

/// What two or more people wrote, and what is proposed for it.
struct ProposalCase: CustomTestStringConvertible, Sendable {
  let name: String
  var base: String?
  let texts: [String]
  let proposal: String?

  var testDescription: String { name }

  init(_ name: String, base: String? = nil, _ texts: [String], _ proposal: String?) {
    self.name = name
    self.base = base
    self.texts = texts
    self.proposal = proposal
  }

  static let all = [
    ProposalCase(
      "changes in different places", base: "Pay has no name",
      ["Pay has no useful name", "Pay button has no name"], "Pay button has no useful name"),
    ProposalCase(
      "one takes away, one adds", base: "The very big button is grey",
      ["The big button is grey", "The very big button is grey and small"],
      "The big button is grey and small"),
    ProposalCase(
      "the same change on both sides, and one more each", base: "a b c d e",
      ["a X c d Y", "W X c d e"], "W X c d Y"),
    ProposalCase(
      "the same change on both sides", base: "a b c d e f g",
      ["a X c d e f Y", "a X c W e f g"], "a X c W e f Y"),
    ProposalCase(
      "three people", base: "one two three four five six seven",
      [
        "ONE two three four five six seven", "one two three FOUR five six seven",
        "one two three four five six SEVEN",
      ], "ONE two three FOUR five six SEVEN"),
    ProposalCase(
      "the same words changed differently", base: "Pay has no name",
      ["Pay has no label", "Pay has no title"], nil),
    ProposalCase(
      "words with one space between them", base: "Pay has no name",
      ["Pay had no name", "Pay has any name"],
      "Pay had any name"),
    ProposalCase(
      "a change beside an insertion", base: "Pay has no name",
      ["Pay has no useful name", "Pay has no label"], nil),
    ProposalCase(
      "both added a sentence", base: "She waits.",
      ["She waits. The bus is loud.", "She waits. A child cries."],
      "She waits. A child cries. The bus is loud."),
    ProposalCase(
      "both added a line", base: "swipes past Pay\n",
      ["swipes past Pay\nasks twice\n", "swipes past Pay\nfinds Help\n"],
      "swipes past Pay\nasks twice\nfinds Help\n"),
    ProposalCase(
      "both added words in one place", base: "Pay name", ["Pay has name", "Pay no name"], nil),
    ProposalCase(
      "a number is one word", base: "see 4.1.1", ["see 4.2.1", "see 4.1.2"], nil),
    ProposalCase(
      "without a base: both have words of their own", ["red button", "button blue"],
      "red button blue"),
    ProposalCase(
      "without a base: one holds the other", ["Pay has no name", "Pay has no useful name"], nil),
    ProposalCase(
      "without a base: a clash", ["Pay has no useful name", "Pay button is unlabelled"], nil),
    ProposalCase("without a base: nothing in common", ["yes", "no"], nil),
    ProposalCase(
      "without a base: hardly anything in common",
      ["a one two three four five", "six seven eight nine ten a"], nil),
    ProposalCase("empty against a text", ["", "Pay"], nil),
    ProposalCase("one text alone", ["Pay", "Pay"], nil),
    ProposalCase(
      "characters are not cut", base: "👩‍👩‍👧 waits here now",
      ["👩‍👩‍👧‍👦 waits here now", "👩‍👩‍👧 waits here again"], "👩‍👩‍👧‍👦 waits here again"),
    ProposalCase(
      "texts that look alike differ in their bytes", base: "a cafe\u{301} here now ok",
      ["a caf\u{E9} here now ok", "a cafe\u{301} here now fine"], "a caf\u{E9} here now fine"),
    ProposalCase(
      "ideographs are words", base: "支払うボタン名無し", ["支払うボタン名前無し", "支払のボタン名無し"],
      "支払のボタン名前無し"),
    ProposalCase(
      "a word that both keep is not lost", base: "w x w", ["w x", "x w"], nil),
    ProposalCase(
      "the ends of lines of another system", base: "one\r\ntwo\r\nthree four",
      ["ONE\r\ntwo\r\nthree four", "one\r\ntwo\r\nthree FOUR"], "ONE\r\ntwo\r\nthree FOUR"),
  ]
}

@Suite("Proposals for texts") struct TextProposalTests {
  @Test(arguments: ProposalCase.all)
  func proposes(_ row: ProposalCase) {
    #expect(TextProposal.text(of: row.texts, base: row.base) == row.proposal)
    #expect(TextProposal.text(of: row.texts.reversed(), base: row.base) == row.proposal)
  }

  @Test func longTextsGetNone() {
    let long = String(repeating: "word ", count: 50_000)
    #expect(TextProposal.text(of: [long + "a", "b " + long], base: long) == nil)
    let left = (0..<3000).map { "l\($0)" }.joined(separator: " ")
    let right = (0..<3000).map { "r\($0)" }.joined(separator: " ")
    #expect(TextProposal.text(of: ["x \(left) y", "x \(right) y"]) == nil)
  }

  @Test func longTextsWithFewChangesGetOne() {
    let words = (0..<5000).map { "word\($0)" }
    let base = words.joined(separator: " ")
    let proposal = TextProposal.text(of: ["first \(base)", "\(base) last"], base: base)
    #expect(proposal == "first \(base) last")
  }
}

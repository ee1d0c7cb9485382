import Measures
import Records
import StudyText
import Testing

/// Two notes of two recorders, and whether they are a pair.
struct RelatedRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var one: String
  var two: String
  var apart = 5
  var isPair: Bool
}

/// Time alone makes no pair: notes need a place or words in common.
@Suite struct RelatedNotesTests {
  private static let code = #""note": "the code is not announced""#
  private static let breath = #""note": "breathes out, looks away""#

  private func pair(_ one: String, _ two: String, apart: Int) throws -> PairAgreement {
    let text = TwoRecorders.study([
      TwoRecorders.log("log-a", "moderator", [#""atMilliseconds": 100000, \#(one)"#]),
      TwoRecorders.log(
        "log-b", "noteTaker", [#""atMilliseconds": \#(100000 + apart * 1000), \#(two)"#]),
    ])
    return try #require(
      RecorderAgreement.measure(try text.records()).sessions.first?.pairs.first)
  }

  @Test(arguments: [
    RelatedRow(
      testDescription: "nothing in common", one: Self.code, two: Self.breath, isPair: false),
    RelatedRow(
      testDescription: "a criterion", one: Self.code + #", "proposed": ["1.1.1"]"#,
      two: Self.breath + #", "proposed": ["1.1.1", "2.4.3"]"#, apart: 30, isPair: true),
    RelatedRow(
      testDescription: "a guideline that the criterion belongs to",
      one: Self.code + #", "proposed": ["1.1"]"#,
      two: Self.breath + #", "proposed": ["1.1.1"]"#, isPair: true),
    RelatedRow(
      testDescription: "two criteria of one guideline",
      one: Self.code + #", "proposed": ["2.4.3"]"#,
      two: Self.breath + #", "proposed": ["2.4.6"]"#, isPair: false),
    RelatedRow(
      testDescription: "a screen", one: Self.code + #", "screen": "pay""#,
      two: Self.breath + #", "screen": "pay""#, apart: 10, isPair: true),
    RelatedRow(
      testDescription: "a screen, further apart than a third of the window",
      one: Self.code + #", "screen": "pay""#, two: Self.breath + #", "screen": "pay""#, apart: 11,
      isPair: false),
    RelatedRow(
      testDescription: "a screen, but other criteria",
      one: Self.code + #", "screen": "pay", "proposed": ["1.1.1"]"#,
      two: Self.breath + #", "screen": "pay", "proposed": ["2.2.1"]"#, isPair: false),
    RelatedRow(
      testDescription: "a task, close together", one: Self.code + #", "task": "buy""#,
      two: Self.breath + #", "task": "buy""#, apart: 10, isPair: true),
    RelatedRow(
      testDescription: "a task, further apart than a third of the window",
      one: Self.code + #", "task": "buy""#, two: Self.breath + #", "task": "buy""#, apart: 11,
      isPair: false),
    RelatedRow(
      testDescription: "a word", one: Self.code, two: #""note": "CODE has no name""#, apart: 30,
      isPair: true),
    RelatedRow(
      testDescription: "a word, but too far apart", one: Self.code,
      two: #""note": "code has no name""#, apart: 31, isPair: false),
  ])
  func pairs(_ row: RelatedRow) throws {
    let pair = try pair(row.one, row.two, apart: row.apart)
    #expect(pair.figures.both == (row.isPair ? 1 : 0))
    #expect(pair.closeOnly == (!row.isPair && row.apart <= 30 ? 1 : 0))
  }

  @Test func aLinkNeedsNothingInCommon() throws {
    let pair = try pair(
      Self.code, Self.breath + #", "sameMomentAs": "S01-aaaa/log-a-n1""#, apart: 300)
    #expect((pair.linked, pair.figures.both, pair.closeOnly) == (1, 1, 0))
  }
}

import Measures
import Records
import StudyText
import Testing

/// Whether a note may be quoted in a report of findings.
struct QuoteRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var edition = Edition.team
  var isFlagged = true
  var speaker: String? = "participant"
  var wording: String? = "verbatim"
  var quote = "granted"
  var share = "granted"
  var withdrawn: String?
  var isCleared = true
  var isShown: Bool
  /// Whether anything of the person counts in the edition.
  var counts = true
}

@Suite struct FindingQuoteTests {
  @Test(arguments: [
    QuoteRow(testDescription: "granted and flagged", isShown: true),
    QuoteRow(testDescription: "not flagged", isFlagged: false, isShown: false),
    QuoteRow(testDescription: "refused", quote: "refused", isShown: false),
    QuoteRow(testDescription: "quotes withdrawn", withdrawn: "quotes", isShown: false),
    QuoteRow(
      testDescription: "an account of somebody who refused", speaker: nil, wording: nil,
      quote: "refused", isShown: false),
    QuoteRow(
      testDescription: "an account of somebody who permits", speaker: nil, wording: nil,
      isShown: true),
    QuoteRow(
      testDescription: "what the product says needs nobody's permission",
      speaker: "assistiveTechnology", quote: "refused", isShown: true),
    QuoteRow(testDescription: "not shared, but quoted inside", share: "refused", isShown: true),
    QuoteRow(testDescription: "shared", edition: .share, isShown: true),
    QuoteRow(
      testDescription: "sharing refused", edition: .share, share: "refused", isShown: false,
      counts: false),
    QuoteRow(
      testDescription: "sharing withdrawn", edition: .share, withdrawn: "sharing", isShown: false,
      counts: false),
    QuoteRow(
      testDescription: "interpreted words would tell of an interpreter", edition: .share,
      wording: "interpreted", isShown: false),
    QuoteRow(
      testDescription: "nobody cleared the log", edition: .share, isCleared: false, isShown: false),
  ])
  func quotes(_ row: QuoteRow) throws {
    var text = StudyText()
    let withdrawal = row.withdrawn.map { #", "withdrawals": {"w": {"scope": "\#($0)"}}"# } ?? ""
    text.participants = [
      #"""
      {"consent": {"observe": "granted", "quote": "\#(row.quote)", "share": "\#(row.share)"}, "id": "P01-aaaa"\#(withdrawal)}
      """#
    ]
    func member(_ key: String, _ value: String?) -> String {
      value.map { #", "\#(key)": "\#($0)""# } ?? ""
    }
    let note = #"""
      "kind": "barrier", "language": "pl", "note": "P01 said blue window", "participant": "P01-aaaa"\#(member("speaker", row.speaker))\#(member("wording", row.wording))
      """#
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [note])
    if !row.isCleared {
      text.sessions[0].logs[0] = #"{"id": "log-a", "observations": {"log-a-n1": {\#(note)}}}"#
    }
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem",
      "observations": {"S01-aaaa/log-a-n1": {"quote": \#(row.isFlagged)}}, "title": "t"}
      """#
    ]
    let summary = FindingsSummary.measure(
      try text.records(), options: ReportOptions(edition: row.edition))
    let finding = try #require(summary.findings.first)
    #expect(finding.quotes.count == (row.isShown ? 1 : 0))
    #expect(finding.quotesWithheld == (row.isFlagged && !row.isShown && row.counts ? 1 : 0))
    guard let quote = finding.quotes.first else { return }
    #expect(quote.language == "pl")
    #expect(quote.speaker?.id == row.speaker)
    #expect(quote.wording?.id == row.wording)
    #expect(quote.isInOwnWords == (row.speaker == "participant"))
    #expect(quote.participant == (row.edition == .share ? nil : RecordID("P01-aaaa")))
    #expect((quote.note == nil) == (row.edition == .share))
    #expect(
      quote.words.words
        == (row.edition == .share ? "a participant said blue window" : "P01 said blue window"))
  }

  @Test("has no P-number of the study in any form in the sharing edition") func masked() throws {
    var text = StudyText()
    text.participants = [
      #"{"consent": {"observe": "granted", "quote": "granted", "share": "granted"}, "id": "P01-aaaa"}"#
    ]
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [
        #""kind": "barrier", "note": "P01, P1, P-01, P 1, Participant 1 wait at p 1 for P12""#
      ])
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem",
      "observations": {"S01-aaaa/log-a-n1": {"quote": true}}, "title": "t"}
      """#
    ]
    let summary = FindingsSummary.measure(
      try text.records(), options: ReportOptions(edition: .share))
    let one = "a participant"
    #expect(
      summary.findings.first?.quotes.first?.words.words
        == "\(one), \(one), \(one), \(one), \(one) wait at p 1 for P12")
  }

  /// A note of two people, one of whom is P02 who permits quotes.
  struct LabelRow: CustomTestStringConvertible, Sendable {
    let words: String
    /// Whether P01 permits quotes.
    var quote = "granted"
    /// Whether it is about P02 alone.
    var isOfOne = true
    /// Whether a finding may quote it, and whether a list may show its words.
    let isQuoted: Bool
    let isListed: Bool
    var testDescription: String { "\(words), \(quote), of one: \(isOfOne)" }
  }

  @Test(
    "needs the permission of everyone whose label is in it",
    arguments: [
      LabelRow(words: "P02: blue window", quote: "refused", isQuoted: true, isListed: true),
      LabelRow(words: "P01: blue window", quote: "refused", isQuoted: false, isListed: false),
      LabelRow(words: "P2: one? P1: two", quote: "refused", isQuoted: false, isListed: false),
      LabelRow(
        words: "P02: one? P01-aaaa: two", quote: "refused", isQuoted: false, isListed: false),
      LabelRow(words: "P02: one? P01: two", isQuoted: false, isListed: true),
      LabelRow(words: "P02: one? P01: two", isOfOne: false, isQuoted: true, isListed: true),
      LabelRow(
        words: "P02: one? P01: two", quote: "refused", isOfOne: false, isQuoted: false,
        isListed: false),
      LabelRow(words: "P02: one? P09: two", isQuoted: false, isListed: false),
    ]) func labels(_ row: LabelRow) throws
  {
    var text = StudyText()
    text.participants = [("P01-aaaa", row.quote), ("P02-bbbb", "granted")].map {
      #"{"consent": {"observe": "granted", "quote": "\#($1)"}, "id": "\#($0)"}"#
    }
    let whose = row.isOfOne ? #", "participant": "P02-bbbb""# : ""
    text.meet(
      "S01-aaaa", ["P01-aaaa", "P02-bbbb"],
      notes: [#""kind": "barrier", "note": "\#(row.words)"\#(whose)"#])
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem",
      "observations": {"S01-aaaa/log-a-n1": {"quote": true}}, "title": "t"}
      """#
    ]
    let records = try text.records()
    let finding = try #require(
      FindingsSummary.measure(records, options: ReportOptions(edition: .team)).findings.first)
    #expect(finding.quotes.count == (row.isQuoted ? 1 : 0))
    let query = NoteQuery()
    let note = try #require(
      NoteSearch(records, query).found(in: records.sessions[0], try NoteWordMatcher(query)).first)
    #expect((note.words.shown != nil) == row.isListed)
  }
}

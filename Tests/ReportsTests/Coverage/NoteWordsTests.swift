import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// Whether a note's words may be printed.
struct WordsRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var edition = Edition.team
  var speaker: String? = "participant"
  var wording: String? = "verbatim"
  var quote = "granted"
  var share = "granted"
  var withdrawn: String?
  var isCleared = true
  var isShown: Bool
}

@Suite struct NoteWordsTests {
  @Test(arguments: [
    WordsRow(testDescription: "team, quote granted", isShown: true),
    WordsRow(testDescription: "team, quote refused", quote: "refused", isShown: false),
    WordsRow(testDescription: "team, quote withdrawn", withdrawn: "quotes", isShown: false),
    WordsRow(
      testDescription: "team, a paraphrase needs no permission", wording: "paraphrase",
      quote: "refused", isShown: true),
    WordsRow(
      testDescription: "team, what the product said", speaker: "assistiveTechnology",
      quote: "refused", isShown: true),
    WordsRow(
      testDescription: "team, an interpreter speaks for the person", speaker: "interpreter",
      wording: "interpreted", quote: "refused", isShown: false),
    WordsRow(
      testDescription: "team, own words without a kind of wording", wording: nil,
      quote: "refused", isShown: false),
    WordsRow(
      testDescription: "team, an observer's account", speaker: nil, wording: nil,
      quote: "refused", isShown: true),
    WordsRow(
      testDescription: "team, verbatim words of nobody named", speaker: nil, quote: "refused",
      isShown: false),
    WordsRow(
      testDescription: "team, not shared but quoted inside", share: "refused", isShown: true),
    WordsRow(testDescription: "share, both granted", edition: .share, isShown: true),
    WordsRow(
      testDescription: "share, sharing refused", edition: .share, share: "refused",
      isShown: false),
    WordsRow(
      testDescription: "share, quote refused", edition: .share, quote: "refused", isShown: false),
    WordsRow(
      testDescription: "share, an account needs both too", edition: .share, speaker: nil,
      wording: nil, quote: "refused", isShown: false),
    WordsRow(
      testDescription: "share, sharing withdrawn", edition: .share, withdrawn: "sharing",
      isShown: false),
    WordsRow(
      testDescription: "share, nobody cleared the log", edition: .share, isCleared: false,
      isShown: false),
  ])
  func words(_ row: WordsRow) throws {
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
      "confirmed": ["1.4.10"], "kind": "barrier", "note": "blue window"\#(member("speaker", row.speaker))\#(member("wording", row.wording))
      """#
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [note])
    if !row.isCleared {
      text.sessions[0].logs[0] = #"{"id": "log-a", "observations": {"n1": {\#(note)}}}"#
    }
    let coverage = Coverage.measure(
      try text.records(), options: ReportOptions(edition: row.edition))
    #expect(CoverageDocument.document(coverage).markdown().contains("blue window") == row.isShown)
  }

  @Test func theEditionForSharingNamesNobody() throws {
    let coverage = try SampleStudy.coverage(.share)
    for text in [
      CoverageCSV.text(coverage),
      String(decoding: CoverageJSON.bytes(coverage), as: UTF8.self),
    ] {
      #expect(!text.contains(/\bP0[0-9]/))
    }
    #expect(CoverageDocument.document(try SampleStudy.coverage()).markdown().contains(/\bP01\b/))
  }
}

import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// Notes of a session with somebody who withdrew everything (P01) and somebody who permits everything (P02).
struct WithdrawnRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// Members of notes beside the words “blue window” of the first and “green door” of the second.
  var first: String
  var second: String?
  var people = ["P01-aaaa", "P02-aaaa"]
  var isFirstShown = false
  var isSecondShown = true
}

private let verbatim = #""speaker": "participant", "wording": "verbatim""#
private let twin = #""sameMomentAs": "S01-aaaa/log-a-n1""#

@Suite struct WithdrawnWordsTests {
  @Test(
    arguments: Edition.allCases,
    [
      WithdrawnRow(
        testDescription: "a withdrawn person's words, linked by a paraphrase",
        first: #""participant": "P01-aaaa", \#(verbatim)"#,
        second: #""participant": "P02-aaaa", "wording": "paraphrase", \#(twin)"#),
      WithdrawnRow(
        testDescription: "a withdrawn person's words, linked by another's words",
        first: #""participant": "P01-aaaa", \#(verbatim)"#,
        second: #""participant": "P02-aaaa", \#(verbatim), \#(twin)"#),
      WithdrawnRow(
        testDescription: "words of nobody named may be those of who withdrew", first: verbatim),
      WithdrawnRow(
        testDescription: "words of nobody named in a session with somebody without a file",
        first: verbatim, people: ["P02-aaaa", "P03-aaaa"]),
      WithdrawnRow(
        testDescription: "words of nobody named in a session of one who permits",
        first: verbatim, people: ["P02-aaaa"], isFirstShown: true),
      WithdrawnRow(
        testDescription: "words of somebody who permits, beside who withdrew",
        first: #""participant": "P02-aaaa", \#(verbatim)"#, isFirstShown: true),
    ])
  func words(_ edition: Edition, _ row: WithdrawnRow) throws {
    var text = StudyText()
    let granted = #""consent": {"observe": "granted", "quote": "granted", "share": "granted"}"#
    text.participants = [
      #"{\#(granted), "id": "P01-aaaa", "withdrawals": {"w": {"scope": "all"}}}"#,
      #"{\#(granted), "id": "P02-aaaa"}"#,
    ]
    var notes = [
      #""confirmed": ["1.4.10"], "kind": "barrier", "note": "blue window", \#(row.first)"#
    ]
    if let second = row.second {
      notes.append(
        #""confirmed": ["2.4.3"], "kind": "barrier", "note": "green door", \#(second)"#)
    }
    text.meet("S01-aaaa", row.people, notes: notes)
    let coverage = Coverage.measure(
      try text.records(), options: ReportOptions(edition: edition))
    let printed = CoverageDocument.document(coverage).markdown()
    #expect(printed.contains("blue window") == row.isFirstShown)
    guard row.second != nil else { return }
    #expect(printed.contains("green door") == row.isSecondShown)
    // Neither do the places of a withdrawn person's note count.
    #expect(coverage.failures.map(\.place.description) == ["2.4.3"])
    #expect(coverage.failures.first?.evidence.notes.map(\.loggers) == [1])
  }
}

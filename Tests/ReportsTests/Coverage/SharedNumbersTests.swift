import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// What people wrote, and what the edition for sharing makes of it.
struct NumberRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var words: String
  var shared: String
}

@Suite struct SharedNumbersTests {
  @Test(arguments: [
    NumberRow(testDescription: "a number", words: "P02 waits", shared: "a participant waits"),
    NumberRow(testDescription: "a whole id", words: "at P02-ghk6.", shared: "at a participant."),
    NumberRow(testDescription: "a part of a tail", words: "P02-gh", shared: "a participant"),
    NumberRow(testDescription: "small letters", words: "p02-GHK6", shared: "a participant"),
    NumberRow(testDescription: "a genitive", words: "(P02's)", shared: "(a participant's)"),
    NumberRow(
      testDescription: "two", words: "P02, P03 go", shared: "a participant, a participant go"),
    NumberRow(
      testDescription: "somebody whom only a session names", words: "P03-zzzz",
      shared: "a participant"),
    NumberRow(
      testDescription: "a word after a hyphen", words: "pre-P02-like",
      shared: "pre-a participant-like"),
    NumberRow(
      testDescription: "other scripts beside it", words: "くP02さん", shared: "くa participantさん"),
    NumberRow(testDescription: "part of a word", words: "XP02 P021", shared: "XP02 P021"),
    NumberRow(testDescription: "nobody of this study", words: "P09 and P1", shared: "P09 and P1"),
    NumberRow(
      testDescription: "other forms", words: "P2, P-02, participant 2 of 2",
      shared: "a participant, a participant, a participant of 2"),
    NumberRow(testDescription: "a page", words: "p 2 of it", shared: "p 2 of it"),
  ])
  func titles(_ row: NumberRow) throws {
    for (edition, title) in [(Edition.team, row.words), (.share, row.shared)] {
      var text = StudyText()
      text.participants = [#"{"id": "P02-ghk6"}"#]
      text.meet("S01-aaaa", ["P03-zzzz"])
      text.findings = [#"{"id": "F01-aaaa", "kind": "problem", "title": "\#(row.words)"}"#]
      let coverage = Coverage.measure(
        try text.records(), options: ReportOptions(edition: edition))
      #expect(coverage.otherFindings.map(\.title) == [title])
    }
  }

  /// Every text of the sample holds the number, also words that may be quoted.
  @Test func noTextOfPeopleHoldsANumber() throws {
    let words = "p01 and P02-bbbb"
    var study = SampleStudy.text(words: words)
    study.participants[0] = study.participants[0].replacingFirst(
      #""id""#,
      with: #"""
        "skillPlacements": {"s": {"basis": "observed", "placedBy": "x", "scale": "nine", "value": "P03"}}, "id"
        """#)
    study.instruments = [
      #"""
      {"id": "nine", "kind": "scale", "levels": {"1": {"label": "like \#(words)", "position": "a"}},
      "title": "Scale of \#(words)"}
      """#
    ]
    study.spectrums = [
      #"{"dimension": "balance", "id": "balance", "title": "balance of \#(words)"}"#
    ]
    study.evidence.append(
      StudyText.batch(
        "e-expert", "expert",
        [#""note": "like \#(words)", "outcome": "failed", "places": ["2.4.2"]"#]))
    let records = try study.records()
    for edition in Edition.allCases {
      let coverage = Coverage.measure(records, options: ReportOptions(edition: edition))
      for text in [
        CoverageCSV.text(coverage), String(decoding: CoverageJSON.bytes(coverage), as: UTF8.self),
      ] {
        #expect(text.contains(/(?i)\bp0[0-9]/) == (edition == .team))
        #expect(text.contains("a participant and a participant") == (edition == .share))
      }
      guard edition == .share else { continue }
      for failure in coverage.failures {
        #expect(failure.evidence.notes.allSatisfy { $0.task?.contains("P0") != true })
      }
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, other)
  }

  private func replacingCharacters(in range: Range<String.Index>, _ other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}

import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// A note that was entered 17 days after its session has no elapsed time in any report of the team.
@Suite struct AddedLaterTests {
  private func records() throws -> StudyRecords {
    func note(_ milliseconds: Int, _ words: String) -> String {
      #"""
      "atMilliseconds": \#(milliseconds), "kind": "barrier", "note": "\#(words)", "proposed": ["1.4.10"]
      """#
    }
    func log(_ id: String, _ role: String, _ notes: [String]) -> String {
      StudyText.log(id, notes).replacing(
        "{\"clearedBy\"", with: "{\"recorderRole\": \"\(role)\", \"clearedBy\"")
    }
    var text = StudyText()
    text.participants = [#"{"id": "P01-aaaa", "consent": {"observe": "granted"}}"#]
    text.sessions = [
      (
        #"{"id": "S01-aaaa", "participants": ["P01-aaaa"], "round": 1}"#,
        [
          log(
            "log-a", "moderator", [note(662_000, "cut off"), note(1_448_220_000, "cut off later")]),
          log(
            "log-b", "noteTaker", [note(663_000, "cut off"), note(1_448_221_000, "cut off later")]),
        ]
      )
    ]
    return try text.records()
  }

  @Test func inTheCoverageReport() throws {
    let text = CoverageDocument.document(Coverage.measure(try records())).markdown()
    #expect(text.contains("11 min 2 s;") && text.contains("added later;"))
    #expect(!text.contains("402 h"))
  }

  @Test func inTheFindingsReport() throws {
    let text = FindingsDocument.document(FindingsSummary.measure(try records())).markdown()
    #expect(text.contains("11 min 2 s:") && text.contains("added later:"))
    #expect(!text.contains("402 h"))
  }

  /// What was added later happened nobody knows when: only a link pairs it.
  @Test func inTheComparisonOfRecorders() throws {
    let agreement = RecorderAgreement.measure(try records())
    let text = AgreementDocument.document(agreement).markdown()
    #expect(agreement.together?.both == 1)
    #expect(text.contains("log-a-n2, added later, barrier"))
    #expect(!text.contains("402 h"))
  }
}

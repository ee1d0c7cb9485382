import JSON
import Localization
import Measures
import Records
import StudyText
import Testing

@testable import Reports

/// Of what, with what, when and by whose leave a report is.
@Suite("Circumstances at the end of every report") struct CircumstancesTests {
  private func circumstances(_ text: StudyText) throws -> Circumstances {
    Circumstances.measure(try text.records(), options: ReportOptions())
  }

  private func end(_ circumstances: Circumstances, of document: Document) -> [Substring] {
    var document = document
    document.end(with: circumstances)
    let lines = document.markdown().split(separator: "\n")
    let start = lines.lastIndex { $0.hasSuffix(" Circumstances") } ?? lines.endIndex
    return Array(lines[start...])
  }

  @Test func whatNobodyNotedIsSaidToBeThat() throws {
    let empty = try circumstances(StudyText())
    #expect(empty.people == 0 && empty.sessions == 0)
    let lines = end(empty, of: Document())
    #expect(lines.first == "## Circumstances")
    #expect(lines.contains("- Product: not recorded."))
    // Of nobody, no consent is said to be there.
    #expect(!lines.contains { $0.contains("onsent") })
    #expect(lines.last == "- Made by kerb 0.1.0.")
  }

  @Test func theyStandInTheAppendixWhereThereIsOne() throws {
    var document = Document()
    document.appendix { $0.paragraph("More.") }
    #expect(end(try circumstances(StudyText()), of: document).first == "### Circumstances")
    #expect(end(try circumstances(StudyText()), of: Document(isOnePage: true)).isEmpty)
  }

  @Test func peopleOfWhomNoConsentIsRecordedAreCounted() throws {
    let summary = try circumstances(SampleRound.text())
    #expect(summary.people > 0)
    let lines = end(summary, of: Document())
    let isComplete = summary.consentNotRecorded == 0
    #expect(
      lines.contains { $0.hasPrefix("- Consent to observation is on record for all participants") }
        == isComplete)
    #expect(lines.contains { $0.hasPrefix("- Product version: ") })
    #expect(lines.contains { $0.hasPrefix("- Device: ") })
  }

  @Test func theDataHoldTheSame() throws {
    let summary = try circumstances(SampleRound.text())
    let value = JSONValue.object(JSONObject(["study": .string("tram")])).with(summary)
    let object = try #require(value.object?["circumstances"]?.object)
    #expect(object["sessions"]?.integer == summary.sessions)
    #expect(object["consent"]?.object?["people"]?.integer == summary.people)
    #expect(object["madeBy"]?.string == "kerb 0.1.0")
  }
}

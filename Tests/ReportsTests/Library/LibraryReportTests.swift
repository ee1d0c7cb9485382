import Foundation
import JSON
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// What a report says of all studies together.
@Suite struct LibraryReportTests {
  private static func study(_ id: String, people: Int, finding: String, hasNeeds: Bool) throws
    -> StudyRecords
  {
    var text = StudyText()
    text.plan = #"""
      "product": "\#(id == "bus" ? "Bus app" : "Tram app")", "tasks": {"pay": {"criteria": ["1.4.10", "2.4.3"], "position": "a", "title": "Pay by card"}},
      "screens": {"pay": {"title": "Pay"}}
      """#
    text.targets =
      #"{"a": {"assistiveTechnology": "Switch", "label": "Switches", "minimum": 1, "position": "a"}}"#
    for number in 1...people {
      let person = "P0\(number)-\(id)a"
      let needs =
        hasNeeds && number < 3
        ? #", "needs": {"n": {"dimension": "see", "duration": "permanent"}}"# : ""
      let technology =
        hasNeeds && number == 1
        ? #", "assistiveTechnologies": {"a": {"name": "VoiceOver"}}"# : ""
      text.participants.append(#"{"id": "\#(person)"\#(needs)\#(technology)}"#)
      text.meet(
        "S0\(number)-aaaa", [person],
        more: #""attempts": {"a": {"assistance": "unassisted", "outcome": "done", "task": "pay"}}"#,
        notes: number == 1 ? [StudyText.note("barrier", confirmed: ["1.4.10"])] : [])
    }
    text.findings = [finding]
    text.evidence = [
      StudyText.batch("check", "expert", [#""outcome": "failed", "places": ["1.1.1"]"#])
    ]
    var records = try text.records()
    records.study = try StudyText.read(
      Study.self,
      #"{"id": "\#(id)", "title": "Paying, \#(id)", "target": \#(text.target), "recruitmentTargets": \#(text.targets), \#(text.plan)}"#
    )
    return records
  }

  private static func finding(_ id: String, _ title: String) -> String {
    #"""
    {"id": "\#(id)", "kind": "problem", "places": ["1.4.10"], "screens": ["pay"], "title": "\#(title)"}
    """#
  }

  private static func library() throws -> Library {
    Library.measure([
      try study(
        "tram", people: 4, finding: finding("F01-tttt", "The price is cut off"), hasNeeds: true),
      try study(
        "bus", people: 2, finding: finding("F03-bbbb", "<b>Half</b> of Pay is gone"),
        hasNeeds: false),
    ])
  }

  /// A report that was read and found true; `RECORD_GOLDENS=1` writes it again.
  @Test func golden() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/library.md")
    let text = LibraryDocument.document(try Self.library(), leftOut: ["broken"]).markdown()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
    #expect(text.split(whereSeparator: \.isWhitespace).count < 900)
  }

  @Test func anEmptyWorkspaceSaysSo() {
    let text = LibraryDocument.document(Library.measure([])).markdown()
    #expect(text.contains("No studies yet. Run `kerb study new`."))
    #expect(!text.contains("0 criteria") && !text.contains("## "))
    let broken = LibraryDocument.document(Library.measure([]), leftOut: ["one"]).markdown()
    #expect(broken.contains("Skipped, because its file is invalid: one."))
    #expect(!broken.contains("yet"))
  }

  @Test func oneStudyHasNothingToComeBackIn() throws {
    let one = try Self.study(
      "tram", people: 3, finding: Self.finding("F01-tttt", "A"), hasNeeds: true)
    let text = LibraryDocument.document(Library.measure([one])).markdown()
    #expect(text.contains("Participants tried 2 of 55 criteria of WCAG, in 1 of 1 study,"))
    #expect(text.contains("No two problems of different studies"))
    #expect(!text.contains("added up"))
  }

  @Test func onlyStudiesWithPeopleAreCountedAsTried() throws {
    let met = try Self.study(
      "tram", people: 3, finding: Self.finding("F01-tttt", "A"), hasNeeds: true)
    var empty = try Self.study(
      "bus", people: 1, finding: Self.finding("F03-bbbb", "B"), hasNeeds: false)
    empty.sessions = []
    let some = LibraryDocument.document(Library.measure([met, empty])).markdown()
    #expect(
      some.contains(
        "Participants tried 2 of 55 criteria of WCAG, in 1 of 2 studies, each counted by itself."
      ))
    let none = LibraryDocument.document(Library.measure([empty])).markdown()
    #expect(
      none.contains(
        "Participants tried 0 of 55 criteria of WCAG, in 0 of 1 study,"
      ))
  }

  @Test func oneSharedNumberMayBeOnePerson() throws {
    func text(_ people: Int) throws -> String {
      let tram = try Self.study(
        "tram", people: people, finding: Self.finding("F01-tttt", "A"), hasNeeds: false)
      var bus = try Self.study(
        "bus", people: people, finding: Self.finding("F03-bbbb", "B"), hasNeeds: false)
      bus.sessions = tram.sessions
      bus.participants = tram.participants
      return LibraryDocument.document(Library.measure([tram, bus])).markdown()
    }
    #expect(
      try text(1).contains(
        "1 number is in several studies (P01-trama) and may mean the same person."
      ))
    #expect(try text(2).contains("2 numbers are in several studies"))
  }

  @Test func theDataAreCanonicalAndSayTheSame() throws {
    let bytes = LibraryJSON.bytes(try Self.library(), leftOut: ["broken"])
    let document = try JSONReader.read(bytes)
    #expect(JSONWriter.canonical(document) == bytes)
    let root = try #require(JSONValue(document.root).object)
    #expect(root["leftOut"] == .array([.string("broken")]))
    let people = root["studies"]?.array?.compactMap { $0.object?["people"] }
    #expect(people == [.integer(2), .integer(4)])
    let pair = root["mayHaveComeBack"]?.array?.first?.object
    #expect(pair?["named"] == .bool(false) && pair?["criteria"] == .array([.string("1.4.10")]))
    let reflow = root["criteria"]?.array?.first { $0.object?["number"] == .string("1.4.10") }
    #expect(reflow?.object?["sessions"] == .integer(6))
  }

  @Test func theOrderOfReadingDoesNotShow() throws {
    let studies = [
      try Self.study("tram", people: 4, finding: Self.finding("F01-tttt", "A"), hasNeeds: true),
      try Self.study("bus", people: 2, finding: Self.finding("F03-bbbb", "B"), hasNeeds: false),
    ]
    let (one, two) = (Library.measure(studies), Library.measure(studies.reversed()))
    #expect(LibraryJSON.bytes(one) == LibraryJSON.bytes(two))
    #expect(LibraryDocument.document(one).markdown() == LibraryDocument.document(two).markdown())
  }
}

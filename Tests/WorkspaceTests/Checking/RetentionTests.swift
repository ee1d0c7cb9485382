import Merging
import Records
import TemporaryFolder
import Testing
import Workspace

@Suite("How long people are kept")
struct RetentionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let until: String
    var overdue = false
    var soon = false
    var testDescription: String { until }
  }

  static let rows = [
    Row(until: "2025-12-31", overdue: true), Row(until: "2026-03-01", overdue: true),
    Row(until: "2026-03-02", soon: true), Row(until: "2026-03-03", soon: true),
    Row(until: "2026-04-01", soon: true), Row(until: "2026-04-02"), Row(until: "2028-12-31"),
  ]

  /// Today is 2026-03-02.
  @Test("before, on and after the last day", arguments: rows)
  func days(_ row: Row) throws {
    let workspace = try SoundWorkspace()
    var person = RecordDraftOfPerson()
    person.consent = "\"retainUntil\": \"\(row.until)\""
    try person.write(in: workspace)
    let retention = try Retention.read(
      in: workspace.location, today: CalendarDay(daysSince1970: SoundWorkspace.today))
    #expect(retention.overdue.map(\.id.string) == (row.overdue ? ["P01-kx4d"] : []))
    #expect(retention.soon.map(\.id.string) == (row.soon ? ["P01-kx4d"] : []))
    let result = try workspace.check()
    #expect(result.findings.count == (row.overdue ? 1 : 0))
    #expect(result.remarks.count == (row.soon ? 1 : 0))
  }

  @Test("whoever was erased is not named, and whoever was deleted is")
  func gone() throws {
    let workspace = try SoundWorkspace()
    var person = RecordDraftOfPerson()
    person.id = "P02-aaaa"
    person.consent = #""retainUntil": "2026-01-01""#
    try person.write(in: workspace)
    let path = "Surveys/bank/participants/P02-aaaa.json"
    try workspace.edit(path, Participant.format) { try $0.delete() }
    let today = CalendarDay(daysSince1970: SoundWorkspace.today)
    #expect(try Retention.read(in: workspace.location, today: today).overdue.count == 1)
    try workspace.folder.write(
      path,
      """
      {
        "erased": true,
        "id": "P02-aaaa",
        "origins": [
          "0123456789abd"
        ],
        "~format": "participant/1"
      }

      """)
    #expect(try Retention.read(in: workspace.location, today: today).overdue.isEmpty)
    #expect(try workspace.check().findings.isEmpty)
  }

  @Test("the longest overdue comes first, of one study or of all")
  func order() throws {
    let workspace = try SoundWorkspace()
    for (id, until) in [("P02-aaaa", "2026-02-01"), ("P03-aaaa", "2026-01-01")] {
      var person = RecordDraftOfPerson()
      person.id = id
      person.consent = "\"retainUntil\": \"\(until)\""
      try person.write(in: workspace)
    }
    let today = CalendarDay(daysSince1970: SoundWorkspace.today)
    let all = try Retention.read(in: workspace.location, today: today)
    #expect(all.overdue.map(\.id.short) == ["P03", "P02"])
    #expect(
      try Retention.read(study: "bank", in: workspace.location, today: today).overdue
        == all.overdue)
    try workspace.put(
      "Surveys/shop/study.json", "study", "shop",
      #""title": "Shop", "target": {"level": "AA", "platform": "web", "version": "2.2"}"#)
    #expect(
      try Retention.read(study: "shop", in: workspace.location, today: today).overdue.isEmpty)
  }
}

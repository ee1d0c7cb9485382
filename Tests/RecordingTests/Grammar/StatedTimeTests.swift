import Recording
import Records
import Testing

/// When a note of a session that is entered afterwards happened.
@Suite("A time in front of a note") struct StatedTimeTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    /// Milliseconds; `nil` where the line stays plain.
    let at: Int?
    let text: String

    init(_ line: String, _ at: Int?, _ text: String? = nil) {
      testDescription = line
      self.at = at
      self.text = text ?? line
    }
  }

  static let rows = [
    Row("at 4m10 swipes past Pay", 250_000, "swipes past Pay"),
    Row("at 12:31 swipes", 751_000, "swipes"),
    Row("at 1:02:03 swipes", 3_723_000, "swipes"),
    Row("[00:04:10] swipes", 250_000, "swipes"),
    Row("[4:10] at home she uses Zoom", 250_000, "at home she uses Zoom"),
    Row("at 90s swipes", 90_000, "swipes"),
    Row("at home she uses Zoom", nil), Row("at 5 she gives up", nil), Row("at 4m10", nil),
    Row("At 4m10 she says", nil), Row("12:31 swipes", nil), Row("[4] of 5 found", nil),
    Row("[sic] 4:10", nil), Row("at 4:75 swipes", nil), Row("at: button, Pay", nil, "button, Pay"),
    Row("[4:10]swipes", nil),
  ]

  @Test(arguments: rows)
  func reads(_ row: Row) {
    let reading = NoteGrammar.read(
      row.testDescription, shortcuts: .standard(language: "en"), takesTimes: true)
    #expect(reading.at == row.at)
    #expect(reading.text == row.text)
    #expect(reading.typed == row.testDescription)
    #expect((reading.before ?? "") + reading.text + (reading.after ?? "") == row.testDescription)
    let live = NoteGrammar.read(row.testDescription, shortcuts: .standard(language: "en"))
    #expect(live.at == nil)
  }

  @Test func shortcutsFollowTheTime() {
    let reading = NoteGrammar.read(
      "at 4m10 b3: no name sc 4.1.2", shortcuts: .standard(language: "en"), takesTimes: true)
    #expect(reading.at == 250_000 && reading.impact == .serious && reading.text == "no name")
    #expect(reading.before == "at 4m10 b3: ")
  }
}

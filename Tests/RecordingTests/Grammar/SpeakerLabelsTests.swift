import Recording
import Records
import Testing

@Suite("Who speaks, in front of a note")
struct SpeakerLabelsTests {
  static let speakers = SpeakerLabels(
    people: ["P07-kx4d", "P12-aaaa", "P12-bbbb"],
    names: [
      ("Ilka Brandt", "P07-kx4d"), ("Tomo", "P12-aaaa"), ("Tomo Ito", "P12-bbbb"),
      ("Quill", "P99-zzzz"),
    ])

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var speaker = Speaker.participant
    var participant: String?
    var text = "where is it"
    var before: String?
  }

  static let rows = [
    Row(testDescription: "P: where is it", before: "P: "),
    Row(testDescription: "M: where is it", speaker: .moderator, before: "M: "),
    Row(testDescription: "  P: where is it", before: "  P: "),
    Row(testDescription: "P:where is it", before: "P:"),
    Row(testDescription: "Ｐ： where is it", before: "Ｐ： "),
    Row(testDescription: "P07: where is it", participant: "P07-kx4d", before: "P: "),
    Row(testDescription: "P7: where is it", participant: "P07-kx4d", before: "P: "),
    Row(testDescription: "P07-kx4d: where is it", participant: "P07-kx4d", before: "P: "),
    Row(testDescription: "Ilka: where is it", participant: "P07-kx4d", before: "P: "),
    Row(testDescription: "Ilka Brandt: where is it", participant: "P07-kx4d", before: "P: "),
    Row(testDescription: "ilka: where is it", participant: "P07-kx4d", before: "P: "),
    Row(testDescription: "Brandt: where is it", participant: "P07-kx4d", before: "P: "),
    Row(testDescription: "Tomo Ito: where is it", participant: "P12-bbbb", before: "P: "),
    Row(testDescription: "-30s P07: where is it", participant: "P07-kx4d", before: "-30s P: "),
    Row(testDescription: "b3: P07: where is it", participant: "P07-kx4d", before: "b3: P: "),
    Row(testDescription: "q: P07: where is it", participant: "P07-kx4d", before: "q: P: "),
    Row(testDescription: "P : where is it", before: "P : "),
    Row(testDescription: "M : where is it", speaker: .moderator, before: "M : "),
    Row(testDescription: "P07 : where is it", participant: "P07-kx4d", before: "P: "),
  ]

  @Test(arguments: rows)
  func isRead(_ row: Row) {
    let reading = NoteGrammar.read(
      row.testDescription, shortcuts: .standard(language: nil), speakers: Self.speakers)
    #expect(reading.speaker == row.speaker && reading.participant?.string == row.participant)
    #expect(reading.text == row.text && reading.before == row.before && reading.after == nil)
  }

  /// Two people share P12 and the name Tomo; nobody of the session is P08, P99 or Quill.
  @Test(arguments: [
    "p: where is it", "m: where is it", "P12: where is it", "Tomo: where is it", "P08: where is it",
    "P99: where is it", "P://example.org", "P:) smiles", "P07 where is it",
    "Price: 3 euros",
    "PM: back at two", "P07:", "P:", "P1234567: where is it", "hands Ilka the phone: where",
    "in ilka: where",
    "P07-zzzz-1: where", "at P: gate", "P: M: where is it", "M: what now? P: no idea",
    "P07: yes. M: and then?", "M: P07: well",
  ])
  func staysWords(_ line: String) {
    let reading = NoteGrammar.read(
      line, shortcuts: .standard(language: nil), speakers: Self.speakers)
    #expect(reading.speaker == nil && reading.participant == nil && reading.text == line)
  }

  /// A name inside a line that says who speaks, and one of a participant of another session: the words have P-numbers.
  @Test(arguments: [
    ("M: where? Ilka: no idea", "M: where? P07: no idea"),
    ("M: where? ilka brandt (tired): no idea", "M: where? P07 (tired): no idea"),
    ("smiles. [Ilka] no idea", "smiles. [P07] no idea"),
    ("Quill: where is it", "P99: where is it"),
  ])
  func namesInsideAreNumbered(_ line: String, _ words: String) {
    let reading = NoteGrammar.read(
      line, shortcuts: .standard(language: nil), speakers: Self.speakers)
    #expect(reading.speaker == nil && reading.text == words && reading.typed == words)
    #expect(reading.whoseWords.needPermission)
  }

  /// Nobody who takes notes begins a line so to say who of the session speaks, but for the labels of its people.
  @Test(arguments: PlainNotesTests.openings)
  func otherOpeningsStayWords(_ line: String) {
    let reading = NoteGrammar.read(
      line, shortcuts: .standard(language: nil), speakers: SpeakerLabels(people: ["P21-kx4d"]))
    #expect(
      reading.isInterpreted == line.hasPrefix("M:")
        && (reading.isInterpreted || reading.text == line))
  }

  @Test func namesAreNotShown() {
    #expect(!"\(Self.speakers)".contains("Ilka"))
  }
}

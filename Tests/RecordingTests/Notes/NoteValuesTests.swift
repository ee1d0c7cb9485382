import JSON
import Recording
import Records
import Testing

@Suite("A note as the values of an observation")
struct NoteValuesTests {
  static var full: Note {
    var note = Note(at: 662_000, text: Verbatim("swipes past Pay"))
    note.basis = .seenOrHeard
    note.beyondWcag = false
    note.confirmed = [Place("1.4.10"), Place("4.1.2")].compactMap(\.self)
    note.dimensions = [.init(id: "see")]
    note.impact = .serious
    note.kind = .barrier
    note.participant = RecordID("P07-kx4d")
    note.principles = [.giveControl]
    note.proposed = [Place("2.4.3")].compactMap(\.self)
    note.reviewedBy = "moderator"
    note.screen = "pay"
    note.speaker = .assistiveTechnology
    note.task = "pay-by-card"
    note.wording = .verbatim
    return note
  }

  @Test func everyFieldComesBack() {
    #expect(Note(Self.full.values) == Self.full)
  }

  @Test func whatBecameEmptyIsWrittenAsEmpty() {
    var new = Self.full
    new.impact = nil
    new.confirmed = []
    let changes = new.changes(from: Self.full)
    #expect(changes.members.count == 2)
    #expect(changes["impact"] == .null)
    #expect(changes["confirmed"] == .array([]))
  }
}

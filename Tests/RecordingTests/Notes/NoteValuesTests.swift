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
    note.dropped = [Place("1.1.1")].compactMap(\.self)
    note.language = "de"
    note.sameMomentAs = "S01-abcd/aaaaaaaaaaaaaaaa"
    note.screen = "pay"
    note.speaker = .assistiveTechnology
    note.task = "pay-by-card"
    note.typedAfter = Verbatim(" sc focus")
    note.typedBefore = Verbatim("b3: ")
    note.wording = .verbatim
    return note
  }

  @Test func everyFieldComesBack() {
    #expect(Note(Self.full.values) == Self.full)
  }

  /// What a review changes must not lose a field: those left out have commands of their own.
  @Test func everyFieldHasAValue() {
    let others = ["cleared", "deleted", "earlier"]
    let fields = Set(Note.entry.fields.map(\.key)).subtracting(others)
    #expect(Set(Self.full.values.members.keys.map(\.string)) == fields)
  }

  @Test func placesAreInTheOrderOfTheirNumbers() throws {
    var note = Self.full
    note.proposed = ["1.4.3", "1.4.10"].compactMap { Place($0) }
    let read = Note(note.values)
    #expect(read == note && read.proposed.map(\.description) == ["1.4.3", "1.4.10"])
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

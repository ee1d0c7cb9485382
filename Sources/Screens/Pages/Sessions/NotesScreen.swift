import Measures
import Records
import Terminal
import Wording

/// The notes of a session in the order of time; choosing one shows it whole.
struct NotesScreen {
  let desk: Desk
  let study: String
  let session: RecordID

  func run() throws {
    let records = try desk.study(study)
    guard let meeting = records.sessions.first(where: { $0.session.id == session }) else { return }
    let notes = ShownNote.all(meeting, in: records)
    try ListScreen(desk: desk, page: { page(notes, start: $0) }) { note in
      try desk.open { try NoteScreen(desk: desk, note: note).run() }
    }.run()
  }

  private func page(_ notes: [ShownNote], start: Int?) -> ActionPage<ShownNote> {
    ActionPage(
      "notes \(session)", title: "Notes of \(session.short)",
      place: Phrase.count(notes.count, "note", "notes"),
      list: ActionList(
        .log, noun: "note", of: notes, start: start,
        whenEmpty: "No notes yet. Record some, or import them: kerb import notes",
        row: { $1.row(id: String($0), inSession: true) }, action: { $0 }),
      prompt: Prompt("Note", .choice))
  }
}

/// One note, whole.
struct NoteScreen {
  let desk: Desk
  let note: ShownNote

  func run() throws {
    try ReadingScreen(desk: desk, page: page).run()
  }

  private var page: Page {
    let facts: [(String, String)] = [
      ("Kind", note.note.kind?.label ?? "not given"),
      ("Impact", note.note.impact?.label ?? ""),
      ("Criteria", note.places.joined(separator: ", ")),
      ("Beyond WCAG", note.note.isBeyondWcag ? "yes" : ""),
      ("Abilities", note.note.dimensions.map(\.label).joined(separator: ", ")),
      ("Task", note.task ?? ""), ("Screen", note.screen ?? ""),
      ("Speaker", note.note.speaker?.label ?? ""), ("Wording", note.note.wording?.label ?? ""),
      ("Typed", note.typed),
      ("Quotes", note.mayQuote ? "allowed" : "not allowed; keep the words in the team"),
      ("Noted by", note.log.recorderRole?.label ?? ""),
      ("Review", note.note.isReviewed ? "done" : "waits"),
    ]
    let words = note.words.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { PageRow("words \($0.offset)", String($0.element)) }
    let rows = facts.filter { !$0.1.isEmpty }.map { label, value in
      PageRow(label, "\(label): \(value)")
    }
    return Page(
      "note \(note.session.id)/\(note.note.id)",
      title: [note.people, note.time].filter { !$0.isEmpty }.joined(separator: ", "),
      place: "\(note.session.id.short), round \(note.session.round)",
      list: PageList(.reading, noun: "line", rows: words + rows),
      prompt: ReadingScreen.prompt)
  }
}

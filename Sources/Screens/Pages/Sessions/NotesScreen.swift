import JSON
import Localization
import Measures
import Records
import Terminal
import Wording

/// The notes of a session, in the order of time until somebody sorts them; choosing one shows it whole.
struct NotesScreen {
  let navigator: Navigator
  let study: String
  let session: RecordID
  /// Only the notes of one task; `nil` for all.
  var task: String?

  private enum Order: ListOrder {
    case time, impact, kind, review

    var label: Sentence {
      switch self {
      case .time: "in the order of time"
      case .impact: "least impact first, the worst last"
      case .kind: "by kind"
      case .review: "reviewed first, those that wait last"
      }
    }
  }

  private enum Destination {
    case note(Int)
    case sort(String)
  }

  func run() throws {
    var order = Order.time
    try ListScreen(
      // Read anew each time: a note may have been changed on its own page.
      navigator: navigator, page: { try page(try notes(order), start: $0) },
      act: { way in
        switch way {
        case .note(let at):
          let notes = try notes(order).map(\.reference)
          return try navigator.open {
            try NoteScreen(navigator: navigator, study: study, notes: notes, at: at).run()
          }
        case .sort(let typed):
          order = try navigator.order(typed, standing: order)
          return [.outcome("Sorted: \(order.label).")]
        }
      }
    ).run()
  }

  /// Where the order makes no difference, in the order of time.
  private func notes(_ order: Order) throws -> [ShownNote] {
    let notes = try notes()
    func sorted<Key: Comparable>(_ key: (ShownNote) -> Key) -> [ShownNote] {
      let keys = notes.map(key)
      return notes.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { notes[$0] }
    }
    return switch order {
    case .time: notes
    case .impact: sorted { $0.note.impact?.rawValue ?? -1 }
    case .kind: sorted { Text($0.note.kind.map { "\($0.label)" } ?? "") }
    case .review: sorted { $0.note.isReviewed ? 0 : 1 }
    }
  }

  private func notes() throws -> [ShownNote] {
    let records = try navigator.study(study)
    guard let meeting = records.sessions.first(where: { $0.session.id == session }) else {
      return []
    }
    let all = ShownNote.all(meeting, in: records)
    guard let task else { return all }
    return all.filter { $0.note.task.map { Text.isSame($0, task) } ?? false }
  }

  private func page(_ notes: [ShownNote], start: Int?) throws -> ActionPage<Destination> {
    let tasks = try navigator.study(study).study.tasks
    let list = PageList(
      .log, noun: Noun("note", "notes"), count: notes.count, start: start,
      whenEmpty: task == nil
        ? "No notes yet. Record some, or import them: `kerb import notes`"
        : "No note was made during this task."
    ) { notes[$0].row(id: String($0), inSession: true) }
    let ofTask = task.map { id in
      ", \(tasks.first { Text.isSame($0.id, id) }?.title ?? id)"
    }
    return ActionPage(
      "notes \(session) \(task ?? "")", title: "Notes of \(session.short)\(ofTask ?? "")",
      place: "\(notes.count, "note", "notes")",
      list: ActionList(list, { .note($0) }), prompt: Prompt("Note", .choice),
      commands: [Navigator.sorting { .sort($0) }])
  }
}

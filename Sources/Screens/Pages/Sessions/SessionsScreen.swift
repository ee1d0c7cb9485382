import JSON
import Measures
import Records
import Terminal
import Wording

/// The sessions of a study, newest first.
struct SessionsScreen {
  let desk: Desk
  let study: String

  func run() throws {
    try ListScreen(
      desk: desk, page: page,
      act: { way in
        switch way {
        case .session(let id):
          try desk.open { try SessionScreen(desk: desk, study: study, session: id).run() }
        case .record: try desk.handOver { try desk.actions.record(study, nil) }
        }
      }
    ).run()
  }

  private enum Way {
    case session(RecordID)
    case record
  }

  /// Sessions without a date come last, as the newest of them would in a folder.
  private func sessions() throws -> [SessionRecords] {
    try desk.study(study).sessions.sorted { left, right in
      let (one, two) = (left.session.startedAt ?? "", right.session.startedAt ?? "")
      return Text.isSame(one, two)
        ? right.session.id < left.session.id : Text.precedes(two, one)
    }
  }

  private func page(_ start: Int?) throws -> ActionPage<Way> {
    let sessions = try sessions()
    let out = try desk.study(study).peopleOut
    return ActionPage(
      "sessions \(study)", title: "Sessions",
      place: "\(study), \(Phrase.count(sessions.count, "session", "sessions"))",
      list: ActionList(
        .choices, noun: "session", of: sessions, start: start,
        whenEmpty: "No session yet. Record the first: /record",
        row: { SessionRow.row($1, out: out) }, action: { .session($0.session.id) }),
      prompt: Prompt("Session", .choice),
      commands: [ActionCommand("record", "Record a new session.", footer: true, .record)])
  }
}

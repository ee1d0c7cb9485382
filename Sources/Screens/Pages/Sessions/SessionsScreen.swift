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
      onRow: { index in
        let id = try sessions()[index].session.id
        return try desk.open { try SessionScreen(desk: desk, study: study, session: id).run() }
      },
      onCommand: { _, _ in try desk.handOver { try desk.actions.record(study, nil) } }
    ).run()
  }

  /// Sessions without a date come last, as the newest of them would in a folder.
  private func sessions() throws -> [SessionRecords] {
    try desk.study(study).sessions.sorted { left, right in
      let (one, two) = (left.session.startedAt ?? "", right.session.startedAt ?? "")
      return Text.isSame(one, two)
        ? right.session.id < left.session.id : Text.precedes(two, one)
    }
  }

  private func page(_ start: Int?) throws -> Page {
    let sessions = try sessions()
    let out = try desk.study(study).peopleOut
    return Page(
      "sessions \(study)", title: "Sessions",
      place: "\(study), \(Phrase.count(sessions.count, "session", "sessions"))",
      list: PageList(
        .choices, noun: "session", count: sessions.count, start: start,
        whenEmpty: "No session yet. Record the first: /record"
      ) { SessionRow.row(sessions[$0], out: out) },
      prompt: Prompt("Session", .choice),
      commands: [PageCommand("record", "", "Record a new session.", footer: true)])
  }
}

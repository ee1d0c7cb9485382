import JSON
import Localization
import Measures
import Records
import Terminal
import Wording

/// The sessions of a study, newest first until somebody sorts them.
struct SessionsScreen {
  let navigator: Navigator
  let study: String

  private enum Order: ListOrder {
    case newest, oldest, review, people

    var label: Sentence {
      switch self {
      case .newest: "newest first"
      case .oldest: "oldest first"
      case .review: "most notes to review first"
      case .people: "by participant"
      }
    }
  }

  func run() throws {
    var order = Order.newest
    try ListScreen(
      navigator: navigator, page: { try page(order, $0) },
      act: { way in
        switch way {
        case .sort(let typed):
          order = try navigator.order(typed, standing: order)
          return [.outcome("Sorted: \(order.label).")]
        case .session(let id):
          return try navigator.open {
            try SessionScreen(navigator: navigator, study: study, session: id).run()
          }
        case .record: return try navigator.handOver { try navigator.actions.record(study, nil) }
        }
      }
    ).run()
  }

  private enum Destination {
    case session(RecordID)
    case record
    case sort(String)
  }

  /// Sessions without a date come last, as the newest of them would in a folder.
  private func sessions(_ order: Order) throws -> [SessionRecords] {
    let records = try navigator.study(study)
    let newest = records.sessions.sorted { left, right in
      let (one, two) = (
        left.session.startedAt ?? left.session.heldOn ?? "",
        right.session.startedAt ?? right.session.heldOn ?? ""
      )
      return Text.isSame(one, two)
        ? right.session.id < left.session.id : Text.precedes(two, one)
    }
    switch order {
    case .newest: return newest
    case .oldest: return newest.reversed()
    case .review:
      let out = records.peopleOut
      let waiting = newest.map { $0.notesShown(without: out).count { !$0.isReviewed } }
      return newest.indices.sorted { (waiting[$1], $0) < (waiting[$0], $1) }.map { newest[$0] }
    case .people:
      let names = newest.map {
        Text(SessionWords.people($0.session).plain(in: navigator.pages.language))
      }
      return newest.indices.sorted { (names[$0], $0) < (names[$1], $1) }.map { newest[$0] }
    }
  }

  private func page(_ order: Order, _ start: Int?) throws -> ActionPage<Destination> {
    let sessions = try sessions(order)
    let (out, zone) = (try navigator.study(study).peopleOut, navigator.zone)
    return ActionPage(
      "sessions \(study)", title: "Sessions",
      place: "\(study), \(sessions.count, "session", "sessions")",
      list: ActionList(
        .choices, noun: Noun("session", "sessions"), of: sessions, start: start,
        whenEmpty: "No session yet. Record the first: `/record`",
        row: { SessionRow.row($1, out: out, zone) }, action: { .session($0.session.id) }),
      prompt: Prompt("Session", .choice),
      commands: [
        ActionCommand("record", "Record a new session.", footer: true, .record),
        Navigator.sorting { .sort($0) },
      ])
  }
}

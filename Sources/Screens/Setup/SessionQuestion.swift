import Localization
import Records
import Terminal
import Wording
import Workbench

/// Which session it is: a new one, one that was planned, or one that somebody else records already.
struct SessionQuestion {
  let dialog: QuestionDialog
  let study: String

  /// A session of the study that can be begun or joined.
  struct Found: Equatable {
    var id: RecordID
    var participants: [RecordID]
    /// When it began, in milliseconds since 1970; `nil` for a planned one.
    var began: Int?
    var hasLog: Bool
    /// When it was, as exactly as its record says.
    var date: SessionDate?

    /// Whether somebody has recorded it, or began to.
    var isJoined: Bool { began != nil || hasLog }
  }

  /// For how long after its beginning a session is offered, in milliseconds.
  private static let longest = 12 * 3_600_000

  /// Finds the session that was named on the command line.
  func named(_ typed: String) throws -> Found {
    let finder = RecordFinder(workbench: dialog.workbench, kind: .session)
    let record = try finder.record(typed, study: study)
    guard let session = record.record(Session.self) else {
      throw WorkbenchError(
        .noInput, at: typed, "this session was deleted or erased",
        fix: "`kerb session list \(study)` names the others")
    }
    let logs = try dialog.workbench.files(ofStudy: study).filter {
      $0.role == .log && $0.session == session.id.string
    }
    return Self.found(session, hasLog: !logs.isEmpty)
  }

  /// Asks where there is something to choose from.
  ///
  /// - Parameter plannedOnly: Whether those that are recorded now are left out.
  /// - Returns: `nil` for a new session.
  func ask(
    _ participants: [RecordID], plannedOnly: Bool = false
  ) throws -> (found: Found?, step: Questions.Step) {
    let sessions = try dialog.load(study).sessions
      .map { Self.found($0.session, hasLog: !$0.logs.isEmpty) }
      .filter { Set($0.participants) == Set(participants) }
    let running =
      plannedOnly
      ? [] : sessions.filter { isRunning($0) }.sorted { ($0.began ?? 0) > ($1.began ?? 0) }
    let planned = sessions.filter { !$0.isJoined }
    let offered = running + planned
    guard !offered.isEmpty else { return (nil, .skipped) }
    let index = try dialog.choose(
      "Which session?", "Session", offered.map(words) + ["a new session"],
      // Joining is never an accident.
      standing: running.isEmpty ? 0 : nil)
    return (offered.indices.contains(index) ? offered[index] : nil, .asked)
  }

  private static func found(_ session: Session, hasLog: Bool) -> Found {
    Found(
      id: session.id, participants: session.participants,
      began: session.startedAt.flatMap { Instant($0)?.milliseconds }, hasLog: hasLog,
      date: (session.startedAt ?? session.heldOn).flatMap { SessionDate($0) })
  }

  private func isRunning(_ session: Found) -> Bool {
    guard let began = session.began, session.hasLog else { return false }
    // Clocks of two machines differ a little.
    return (-300_000...Self.longest).contains(dialog.workbench.now - began)
  }

  private func words(_ session: Found) -> Sentence {
    guard let began = session.began else { return "\(session.id.short), planned" }
    let minutes = max(0, dialog.workbench.now - began) / 60_000
    let time: Sentence = minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    return "join \(session.id.short), begun \(time) ago"
  }
}

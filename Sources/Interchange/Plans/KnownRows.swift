import Localization
import Records

/// Which rows of a file are in the study already.
struct KnownRows {
  /// What is known of a row.
  enum State {
    case new(NotesKey)
    /// - Parameter holdsNames: Whether it may hold a name or condition that only this file tells.
    case there(holdsNames: Bool)
  }

  private let study: String
  private let present: LivedPlan.Present
  private var firstKeys = Occurrences()
  private var keys = Occurrences()
  /// Of rows as they would stand in another session, or in none.
  private var elsewhere = Occurrences()
  /// The log of a session that holds rows of this file from an earlier import, by the session's id.
  private(set) var logs: [String: String] = [:]

  init(_ study: String, _ present: LivedPlan.Present) {
    self.study = study
    self.present = present
  }

  /// - Parameters:
  ///   - old: The row as an earlier import would have written it, and `new` as this one does.
  ///   - sessions: The ids of all sessions of the person.
  /// - Throws: a rejection where the row stands in another session than the one that it names.
  mutating func state(
    _ old: NotesRow, _ new: NotesRow, of id: String, in meeting: NamedSessions.Meeting?,
    _ sessions: [String], line: Int
  ) throws(NotesRejection) -> State {
    let scope = [study] + (meeting.map { [$0.session] } ?? [])
    let oldKey = firstKeys.key(scope: scope, owner: id, old)
    let key = keys.key(scope: scope, owner: id, new)
    for known in [oldKey, key] where present.observations.contains(known.content) {
      if let home = present.homes[known.content], let log = home.log { logs[home.session] = log }
      return .there(holdsNames: known != key)
    }
    if let meeting {
      let loose = elsewhere.key(scope: [study], owner: id, new)
      guard present.observations.contains(loose.content) else { return .new(key) }
      let home = present.homes[loose.content]?.session
      if home == meeting.session { return .there(holdsNames: false) }
      throw Self.standsElsewhere(home, meeting, line)
    }
    for session in sessions {
      let bound = elsewhere.key(scope: [study, session], owner: id, new)
      if present.observations.contains(bound.content) { return .there(holdsNames: false) }
    }
    return .new(key)
  }

  private static func standsElsewhere(
    _ home: String?, _ meeting: NamedSessions.Meeting, _ line: Int
  ) -> NotesRejection {
    let place: Sentence = home.map { "\(RecordID($0)?.short ?? $0)" } ?? "another session"
    return NotesRejection(
      line, .session,
      "an import without this column has put the same note into \(place), so here it would count twice",
      fix: "write \(place) in this cell, or leave it empty")
  }
}

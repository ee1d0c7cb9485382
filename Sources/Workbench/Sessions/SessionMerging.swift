import JSON
package import Localization
import Merging
package import Records
import Wording
import Workspace

/// Says that two sessions were one meeting: the second continues the first. Nothing moves, so that whatever names notes
/// of either, here or in another clone, goes on naming them.
package struct SessionMerging {
  private let workbench: Workbench
  private let study: String

  package init(_ study: String, in workbench: Workbench) {
    self.study = study
    self.workbench = workbench
  }

  /// What is to be said.
  package struct Plan {
    package let whole: Session
    package let part: Session
    /// Notes of the part.
    package let notes: Int
    /// Whether it is so already.
    package let isDone: Bool
    /// What somebody should look at before, such as two days.
    package let doubts: [Sentence]
    /// Sentences about closed rounds.
    package let remarks: [Sentence]
  }

  /// Reads the two sessions.
  ///
  /// - Throws: `WorkbenchError` where they cannot be one meeting.
  package func plan(_ whole: String, _ part: String) throws -> Plan {
    let (first, second) = (try session(whole), try session(part))
    let names = "\(first.id.short) and \(second.id.short)"
    guard first.id != second.id else {
      throw refusal(part, "this is the same session", fix: "name two sessions")
    }
    guard !first.participants.isEmpty, !second.participants.isEmpty else {
      throw refusal(
        names, "nobody is named in one of them, so nobody can tell that they were one meeting",
        fix: "say who took part: `kerb session edit \(study) \(part) --participant P01`")
    }
    guard Set(first.participants) == Set(second.participants) else {
      throw refusal(
        names, "other people took part: \(people(first)) and \(people(second))",
        fix: "two meetings stay two sessions; correct the participants if they are wrong")
    }
    guard first.round == second.round else {
      throw refusal(
        names, "they belong to rounds \(first.round) and \(second.round)",
        fix:
          "correct the round of one, if it is wrong: `kerb session edit \(study) \(part) --round \(first.round)`"
      )
    }
    guard first.isPilot == second.isPilot else {
      let word: String = first.isPilot ? "yes" : "no"
      throw refusal(
        names, "one of them is a pilot, which never counts",
        fix:
          "correct one: `kerb session edit \(study) \(part) --pilot \(word)`")
    }
    let sessions = try workbench.study(study).records.sessions
    let meetings = Meetings(sessions.map(\.session))
    let places = [first, second].compactMap { one in
      sessions.firstIndex { $0.session.id == one.id }
    }
    let isDone =
      places.count == 2 && meetings.first(of: places[0]) == meetings.first(of: places[1])
    let notes = sessions.first { $0.session.id == second.id }?.logs.reduce(0) {
      $0 + $1.observations.count
    }
    return Plan(
      whole: first, part: second, notes: notes ?? 0, isDone: isDone,
      doubts: Self.doubts(first, second, workbench.surroundings.zone),
      remarks: first.isPilot
        ? [] : try ClosedRounds(study, workbench).remarks(changing: first.round))
  }

  /// Writes a plan.
  package func write(_ plan: Plan) throws {
    try set(plan.whole.id, of: plan.part)
  }

  /// Takes it back: the part is a meeting of its own again.
  ///
  /// - Returns: Whether anything changed.
  package func undo(_ whole: String, _ part: String) throws -> Bool {
    let (first, second) = (try session(whole), try session(part))
    var isChanged = false
    // Another clone may have said it the other way round.
    for (one, other) in [(second, first), (first, second)] where one.continues == other.id {
      try set(nil, of: one)
      isChanged = true
    }
    return isChanged
  }

  private func set(_ whole: RecordID?, of session: Session) throws {
    try workbench.transaction {
      let path = try RecordPath.session(session.id.string, study: study)
      guard let document = try workbench.document(path) else {
        throw refusal(session.id.short, "the session has gone", fix: "bring it back with git")
      }
      var draft = RecordDraft(changing: document, format: Session.format, ids: workbench.ids)
      try draft.set(\Session.continues, to: whole)
      try workbench.write(draft, to: path, isNew: false)
    }
  }

  private func session(_ typed: String) throws -> Session {
    let record = try RecordFinder(workbench: workbench, kind: .session).record(typed, study: study)
    if let fault = record.faults.first { throw fault }
    guard !record.isGone, let session = record.record(Session.self) else {
      throw WorkbenchError(
        .noInput, at: typed, "this session was deleted or erased",
        fix: "`kerb session list \(study)` names the others")
    }
    return session
  }

  private func people(_ session: Session) -> String {
    session.participants.map(\.short).joined(separator: ", ")
  }

  private func refusal(_ place: String, _ problem: Sentence, fix: Sentence) -> WorkbenchError {
    WorkbenchError(.invalidData, at: place, problem, fix: fix)
  }

  /// What differs though it may be one meeting.
  private static func doubts(
    _ first: Session, _ second: Session, _ zone: LocalZone
  ) -> [Sentence] {
    var doubts: [Sentence] = []
    if let one = first.day(in: zone), let two = second.day(in: zone), !Text.isSame(one, two) {
      doubts.append("\(first.id.short) was on \(one), \(second.id.short) on \(two).")
    }
    if let one = first.productVersion, let two = second.productVersion, !Text.isSame(one, two) {
      doubts.append("Another product version was tried in each.")
    }
    return doubts
  }
}

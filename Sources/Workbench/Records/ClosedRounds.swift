import JSON
package import Localization
import Measures
import Merging
package import Records
import Wording
import Workspace

/// The closed rounds of a study: nobody brings a session into one, and changes in one are told.
///
/// What was shared of a round cannot be called back, so comparing it with a later state would tell of what came in
/// between. Pilots never count and may be added anywhere.
package struct ClosedRounds {
  private let study: String
  private let days: [Int: String]
  /// Those of which a sharing edition was written.
  private let shared: Set<Int>
  private let workbench: Workbench?

  package init(_ study: String, _ workbench: Workbench) throws {
    let record = try StudyFile.read(study, workbench).record(Study.self)
    self.init(study, record, workbench)
  }

  package init(of study: Study) { self.init(study.id.string, study, nil) }

  private init(_ id: String, _ study: Study?, _ workbench: Workbench?) {
    self.study = id
    self.workbench = workbench
    days = study?.closedRounds ?? [:]
    shared = Set((study?.rounds ?? [:]).filter { !$0.value.sharedPeople.isEmpty }.keys)
  }

  /// The first round from here on that is open.
  func open(from round: Int) -> Int {
    var round = round
    while days[round] != nil { round += 1 }
    return round
  }

  /// - Throws: `WorkbenchError` where the round is closed, with the way out.
  package func check(_ round: Int) throws {
    try check(
      round, shared.contains(round) ? "" : ", or, if nothing of it was shared: \(reopening(round))")
  }

  private func check(_ round: Int, _ other: Sentence) throws {
    guard let day = days[round] else { return }
    throw WorkbenchError(
      .invalidData, at: "",
      "round \(round): it has been closed since \(day); nothing is added to it",
      fix: "take round \(open(from: round))\(other)")
  }

  private func reopening(_ round: Int) -> Sentence {
    "`kerb study round reopen \(ShellWord.word(study)) \(round)`"
  }

  /// Looks at a session before it is written.
  ///
  /// - Parameter before: What the session was; `nil` for a new one.
  /// - Returns: What to say of a change in a closed round.
  /// - Throws: ``WorkbenchError`` where the session would come into a closed round, unless that undoes a change: then those
  ///   who count, and their details, are as they were closed and shared.
  func check(_ draft: RecordDraft, before: JSONDocument?) throws -> [Sentence] {
    let now = Self.round(try JSONReader.read(draft.bytes))
    let old = Self.round(before)
    if let now, now != old, days[now] != nil {
      if before == nil { try check(now) }
      guard try undoesChange(of: now, draft) else {
        try check(
          now,
          "; to undo a change of round \(now): \(reopening(now)), undo it, then `kerb study round close \(ShellWord.word(study)) \(now) --yes`; or `git revert` the commit that made it"
        )
        return []
      }
    }
    guard let old, let day = days[old] else { return [] }
    return [
      "Round \(old) has been closed since \(day): what was shared of it does not hold this change."
    ]
  }

  /// Whether a round hides its participants because they have changed, and a session as it would be makes them as they were.
  ///
  /// - Complexity: Two readings of the study.
  private func undoesChange(of round: Int, _ draft: RecordDraft) throws -> Bool {
    guard let workbench, let id = draft.value([SystemKey.id])?.string,
      let file = WorkspaceFile(recordAt: try RecordPath.session(id, study: study).text)
    else { return false }
    func isChanged(_ files: [RecordFile]) throws -> Bool {
      try Release.changes(SharedStudy.load(study, workbench, replacing: files).records)[round]
        != nil
    }
    return try isChanged([]) && !isChanged([RecordFile(file, bytes: draft.bytes)])
  }

  /// What to say to somebody who adds notes to a session; empty where its round is open.
  package func remarks(addingTo session: SessionValues) -> [Sentence] {
    let round = session.round
    guard !session.isPilot, let day = days[round] else { return [] }
    return [
      "Round \(round) has been closed since \(day): whoever compares what was shared of it with a later report could tell what you add."
    ]
  }

  /// What to say to somebody who changes notes of a session of a round; empty where it is open.
  func remarks(changing round: Int) -> [Sentence] {
    guard let day = days[round] else { return [] }
    return [
      "Round \(round) has been closed since \(day): what was shared of it does not hold this change."
    ]
  }

  /// The round that a session counts for; `nil` for a pilot.
  private static func round(_ session: JSONDocument?) -> Int? {
    guard let root = session?.root, root[\Session.isPilot]?.boolean != true else { return nil }
    return root[\Session.round]?.integer ?? 1
  }
}

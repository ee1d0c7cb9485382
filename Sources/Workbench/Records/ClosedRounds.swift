import JSON
package import Localization
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

  package init(_ study: String, _ workbench: Workbench) throws {
    self.study = study
    let record = try StudyFile.read(study, workbench)
    days = record.record(Study.self)?.closedRounds ?? [:]
  }

  package init(of study: Study) {
    self.study = study.id.string
    days = study.closedRounds
  }

  /// The first round from here on that is open.
  func open(from round: Int) -> Int {
    var round = round
    while days[round] != nil { round += 1 }
    return round
  }

  /// - Throws: `WorkbenchError` where the round is closed, with the way out.
  package func check(_ round: Int) throws {
    guard let day = days[round] else { return }
    throw WorkbenchError(
      .invalidData, at: "",
      "round \(round): it has been closed since \(day); nothing is added to it",
      fix:
        "take round \(open(from: round)), or, if nothing of it was shared: `kerb study round reopen \(study) \(round)`"
    )
  }

  /// Looks at a session before it is written.
  ///
  /// - Parameter before: What the session was; `nil` for a new one.
  /// - Returns: What to say of a change in a closed round.
  /// - Throws: ``WorkbenchError`` where the session would come into a closed round.
  func check(_ draft: RecordDraft, before: JSONDocument?) throws -> [Sentence] {
    let now = Self.round(try JSONReader.read(draft.bytes))
    let old = Self.round(before)
    if let now, now != old { try check(now) }
    guard let old, let day = days[old] else { return [] }
    return [
      "Round \(old) has been closed since \(day): what was shared of it does not hold this change."
    ]
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
    guard let root = session?.root, root[key: "pilot"]?.boolean != true else { return nil }
    return root[key: "round"]?.integer ?? 1
  }
}

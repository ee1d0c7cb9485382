import JSON
import Localization
import Measures
import Merging
package import Records
import Wording

/// Closes and opens the rounds of a study.
package struct StudyRounds {
  private let workbench: Workbench
  private let study: String

  package init(of study: String, in workbench: Workbench) {
    self.study = study
    self.workbench = workbench
  }

  /// One round.
  package struct Line {
    package let round: Int
    /// Sessions that are no pilots.
    package let sessions: Int
    /// The day; `nil` for an open one.
    package let closedOn: String?
  }

  /// Rounds that a session belongs to, or that are closed, in order.
  package func all() throws -> [Line] {
    let records = try workbench.study(study).records
    let all = records.sessions.map(\.session).sorted { $0.id < $1.id }
    let meetings = Meetings(all)
    let sessions = all.enumerated().filter { !meetings.isFurtherPart($0.offset) }.map(\.element)
      .filter { !$0.isPilot }
    let closed = records.study.closedRounds
    return Set(sessions.map(\.round)).union(closed.keys).sorted().map { round in
      Line(
        round: round, sessions: sessions.count { $0.round == round }, closedOn: closed[round])
    }
  }

  /// The day on which a round was closed; `nil` for an open one.
  package func day(of round: Int) throws -> String? {
    try workbench.study(study).records.study.closedRounds[round]
  }

  /// What closing a round came to.
  package enum Closing {
    /// On this day.
    case closedBefore(String)
    /// With that many people counting in what may be shared.
    case closed(people: Int)
  }

  /// Notes of a round that no reviewer has reviewed, and proposals without a decision.
  package struct Unsettled: Hashable {
    package internal(set) var notes = 0
    package internal(set) var proposals = 0
    package var isEmpty: Bool { notes == 0 && proposals == 0 }
  }

  /// Counts unreviewed notes and open proposals in the sessions of a round; pilot sessions are excluded.
  package func unsettled(inRound round: Int) throws -> Unsettled {
    var unsettled = Unsettled()
    for session in try workbench.study(study).records.sessions
    where !session.session.isPilot && session.session.round == round {
      for note in session.logs.flatMap(\.notes) {
        if !note.isReviewed { unsettled.notes += 1 }
        unsettled.proposals += note.undecided.count
      }
    }
    return unsettled
  }

  /// Says that nothing is added to a round any more, under the workspace's lock.
  ///
  /// - Parameters:
  ///   - day: From which on that holds.
  ///   - mayDiffer: Whether it may be closed again although other people count than when it was closed before.
  ///   - uncleared: Hears how many of its logs nobody has cleared, before anything is written.
  /// - Throws: ``WorkbenchError`` where no session belongs to the round, or other people count.
  package func close(
    _ round: Int, on day: CalendarDay, mayDiffer: Bool, uncleared: (Int) -> Void
  ) throws -> Closing {
    try workbench.transaction {
      let shared = try SharedStudy.load(study, workbench)
      let records = shared.records
      try records.requireSessions(ofRound: round)
      if let before = records.study.closedRounds[round] { return .closedBefore(before) }
      let logs = shared.uncleared(inRound: round)
      if logs > 0 { uncleared(logs) }
      let people = Release.peopleToTell(of: records, round: round)
      if let before = records.study.peopleAtClosing[round], before != people, !mayDiffer {
        throw WorkbenchError(
          .invalidData, at: "",
          "round \(round): it was closed before with \(before, "person", "people"), and now \(people) count: if anything of it was shared, comparing the two would tell of those who came or went",
          fix: "add `--yes` if nothing of it was shared; else leave it open, and share later rounds"
        )
      }
      try write(round, ["closedOn": .string("\(day)"), "people": .integer(people)])
      return .closed(people: people)
    }
  }

  /// Opens a round again, under the workspace's lock. How many people counted stays, so that closing it again can tell
  /// whether others do.
  package func reopen(_ round: Int) throws {
    try workbench.transaction { try write(round, ["closedOn": .null]) }
  }

  private func write(_ round: Int, _ values: [Text: JSONValue]) throws {
    guard let document = try StudyFile.read(study, workbench).document else {
      throw WorkbenchError(
        .invalidData, at: study, "the study's file cannot be read",
        fix: "`kerb check` names the fault")
    }
    var draft = RecordDraft(changing: document, format: Study.format, ids: workbench.ids)
    var patch = RecordPatch()
    patch.put(.object(JSONObject(values)), at: ["rounds", "\(round)"])
    try patch.apply(to: &draft, now: workbench.now)
    try workbench.write(draft, to: .study(study), isNew: false)
  }
}

extension StudyRecords {
  /// Refuses a round that a report cannot be about: neither a session nor a batch of evidence has it.
  package func requireRound(_ round: Int) throws {
    let rounds = sessionRounds.union(evidence.compactMap(\.round))
    try require(round, among: rounds, "no session belongs to round \(round), and no evidence")
  }

  /// Refuses a round that no session has.
  package func requireSessions(ofRound round: Int) throws {
    try require(round, among: sessionRounds, "no session belongs to round \(round)")
  }

  private var sessionRounds: Set<Int> {
    Set(sessions.filter { !$0.session.isPilot }.map(\.session.round))
  }

  private func require(_ round: Int, among rounds: Set<Int>, _ problem: Sentence) throws {
    if rounds.contains(round) { return }
    let known = rounds.sorted().map(String.init).joined(separator: ", ")
    throw WorkbenchError(
      .noInput, at: "--round", problem,
      fix: rounds.isEmpty
        ? "the study has no sessions yet; leave `--round` out" : "the rounds are \(known)")
  }
}

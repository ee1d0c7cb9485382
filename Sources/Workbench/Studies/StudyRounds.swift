import JSON
import Localization
package import Measures
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
    /// Whether its sharing edition was made.
    package let isShared: Bool
    /// Why the sharing edition hides its participants; `nil` if they are as the round was closed.
    package let change: Release.Change?
  }

  /// Rounds that a session belongs to, or that are closed, in order.
  package func all() throws -> [Line] {
    let records = try workbench.study(study).records
    let all = records.sessions.map(\.session).sorted { $0.id < $1.id }
    let meetings = Meetings(all)
    let sessions = all.enumerated().filter { !meetings.isFurtherPart($0.offset) }.map(\.element)
      .filter { !$0.isPilot }
    let closed = records.study.closedRounds
    let changes =
      closed.isEmpty ? [:] : try Release.changes(SharedStudy.load(study, workbench).records)
    return Set(sessions.map(\.round)).union(closed.keys).sorted().map { round in
      Line(
        round: round, sessions: sessions.count { $0.round == round }, closedOn: closed[round],
        isShared: !(records.study.rounds[round]?.sharedPeople.isEmpty ?? true),
        change: changes[round])
    }
  }

  /// The day on which a round was closed; `nil` for an open one.
  package func day(of round: Int) throws -> String? {
    try workbench.study(study).records.study.closedRounds[round]
  }

  /// What closing a round came to.
  package enum Closing {
    /// On this day; why the sharing edition hides its participants, if it does.
    case closedBefore(String, Release.Change?)
    /// With that many people counting in what may be shared, and hidden if others were shared before.
    case closed(people: Int, isHidden: Bool)
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
  /// - `day`: From which on that holds.
  /// - `mayDiffer`: Whether it may be closed again although other people count than when it was closed before.
  /// - `uncleared`: Gets the number of its logs that are not cleared, before anything is written.
  /// - Throws: `WorkbenchError` where no session belongs to the round, or other people count.
  package func close(
    _ round: Int, on day: CalendarDay, mayDiffer: Bool, uncleared: (Int) -> Void
  ) throws -> Closing {
    try workbench.transaction {
      let shared = try SharedStudy.load(study, workbench)
      let records = shared.records
      try records.requireSessions(ofRound: round)
      let people = FrozenPeople(records, round: round)
      let salts = try workbench.marker().sharingSecrets
      let before = records.study.rounds[round].flatMap { $0.frozenPeople.isEmpty ? nil : $0 }
      let isChanged = before.map { !people.isUnchanged(since: $0, salts: salts) } ?? false
      let wereOthersShared = before.map { people.wereOthersShared(in: $0, salts: salts) } ?? false
      if let before, let day = before.closedOn {
        return .closedBefore(day, isChanged ? Release.Change(before) : nil)
      }
      let logs = shared.uncleared(inRound: round)
      if logs > 0 { uncleared(logs) }
      if isChanged, !mayDiffer {
        throw WorkbenchError(
          .invalidData, at: "",
          "round \(round): the participants who count, or their details, differ from those of its last closing; comparing an earlier sharing edition with a new one could identify a participant",
          fix: wereOthersShared
            ? "undo the changes; or add `--yes`: it is closed with its participants hidden, and later rounds can be shared"
            : "add `--yes` if nothing of it was shared; otherwise undo the changes, or leave it open: the participants of later rounds are hidden then, too"
        )
      }
      // Every clone takes the same one of several.
      let salt = try salts.min { Text.precedes($0, $1) } ?? createSalt()
      try write(
        round,
        [
          (\.closedOn, .string("\(day)")),
          (\.frozenPeople, .array([.string(people.digest(salt: salt))])),
          (\.frozenWords, .array([.string(people.wordsDigest(salt: salt))])),
        ])
      return .closed(people: people.count, isHidden: wereOthersShared)
    }
  }

  /// Opens a round again, under the workspace's lock. The digest of its participants stays, so that closing it again can
  /// compare them.
  package func reopen(_ round: Int) throws {
    try workbench.transaction { try write(round, [(\.closedOn, .null)]) }
  }

  /// Writes a sharing edition for others, and notes who counts in the round before that, each under the workspace's lock: if
  /// others count later, the edition hides the participants, also if the round is closed again.
  ///
  /// Notes nothing if these participants are noted already, or hidden. If nothing was written, the note is taken back; after a
  /// crash it stays.
  ///
  /// - Parameters:
  ///   - round: That of the edition.
  ///   - write: Writes the edition, and calls its argument for each file that it has written.
  package func sharing<Result>(
    _ round: Int, _ write: (_ wrote: () -> Void) throws -> Result
  ) throws -> Result {
    let note = try workbench.transaction {
      try noteShared(round, SharedStudy.load(study, workbench).records)
    }
    var hasWritten = false
    do {
      return try write { hasWritten = true }
    } catch {
      if let note, !hasWritten { try takeBack(note) }
      throw error
    }
  }

  /// The study's file before and after a note.
  private typealias Note = (before: [UInt8], after: [UInt8])

  /// - Returns: `nil` if nothing had to be noted.
  private func noteShared(_ round: Int, _ records: StudyRecords) throws -> Note? {
    let people = FrozenPeople(records, round: round)
    let salts = try workbench.marker().sharingSecrets
    guard let settled = records.study.rounds[round],
      let salt = salts.min(by: { Text.precedes($0, $1) }),
      people.isUnchanged(since: settled, salts: salts)
    else { return nil }
    var added: [(path: PartialKeyPath<StudyRound>, digest: String)] = []
    func add(_ digest: String, to known: [String], _ path: PartialKeyPath<StudyRound>) {
      if !known.contains(where: { Text.isSame($0, digest) }) { added.append((path, digest)) }
    }
    add(people.digest(salt: salt), to: settled.sharedPeople, \.sharedPeople)
    if people.hasUnchangedWords(since: settled, salts: salts) {
      add(people.wordsDigest(salt: salt), to: settled.sharedWords, \.sharedWords)
    }
    if added.isEmpty { return nil }
    return try change { draft in
      for (path, digest) in added {
        try draft.include(true, digest, in: Holder<Study>().entry(\.rounds, round).field(path))
      }
    }
  }

  /// Restores the study's file, unless it was changed since.
  private func takeBack(_ note: Note) throws {
    try workbench.transaction {
      guard try StudyFile.read(study, workbench).document?.bytes == note.after else { return }
      try workbench.write(note.before, to: .study(study))
    }
  }

  /// Writes the workspace's first salt, which every clone shares through git.
  ///
  /// Two clones that do so apart have two salts after a merge, and each digest holds with its own.
  private func createSalt() throws -> String {
    let salt = workbench.ids.text(32)
    guard let document = try workbench.document(.marker) else {
      throw WorkbenchError(
        .noInput, at: RecordPath.marker.text, "this file is missing",
        fix: "restore it from git, or run `kerb init`")
    }
    var draft = RecordDraft(
      changing: document, format: WorkspaceMarker.format, ids: workbench.ids)
    try draft.set(\WorkspaceMarker.sharingSecrets, to: [salt])
    try workbench.write(draft, to: .marker, isNew: false)
    return salt
  }

  private func write(_ round: Int, _ values: [(PartialKeyPath<StudyRound>, JSONValue)]) throws {
    let entry = Holder<Study>().entry(\.rounds, round)
    try change { draft in
      // Equal digests are written again, so that they stay beside those of somebody who closes it at the same time.
      for (path, value) in values where value.array != nil && draft.value(entry) != nil {
        try draft.replaceSet(entry.field(path), with: [])
      }
      var patch = RecordPatch()
      for (path, value) in values { patch.put(value, at: entry.field(path)) }
      try patch.apply(to: &draft, now: workbench.now)
    }
  }

  @discardableResult
  private func change(_ edit: (inout RecordDraft) throws -> Void) throws -> Note {
    guard let document = try StudyFile.read(study, workbench).document else {
      throw WorkbenchError(
        .invalidData, at: study, "the study's file cannot be read",
        fix: "`kerb check` names the fault")
    }
    var draft = RecordDraft(changing: document, format: Study.format, ids: workbench.ids)
    try edit(&draft)
    try workbench.write(draft, to: .study(study), isNew: false)
    return (document.bytes, draft.bytes)
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

import JSON
package import Localization
import Merging
import Platform
import Records
import Wording
import Workspace

/// Removes sessions in which nothing is: each stays as a mark, and can come back.
package struct SessionTidying {
  private let workbench: Workbench
  private let study: String

  package init(_ study: String, in workbench: Workbench) {
    self.study = study
    self.workbench = workbench
  }

  /// What is empty.
  package struct Found {
    /// Those that began and are over.
    package let slips: [EmptySession]
    /// Those that may begin yet.
    package let planned: [EmptySession]
    /// Those that began lately, or that stopped here with notes that are not written yet.
    package let waiting: [EmptySession]
    package var all: [EmptySession] { slips + planned + waiting }
  }

  /// Looks for empty sessions.
  package func look() throws -> Found {
    let files = try workbench.files(ofStudy: study)
    let facts = try RecordLoader.map(files, in: workbench.location) { EmptySessionFact($0) }
    let empty = EmptySession.all(facts.compactMap { $0 ?? nil })
    let stopped = try stoppedHere()
    let isWaiting = { (session: EmptySession) in
      stopped.contains(Text(session.id.string))
        || !session.isAhead(now: workbench.now) && !session.isOver(now: workbench.now)
    }
    let isPlanned = { (session: EmptySession) in session.isAhead(now: workbench.now) }
    return Found(
      slips: empty.filter { !isPlanned($0) && !isWaiting($0) },
      planned: empty.filter { isPlanned($0) && !isWaiting($0) },
      waiting: empty.filter(isWaiting))
  }

  /// Those that began and are over, without reading a session that has a large log.
  ///
  /// - Complexity: One look at each log's size; only what may be empty is read.
  func slipsByListing() throws -> [EmptySession] {
    let files = try workbench.files(ofStudy: study)
    var large: Set<String> = []
    for file in files where file.role == .log {
      let size = try? Files.status(workbench.location.absolute(RecordPath(file.path))).size
      if size.map({ $0 > Self.largestBlankLog }) ?? true { large.insert(file.session ?? "") }
    }
    let candidates = files.filter { file in
      (file.role == .session || file.role == .log) && !large.contains(file.session ?? "")
    }
    guard candidates.contains(where: { $0.role == .session }) else { return [] }
    let first = try RecordLoader.map(candidates, in: workbench.location) { EmptySessionFact($0) }
    let blank = EmptySession.all(first.compactMap { $0 ?? nil })
    guard blank.contains(where: { $0.isOver(now: workbench.now) }) else { return [] }
    return try look().slips
  }

  /// A log without notes is smaller than this, in bytes.
  private static let largestBlankLog = 1500

  /// Sessions of which a recording stopped on this machine: its notes may stand in the journal alone.
  private func stoppedHere() throws -> Set<Text> {
    guard let stopped = try? StoppedRecordings(in: workbench) else { return [] }
    let found = try stopped.all(study: study, setAsideToo: true)
    return Set(found.map { Text($0.session) })
  }

  /// The empty sessions that somebody names, planned ones too.
  ///
  /// - Throws: `WorkbenchError` for a session in which something is, or may come to be.
  package func named(_ typed: [String], among found: Found) throws -> [EmptySession] {
    let finder = RecordFinder(workbench: workbench, kind: .session)
    return try typed.map { name in
      let id = try finder.record(name, study: study).file.expectedID
      guard let session = found.all.first(where: { Text.isSame($0.id.string, id) }) else {
        throw WorkbenchError(
          .invalidData, at: name, "something is in this session, or it is deleted already",
          fix:
            "`kerb session show \(study) \(name)` says what; `kerb session delete` takes any session"
        )
      }
      if found.waiting.contains(where: { $0.id == session.id }) {
        throw WorkbenchError(
          .invalidData, at: name, "somebody may be recording this session",
          fix:
            "try again a day after it began, or end the recording: `kerb record \(study) --resume`"
        )
      }
      return session
    }
  }

  /// Deletes sessions, each only if it is still empty.
  ///
  /// - Returns: Those that were deleted, and sentences about what was not, and about closed rounds.
  package func remove(_ sessions: [EmptySession]) throws -> (
    removed: [EmptySession], remarks: [Sentence]
  ) {
    try workbench.askingBeforeSilence { isAllowed in
      try workbench.transaction { try remove(sessions, maySilence: isAllowed) }
    }
  }

  private func remove(_ sessions: [EmptySession], maySilence: Bool) throws -> (
    removed: [EmptySession], remarks: [Sentence]
  ) {
    let still = try look()
    let rounds = try ClosedRounds(study, workbench)
    var remarks: [Sentence] = []
    var removed: [EmptySession] = []
    var drafts: [(path: RecordPath, draft: RecordDraft)] = []
    for session in sessions {
      guard (still.slips + still.planned).contains(where: { $0.id == session.id }) else {
        remarks.append("\(session.id.short) stays: something came into it meanwhile.")
        continue
      }
      let path = try RecordPath.session(session.id.string, study: study)
      guard let document = try workbench.document(path) else { continue }
      var draft = RecordDraft(changing: document, format: Session.format, ids: workbench.ids)
      try draft.delete()
      drafts.append((path, draft))
      removed.append(session)
      let closed = session.isPilot ? [] : rounds.remarks(changing: session.round)
      remarks += closed.filter { !remarks.contains($0) }
    }
    try workbench.refuseSilence(
      Dictionary(
        drafts.map { ($0.path.text, $0.draft.bytes) }, uniquingKeysWith: { first, _ in first }),
      study: study, isAllowed: maySilence)
    for (path, draft) in drafts { try workbench.write(draft, to: path, isNew: false) }
    return (removed, remarks)
  }
}

package import JSON
package import Localization
import Measures
import Merging
import Records
import Wording
import Workspace

/// Adds a note to a session that took place, into one of its logs or a new one.
package struct NoteAdding {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// A note that was added.
  package struct Added {
    package let study: String
    /// `S09#12`.
    package let reference: String
    /// Sentences about consent, a closed round and a log that has to be cleared again.
    package let remarks: [Sentence]
  }

  /// - Parameters:
  ///   - values: Fields of the note, in the shape of the record; other records as people type them.
  ///   - session: As typed.
  ///   - study: As typed; `nil` for the one that is meant.
  ///   - log: The beginning of a log's id; `nil` for the only one, or a new one where there is none.
  /// - Throws: `WorkbenchError` where the session is deleted or erased, or somebody is not let in.
  package func add(_ values: JSONObject, to session: String, study: String?, log: String?) throws
    -> Added
  {
    guard values[\Note.text]?.string?.contains(where: { !$0.isWhitespace }) ?? false else {
      throw WorkbenchError(.usage, at: "WORDS", "a note needs words", fix: "say what happened")
    }
    let location = try NoteReference.place(of: session, study: study, in: workbench)
    return try workbench.transaction {
      let meeting = try meeting(location)
      var values = values
      let names = try workbench.nameLabels(
        study: location.study, first: meeting.participants.map(\.string))
      values[\Note.text] = values[\Note.text]?.string.map { .string(names.numbered($0)) }
      let consent = try settle(&values, meeting, location.study)
      let file = try self.file(location, log)
      let key = workbench.ids.entry(at: workbench.now)
      let (draft, remarks) = try draft(values, key, file, location.study)
      try workbench.write(draft, to: file.path, isNew: file.isNew)
      let rounds =
        meeting.isPilot
        ? [] : try ClosedRounds(location.study, workbench).remarks(changing: meeting.round)
      return Added(
        study: location.study, reference: try reference(key, location),
        remarks: consent + rounds + remarks)
    }
  }

  private typealias SessionLocation = (study: String, session: String)
  private typealias LogFile = (path: RecordPath, id: String, isNew: Bool)

  private func meeting(_ location: SessionLocation) throws -> Session {
    let record = try RecordFinder(workbench: workbench, kind: .session)
      .record(location.session, study: location.study)
    if let session = record.record(Session.self) { return session }
    throw WorkbenchError(
      .noInput, at: record.file.path,
      record.isErased
        ? "this session was erased after a withdrawal" : "this session was deleted",
      fix: record.isErased
        ? "what was erased stays erased; add the note to another session"
        : "`kerb session delete \(location.study) \(location.session) --undo` brings it back")
  }

  /// Says whom the note is about where only one took part, and lets in nobody who is out.
  private func settle(_ values: inout JSONObject, _ session: Session, _ study: String) throws
    -> [Sentence]
  {
    let entrance = Entrance(workbench: workbench, study: study)
    if values[\Note.participant] == nil, session.participants.count == 1 {
      values[\Note.participant] = .string(session.participants[0].string)
    }
    guard let typed = values[\Note.participant]?.string else {
      // A note that names nobody may be about everybody of the session.
      return try entrance.check(session.participants.map(\.string))
    }
    let person = try RecordFinder(workbench: workbench, kind: .participant)
      .record(typed, study: study).file.expectedID
    try checkThere(person, session)
    values[\Note.participant] = .string(person)
    return try entrance.check([person])
  }

  /// A session that names people holds notes about them alone.
  private func checkThere(_ person: String, _ session: Session) throws(WorkbenchError) {
    let there = session.participants
    guard !there.isEmpty, !there.contains(where: { Text.isSame($0.string, person) }) else { return }
    throw WorkbenchError(
      .usage, at: "--participant",
      "\(RecordID(person)?.short ?? person) did not take part in \(session.id.short)",
      fix: "name one of \(Sentence.list(there.map(\.short))), or leave `--participant` out")
  }

  private func file(_ location: SessionLocation, _ typed: String?) throws -> LogFile {
    let files = try workbench.files(ofStudy: location.study).filter {
      $0.role == .log && Text.isSame($0.session ?? "", location.session)
    }
    // Among the lines of a transcript a note would count as none.
    let logs = try workbench.read(files).filter {
      !$0.isGone && $0.record(Log.self)?.source != .transcript
    }.map(\.file)
    let wanted = typed.map { $0.hasPrefix("log-") ? String($0.dropFirst(4)) : $0 }
    let fitting = logs.filter { file in wanted.map { file.stem.hasPrefix($0) } ?? true }
    if let only = fitting.first, fitting.count == 1 {
      return (try RecordPath(only.path), only.expectedID, false)
    }
    guard logs.isEmpty, typed == nil else {
      throw WorkbenchError(
        .usage, at: "--log",
        fitting.isEmpty ? "the session has no such log" : "\(fitting.count) logs fit",
        fix: "name one with `--log`: \(logs.map(\.expectedID).joined(separator: ", "))")
    }
    let stem = workbench.ids.text(6)
    return (
      try RecordPath.log(stem, session: location.session, study: location.study), "log-\(stem)",
      true
    )
  }

  private func draft(
    _ values: JSONObject, _ key: String, _ file: LogFile, _ study: String
  ) throws -> (RecordDraft, remarks: [Sentence]) {
    var patch = RecordPatch()
    patch.put(.object(values), at: Holder<Log>().entry(\.observations, key).keys)
    let resolved = try ReferenceResolver.resolved(patch, Log.format, study: study, in: workbench)
    var draft: RecordDraft
    if let document = try workbench.document(file.path) {
      draft = RecordDraft(changing: document, format: Log.format, ids: workbench.ids)
    } else {
      guard let id = RecordID(file.id) else {
        throw WorkbenchError(.invalidData, at: file.id, "this is no id", fix: "try again")
      }
      draft = RecordDraft(creating: Log.format, id: id, ids: workbench.ids)
    }
    try resolved.apply(to: &draft, now: workbench.now)
    guard try draft.takeBackClearing() else { return (draft, []) }
    return (draft, ["The log was cleared of names and has new words: it has to be cleared again."])
  }

  private func reference(_ key: String, _ location: SessionLocation) throws -> String {
    var query = NoteQuery()
    query.sessions = [location.session]
    query.includesPilots = true
    let found = try NoteFinding([location.study], in: workbench).find(query)
    return found.notes.first { Text.isSame($0.note.id, key) }?.reference
      ?? "\(RecordID(location.session)?.short ?? location.session)/\(key)"
  }
}

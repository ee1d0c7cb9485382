import JSON
import Localization
import Merging
package import Recording
package import Records
package import Wording
import Workspace

/// Turns what a recording has noted into records of the workspace, through the one editor.
package struct RecordingRecords {
  let workbench: Workbench
  let opening: Opening

  package init(workbench: Workbench, opening: Opening) {
    self.workbench = workbench
    self.opening = opening
  }

  private var ids: RandomIDs { workbench.ids }

  /// Writes everything that changed since the last time.
  ///
  /// Whatever the files do not hold at all is written too: they may have been changed underneath, by another checkout.
  ///
  /// - Parameter struck: Notes that must leave no trace.
  /// - Throws: ``WorkbenchError``; what was not written stays marked as such in the ledger.
  func write(_ recorder: Recorder, struck: Set<NoteKey>) throws {
    let subjects = recorder.ledger.unwritten
    try workbench.transaction {
      // Looked at under the lock: whoever erases holds it too.
      if let erased = try ErasureWatch(workbench, self).erased() { throw erased.refusal }
      try writeLog(recorder, subjects, struck)
      try writeSession(recorder, subjects)
    }
  }

  /// The logs of the session, those of other recorders too.
  func logsOfSession() throws -> [RecordPath] {
    try WorkspaceFiles.list(in: workbench.location, .study(opening.study)).compactMap { file in
      guard file.role == .log, file.session.map({ Text.isSame($0, opening.session) }) == true
      else { return nil }
      return try RecordPath(file.path)
    }
  }

  /// How many notes the logs of other recorders hold.
  package func notesOfOthers() throws -> Int {
    let own = try logPath()
    return try logsOfSession().reduce(0) { sum, path in
      guard path != own, let document = try workbench.document(path) else { return sum }
      var reader = ObjectReader(document.root)
      return sum + Log(&reader).observations.count
    }
  }

  /// Leaves only the marks of erasure in every log and in the session, after somebody took everything back, and takes
  /// out elsewhere what refers to them.
  package func eraseEverything() throws {
    try workbench.transaction {
      for path in try logsOfSession() + [sessionPath()] {
        guard let document = try read(path) else { continue }
        try workbench.write(try RecordErasure.erased(document), to: path)
      }
      try ErasedSessionPropagation.write(study: opening.study, in: workbench)
    }
  }

  // MARK: The log

  private func writeLog(
    _ recorder: Recorder, _ subjects: Set<Change.Subject>, _ struck: Set<NoteKey>
  ) throws {
    let path = try logPath()
    let document = try read(path)
    var keys: Set<NoteKey> = []
    var marks: [String: Int?] = [:]
    for subject in subjects {
      switch subject {
      case .note(let key): keys.insert(key)
      case .mark(let id): marks[id] = recorder.ledger.marks[id]
      default: break
      }
    }
    // A log that is there from its first moment on shows the team that a recording has begun.
    var draft: RecordDraft
    if let document {
      draft = RecordDraft(changing: document, format: Log.format, ids: ids)
    } else {
      draft = try newLog()
    }
    keys.formUnion(
      recorder.ledger.order.filter { draft.value(Self.entry($0.note)) == nil })
    var hasNewWords = false
    for key in keys.union(struck).sorted(by: { Text.precedes($0.note, $1.note) }) {
      let note = recorder.ledger.notes[key]
      let old = draft.value(\.text, at: Self.entry(key.note))?.string
      if let note, !Text.isSame(old ?? "", note.text.words) { hasNewWords = true }
      try apply(
        note, before: recorder.ledger.lastWritten[key], key.note, isStruck: struck.contains(key),
        to: &draft)
    }
    if hasNewWords { _ = try draft.takeBackClearing() }
    for (id, at) in marks.sorted(by: { Text.precedes($0.key, $1.key) }) {
      if let at {
        let mark = try draft.add(to: \Log.marks, key: id, now: workbench.now)
        try draft.set(\.atMilliseconds, to: at, at: mark)
      } else {
        try draft.delete(Holder<Log>().entry(\.marks, id))
      }
    }
    try save(draft, path, document: document)
  }

  private static func entry(_ note: String) -> Holder<Note> {
    Holder<Log>().entry(\.observations, note)
  }

  private func newLog() throws -> RecordDraft {
    guard let id = RecordID(opening.log) else {
      throw WorkbenchError(.invalidData, at: opening.log, "this is no id of a log", fix: "")
    }
    var draft = RecordDraft(creating: Log.format, id: id, ids: ids)
    if !opening.isAfterwards {
      try draft.set(\Log.startedAt, to: Instant(milliseconds: opening.began).text)
    }
    try draft.set(\Log.recorderRole, to: opening.role)
    return draft
  }

  private func apply(
    _ note: Note?, before: Note?, _ id: String, isStruck: Bool, to draft: inout RecordDraft
  ) throws {
    let entry = Self.entry(id)
    let isThere = draft.value(entry) != nil
    guard let note, !isStruck else {
      if isThere { try isStruck ? draft.erase(entry.keys) : draft.delete(entry) }
      return
    }
    _ = try draft.add(to: \Log.observations, key: id, now: workbench.now)
    // A reviewer may have changed other fields of a note that is there.
    let whole = isThere && before != nil ? note.changes(from: before ?? note) : note.whole
    var patch = RecordPatch()
    patch.put(.object(whole), at: entry.keys)
    try patch.apply(to: &draft, now: workbench.now)
  }

  // MARK: The session

  private func writeSession(_ recorder: Recorder, _ subjects: Set<Change.Subject>) throws {
    let path = try sessionPath()
    guard let document = try read(path) else {
      throw WorkbenchError(
        .noInput, at: path.text, "the session has gone", fix: "bring it back with git, or undo")
    }
    var draft = RecordDraft(changing: document, format: Session.format, ids: ids)
    let ledger = recorder.ledger
    var subjects = subjects
    let session = Holder<Session>()
    for id in ledger.attempts.keys where draft.value(session.entry(\.attempts, id)) == nil {
      subjects.insert(.attempt(id))
    }
    for id in ledger.interruptions.keys
    where draft.value(session.entry(\.interruptions, id)) == nil {
      subjects.insert(.interruption(id))
    }
    for subject in subjects {
      switch subject {
      case .attempt(let id):
        var attempt = ledger.attempts[id]
        if let started = attempt?.started {
          let end = attempt?.ended ?? recorder.elapsed(at: workbench.now)
          attempt?.excluded = recorder.lost(from: started, to: end, now: workbench.now)
        }
        try put(attempt.map(Attempt.table.whole), at: session.entry(\.attempts, id), &draft)
      case .interruption(let id):
        try put(
          ledger.interruptions[id].map(Interruption.table.whole),
          at: session.entry(\.interruptions, id), &draft)
      case .answer(let prompt):
        try put(ledger.answers[prompt], to: prompt, &draft)
      case .value(let place) where place.record == path.text:
        try draft.set(place.path, to: ledger.values[place] ?? .null)
      default: break
      }
    }
    try save(draft, path, document: document)
  }

  private func put<Value: Entry>(
    _ values: JSONObject?, at entry: Holder<Value>, _ draft: inout RecordDraft
  ) throws {
    guard let values else {
      if draft.value(entry) != nil { try draft.delete(entry) }
      return
    }
    var patch = RecordPatch()
    patch.put(.object(values), at: entry.keys)
    try patch.apply(to: &draft, now: workbench.now)
  }

  /// Keeps the answer to a prompt in the entry that it has, whoever made that.
  private func put(_ answer: PromptAnswer?, to prompt: PromptKey, _ draft: inout RecordDraft) throws
  {
    let entries = draft.value(\Session.promptAnswers)?.object ?? JSONObject()
    let known = entries.sortedKeys.first { key in
      let entry = entries[key.string]?.object
      return entry?[\PromptAnswered.prompt]?.string.map { Text.isSame($0, prompt.prompt) } == true
        && entry?[\PromptAnswered.participant]?.string == prompt.participant
        && entry?.isTombstone(key: key.string) != true
        && entry?[SystemKey.erased]?.boolean != true
    }
    guard let answer else {
      if let known {
        try draft.delete(Holder<Session>().entry(\.promptAnswers, known.string))
      }
      return
    }
    var values = JSONObject()
    values[\PromptAnswered.prompt] = .string(prompt.prompt)
    values[\PromptAnswered.answer] = .string(answer.id)
    if let person = prompt.participant { values[\PromptAnswered.participant] = .string(person) }
    let key = known?.string ?? ids.entry(at: workbench.now)
    try put(values, at: Holder<Session>().entry(\.promptAnswers, key), &draft)
  }

  // MARK: Files

  func logPath() throws(WorkbenchError) -> RecordPath {
    try RecordPath.log(
      String(opening.log.dropFirst("log-".count)), session: opening.session, study: opening.study)
  }

  package func sessionPath() throws(WorkbenchError) -> RecordPath {
    try RecordPath.session(opening.session, study: opening.study)
  }

  /// The document of a record; `nil` when the file is not there.
  private func read(_ path: RecordPath) throws -> JSONDocument? {
    try workbench.document(path)
  }

  private func save(_ draft: RecordDraft, _ path: RecordPath, document: JSONDocument?) throws {
    let bytes = draft.bytes
    if let document, JSONWriter.canonical(document) == bytes { return }
    try workbench.write(draft, to: path, isNew: document == nil)
  }
}

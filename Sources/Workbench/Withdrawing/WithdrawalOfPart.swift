import JSON
package import Localization
import Merging
package import Records
import Wording
import Workspace

/// Takes back one permission of a participant; everything else stays.
package struct WithdrawalOfPart {
  let workbench: Workbench
  let study: String
  let id: String
  let scope: WithdrawalScope

  package init(workbench: Workbench, study: String, id: String, scope: WithdrawalScope) {
    self.workbench = workbench
    self.study = study
    self.id = id
    self.scope = scope
  }

  /// What it comes to.
  package struct Outcome {
    /// Whether the record says it already.
    var isKnown = false
    /// Findings in which notes of the person were marked for quoting.
    var findings: [String] = []
    /// Sessions of the person.
    var sessions: [String] = []
    var reports: [String] = []
    /// References to recordings that go, each with where the file lies here, or its address.
    var recordings: [TakenRecording] = []
    /// Lines of transcripts that go.
    var lines = 0
    /// Pictures that go.
    var pictures: [String] = []
  }

  /// Works out what changes.
  package func look() throws -> Outcome {
    let records = try RecordLoader.map(
      WorkspaceFiles.list(in: workbench.location, .study(study)), in: workbench.location
    ) { $0 }.compactMap { $0 }
    var outcome = Outcome()
    outcome.sessions = records.filter { record in
      ErasurePropagation.people(of: record).contains { Text.isSame($0, id) }
    }.map(\.file.expectedID)
    let participant = records.first {
      $0.file.role == .participant && Text.isSame($0.file.expectedID, id)
    }
    guard let participant, !participant.isGone else {
      throw WorkbenchError(
        .noInput, at: id, "this participant was deleted or withdrew",
        fix: "`kerb participant list \(study)` names the others")
    }
    if let fault = participant.faults.first { throw fault }
    outcome.isKnown =
      participant.record(Participant.self)?.withdrawals.contains { $0.scope == scope } ?? false
    if scope == .recording {
      outcome.recordings = try TakenRecording.all(in: records, of: id, study: study, workbench)
      let sessions = Set(outcome.sessions.map { Text($0) })
      outcome.pictures = records.filter { $0.file.role == .attachment }
        .compactMap { $0.record(Attachment.self, evenIfDeleted: true) }
        .filter { picture in
          !picture.showsNobody && picture.meetings.contains { sessions.contains(Text($0)) }
        }.map(\.id.string)
      outcome.lines = records.filter { sessions.contains(Text($0.file.session ?? "")) }
        .compactMap { $0.file.role == .log ? $0.record(Log.self) : nil }
        .filter { $0.source == .transcript }.flatMap(\.observations)
        .count { line in line.participant.map { Text.isSame($0.string, id) } ?? true }
    }
    if scope == .quotes {
      outcome.findings = records.filter { !quoted(in: $0, records).isEmpty }.map(\.file.path)
    }
    return outcome
  }

  /// Closed rounds that fall silent with it; `nil` if none does.
  package func silencing(on day: String) throws -> SilencedRounds? {
    guard scope == .sharing || scope == .quotes, try !look().isKnown else { return nil }
    return try ParticipantConsentRecord(id, study, workbench).silencing([scope], on: day)
  }

  /// Writes it down, takes marks for quoting away and writes the study's reports again.
  package func write(on day: String) throws -> Outcome {
    var outcome = try look()
    if !outcome.isKnown {
      try ParticipantConsentRecord(id, study, workbench).withdraw([scope], on: day)
    }
    try workbench.transaction {
      if scope == .quotes { try unmark() }
      if scope == .recording { try propagate() }
      guard try ExportFiles.studies(in: workbench.location).contains(study) else { return }
      outcome.reports = try ExportFiles.remake(study, workbench)
    }
    return outcome
  }

  /// Erases the references to recordings that the person took back, and pictures.
  private func propagate() throws {
    let records = try RecordLoader.map(
      WorkspaceFiles.list(in: workbench.location, .study(study)), in: workbench.location
    ) { $0 }.compactMap { $0 }
    let profiles = try RecordLoader.map(
      WorkspaceFiles.listShared(in: workbench.location).filter { $0.role == .profile },
      in: workbench.location
    ) { $0 }.compactMap { $0 }
    let bases = ErasurePropagation.changes(
      ofProfiles: profiles, in: [records], marks: .none, on: workbench.today)
    for change in ErasurePropagation.changes(in: records) + bases {
      try workbench.write(change.bytes, to: RecordPath(change.path))
    }
    let keeper = try Traces(workbench).keeper(.media)
    _ = try keeper.erase(keeper.find(study: study), study: study)
    try PictureFiles.removeErased(in: workbench.location)
  }

  private func unmark() throws {
    let records = try RecordLoader.map(
      WorkspaceFiles.list(in: workbench.location, .study(study)), in: workbench.location
    ) { $0 }.compactMap { $0 }
    for finding in records {
      let keys = quoted(in: finding, records)
      guard !keys.isEmpty, let document = finding.document else { continue }
      var draft = RecordDraft(changing: document, format: Finding.format, ids: workbench.ids)
      for key in keys {
        try draft.set(
          \.quote, to: false, at: Holder<Finding>().entry(\.supports, key))
      }
      try workbench.write(draft, to: RecordPath(finding.file.path), isNew: false)
    }
  }

  /// The notes that a finding marks for quoting and that are, or may be, the person's.
  private func quoted(in finding: RecordFile, _ records: [RecordFile]) -> [String] {
    guard finding.file.role == .finding, let record = finding.record(Finding.self) else {
      return []
    }
    return record.supports.filter(\.isQuoted).map(\.observation).filter {
      mayBeTheirs($0, records)
    }
  }

  private func mayBeTheirs(_ reference: String, _ records: [RecordFile]) -> Bool {
    let parts = reference.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    let logs = records.filter {
      $0.file.role == .log && Text.isSame($0.file.session ?? "", parts[0])
    }
    for log in logs {
      guard let note = log.document?.root[\Log.observations]?[key: parts[1]] else { continue }
      if let about = note[\Note.participant]?.string { return Text.isSame(about, id) }
    }
    let session = records.first {
      $0.file.role == .session && Text.isSame($0.file.expectedID, parts[0])
    }
    return session.map { ErasurePropagation.people(of: $0).contains { Text.isSame($0, id) } }
      ?? false
  }

  /// What is said, a sentence each.
  package func words(_ outcome: Outcome, isDone: Bool) -> [Sentence] {
    var lines: [Sentence] = []
    let what: Sentence =
      switch scope {
      case .quotes: "no quotes"
      case .sharing: "nothing of the notes leaves the team"
      case .recording: "no sound or picture may be recorded"
      case .futureUse: "no later research may use the notes"
      case .all: "everything"
      }
    if outcome.isKnown {
      lines.append("\(id) had taken this back before: \(what).")
    } else {
      lines.append(
        isDone
          ? "Written down for \(id): \(what)." : "This would be written down for \(id): \(what).")
    }
    switch scope {
    case .quotes:
      for path in outcome.findings {
        lines.append(
          isDone
            ? "No longer marked for quoting: \(path)."
            : "To be no longer marked for quoting: \(path).")
      }
      lines.append(
        "The notes stay. Texts of findings that repeat their words are for a person to mend.")
    case .sharing:
      lines.append(
        "The edition for sharing shows none of their words. What was given away before is to be asked back by hand."
      )
    case .recording where outcome.sessions.isEmpty:
      lines.append("They took part in no session, so there should be no recording.")
    case .recording:
      let count = Sentence.count(
        outcome.recordings.count, "reference to a recording", "references to recordings")
      if !outcome.recordings.isEmpty {
        lines.append(isDone ? "Erased: \(count)." : "To be erased: \(count).")
      }
      if outcome.lines > 0 {
        lines.append(
          isDone
            ? "Erased: \(outcome.lines, "line", "lines") of transcripts, with links to them. Delete the transcripts' files with all copies, too."
            : "To be erased: \(outcome.lines, "line", "lines") of transcripts, with links to them. Delete the transcripts' files with all copies, too."
        )
      }
      if !outcome.pictures.isEmpty {
        let pictures = Sentence.count(outcome.pictures.count, "picture", "pictures")
        let names = outcome.pictures.joined(separator: ", ")
        lines.append(
          isDone
            ? "Erased: \(pictures), \(names). Committed copies stay in git's history until you rewrite it."
            : "To be erased: \(pictures), \(names). Committed copies stay in git's history until you rewrite it."
        )
      }
      lines += outcome.recordings.map(\.deletion)
      lines.append(
        "kerb stores no recordings. Delete those of \(outcome.sessions.joined(separator: ", ")) yourself, with all copies."
      )
    case .futureUse:
      lines.append("Nothing is erased: the study itself may still use the notes.")
    case .all: break
    }
    lines += ReportsWrittenAgain.sentences(outcome.reports)
    return lines
  }

  package func json(_ outcome: Outcome, isDone: Bool) -> [UInt8] {
    func list(_ items: [String]) -> JSONValue { .array(items.map { .string($0) }) }
    return JSONWriter.canonical(
      .object(
        JSONObject([
          "study": .string(study), "participant": .string(id), "scope": .string(scope.id),
          "written": .bool(isDone), "knownBefore": .bool(outcome.isKnown),
          "findings": list(outcome.findings), "sessions": list(outcome.sessions),
          "transcriptLines": .integer(outcome.lines),
          "recordings": .array(outcome.recordings.map(\.json)),
          "pictures": list(outcome.pictures), "reports": list(outcome.reports),
        ])))
  }
}

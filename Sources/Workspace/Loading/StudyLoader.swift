import Localization
import Merging
package import Records
package import Wording

/// Reads everything that belongs to one study.
package enum StudyLoader {
  /// Reads a study, its people, sessions, findings and evidence, and the workspace's scales and spectrums.
  ///
  /// - `seen`: The file to take for one that was read: itself, another version, or none.
  /// - Throws: `WorkbenchError` when there is no such study or `study.json` itself has a fault; other files with
  ///   faults are listed in the result.
  package static func load(
    _ study: String, in workspace: WorkspaceLocation,
    seen: @escaping @Sendable (RecordFile) -> RecordFile? = { $0 }
  ) throws(WorkbenchError) -> LoadedStudy {
    let own = try WorkspaceFiles.list(in: workspace, .study(study))
    let files = own + (try WorkspaceFiles.listShared(in: workspace))
    let loaded = try load(study, files, in: workspace, seen: seen)
    return LoadedStudy(records: loaded.records, faults: loaded.faults + strangers(own))
  }

  /// Reads these files of a study.
  static func load(
    _ study: String, _ files: [WorkspaceFile], in workspace: WorkspaceLocation,
    seen: @escaping @Sendable (RecordFile) -> RecordFile? = { $0 }
  ) throws(WorkbenchError) -> LoadedStudy {
    let found = try RecordLoader.map(files, in: workspace) { record in
      seen(record).map { (item: Item($0), unsettled: unsettledFields(of: $0)) } ?? (.gone, 0)
    }
    let read = found.map { $0?.item }
    guard let plan = read.lazy.compactMap({ $0?.study }).first else { throw missing(study, read) }
    var records = StudyRecords(study: plan)
    records.unsettledFields = found.reduce(0) { $0 + ($1?.unsettled ?? 0) }
    if !plan.closedRounds.isEmpty { records.sharingSecrets = workspace.sharingSecrets() }
    var sessions = SessionGathering()
    var faults: [WorkbenchError] = []
    for case let item? in read {
      switch item {
      case .participant(let value): records.participants.append(value)
      case .refusal(let id, let value): records.refusals[id] = value
      case .unreadableParticipant(let id, let found):
        records.unreadableParticipants.insert(id)
        faults += found
      case .faultyParticipant(let id, let value, let found):
        records.refusals[id] = value
        records.faultyParticipants.insert(id)
        faults += found
      case .erasedParticipant(let id): records.erasedParticipants.insert(id)
      case .describedPerson(let value): records.describedPeople.append(value)
      case .finding(let value): records.findings.append(value)
      case .evidence(let value): records.evidence.append(value)
      case .inventory(let value): records.inventories.append(value)
      case .attachment(let value): records.attachments.append(value)
      case .response(let value): records.responses.append(value)
      case .walkthrough(let value):
        records.walkthroughs.append(value)
        records.evidence.append(Evidence(value))
      case .instrument(let value): records.instruments.append(value)
      case .spectrum(let value): records.spectrums.append(value)
      case .profile(let value): records.profiles.append(value)
      case .session(let value, let folder): sessions.add(value, in: folder)
      case .log(let value, let folder): sessions.add(value, in: folder)
      case .faulty(let found): faults += found
      case .study, .gone: break
      }
    }
    records.sessions = sessions.inOrder()
    if records.sessions.contains(where: { $0.session.continues != nil }) {
      records.settleHelp(as: records)
    }
    return LoadedStudy(records: records, faults: faults)
  }

  /// How many fields of a file of the study hold several values since a merge.
  private static func unsettledFields(of record: RecordFile) -> Int {
    guard record.file.study != nil, record.isSound, !record.isErased, let document = record.document
    else { return 0 }
    return RecordConflicts.questions(in: document, record.format).count
  }

  /// Files that stand in the study's folders and are no records.
  private static func strangers(_ files: [WorkspaceFile]) -> [WorkbenchError] {
    files.compactMap { file in
      guard case .unknown(let reason) = file.role else { return nil }
      return WorkbenchError(
        .invalidData, at: file.path, reason.words, fix: "move it away; kerb has left it out")
    }
  }

  private static func missing(_ study: String, _ read: [Item?]) -> WorkbenchError {
    let path = "Surveys/\(study)/study.json"
    let own = read.lazy.flatMap { $0?.faults ?? [] }.first { $0.place.hasPrefix(path) }
    return own
      ?? WorkbenchError(
        .noInput, at: path, "there is no such study, or it was deleted",
        fix: "`kerb study list` names the studies")
  }

  /// One file as a value; `indirect`, because thousands of them are handed from array to array.
  private indirect enum Item: Sendable {
    case study(Study)
    case participant(Participant)
    case refusal(RecordID, Participant)
    case faultyParticipant(RecordID, Participant, [WorkbenchError])
    case unreadableParticipant(RecordID, [WorkbenchError])
    case erasedParticipant(RecordID)
    case describedPerson(DescribedPerson)
    case session(Session, folder: String)
    case log(Log, folder: String)
    case finding(Finding)
    case evidence(Evidence)
    case inventory(ScreenInventory)
    case attachment(Attachment)
    case response(Response)
    case walkthrough(Walkthrough)
    case instrument(Instrument)
    case spectrum(Spectrum)
    case profile(Profile)
    case gone
    case faulty([WorkbenchError])

    init(_ record: RecordFile) {
      if !record.isSound {
        self = Self.faultyParticipant(record) ?? .faulty(record.faults)
        return
      }
      let folder = record.file.session ?? ""
      let value: Item? =
        switch record.file.role {
        case .study: record.record(Study.self).map(Item.study)
        case .participant where record.isErased:
          RecordID(record.file.expectedID).map(Item.erasedParticipant)
        case .participant:
          record.record(Participant.self).map(Item.participant)
            ?? record.record(Participant.self, evenIfDeleted: true).map { .refusal($0.id, $0) }
        case .describedPerson: record.record(DescribedPerson.self).map(Item.describedPerson)
        case .session: record.record(Session.self).map { .session($0, folder: folder) }
        case .log: record.record(Log.self).map { .log($0, folder: folder) }
        case .finding: record.record(Finding.self).map(Item.finding)
        case .evidence: record.record(Evidence.self).map(Item.evidence)
        case .inventory: record.record(ScreenInventory.self).map(Item.inventory)
        case .attachment: record.record(Attachment.self).map(Item.attachment)
        case .response: record.record(Response.self).map(Item.response)
        case .walkthrough: record.record(Walkthrough.self).map(Item.walkthrough)
        case .instrument: Self.instrument(record)
        case .spectrum: record.record(Spectrum.self).map(Item.spectrum)
        case .profile: record.record(Profile.self).map(Item.profile)
        case .workspace, .facets, .promptPack, .checklist, .picture, .temporary, .unknown: nil
        }
      self = value ?? .gone
    }

    /// A participant's file with faults: what it says of refusals holds all the same.
    private static func faultyParticipant(_ record: RecordFile) -> Item? {
      guard record.file.role == .participant, let id = RecordID(record.file.expectedID) else {
        return nil
      }
      return record.participantWithFaults.map { .faultyParticipant(id, $0, record.faults) }
        ?? .unreadableParticipant(id, record.faults)
    }

    /// An instrument that can be scored; one that contradicts itself is left out with what is wrong.
    private static func instrument(_ record: RecordFile) -> Item? {
      guard let instrument = record.record(Instrument.self) else { return nil }
      guard let document = record.document else { return .instrument(instrument) }
      let faults = InstrumentRules.faults(in: document)
      return faults.isEmpty
        ? .instrument(instrument) : .faulty(faults.map { $0.error(in: record.file.path) })
    }

    var study: Study? {
      if case .study(let study) = self { study } else { nil }
    }

    var faults: [WorkbenchError] {
      switch self {
      case .faulty(let faults), .faultyParticipant(_, _, let faults),
        .unreadableParticipant(_, let faults):
        faults
      default: []
      }
    }
  }
}

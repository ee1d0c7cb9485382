package import Interchange
import JSON
import Measures
import Merging
package import Records
import Workspace

/// Makes a response of every row of answers that a study does not have yet.
package struct AnswersAdding {
  private let workbench: Workbench
  private let study: String
  private let instrument: Instrument
  private let records: StudyRecords

  package init(
    _ instrument: Instrument, to study: String, _ records: StudyRecords, in workbench: Workbench
  ) {
    self.instrument = instrument
    self.study = study
    self.records = records
    self.workbench = workbench
  }

  /// What came of it.
  package struct Added {
    package fileprivate(set) var ids: [RecordID] = []
    package fileprivate(set) var alreadyThere = 0
    /// Responses that named neither session nor round.
    package fileprivate(set) var withoutRound = 0

    /// Nothing yet.
    package init() {}
  }

  /// Adds them; whoever calls it holds the lock, unless it is a rehearsal.
  ///
  /// - `round`: For rows that name neither session nor round.
  /// - `isDry`: Whether nothing is written.
  package func add(_ rows: [AnswersRow], round: Int, isDry: Bool) throws -> Added {
    var added = Added()
    let files = try ResponseFiles.all(study: study, workbench)
    var present = try keys(files)
    var number = ResponseFiles.nextNumber(files)
    var new = ManyRecords(workbench)
    for row in rows {
      let key = row.key(study: study, instrument: instrument.id.string)
      guard present.insert(key).inserted else {
        added.alreadyThere += 1
        continue
      }
      let id = try ResponseFiles.id(number, tail: String(key.prefix(4)))
      number += 1
      let needsRound = row.session == nil && row.round == nil
      if needsRound { added.withoutRound += 1 }
      try new.add(
        draft(row, id, key, round: needsRound ? round : row.round),
        at: .response(id.string, study: study))
      added.ids.append(id)
    }
    if !isDry { try new.write() }
    return added
  }

  /// The keys of every response that is there, be it deleted: what somebody has deleted stays so.
  private func keys(_ files: [WorkspaceFile]) throws -> Set<String> {
    let origins = try RecordLoader.map(files, in: workbench.location) { record in
      record.document?.root[key: SystemKey.origins]?.elements.compactMap(\.string) ?? []
    }
    var keys = Set(origins.compactMap { $0 }.flatMap { $0 })
    for response in records.responses {
      if let key = AnswersRow.key(of: response, study: study) { keys.insert(key) }
    }
    return keys
  }

  private func draft(
    _ row: AnswersRow, _ id: RecordID, _ key: String, round: Int?
  ) throws -> RecordDraft {
    var draft = RecordDraft(
      creating: Response.format, id: id, ids: workbench.ids, origin: key)
    try draft.set(\Response.instrument, to: instrument.id.string)
    try draft.set(\Response.instrumentVersion, to: instrument.instrumentVersion)
    try draft.set(\Response.participant, to: row.participant)
    try draft.set(\Response.session, to: row.session)
    try draft.set(\Response.task, to: row.task)
    try draft.set(\Response.givenOn, to: row.givenOn)
    try draft.set(\Response.manner, to: row.manner)
    try draft.set(\Response.round, to: round)
    for answer in row.answers {
      let entry = try draft.add(to: \Response.answers, key: answer.item, origin: key)
      try draft.set(\.value, to: answer.value, at: entry)
      try draft.set(\.absence, to: answer.absence, at: entry)
    }
    return draft
  }
}

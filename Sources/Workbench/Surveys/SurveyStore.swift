import JSON
package import Localization
import Merging
package import Recording
package import Records
import Wording
import Workspace

/// Puts each answer into the records at once.
package final class SurveyStore {
  private let workbench: Workbench
  private let plan: SurveyPlan
  /// Throws what keeps everything from being written; asked while nobody else can write.
  private let before: () throws -> Void
  private let record: AnsweredRecord

  package init(
    _ workbench: Workbench, _ plan: SurveyPlan, response: RecordID? = nil,
    before: @escaping () throws -> Void = {}
  ) throws {
    self.workbench = workbench
    self.plan = plan
    self.before = before
    record = try AnsweredRecord(workbench, Response.format, id: response) {
      try RecordPath.response($0.string, study: plan.study)
    }
  }

  /// The response, once its first answer is written.
  package var id: RecordID? { record.id }

  /// Writes what stands for some items now.
  ///
  /// - Returns: Sentences about other answers that somebody gave to the same items meanwhile; they are kept.
  /// - Throws: ``WorkbenchError``; nothing is written then.
  package func write(_ entries: [QuestionEntry<SurveyScript.Answer>]) throws -> [Sentence] {
    guard !entries.isEmpty else { return [] }
    return try record.write(
      mayWrite: before, newID: { try ResponseFiles.newID(study: plan.study, workbench) },
      begin: begin,
      answers: { draft throws(WorkbenchError) in try put(entries, into: &draft) })
  }

  private func begin(_ draft: inout RecordDraft) throws {
    try draft.set(["instrument"], to: .string(plan.instrument.id.string))
    try draft.put(
      plan.instrument.instrumentVersion.map { .string($0) }, at: ["instrumentVersion"])
    try draft.set(["participant"], to: .string(plan.participant.string))
    try draft.put(plan.session.map { .string($0.string) }, at: ["session"])
    try draft.put(plan.task.map { .string($0) }, at: ["task"])
    try draft.put(plan.manner.map { .string($0.id) }, at: ["manner"])
    if plan.session == nil { try draft.put(plan.round.map { .integer($0) }, at: ["round"]) }
    try draft.set(["givenOn"], to: .string(workbench.today.description))
  }

  private func put(
    _ entries: [QuestionEntry<SurveyScript.Answer>], into draft: inout RecordDraft
  ) throws(WorkbenchError) {
    for entry in entries {
      let key = try draft.add(to: ["answers"], key: entry.question, now: workbench.now)
      let (value, absence) = (entry.answer?.value, entry.answer?.absence)
      try draft.set(["answers", key, "value"], to: value.map { .string($0) } ?? .null)
      try draft.set(
        ["answers", key, "valueAbsence"], to: absence.map { .string($0.id) } ?? .null)
    }
  }
}

/// The files of responses.
package enum ResponseFiles {
  package static func all(study: String, _ workbench: Workbench) throws -> [WorkspaceFile] {
    try WorkspaceFiles.list(in: workbench.location, .study(study)).filter { $0.role == .response }
  }

  /// The number after the highest one, with a random tail.
  static func newID(study: String, _ workbench: Workbench) throws -> RecordID {
    let number = try nextNumber(all(study: study, workbench))
    return try id(number, tail: workbench.ids.tail())
  }

  package static func nextNumber(_ files: [WorkspaceFile]) -> Int {
    RecordID.nextNumber("R", after: files.map(\.expectedID))
  }

  package static func id(_ number: Int, tail: String) throws -> RecordID {
    let text = "R\(Digits.padded(number, 2))-\(tail)"
    guard let id = RecordID(text) else {
      throw WorkbenchError(.invalidData, at: text, "this is no id", fix: "try again")
    }
    return id
  }

  /// The response that somebody names.
  package static func find(_ typed: String, study: String, _ workbench: Workbench) throws
    -> Response
  {
    let files = try all(study: study, workbench)
    let found = files.filter { RecordID($0.expectedID)?.matches(typed) ?? false }
    guard let only = found.first, found.count == 1 else {
      throw WorkbenchError(
        found.isEmpty ? .noInput : .usage, at: typed,
        found.isEmpty
          ? "there is no response \(Quoted(typed)) in \(study)" : "\(found.count) responses fit",
        fix: found.isEmpty
          ? "`kerb survey score --study \(study)` names the responses"
          : "write more of the id: \(found.map(\.expectedID).joined(separator: ", "))")
    }
    let record = RecordLoader.read(only, in: workbench.location)
    if let fault = record.faults.first { throw fault }
    guard let response = record.record(Response.self) else {
      throw WorkbenchError(
        .noInput, at: typed, "this response was deleted or erased",
        fix: "`kerb survey score --study \(study)` names the others")
    }
    return response
  }
}

import JSON
import Localization
package import Merging
package import Recording
package import Records
package import Wording

extension SurveyPlan: AnsweredRecord {
  package static var format: RecordFormat { Response.format }

  package func path(_ id: RecordID) throws -> RecordPath {
    try RecordPath.response(id.string, study: study)
  }

  package func check(in workbench: Workbench) {}

  package func newID(in workbench: Workbench) throws -> RecordID {
    try ResponseFiles.newID(study: study, workbench)
  }

  package func begin(_ draft: inout RecordDraft, in workbench: Workbench) throws {
    try draft.set(["instrument"], to: .string(instrument.id.string))
    try draft.put(
      instrument.instrumentVersion.map { .string($0) }, at: ["instrumentVersion"])
    try draft.set(["participant"], to: .string(participant.string))
    try draft.put(session.map { .string($0.string) }, at: ["session"])
    try draft.put(task.map { .string($0) }, at: ["task"])
    try draft.put(manner.map { .string($0.id) }, at: ["manner"])
    if session == nil { try draft.put(round.map { .integer($0) }, at: ["round"]) }
    try draft.set(["givenOn"], to: .string(workbench.today.description))
  }

  package func put(
    _ entry: QuestionEntry<SurveyScript.Answer>, into draft: inout RecordDraft,
    in workbench: Workbench
  ) throws(WorkbenchError) {
    let key = try draft.add(to: ["answers"], key: entry.question, now: workbench.now)
    let (value, absence) = (entry.answer?.value, entry.answer?.absence)
    try draft.set(["answers", key, "value"], to: value.map { .string($0) } ?? .null)
    try draft.set(
      ["answers", key, "valueAbsence"], to: absence.map { .string($0.id) } ?? .null)
  }
}

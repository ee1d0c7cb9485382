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
    try draft.set(\Response.instrument, to: instrument.id.string)
    try draft.set(\Response.instrumentVersion, to: instrument.instrumentVersion)
    try draft.set(\Response.participant, to: participant)
    try draft.set(\Response.session, to: session)
    try draft.set(\Response.task, to: task)
    try draft.set(\Response.manner, to: manner)
    if session == nil { try draft.set(\Response.round, to: round) }
    try draft.set(\Response.givenOn, to: workbench.today.description)
  }

  package func put(
    _ entry: QuestionEntry<SurveyScript.Answer>, into draft: inout RecordDraft,
    in workbench: Workbench
  ) throws(WorkbenchError) {
    let answer = try draft.add(to: \Response.answers, key: entry.question, now: workbench.now)
    try draft.set(\.value, to: entry.answer?.value, at: answer)
    try draft.set(\.absence, to: entry.answer?.absence, at: answer)
  }
}

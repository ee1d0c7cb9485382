package import Localization
package import Merging
package import Recording
package import Records
package import Wording

extension ChecklistPlan: AnsweredRecord {
  /// The answer to a question from now on, and what it is about.
  package typealias Entry = (entry: QuestionEntry<ChecklistReply>, scope: Scope)

  package static var format: RecordFormat { Evidence.format }

  package static var own: (folder: String, next: Sentence)? {
    ("checklists", "the next ones will begin a batch of their own")
  }

  package func path(_ id: RecordID) throws -> RecordPath {
    try RecordPath.evidence(id.string, study: study)
  }

  package func check(in workbench: Workbench) throws {
    if let round { try ClosedRounds(study, workbench).check(round) }
  }

  /// The id of the checklist, the number after the highest, and a random tail, so that two clones never make the same
  /// one.
  package func newID(in workbench: Workbench) throws -> RecordID {
    let beginning = "\(checklist.id)-"
    let numbered = try workbench.files(ofStudy: study).filter {
      $0.role == .evidence && $0.stem.hasPrefix(beginning)
    }.map { String($0.stem.dropFirst(beginning.count)) }
    let number = RecordID.nextNumber("", after: numbered)
    let text = "\(beginning)\(Digits.padded(number, 2))-\(workbench.ids.tail())"
    guard let id = RecordID(text) else {
      throw WorkbenchError(
        .invalidData, at: text, "this is no id", fix: "give the checklist a shorter id")
    }
    return id
  }

  package func begin(_ draft: inout RecordDraft, in workbench: Workbench) throws {
    let list = checklist
    try draft.set(\Evidence.checklist, to: list.id.string)
    try draft.set(\Evidence.judgedBy, to: judgedBy)
    try draft.set(\Evidence.kind, to: list.evidenceKind)
    try draft.set(\Evidence.round, to: round)
    try draft.set(\Evidence.source, to: "Checklist: \(list.title.oneLine)")
    try draft.set(\Evidence.sourceDate, to: workbench.today.description)
    try draft.set(\Evidence.tool, to: tool)
  }

  package func put(
    _ change: Entry, into draft: inout RecordDraft, in workbench: Workbench
  ) throws(WorkbenchError) {
    guard let question = checklist.question(change.entry.question) else { return }
    let key = change.scope.key(question.id)
    if let reply = change.entry.answer {
      try put(reply, to: question, change.scope, key, &draft, workbench)
    } else {
      try draft.delete(Holder<Evidence>().entry(\.items, key))
    }
  }

  private func put(
    _ reply: ChecklistReply, to question: ChecklistQuestion, _ scope: ChecklistPlan.Scope,
    _ key: String, _ draft: inout RecordDraft, _ workbench: Workbench
  ) throws(WorkbenchError) {
    let judgement = ChecklistJudgement(
      reply.answer, to: question, of: checklist.evidenceKind, failing: reply.failing)
    let item = try draft.add(to: \Evidence.items, key: key, now: workbench.now)
    let note = reply.note ?? ChecklistNote.without(reply.answer, to: question)
    try draft.set(\.answer, to: reply.answer, at: item)
    try draft.set(\.question, to: question.id, at: item)
    try draft.set(\.kind, to: judgement.kind, at: item)
    try draft.set(\.note, to: Verbatim(note), at: item)
    try draft.set(\.outcome, to: judgement.outcome, at: item)
    try draft.set(\.isBeyondWcag, to: judgement.isBeyondWcag, at: item)
    try draft.set(\.places, to: judgement.places, at: item)
    try draft.set(\.screens, to: scope.screens, at: item)
    try draft.set(\.judgement, to: WholeAnswer(reply.answer, judgement).text, at: item)
    if case .allScreens = scope { try draft.set(\.coversAllScreens, to: true, at: item) }
  }
}

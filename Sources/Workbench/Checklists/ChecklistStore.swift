import JSON
package import Localization
import Merging
package import Recording
package import Records
import Wording

/// Puts answers to a checklist into a batch of evidence at once.
package final class ChecklistStore {
  private let workbench: Workbench
  private let plan: ChecklistPlan
  private let record: AnsweredRecord

  /// - Parameter batch: The one to go on with; `nil` makes one with the first answer.
  package init(_ workbench: Workbench, _ plan: ChecklistPlan, batch: RecordID? = nil) throws {
    self.workbench = workbench
    self.plan = plan
    record = try AnsweredRecord(workbench, Evidence.format, id: batch) {
      try RecordPath.evidence($0.string, study: plan.study)
    }
  }

  /// The batch, once its first answer is written.
  package var id: RecordID? { record.id }

  /// What stands for a question now, and what it is about.
  package typealias Change = (entry: QuestionEntry<ChecklistReply>, scope: ChecklistPlan.Scope)

  /// Writes what stands for some questions now.
  ///
  /// - Returns: Sentences about what others wrote meanwhile; it is kept.
  /// - Throws: ``WorkbenchError``; nothing is written then.
  package func write(_ entries: [Change]) throws -> [Sentence] {
    guard !entries.isEmpty else { return [] }
    let isNew = record.id == nil
    let remarks = try record.write(
      mayWrite: {
        if let round = plan.round { try ClosedRounds(plan.study, workbench).check(round) }
      }, newID: newID, begin: begin,
      answers: { draft throws(WorkbenchError) in try put(entries, into: &draft) })
    return isNew ? remarks + remember() : remarks
  }

  /// Remembers a new batch as begun here; the answers are written, whatever comes of that.
  private func remember() -> [Sentence] {
    guard let id = record.id else { return [] }
    do {
      try OwnBatches(of: plan.study, in: workbench).keep(id)
      return []
    } catch let error as WorkbenchError {
      return [Self.forgetful(error.sentence)]
    } catch {
      return [Self.forgetful("\(error).")]
    }
  }

  private static func forgetful(_ why: Sentence) -> Sentence {
    "The answers are kept, but the next ones will begin a batch of their own: \(why)"
  }

  private func begin(_ draft: inout RecordDraft) throws {
    let list = plan.checklist
    try draft.set(["checklist"], to: .string(list.id.string))
    try draft.set(["judgedBy"], to: .string(plan.judgedBy))
    try draft.set(["kind"], to: .string(list.evidenceKind.id))
    try draft.put(plan.round.map { .integer($0) }, at: ["round"])
    try draft.set(["source"], to: .string("Checklist: \(list.title.oneLine)"))
    try draft.set(["sourceDate"], to: .string(workbench.today.description))
    try draft.put(plan.tool.map { .string($0) }, at: ["tool"])
  }

  /// The id of the checklist, the number after the highest, and a random tail, so that two clones never make the same
  /// one.
  private func newID() throws -> RecordID {
    let beginning = "\(plan.checklist.id)-"
    let numbered = try workbench.files(ofStudy: plan.study).filter {
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

  private func put(
    _ entries: [Change], into draft: inout RecordDraft
  ) throws(WorkbenchError) {
    for (entry, scope) in entries {
      guard let question = plan.checklist.question(entry.question) else { continue }
      let key = scope.key(question.id)
      guard let reply = entry.answer else {
        try draft.delete(["items", key])
        continue
      }
      try put(reply, to: question, scope, key, &draft)
    }
  }

  private func put(
    _ reply: ChecklistReply, to question: ChecklistQuestion, _ scope: ChecklistPlan.Scope,
    _ key: String, _ draft: inout RecordDraft
  ) throws(WorkbenchError) {
    let judgement = ChecklistJudgement(
      reply.answer, to: question, of: plan.checklist.evidenceKind, failing: reply.failing)
    let item = ["items", try draft.add(to: ["items"], key: key, now: workbench.now)]
    let note = reply.note ?? ChecklistNote.without(reply.answer, to: question)
    try draft.set(item + ["answer"], to: .string(reply.answer.id))
    try draft.set(item + ["question"], to: .string(question.id))
    try draft.set(item + ["kind"], to: .string(judgement.kind.id))
    try draft.set(item + ["note"], to: .string(note))
    try draft.set(item + ["outcome"], to: judgement.outcome.map { .string($0.id) } ?? .null)
    try draft.set(item + ["beyondWcag"], to: judgement.isBeyondWcag ? .bool(true) : .null)
    try draft.replaceSet(item + ["places"], with: judgement.places.map(\.description))
    try draft.replaceSet(item + ["screens"], with: scope.screens)
    try draft.set(
      item + ["judgement"], to: .string(WholeAnswer(reply.answer, judgement).text))
    if case .allScreens = scope {
      try draft.set(item + ["coversAllScreens"], to: .bool(true))
    }
  }
}

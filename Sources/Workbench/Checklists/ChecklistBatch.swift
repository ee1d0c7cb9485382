import JSON
package import Recording
package import Records

/// The evidence that answers to one checklist have become.
package struct ChecklistBatch {
  private let batch: Evidence
  private let checklist: Checklist

  /// The newest batch that was begun here and answers a checklist in a round, in the same role and with the same tool.
  ///
  /// What others began is theirs, and another tool is another judgement: neither is gone on with.
  ///
  /// - Returns: `nil` where there is none yet.
  package init?(_ plan: ChecklistPlan, in evidence: [Evidence], of workbench: Workbench) throws {
    let own = OwnBatches(of: plan.study, in: workbench)
    let found = try evidence.filter { try Self.isMeant($0, by: plan) && own.holds($0.id) }
    let newest = found.max {
      (Text($0.sourceDate ?? ""), $0.id) < (Text($1.sourceDate ?? ""), $1.id)
    }
    guard let newest else { return nil }
    batch = newest
    checklist = plan.checklist
  }

  private static func isMeant(_ batch: Evidence, by plan: ChecklistPlan) -> Bool {
    batch.checklist.map { Text.isSame($0, plan.checklist.id.string) } ?? false
      && batch.round == plan.round && batch.kind == plan.checklist.evidenceKind
      && batch.judgedBy.map { Text.isSame($0, plan.judgedBy) } ?? false
      && batch.tool.map { Text($0) } == plan.tool.map { Text($0) }
  }

  package var id: RecordID { batch.id }

  /// What stands for a scope, by the ids of the questions.
  package func standing(_ scope: ChecklistPlan.Scope) -> [String: ChecklistReply] {
    var result: [String: ChecklistReply] = [:]
    for question in checklist.questions {
      let key = scope.key(question.id)
      guard let item = batch.items.first(where: { Text.isSame($0.id, key) }),
        let answer = item.answer
      else { continue }
      let isBad = ChecklistJudgement.isBad(answer, to: question)
      let note = item.note.words
      result[question.id] = ChecklistReply(
        answer,
        note: Text.isSame(note, ChecklistNote.without(answer, to: question)) ? nil : note,
        failing: isBad && item.places != question.criteria ? item.places : nil)
    }
    return result
  }
}

/// What an entry says whose answer came without a note.
enum ChecklistNote {
  static func without(_ answer: ChecklistAnswer, to question: ChecklistQuestion) -> String {
    "\(question.text) \(answer.label)"
  }
}

import JSON
package import Recording
package import Records

/// The evidence that answers to one checklist have become.
package struct ChecklistBatch {
  private let batch: Evidence
  private let checklist: Checklist

  /// The newest batch that answers a checklist in a round by the same role.
  ///
  /// - Returns: `nil` where there is none yet.
  package init?(_ plan: ChecklistPlan, in evidence: [Evidence]) {
    let found = evidence.filter {
      $0.checklist.map { Text.isSame($0, plan.checklist.id.string) } ?? false
        && $0.round == plan.round && $0.kind == plan.checklist.evidenceKind
        && $0.judgedBy.map { Text.isSame($0, plan.judgedBy) } ?? false
    }
    let newest = found.max {
      (Text($0.sourceDate ?? ""), $0.id) < (Text($1.sourceDate ?? ""), $1.id)
    }
    guard let newest else { return nil }
    batch = newest
    checklist = plan.checklist
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

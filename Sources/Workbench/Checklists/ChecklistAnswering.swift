package import Interchange
import JSON
package import Localization
package import Recording
package import Records
import Wording

/// Answers to a checklist that come all at once: from a file or from a command line.
package struct ChecklistAnswering {
  private let workbench: Workbench
  private let records: StudyRecords
  private let plan: ChecklistPlan
  /// What is gone on with; `nil` begins a new batch.
  private let batch: ChecklistBatch?

  /// - `plan`: Its scope holds for rows that name no screen.
  /// - `isAnew`: Whether earlier answers are left as they are and a new batch begun.
  package init(
    _ plan: ChecklistPlan, _ records: StudyRecords, isAnew: Bool, in workbench: Workbench
  ) throws {
    self.plan = plan
    self.records = records
    self.workbench = workbench
    batch = isAnew ? nil : try ChecklistBatch(plan, in: records.evidence, of: workbench)
  }

  /// One answer, and what it comes to.
  package struct Judged {
    package let scope: ChecklistPlan.Scope
    package let question: ChecklistQuestion
    package let reply: ChecklistReply
    package let judgement: ChecklistJudgement
    /// The other answer that stood for the question; `nil` where none did.
    package let replaces: ChecklistReply?
  }

  /// What answers mean in the study.
  ///
  /// - Returns: Those without a fault, in their order, and what is wrong with the others.
  package func judge(
    _ rows: [ChecklistAnswersFile.Row]
  ) -> (judged: [Judged], faults: [RecordFault]) {
    var judged: [Judged] = []
    var faults: [RecordFault] = []
    var seen: Set<Text> = []
    for row in rows {
      do {
        let scope =
          try row.screen.map {
            try ChecklistPlan.scope(screen: $0, in: records.study)
          } ?? plan.scope
        guard seen.insert(Text(scope.key(row.question.id))).inserted else {
          faults.append(
            RecordFault(
              row.position, "\(row.question.id) is answered twice about \(scope.label)",
              fix: "keep one of the two"))
          continue
        }
        judged.append(judge(row, scope))
      } catch let error as WorkbenchError {
        faults.append(RecordFault(row.position, error.problem, fix: error.remedy))
      } catch {
        faults.append(RecordFault(row.position, "\(error)", fix: "correct the row"))
      }
    }
    return (judged, faults)
  }

  private func judge(_ row: ChecklistAnswersFile.Row, _ scope: ChecklistPlan.Scope) -> Judged {
    let reply = ChecklistReply(row.answer, note: row.note, failing: row.criteria)
    let before = batch?.standing(scope)[row.question.id]
    return Judged(
      scope: scope, question: row.question, reply: reply,
      judgement: ChecklistJudgement(
        row.answer, to: row.question, of: plan.checklist.evidenceKind, failing: row.criteria),
      replaces: before == reply ? nil : before)
  }

  /// Writes answers into the newest batch that was begun here with the same role, round and tool, or into a new one.
  ///
  /// - Returns: The batch's id, and sentences about what others wrote meanwhile.
  package func write(_ judged: [Judged]) throws -> (id: RecordID?, remarks: [Sentence]) {
    let store = try AnswerStore(workbench, plan, id: batch?.id)
    let remarks = try store.write(
      judged.map { (QuestionEntry(question: $0.question.id, answer: $0.reply), $0.scope) })
    return (store.id, remarks)
  }
}

import CommandLine
import JSON
import Localization
import Recording
import Records
import Wording
import Workbench

/// What `kerb checklist answer` says of answers.
struct ChecklistAnswerTelling {
  private let plan: ChecklistPlan
  private let records: StudyRecords
  private let isDry: Bool
  private let console: Console

  init(_ plan: ChecklistPlan, _ records: StudyRecords, isDry: Bool, _ console: Console) {
    self.plan = plan
    self.records = records
    self.isDry = isDry
    self.console = console
  }

  func tell(_ judged: [ChecklistAnswering.Judged], _ id: RecordID?, asJSON: Bool) {
    if asJSON {
      console.out(json: JSONWriter.canonical(json(judged, id)))
      return
    }
    for answer in judged { console.line("\(line(answer))") }
    let count: Sentence = "\(judged.count, "answer", "answers")"
    console.message(
      isDry
        ? "\(count) would be added. Nothing was changed."
        : "Kept \(count) in \(id?.string ?? "")\(plan.roundWords). Next: \(CoverageCommand.words(showing: plan.round, of: records))"
    )
    if plan.checklist.evidenceKind == .simulated {
      console.message("This simulated a moment, not a life: it never counts as lived.")
    }
  }

  /// "nothing-missing about Pay: no: Pay has no name; failed 1.1.1, 4.1.2".
  private func line(_ answer: ChecklistAnswering.Judged) -> Sentence {
    let judgement = answer.judgement
    let replaces: Sentence = answer.replaces.map { "; replaces \($0.words)" } ?? ""
    return
      "\(answer.question.id) about \(answer.scope.label): \(answer.reply.words); \(judgement.words)\(replaces)"
  }

  private func json(_ judged: [ChecklistAnswering.Judged], _ id: RecordID?) -> JSONValue {
    .object(
      JSONObject([
        "answers": .array(judged.map(Self.json)), "batch": id.map { .string($0.string) } ?? .null,
        "checklist": .string(plan.checklist.id.string), "dryRun": .bool(isDry),
        "evidenceKind": .string(plan.checklist.evidenceKind.id),
        "round": plan.round.map { .integer($0) } ?? .null,
        "study": .string(plan.study),
      ]))
  }

  private static func json(_ answer: ChecklistAnswering.Judged) -> JSONValue {
    let judgement = answer.judgement
    return .object(
      JSONObject([
        "answer": .string(answer.reply.answer.id), "beyondWcag": .bool(judgement.isBeyondWcag),
        "kind": .string(judgement.kind.id),
        "note": answer.reply.note.map { .string($0) } ?? .null,
        "outcome": judgement.outcome.map { .string($0.id) } ?? .null,
        "places": .array(judgement.places.map { .string($0.description) }),
        "question": .string(answer.question.id), "replaces": replaced(answer.replaces),
        "screens": .array(answer.scope.screens.map { .string($0) }),
      ]))
  }

  private static func replaced(_ reply: ChecklistReply?) -> JSONValue {
    guard let reply else { return .null }
    return .object(
      JSONObject([
        "answer": .string(reply.answer.id), "note": reply.note.map { .string($0) } ?? .null,
      ]))
  }
}

import CommandLine
import Interchange
import JSON
import Localization
import Recording
import Records
import Wording
import Workbench

/// One call of `kerb checklist answer`.
struct ChecklistAnswerRun {
  private let invocation: Invocation
  private let workbench: Workbench
  private let records: StudyRecords
  private let checklist: Checklist
  private let plan: ChecklistPlan
  private let isDry: Bool
  private var console: Console { invocation.console }

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    for (name, other) in [("all-screens", "screen"), ("from", "answer")]
    where invocation.has(name) && invocation.has(other) {
      throw UsageError(
        at: "--\(name)", "this does not go with --\(other)", fix: "leave one of the two out")
    }
    workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    checklist = try Checklists(in: workbench).find(invocation.required("CHECKLIST"))
    let loaded = try workbench.study(study)
    records = loaded.records
    let round =
      try invocation.integer("round", in: 1...1000) ?? EvidenceRound.usual(records)
    if let round { try ClosedRounds(of: records.study).check(round) }
    for name in ["by", "tool"] {
      if let text = invocation.string(name), let fault = ScalarRule.fault(text, .line) {
        throw UsageError(at: "--\(name)", fault.problem, fix: fault.remedy)
      }
    }
    plan = ChecklistPlan(
      study: study, checklist: checklist, scope: try Self.scope(invocation, records.study),
      round: round, judgedBy: invocation.string("by"), tool: invocation.string("tool"))
    isDry = invocation.flag("dry-run")
  }

  /// What rows are about that name no screen.
  private static func scope(
    _ invocation: Invocation, _ study: Study
  ) throws -> ChecklistPlan.Scope {
    if let screen = invocation.string("screen") {
      return try ChecklistPlan.scope(screen: screen, in: study)
    }
    return invocation.flag("all-screens") ? ChecklistPlan.scope(ofAll: study) : .product
  }

  func run() throws -> ExitStatus {
    let place = invocation.string("from").map { InputName.of($0) } ?? "--answer"
    let file = try answers(place)
    let answering = try ChecklistAnswering(
      plan, records, isAnew: invocation.flag("anew"), in: workbench)
    let (judged, unknown) = answering.judge(file.rows)
    let faults = (file.faults + unknown).sorted { $0.position.line < $1.position.line }
    if let remark = JudgedBy.remark(on: invocation.string("by")) { console.message("\(remark)") }
    for message in file.messages { console.message("\(message)") }
    guard faults.isEmpty else {
      for fault in faults { console.report(error(fault, place)) }
      console.message("Nothing was changed.")
      return invocation.has("from") ? .badData : .usage
    }
    guard !judged.isEmpty else {
      throw UsageError(
        at: place, "there is no answer",
        fix: "add `--answer` \(checklist.questions.first?.id ?? "QUESTION")=yes, or `--from FILE`")
    }
    let written = isDry ? (id: nil, remarks: []) : try answering.write(judged)
    for remark in written.remarks { console.message("\(remark)") }
    ChecklistAnswerTelling(plan, records, isDry: isDry, console)
      .tell(judged, written.id, asJSON: invocation.flag("json"))
    return .success
  }

  /// Lines and columns mean something in a file only.
  private func error(_ fault: RecordFault, _ place: String) -> WorkbenchError {
    invocation.has("from")
      ? fault.error(in: place)
      : WorkbenchError(.usage, at: place, fault.problem, fix: fault.remedy)
  }

  private func answers(_ place: String) throws -> ChecklistAnswersFile {
    if let file = invocation.string("from") {
      return try ChecklistAnswersFile(
        FileInput.read(file, console: console), place: place, checklist)
    }
    let rows = try invocation.strings("answer").map { typed -> JSONValue in
      guard let split = typed.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        throw UsageError(
          at: "--answer \(Quoted(typed))", "there is no = in it",
          fix: "write it as \(checklist.questions.first?.id ?? "QUESTION")=yes")
      }
      let rest = typed[typed.utf8.index(after: split)...]
      let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return .object(
        JSONObject([
          "question": .string(PlainText.trimmed(String(typed[..<split]))),
          "answer": .string(PlainText.trimmed(String(parts.first ?? ""))),
          "note": parts.count > 1 ? .string(PlainText.trimmed(String(parts[1]))) : .null,
        ]))
    }
    return try ChecklistAnswersFile(JSONWriter.canonical(.array(rows)), place: place, checklist)
  }
}

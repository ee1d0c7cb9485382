import Localization
import Recording
import Records
package import Terminal
import Wording
package import Workbench

/// One call of a checklist on pages: set up, asked, and what came of it.
package struct ChecklistRun {
  let workbench: Workbench
  let pages: any PageShowing

  package init(workbench: Workbench, pages: any PageShowing) {
    self.workbench = workbench
    self.pages = pages
  }

  package func run(_ options: ChecklistOptions) throws -> RunResult {
    let dialog = QuestionDialog(pages, workbench)
    do {
      let plan = try ChecklistSetup(dialog: dialog, options: options).run()
      if let round = plan.round { try ClosedRounds(plan.study, workbench).check(round) }
      let batch =
        options.isAnew
        ? nil
        : try ChecklistBatch(
          plan, in: dialog.load(plan.study).evidence, of: workbench)
      if let remark = JudgedBy.remark(on: options.judgedBy) { dialog.tell(.notice("\(remark)")) }
      if let batch { dialog.tell(.notice("Going on with \(batch.id).")) }
      return try ask(plan, batch, dialog)
    } catch is QuestionLeft {
      return RunResult(words: ["Nothing was asked."] + dialog.written)
    }
  }

  private func ask(
    _ plan: ChecklistPlan, _ batch: ChecklistBatch?, _ dialog: QuestionDialog
  ) throws -> RunResult {
    let store = try AnswerStore(workbench, plan, id: batch?.id)
    let screen = QuestionScreen(
      dialog: dialog, pages: ChecklistPages(plan: plan),
      ChecklistWalk(plan.checklist, standing: batch?.standing(plan.scope) ?? [:])
    ) { try store.write($0.map { ($0, plan.scope) }) }
    do {
      let ending = try screen.run()
      if ending == .notBegun, store.id == nil { throw QuestionLeft() }
    } catch is TerminalEnded {
      // Every answer is on the disk already.
    }
    guard let id = store.id else { return RunResult(words: ["Nothing was answered."]) }
    let walk = screen.asking
    let given = walk.sheet.count { $0 != nil }
    let bad = walk.sheet.enumerated().count { number, reply in
      reply.map { walk.script.isBad($0, to: number) } ?? false
    }
    var result = RunResult(
      lines: [
        "Kept \(given) of \(walk.script.count, "answer", "answers") about \(plan.scope.label) in \(id)\(plan.roundWords), \(bad) against the product."
      ])
    if plan.checklist.evidenceKind == .simulated {
      result.words.append("This simulated a moment, not a life: it never counts as lived.")
    }
    let records = try dialog.load(plan.study)
    result.words.append(
      walk.left.isEmpty
        ? "Next: \(CoverageCommand.words(showing: plan.round, of: records))"
        : "To go on: \(plan.command(in: records))")
    return result
  }
}

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
      let screen = try ChecklistScreen(dialog: dialog, plan: plan, batch: batch)
      return try finish(screen, plan, dialog)
    } catch is QuestionLeft {
      return RunResult(words: ["Nothing was asked."] + dialog.written)
    }
  }

  private func finish(
    _ screen: ChecklistScreen, _ plan: ChecklistPlan, _ dialog: QuestionDialog
  ) throws -> RunResult {
    do {
      _ = try screen.run()
    } catch is TerminalEnded {
      return try result(screen, plan, dialog)
    } catch let left as QuestionLeft {
      guard screen.batch != nil else { throw left }
    }
    return try result(screen, plan, dialog)
  }

  private func result(
    _ screen: ChecklistScreen, _ plan: ChecklistPlan, _ dialog: QuestionDialog
  ) throws -> RunResult {
    guard let id = screen.batch else { return RunResult(words: ["Nothing was answered."]) }
    let sheet = screen.sheet
    let given = sheet.replies.count { $0 != nil }
    let bad = sheet.replies.enumerated().count { number, reply in
      reply.map { sheet.isBad($0, to: number) } ?? false
    }
    var result = RunResult(
      lines: [
        "Kept \(given) of \(sheet.questions.count, "answer", "answers") about \(plan.scope.label) in \(id)\(plan.roundWords), \(bad) against the product."
      ])
    if plan.checklist.evidenceKind == .simulated {
      result.words.append("This simulated a moment, not a life: it never counts as lived.")
    }
    let records = try dialog.load(plan.study)
    result.words.append(
      sheet.left.isEmpty
        ? "Next: \(CoverageCommand.words(showing: plan.round, of: records))"
        : "To go on: \(plan.command(in: records))")
    return result
  }
}

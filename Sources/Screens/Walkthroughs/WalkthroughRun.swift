import Localization
import Recording
package import Records
package import Terminal
import Wording
package import Workbench

/// One walkthrough on pages: the task's goals and steps where there are none yet, the questions, and what came of it.
package struct WalkthroughRun {
  private let dialog: QuestionDialog

  package init(workbench: Workbench, pages: any PageShowing) {
    dialog = QuestionDialog(pages, workbench)
  }

  /// - `resumed`: A walkthrough to go on with, ended or not; `nil` for the one that was left here, or a new one.
  /// - `isAnew`: Whether one that was left is let be.
  package func run(
    _ plan: WalkthroughPlan, resumed: RecordID? = nil, isAnew: Bool = false
  ) throws -> RunResult {
    if let round = plan.round { try ClosedRounds(plan.study, dialog.workbench).check(round) }
    do {
      try CourseScreen(dialog: dialog, study: plan.study, task: plan.task).runWhereNoneIs()
      return try walk(plan, resumed, isAnew)
    } catch is QuestionLeft {
      return RunResult(words: ["Nothing was answered."] + dialog.written)
    } catch is TerminalEnded {
      return RunResult(words: ["Nothing was answered."] + dialog.written)
    }
  }

  private func walk(
    _ plan: WalkthroughPlan, _ resumed: RecordID?, _ isAnew: Bool
  ) throws -> RunResult {
    let workbench = dialog.workbench
    let records = try dialog.load(plan.study)
    let cards = try PersonaCards(in: workbench)
    let made = try cards.card(plan.profile)
    let script = plan.script(records, made.card, try workbench.facets())
    let walkthroughs = Walkthroughs(of: plan.study, in: workbench)
    let standing =
      try resumed.flatMap { id in records.walkthroughs.first { $0.id == id } }
      ?? (isAnew ? nil : walkthroughs.unfinished(plan, in: records))
    if let remark = plan.evaluators.lazy.compactMap({ JudgedBy.remark(on: $0) }).first {
      dialog.tell(.notice("\(remark)"))
    }
    if let standing { dialog.tell(.notice("Going on with \(standing.id.short).")) }
    let course = TaskCourse(of: plan.task.id, in: records.study)
    let words = WalkthroughWords(plan: plan)
    dialog.tell(.answer(words.opening(goals: course.goals.count, steps: course.steps.count)))
    if plan.manner == .setUp { for caution in words.cautions { dialog.tell(.answer(caution)) } }
    dialog.tell(.answer("\(WalkthroughWords.legend)"))
    let store = try AnswerStore(workbench, plan, id: standing?.id)
    let screen = QuestionScreen(
      dialog: dialog, pages: WalkthroughPages(plan: plan),
      WalkthroughAsking(
        script, standing: standing.map(WalkthroughSheet.init) ?? WalkthroughSheet()),
      newKey: EntryKeys(in: workbench).next, draft: WalkthroughDraft(plan, in: workbench),
      write: store.write)
    do {
      _ = try screen.run()
    } catch is TerminalEnded {
      // Every answer is on the disk already.
    }
    guard let id = store.id else {
      return RunResult(words: ["Nothing was answered."] + dialog.written)
    }
    return result(id, screen.asking.sheet, plan)
  }

  private func result(
    _ id: RecordID, _ sheet: WalkthroughSheet, _ plan: WalkthroughPlan
  ) -> RunResult {
    var result = RunResult(lines: [WalkthroughWords.summary(sheet)])
    result.words.append("Kept in \(id.short).")
    if plan.manner == .simulation {
      result.words.append("This simulated a moment, not a life: it never counts as lived.")
    }
    result.words.append(
      sheet.isFinished
        ? "Next: `kerb persona walk \(plan.profile.id) --study \(plan.study) --plan`"
        : "To go on: \(plan.command)")
    return result
  }
}

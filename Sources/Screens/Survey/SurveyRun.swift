import Localization
import Measures
import Recording
import Records
package import Terminal
import Wording
package import Workbench

/// One call of the survey on pages: set up, asked, and a level noted where answers lead to one.
package struct SurveyRun {
  let workbench: Workbench
  let pages: any PageShowing

  package init(workbench: Workbench, pages: any PageShowing) {
    self.workbench = workbench
    self.pages = pages
  }

  package func run(_ options: SurveyOptions) throws -> RunResult {
    let dialog = QuestionDialog(pages, workbench)
    do {
      if let typed = options.change { return try change(typed, options, dialog) }
      switch try SurveySetup(dialog, options).run() {
      case .ask(let plan, let resumed): return try ask(plan, resumed, options, dialog)
      case .place(let placement):
        let words = try PlacementScreen(dialog: dialog, placement: placement).run()
        return RunResult(
          lines: [words], words: ["Next: `kerb survey placements --study \(placement.study)`"])
      }
    } catch is QuestionLeft {
      return RunResult(words: ["Nothing was asked."] + dialog.written)
    } catch let missing as NoConsent {
      return RunResult(
        words: ["Without consent to observe nothing is asked of \(missing.participant.short)."]
          + dialog.written + [missing.nextStep])
    }
  }

  private func change(_ typed: String, _ options: SurveyOptions, _ dialog: QuestionDialog) throws
    -> RunResult
  {
    guard let name = options.study else { throw QuestionLeft() }
    let study = try RecordFinder.study(name, workbench)
    let response = try ResponseFiles.find(typed, study: study, workbench)
    let instrument = try Instruments.find(response.instrument, workbench)
    if let wanted = options.instrument {
      let meant = try Instruments.find(wanted, workbench)
      guard meant.id == instrument.id else {
        throw WorkbenchError(
          .usage, at: "--change",
          "\(response.id.short) holds answers to \(instrument.id), not to \(meant.id)",
          fix: "`kerb survey run \(instrument.id) --study \(study) --change \(response.id.short)`")
      }
    }
    guard let id = response.participant else {
      throw WorkbenchError(
        .invalidData, at: response.id.short, "nobody is named in this response",
        fix: "name the participant in its file")
    }
    let person = try ParticipantsQuestion(dialog: dialog, study: study).person(id.string)
    try SurveySetup.refuse(person, study)
    let title = try response.task.map { try dialog.load(study).study.title(ofTask: $0) }
    let plan = SurveyPlan(
      study: study, scoring: try Scoring(instrument), participant: person.id,
      session: response.session, task: response.task, taskTitle: title, manner: response.manner)
    return try ask(plan, response, isChange: true, options, dialog)
  }

  private func ask(
    _ plan: SurveyPlan, _ resumed: Response?, isChange: Bool = false, _ options: SurveyOptions,
    _ dialog: QuestionDialog
  ) throws -> RunResult {
    let watching = WatchingPages(
      pages,
      try ErasureWatch(
        workbench, study: plan.study, session: plan.session?.string,
        people: [plan.participant.string]))
    // After an erasure elsewhere no answer is kept any more.
    let store = try AnswerStore(workbench, plan, id: resumed?.id) {
      try watching.requireThere()
    }
    let screen = QuestionScreen(
      dialog: QuestionDialog(watching, workbench, saying: dialog.takeMessages()),
      pages: SurveyPages(plan: plan) {
        try store.id.map { id in
          let response = try ResponseFiles.find(id.string, study: plan.study, workbench)
          return (id, SurveyResult.lines(plan.scoring.score(response), plan.scoring))
        }
      },
      Survey(plan.instrument, resumed, isChange: isChange), write: store.write)
    var ending: Survey.Ending?
    do {
      ending = try screen.run()
    } catch is TerminalEnded {
      // Every answer is on the disk already.
    }
    if ending == .notBegun { throw QuestionLeft() }
    watching.look()
    if let erased = watching.erased {
      if ending != nil { pages.tellErased(erased, done: []) }
      return self.erased(erased)
    }
    guard ending == .finished, let id = store.id else {
      return stopped(plan, store.id, screen.asking.sheet)
    }
    return try finished(id, plan, options, dialog)
  }

  private func finished(
    _ id: RecordID, _ plan: SurveyPlan, _ options: SurveyOptions, _ dialog: QuestionDialog
  ) throws -> RunResult {
    let response = try ResponseFiles.find(id.string, study: plan.study, workbench)
    let scored = plan.scoring.score(response)
    var result = RunResult()
    if let level = plan.scoring.level(of: scored) {
      result.lines += try offer(level, of: response, plan, options, dialog)
    }
    result.lines.insert(
      scored.values.first.map {
        "\(id.short) of \(plan.participant.short) is complete. \(SurveyWords.line($0))."
      } ?? "\(id.short) of \(plan.participant.short) is complete. ", at: 0)
    result.lines += SurveyWords.remarks(scored, plan.instrument).map { "\($0)" }
    result.words = ["Next: `kerb survey score \(plan.instrument.id) --study \(plan.study)`"]
    return result
  }

  private func erased(_ erased: ErasedMeanwhile) -> RunResult {
    RunResult(
      words: ["\(erased.title)", "No answer of theirs is kept."]
        + erased.nextSteps.map { "\($0)" })
  }

  private func stopped(
    _ plan: SurveyPlan, _ id: RecordID?, _ answers: [SurveyScript.Answer?]
  ) -> RunResult {
    guard let id else { return RunResult(words: ["Nothing was answered."]) }
    let given = answers.count { $0 != nil }
    return RunResult(
      lines: ["Kept \(given) of \(answers.count, "answer", "answers") in \(id.short)."],
      words: ["To go on: \(plan.command)"])
  }

  /// Offers to note the level that answers lead to.
  private func offer(
    _ level: InstrumentLevel, of response: Response, _ plan: SurveyPlan,
    _ options: SurveyOptions, _ dialog: QuestionDialog
  ) throws -> [Sentence] {
    let placement = Placement(
      study: plan.study, participant: plan.participant, scale: plan.instrument, by: options.by)
    let screen = PlacementScreen(dialog: dialog, placement: placement)
    do {
      let chosen = try dialog.choose(
        "The answers lead to \(Placement.name(level)). Note it as the level of \(plan.participant.short)?",
        "Choice", ["yes, with who says so and on what", "no"], lead: try screen.earlier())
      guard chosen == 0 else { return [] }
      let outcome = try screen.run(level: level, evidence: "answers in \(response.id.short)")
      return [outcome]
    } catch is QuestionLeft {
      return ["The level was not noted."]
    } catch is TerminalEnded {
      return ["The level was not noted."]
    }
  }
}

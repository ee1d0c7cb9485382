import Localization
import Measures
import Recording
import Records
import Terminal
import Wording
import Workbench

/// Asks the items of one instrument, one at a time, and keeps each answer at once.
///
/// What follows what is decided in ``Survey``; here pages are shown and read, and answers written.
final class SurveyScreen {
  let plan: SurveyPlan
  private let dialog: QuestionDialog
  private let watching: WatchingPages
  private let store: SurveyStore
  private var survey: Survey

  /// - Parameters:
  ///   - response: What was answered before.
  ///   - isChange: Whether it begins with all answers, to change one.
  init(
    dialog other: QuestionDialog, plan: SurveyPlan, response: Response? = nil,
    isChange: Bool = false
  ) throws {
    let watching = WatchingPages(
      other.pages,
      try ErasureWatch(
        other.workbench, study: plan.study, session: plan.session?.string,
        people: [plan.participant.string]))
    self.watching = watching
    dialog = QuestionDialog(watching, other.workbench, saying: other.takeMessages())
    self.plan = plan
    store = try SurveyStore(other.workbench, plan, response: response?.id) {
      try watching.requireThere()
    }
    survey = Survey(plan.instrument, response, isChange: isChange)
  }

  /// What was erased elsewhere while it asked; then no answer is kept any more.
  var erased: ErasedMeanwhile? {
    watching.look()
    return watching.erased
  }

  /// The response, once there is one.
  var response: RecordID? { store.id }

  var sheet: SurveySheet { survey.sheet }

  /// - Throws: ``QuestionLeft`` where somebody goes back before the first question; ``TerminalEnded``: everything that
  ///   was answered is kept.
  func run() throws -> Survey.Ending {
    while true {
      if let ending = survey.ending {
        if ending == .notBegun { throw QuestionLeft() }
        return ending
      }
      if let event = try event() { take(event) }
    }
  }

  /// Shows the page of the spot and reads what the person does; `nil` for what means nothing there.
  private func event() throws -> SurveyEvent? {
    do {
      defer { survey.wasShown() }
      switch survey.spot {
      case .opening: return try open()
      case .question(let item, _): return try ask(item)
      case .answers: return try showAnswers()
      case .left: return try settleLeft()
      case .result: return try showResult()
      }
    } catch let left as QuestionLeft {
      return left.quits ? .quit : .back
    }
  }

  /// Goes on with what an event makes of the questionnaire, once that is written.
  private func take(_ event: SurveyEvent) {
    var next = survey
    let outcome = next.take(event, at: dialog.workbench.now)
    guard dialog.keep({ try store.write(outcome.entries).map { "\($0)" } }) else { return }
    survey = next
    dialog.tell(outcome)
  }

  // MARK: Pages

  private func show(_ page: Page) throws -> PageEvent {
    let event = try dialog.pages.show(page, dialog.takeMessages())
    if case .quit = event { throw QuestionLeft(quits: true) }
    return event
  }

  private func open() throws -> SurveyEvent? {
    switch try show(SurveyPage.opening(plan, sheet)) {
    case .entered, .chosen: .begin
    case .back: .back
    default: nil
    }
  }

  private func ask(_ item: Int) throws -> SurveyEvent? {
    let page = SurveyPage.question(
      item, sheet, plan, visit: survey.visit, isFirst: survey.isFirst, lead: instructions(item))
    switch try show(page) {
    case .chosen(let index): return .chose(index)
    case .entered(let text, _): return .typed(text)
    case .command(let name, let argument): return SurveyPage.event(name, argument)
    case .back: return .back
    default: return nil
    }
  }

  /// Short instruments have no page of their own for what is said first.
  private func instructions(_ item: Int) -> [Sentence] {
    guard survey.givesInstructions(with: item) else { return [] }
    return (plan.instrument.instructions?.lines ?? []).filter { !$0.isEmpty }.map { "\($0)" }
  }

  private func showAnswers() throws -> SurveyEvent? {
    switch try show(SurveyPage.answers(sheet, plan, visit: survey.visit)) {
    case .chosen(let item): .chose(item)
    case .entered, .back: .back
    case .command("undo", _): .undo
    case .command("stop", _): .stop
    default: nil
    }
  }

  private func settleLeft() throws -> SurveyEvent? {
    let numbers = Sentence.list(sheet.left.map { String($0 + 1) })
    let question: Sentence =
      sheet.left.count == 1
      ? "Question \(numbers) has no answer yet." : "Questions \(numbers) have no answer yet."
    let chosen = try dialog.choose(
      question, "Choice", SurveyRest.allCases.map { "\($0.words)" }, standing: 0)
    return SurveyRest(rawValue: chosen).map { .settle($0) }
  }

  private func showResult() throws -> SurveyEvent? {
    guard let id = store.id else { return .back }
    let response = try ResponseFiles.find(id.string, study: plan.study, dialog.workbench)
    let lines = SurveyResult.lines(plan.scoring.score(response), plan.scoring)
    switch try show(SurveyPage.result(id, lines.map { "\($0)" }, plan, visit: survey.visit)) {
    case .entered, .back: return .back
    case .command("show", _): return .show
    case .command("undo", _): return .undo
    default: return nil
    }
  }
}

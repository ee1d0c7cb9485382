import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// Asks the questions of one checklist about one screen, one at a time, and keeps each answer at once.
///
/// What follows what is decided in ``ChecklistWalk``; here pages are shown and read, and answers written.
final class ChecklistScreen {
  private let plan: ChecklistPlan
  private let dialog: QuestionDialog
  private let store: ChecklistStore
  private var walk: ChecklistWalk
  /// What was typed and could not be taken; it stands in the input again.
  private var typed = ""

  /// - Parameter batch: The one to go on with; `nil` makes one with the first answer.
  init(dialog: QuestionDialog, plan: ChecklistPlan, batch: ChecklistBatch?) throws {
    self.plan = plan
    self.dialog = dialog
    store = try ChecklistStore(dialog.workbench, plan, batch: batch?.id)
    walk = ChecklistWalk(plan.checklist, standing: batch?.standing(plan.scope) ?? [:])
  }

  /// The batch of evidence, once there is one.
  var batch: RecordID? { store.id }

  var sheet: ChecklistSheet { walk.sheet }

  /// - Throws: ``QuestionLeft`` where somebody goes back before the first question; ``TerminalEnded``: everything that
  ///   was answered is kept.
  func run() throws -> ChecklistWalk.Ending {
    while true {
      if let ending = walk.ending {
        if ending == .notBegun { throw QuestionLeft() }
        return ending
      }
      if let event = try event() { take(event) }
    }
  }

  /// Goes on with what an event makes of the checklist, once that is written.
  private func take(_ event: ChecklistEvent) {
    var next = walk
    let outcome = next.take(event)
    typed = ""
    if outcome.isProblem, case .typed(let text) = event { typed = text }
    guard dialog.keep({ try store.write(outcome.entries.map { ($0, plan.scope) }).map { "\($0)" } })
    else {
      if case .typed(let text) = event { typed = text }
      return
    }
    walk = next
    dialog.tell(outcome)
  }

  // MARK: Pages

  /// Shows the page of the spot and reads what the person does; `nil` for what means nothing there.
  private func event() throws -> ChecklistEvent? {
    let page = ChecklistPage(plan: plan, walk: walk, typed: typed)
    switch walk.spot {
    case .opening: return try ask(page.opening(), onRow: .begin) { _ in .begin }
    case .question(let number, _): return try ask(page.question(number)) { .typed($0) }
    case .note(let number, _, _): return try ask(page.note(number))
    case .criteria(let number, _, _):
      return try askCriteria(page.criteria(number), sheet.questions[number])
    case .overview: return try ask(page.overview()) { .typed($0) }
    }
  }

  /// - Parameter onRow: What Enter on a row means that is only read.
  private func ask(
    _ page: ActionPage<ChecklistEvent>, onRow: ChecklistEvent? = nil,
    _ entered: (String) -> ChecklistEvent
  ) throws -> ChecklistEvent? {
    switch try dialog.pages.show(page, dialog.takeMessages()) {
    case .action(let event, _): event
    case .entered(let text, _): entered(text)
    case .back: .back
    case .quit: throw QuestionLeft(quits: true)
    case .nothing: onRow
    case .actions, .idle: nil
    }
  }

  private func ask(_ page: Page) throws -> ChecklistEvent? {
    switch try dialog.pages.show(page, dialog.takeMessages()) {
    case .entered(let text, _):
      if let flaw = QuestionDialog.flaw(in: text, .text) {
        dialog.tell(.error(flaw))
        typed = text
        return nil
      }
      return .typed(text)
    case .command("stop", _): return .stop
    case .back: return .back
    case .quit: throw QuestionLeft(quits: true)
    default: return nil
    }
  }

  private func askCriteria(
    _ page: Page, _ question: ChecklistQuestion
  ) throws -> ChecklistEvent? {
    switch try dialog.pages.show(page, dialog.takeMessages()) {
    case .chosenSeveral(let indices) where indices.isEmpty:
      dialog.tell(.error("Nothing is marked. Mark at least one, or write `/none`."))
      return nil
    case .chosenSeveral(let indices): return .fails(indices.map { question.criteria[$0] })
    case .chosen(let index): return .fails([question.criteria[index]])
    case .entered: return .fails(question.criteria)
    case .command("none", _): return .fails([])
    case .command("stop", _): return .stop
    case .back: return .back
    case .quit: throw QuestionLeft(quits: true)
    default: return nil
    }
  }
}

import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// Asks what a walkthrough asks and keeps each answer at once.
///
/// What follows what is decided in ``WalkthroughAsking``; here pages are shown and read, and answers written.
final class WalkthroughScreen {
  private let plan: WalkthroughPlan
  private let dialog: QuestionDialog
  private let store: WalkthroughStore
  private let draft: WalkthroughDraft
  private var asking: WalkthroughAsking
  /// What was typed and could not be taken, or not entered; it stands in the input again.
  private var typed = ""
  /// Whether an unfinished line lies outside the workspace.
  private var hasDraft: Bool

  /// - Parameter standing: The one to go on with; `nil` makes one with the first answer.
  init(
    dialog: QuestionDialog, plan: WalkthroughPlan, script: WalkthroughScript, standing: Walkthrough?
  ) throws {
    self.plan = plan
    self.dialog = dialog
    store = try WalkthroughStore(dialog.workbench, plan, walkthrough: standing?.id)
    draft = WalkthroughDraft(plan, in: dialog.workbench)
    asking = WalkthroughAsking(
      script, standing: standing.map(WalkthroughSheet.init) ?? WalkthroughSheet())
    typed = draft.text
    hasDraft = !typed.isEmpty
  }

  /// The walkthrough, once there is one.
  var id: RecordID? { store.id }

  var sheet: WalkthroughSheet { asking.sheet }

  /// - Throws: ``QuestionLeft`` where somebody leaves the program; ``TerminalEnded``: everything that was answered is
  ///   kept, and the unfinished line up to its last pause.
  func run() throws {
    dialog.pages.onDraft = { [weak self] page, text, _ in
      guard let self, page.hasPrefix("walkthrough") else { return }
      hasDraft = !text.isEmpty
      draft.keep(text)
    }
    defer { dialog.pages.onDraft = nil }
    if !typed.isEmpty { dialog.tell(.notice("The line that was begun stands in the input.")) }
    while !asking.hasEnded {
      if let event = try event() { take(event) }
    }
  }

  /// Goes on with what an event makes of the walkthrough, once that is written.
  private func take(_ event: WalkthroughEvent) {
    var next = asking
    let outcome = next.take(event, newKey: store.newKey)
    typed = ""
    if outcome.isProblem, case .typed(let text) = event { typed = text }
    guard dialog.keep({ try store.write(outcome.entries).map { "\($0)" } }) else {
      if case .typed(let text) = event { typed = text }
      return
    }
    asking = next
    if hasDraft, !outcome.isProblem {
      draft.keep("")
      hasDraft = false
    }
    dialog.tell(outcome)
  }

  private func event() throws -> WalkthroughEvent? {
    let page = WalkthroughPage(plan: plan, asking: asking, typed: typed)
    switch asking.spot {
    case .opening: return try ask(page.opening(), onRow: .begin)
    case .question: return try ask(asking.item.map(page.question) ?? page.overview())
    case .reason(let line): return try ask(page.reason(line))
    case .settle(let key): return try ask(asking.barrier(key).map(page.settle) ?? page.overview())
    case .cause(let key): return try ask(asking.barrier(key).map(page.cause) ?? page.overview())
    case .claims: return try ask(page.claims())
    case .facets: return try ask(page.facets())
    case .talk: return try ask(page.talk())
    case .overview: return try ask(page.overview())
    }
  }

  /// - Parameter onRow: What Enter on a row means that is only read.
  private func ask(
    _ page: ActionPage<WalkthroughEvent>, onRow: WalkthroughEvent? = nil
  ) throws -> WalkthroughEvent? {
    switch try dialog.pages.show(page, dialog.takeMessages()) {
    case .action(let event, _): return event
    case .entered(let text, _):
      if let flaw = QuestionDialog.flaw(in: text, .text) {
        dialog.tell(.error(flaw))
        typed = text
        return nil
      }
      return .typed(text)
    case .back: return .back
    case .quit: throw QuestionLeft(quits: true)
    case .nothing: return onRow
    case .actions, .idle: return nil
    }
  }
}

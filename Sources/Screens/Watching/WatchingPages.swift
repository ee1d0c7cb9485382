import Localization
import Records
import Terminal
import Wording
import Workbench

/// Pages of work that ends when what it is about was erased elsewhere.
///
/// After each answer it looks, before anybody takes the answer: then the answer becomes ``PageEvent/quit``, which every
/// screen follows, and ``erased`` says why.
final class WatchingPages: PageShowing {
  /// The pages themselves, for what is said in the end.
  let pages: any PageShowing
  private var watch: ErasureWatch?
  /// What was erased, once something was.
  private(set) var erased: ErasedMeanwhile?
  /// Said with the next page.
  private var waiting: [Message] = []
  /// What has to work at once on every page but one, whatever it asks.
  private var urgent: UrgentCommand?
  /// Whether every page is left until ``UrgentCommand/home`` is shown again.
  private var isLeaving = false

  init(_ pages: any PageShowing, _ watch: ErasureWatch?) {
    self.pages = pages
    self.watch = watch
    takeAsKnown()
  }

  /// Looks now, also where nobody has answered.
  ///
  /// - Returns: Whether something was erased, now or before.
  @discardableResult
  func look() -> Bool {
    guard erased == nil, let news = watch?.look() else { return erased != nil }
    erased = news.erased
    waiting += news.remarks.map { .error("\($0)") }
    return erased != nil
  }

  /// - Throws: ``WorkbenchError`` if what this is about is not there any more.
  func requireThere() throws(WorkbenchError) {
    if look(), let erased { throw erased.refusal }
  }

  /// Takes what is there now as known, because whoever works here has just written it.
  func takeAsKnown() {
    look()
    waiting = []
  }

  /// Waits for nothing any more: whoever works here erases it.
  func stopWatching() { watch = nil }

  /// From now on the command works on every page; what the page asked is left, with every page between it and the
  /// command's home.
  func obeyEverywhere(_ command: UrgentCommand) { urgent = command }

  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    let said = messages + waiting
    guard let urgent, page.id != urgent.home else {
      isLeaving = false
      waiting = []
      let event = try pages.show(page, said)
      return look() ? .quit : event
    }
    if isLeaving { return .back }
    waiting = []
    var page = page
    page.commands.append(urgent.command)
    let event = try pages.show(page, said)
    if look() { return .quit }
    guard case .command(urgent.command.name, _) = event else { return event }
    urgent.work()
    isLeaving = true
    return .back
  }

  var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)? {
    get { pages.onDraft }
    set { pages.onDraft = newValue }
  }

  var retries: Bool {
    get { pages.retries }
    set { pages.retries = newValue }
  }

  var language: Language { pages.language }

  var hasMoreLines: Bool { pages.hasMoreLines }

  func forgetTyped() { pages.forgetTyped() }

  func say(_ messages: [Message]) { pages.say(messages) }
}

/// A command that works on every page of some work, because it must not wait for an answer.
struct UrgentCommand {
  let command: PageCommand
  /// The id of the page that has the command itself, and to which it leads back.
  let home: String
  let work: () -> Void
}

extension PageShowing {
  /// Says what was erased until somebody chooses to end, so that no further line goes to a shell.
  ///
  /// - Parameter done: What became of what was here.
  func tellErased(_ erased: ErasedMeanwhile, done: [Sentence]) {
    forgetTyped()
    // A terminal that is gone has nobody before it; a person who leaves has read it.
    _ = try? choose(
      "\(erased.title)", "Choice", ["end here"],
      lead: erased.explanation.map { "\($0)" } + done + erased.nextSteps.map { "\($0)" })
    forgetTyped()
  }
}

import JSON
import Localization
import Terminal

/// The pages of the workbench: whatever page is shown, one can look for anything and go home from it.
///
/// Only the pages of the workbench are shown through this; a recording and a review know commands of their own.
final class NavigatingPages: PageShowing {
  private let pages: any PageShowing
  /// Looks for something and shows it.
  var find: ((_ typed: String) throws -> Void)?
  private var isGoingHome = false
  /// What is to be said with the page that is shown next.
  private var waiting: [Message] = []
  /// The words that the rows of pages must hold, by the ids of the pages.
  private var filters: [Text: String] = [:]

  init(_ pages: any PageShowing) { self.pages = pages }

  /// The page where everything begins.
  static let home = "home"

  private static let commands = [
    PageCommand(
      "find", "[WORDS OR ID]",
      "Finds notes, findings, people, sessions, criteria, pages; an id opens it.",
      footer: true),
    PageCommand("home", "", "Goes to the first page."),
  ]
  private static let only = PageCommand(
    "only", "[WORDS]", "Shows only rows with these words; alone, all rows again.")

  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    if isGoingHome {
      guard page.id == Self.home else {
        // On the way home only what went wrong is worth saying.
        waiting += messages.filter { $0.weight == .error }
        return .back
      }
      isGoingHome = false
    }
    let said = waiting + messages
    waiting = []
    let filtered = FilteredPage(page, filters[Text(page.id)] ?? "", in: language)
    var shown = filtered.page
    shown.commands += Self.commands + (page.list == nil ? [] : [Self.only])
    let event = filtered.event(try pages.show(shown, said))
    guard case .command(let name, let argument) = event else { return event }
    switch name {
    case Self.only.name:
      filters[Text(page.id)] = argument.isEmpty ? nil : argument
      waiting = [.outcome(FilteredPage(page, argument, in: language).counted)]
      return .idle
    case "find": return try found(argument, on: page)
    case "home":
      guard page.id != Self.home else {
        waiting = [.answer("This is the first page.")]
        return .idle
      }
      isGoingHome = true
      return .back
    default: return event
    }
  }

  /// Whatever was found may have been changed, so the page that is returned to is built anew.
  private func found(_ typed: String, on page: Page) throws(TerminalEnded) -> PageEvent {
    do {
      try find?(typed)
    } catch let left as QuestionLeft {
      return left.quits ? .quit : .idle
    } catch let ended as TerminalEnded {
      throw ended
    } catch {
      waiting.append(.error(Navigator.sentence(of: error)))
    }
    return isGoingHome && page.id != Self.home ? .back : .idle
  }

  // MARK: What the terminal does

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

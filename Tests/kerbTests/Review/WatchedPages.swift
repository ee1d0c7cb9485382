import Terminal
import Testing

/// Plays a person like scripted pages, and lets a test look around before each thing that the person does.
final class WatchedPages: PageShowing {
  var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)?
  var retries = false
  private var events: [PageEvent]
  private let look: (_ left: Int, _ messages: [ShownMessage]) throws -> Void
  private(set) var said: [ShownMessage] = []
  private(set) var titles: [String] = []
  /// Whether something was to be tried again, at each page.
  private(set) var retried: [Bool] = []

  /// - Parameter look: Called with the number of things that the person will still do, and with what is said.
  init(
    _ events: [PageEvent], look: @escaping (_ left: Int, _ messages: [ShownMessage]) throws -> Void
  ) {
    self.events = events
    self.look = look
  }

  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    let page = page.shown()
    let messages = messages.map { $0.shown() }
    said += messages
    titles.append(page.title)
    retried.append(retries)
    do {
      try look(events.count, messages)
    } catch {
      Issue.record(error)
    }
    guard !events.isEmpty else { throw TerminalEnded() }
    return events.removeFirst()
  }

  var hasMoreLines: Bool { false }

  func forgetTyped() {}

  func say(_ messages: [Message]) { said += messages.map { $0.shown() } }
}

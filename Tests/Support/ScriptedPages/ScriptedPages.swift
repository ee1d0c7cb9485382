package import Terminal

/// Plays a person: shows nothing, answers each page with the next event, and remembers what was shown and said.
package final class ScriptedPages: PageShowing {
  package var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)?
  package var retries = false
  /// What the person will do, first thing first.
  package var events: [PageEvent]
  package private(set) var pages: [ShownPage] = []
  package private(set) var said: [ShownMessage] = []

  /// How many rows of a list the window shows, from the first on.
  package var window = Int.max

  package init(_ events: [PageEvent]) { self.events = events }

  package func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    let page = page.shown()
    if let list = page.list {
      for row in 0..<min(list.count, window) { list.onShown?(row) }
    }
    let messages = messages.map { $0.shown() }
    pages.append(page)
    said += messages
    guard !events.isEmpty else { throw TerminalEnded() }
    return events.removeFirst()
  }

  package var hasMoreLines: Bool { false }

  package func forgetTyped() {}

  package func say(_ messages: [Message]) { said += messages.map { $0.shown() } }
}

package import Localization

/// Shows pages and says what the person did: a terminal, or a test.
package protocol PageShowing: AnyObject {
  /// Shows a page, says the messages, and waits until the person does something on it.
  ///
  /// Showing a page with the id of the one before goes on where the person was. Commands that every page understands
  /// (`/help`, `/where`, `/last`, `/reading`, `/say`) are answered without an event.
  ///
  /// - Throws: ``TerminalEnded`` when nobody can answer any more.
  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent

  /// Called when typing pauses for 300 ms (with what stands in the input of the page of that id and when its first
  /// character was typed), also when the input has become empty again.
  var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)? { get set }

  /// The language in which pages are shown, for matching what is typed with what is read.
  var language: Language { get }

  /// Whether ``PageEvent/idle`` comes again every five seconds, because something has to be tried again.
  var retries: Bool { get set }

  /// Whether more lines of one paste wait to be entered on the page that was shown last.
  var hasMoreLines: Bool { get }

  /// Forgets every line that was typed, so that none comes back as history or as an unfinished line.
  func forgetTyped()

  /// Says something while work goes on, without waiting.
  func say(_ messages: [Message])
}

extension PageShowing {
  package var language: Language { .english }
}

/// The terminal is gone: hung up, closed, or the program was asked to end.
package struct TerminalEnded: Error, Hashable {
  package init() {}
}

/// The person left a question with Esc, `/back` or `/quit`.
package struct QuestionLeft: Error, Hashable {
  /// Whether they want to leave altogether.
  package var quits: Bool
  package init(quits: Bool = false) { self.quits = quits }
}

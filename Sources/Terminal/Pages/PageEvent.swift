/// What a person did on a page, whatever way they read.
package enum PageEvent: Hashable, Sendable {
  /// Text was entered, exactly as typed (a doubled slash in front became one).
  ///
  /// - Parameter began: Milliseconds since 1970 at the first keystroke.
  case entered(String, began: Int64)
  /// A row was chosen, by cursor, number or name; the index counts all rows of the list.
  case chosen(Int)
  /// Several rows were chosen (only where the prompt accepts them).
  case chosenSeveral([Int])
  /// A command of the page, its whole name, and what followed it, trimmed.
  case command(String, argument: String)
  /// Esc or `/back`: leave this page; what was typed is kept for when it is shown again.
  case back
  /// `/quit`: leave altogether.
  case quit
  /// Nothing was typed for a while; sent once after each pause of ten seconds.
  case idle
}

/// Something said after an event.
package struct Message: Hashable, Sendable {
  package enum Weight: Hashable, Sendable {
    /// Always said.
    case error
    /// What somebody asked for; always said.
    case answer
    /// What came of the last thing that was done; left out only in the silent verbosity.
    case outcome
    /// What else is worth knowing; only in the full verbosity.
    case notice
  }

  package var weight: Weight
  package var text: String
  /// What an error comes to in a few letters, such as "no 9."; plain lines put it in front of the prompt, where a short braille
  /// display shows it.
  package var brief: String?

  package init(_ weight: Weight, _ text: String, brief: String? = nil) {
    self.weight = weight
    self.text = text
    self.brief = brief
  }

  package static func error(_ text: String) -> Message { Message(.error, text) }

  package static func answer(_ text: String) -> Message { Message(.answer, text) }
  package static func outcome(_ text: String) -> Message { Message(.outcome, text) }
  package static func notice(_ text: String) -> Message { Message(.notice, text) }
}

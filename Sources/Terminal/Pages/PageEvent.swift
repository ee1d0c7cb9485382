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

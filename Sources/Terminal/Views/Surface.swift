/// What a person reads on: the whole screen, or plain lines.
protocol Surface: AnyObject {
  /// Makes the terminal ready.
  func begin()
  /// Gives the terminal back as it was.
  func end()
  /// Shows a scene and says what is new; where nothing changed, nothing is sent.
  ///
  /// - Parameter waits: Whether the person is asked; otherwise work goes on.
  func present(_ scene: Scene?, new: [Said], verbosity: Verbosity, waits: Bool)
  /// The line was entered or left.
  func finishLine()
  /// Everything is to be shown anew: the terminal showed something else.
  func refresh()
  /// The window has another size.
  func resize()
  /// How many rows the window shows; `nil` where there is no window.
  var rowsShown: Range<Int>? { get }
  /// Whether title, place or lead are not whole on the screen.
  var isCut: Bool { get }
  /// Whether a message can be read whole on the message line.
  func fits(_ message: String) -> Bool
  /// A text in pieces that can each be read whole.
  func pieces(_ text: String) -> [String]
}

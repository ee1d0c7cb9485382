import Terminal

/// A page that is shown until the person leaves it; what happens on a row or a command comes back as messages.
///
/// The page is built anew each time, because what happened may have changed it; the focus stays on the row that was
/// chosen.
struct ListScreen {
  let desk: Desk
  /// Builds the page; the list starts on the row.
  let page: (_ start: Int?) throws -> Page
  var onRow: (Int) throws -> [Message] = { _ in [] }
  var onCommand: (_ name: String, _ argument: String) throws -> [Message] = { _, _ in [] }
  /// Text that was typed where the page accepts text.
  var onText: (String) throws -> [Message] = { _ in [] }

  /// - Throws: ``QuestionLeft`` where the person leaves altogether.
  func run(start first: Int? = nil) throws {
    var messages: [Message] = []
    var start = first
    while true {
      let event = try desk.pages.show(try page(start), messages)
      switch event {
      case .chosen(let index):
        start = index
        messages = try desk.attempt { try onRow(index) }
      case .command(let name, let argument):
        messages = try desk.attempt { try onCommand(name, argument) }
      case .entered(let text, _): messages = try desk.attempt { try onText(text) }
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      case .chosenSeveral, .idle: messages = []
      }
    }
  }
}

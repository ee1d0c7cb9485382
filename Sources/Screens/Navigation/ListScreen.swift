import Terminal

/// A page that is shown until the person leaves it; what came of a row or a command is said with it next time.
///
/// The page is built anew each time, because what happened may have changed it; the focus stays on the row that was
/// chosen.
struct ListScreen<Action> {
  let navigator: Navigator
  /// Builds the page; the list starts on the row.
  let page: (_ start: Int?) throws -> ActionPage<Action>
  /// Does what a row or a command stands for.
  let act: (Action) throws -> [Message]

  /// - Throws: ``QuestionLeft`` where the person leaves altogether.
  func run() throws {
    var messages: [Message] = []
    var start: Int?
    while true {
      switch try navigator.pages.show(try page(start), messages) {
      case .action(let action, let row):
        start = row ?? start
        messages = try navigator.attempt { try act(action) }
      case .nothing(let row):
        start = row ?? start
        messages = []
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .idle: messages = []
      }
    }
  }
}

import Localization
import Terminal

/// A page to read: Enter or Esc leaves it.
struct ReadingScreen {
  let navigator: Navigator
  let page: Page

  /// What is asked under a page that is only read.
  static let prompt = Prompt("Enter", enterMeans: "goes back")

  /// - Throws: ``QuestionLeft`` where the person leaves altogether.
  func run() throws {
    while true {
      switch try navigator.pages.show(page, []) {
      case .back, .entered: return
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }
}

import Localization
import Terminal
import Testing

/// Plays a person who reads plain lines and types: each answer is a line, and what was shown becomes a text.
///
/// `""` is Enter alone, `/back` and `/quit` leave; numbers choose rows.
final class TypedPages: PageShowing {
  var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)?
  var retries = false
  private var answers: [String]
  /// What the person reads and types, line by line.
  private(set) var lines: [String] = []
  private(set) var pages: [ShownPage] = []
  private(set) var said: [ShownMessage] = []

  init(_ answers: [String]) { self.answers = answers }

  /// Answers that nobody asked for.
  var left: [String] { answers }

  var text: String { lines.joined(separator: "\n") + "\n" }

  var hasMoreLines: Bool { false }

  func forgetTyped() {}

  func say(_ messages: [Message]) { say(messages.map { $0.shown() }) }

  private func say(_ messages: [ShownMessage]) {
    said += messages
    lines += messages.map(\.text)
  }

  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    let page = page.shown()
    let messages = messages.map { $0.shown() }
    pages.append(page)
    say(messages)
    lines.append(page.title)
    lines += page.lead
    let count = page.list?.count ?? 0
    for index in 0..<count {
      guard let row = page.list?.row(index) else { continue }
      lines.append("\(index + 1) \(row.sentence)\(row.isMarked ? " (marked)" : "")")
    }
    if let words = page.prompt.enterMeans { lines.append("Enter \(words).") }
    guard !answers.isEmpty else {
      lines.append("\(page.prompt.label): (asked once more than there are answers)")
      throw TerminalEnded()
    }
    let answer = answers.removeFirst()
    lines.append("\(page.prompt.label): \(answer)")
    return Self.event(answer, page)
  }

  private static func event(_ answer: String, _ page: ShownPage) -> PageEvent {
    if answer == "/back" { return .back }
    if answer == "/quit" { return .quit }
    let count = page.list?.count ?? 0
    let numbers = answer.split(separator: ",").compactMap { Int($0) }.map { $0 - 1 }
    let isNumbers = !numbers.isEmpty && numbers.allSatisfy { (0..<count).contains($0) }
    switch page.prompt.accepts {
    case .choice:
      if answer.isEmpty, page.prompt.enterMeans != nil, let start = page.list?.start {
        return .chosen(start)
      }
      return isNumbers ? .chosen(numbers[0]) : .entered(answer, began: 0)
    case .choices:
      guard answer.isEmpty else {
        return isNumbers ? .chosenSeveral(numbers) : .entered(answer, began: 0)
      }
      let marked = (0..<count).filter { page.list?.row($0).isMarked ?? false }
      return .chosenSeveral(marked)
    case .textOrChoice where isNumbers: return .chosen(numbers[0])
    case .text, .textOrChoice: return .entered(answer, began: 0)
    }
  }
}

import Terminal
import Testing

/// What a person does on one page, named as they would name it.
enum Step {
  /// Chooses the row whose text begins so.
  case choose(String)
  case several([String])
  case type(String)
  /// A command with what follows it: `/task Buy a ticket`.
  case say(String)
  case back, quit
}

/// Plays a person who reads rows and chooses them by their words, and writes down what was shown and said.
final class PlayedPages: PageShowing {
  var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)?
  var retries = false
  private var steps: [Step]
  private(set) var pages: [ShownPage] = []
  private(set) var messages: [ShownMessage] = []
  /// Rows that a step asked for and that were not there.
  private(set) var missing: [String] = []

  init(_ steps: [Step]) { self.steps = steps }

  var hasPlayedAll: Bool { steps.isEmpty }

  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    let page = page.shown()
    let messages = messages.map { $0.shown() }
    pages.append(page)
    self.messages += messages
    guard !steps.isEmpty else { throw TerminalEnded() }
    switch steps.removeFirst() {
    case .choose(let text): return try chosen(text, page)
    case .several(let texts):
      return .chosenSeveral(texts.compactMap { text in rows(page).firstIndex { $0.text == text } })
    case .type(let text): return .entered(text, began: 0)
    case .say(let line):
      let parts = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
      guard page.commands.contains(where: { $0.name == parts.first }) else {
        missing.append("\(line) on \(page.title)")
        throw TerminalEnded()
      }
      return .command(parts[0], argument: parts.count > 1 ? parts[1] : "")
    case .back: return .back
    case .quit: return .quit
    }
  }

  var hasMoreLines: Bool { false }

  func forgetTyped() {}

  func say(_ messages: [Message]) { self.messages += messages.map { $0.shown() } }

  private func chosen(_ text: String, _ page: ShownPage) throws(TerminalEnded) -> PageEvent {
    let found = rows(page).firstIndex { !$0.isHeading && $0.text.hasPrefix(text) }
    if let found { return .chosen(found) }
    missing.append("\(text) on \(page.title)")
    throw TerminalEnded()
  }

  private func rows(_ page: ShownPage) -> [ShownRow] { page.rows }
}

extension ShownPage {
  var rows: [ShownRow] { list.map { list in (0..<list.count).map(list.row) } ?? [] }

  /// The page as lines of text: title, sentences, rows with their details.
  var text: String {
    var lines = [place.isEmpty ? "== \(title)" : "== \(title) | \(place)"]
    lines += lead
    lines += rows.map { row in
      let details = row.details.filter { !$0.isEmpty }.joined(separator: " | ")
      return (row.isHeading ? "# " : "- ") + row.text + (details.isEmpty ? "" : " | \(details)")
    }
    if let list, list.count == 0, !list.whenEmpty.isEmpty { lines.append("(\(list.whenEmpty))") }
    let footer = commands.filter(\.isInFooter).map { "/\($0.name)" }
    if !footer.isEmpty { lines.append(footer.joined(separator: "  ")) }
    return lines.joined(separator: "\n")
  }
}

import Localization
import Terminal

/// Changing a text of several lines without an editor: choosing a line changes it, typing adds one at the end.
struct LongTextEditing {
  let pages: any PageShowing
  let label: Sentence

  /// - Throws: ``QuestionLeft`` where the person leaves the text as it was.
  func run(_ text: String) throws -> String {
    var lines = text.lines
    var messages: [Message] = []
    while true {
      switch try pages.show(page(lines), messages) {
      case .entered("", _), .action(.done, _): return lines.joined(separator: "\n")
      case .entered(let line, _):
        lines.append(line)
        messages = [.outcome("Added at the end. Enter alone keeps the text.")]
      case .action(.change(let index), _): messages = try change(index, in: &lines)
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .nothing, .idle: messages = []
      }
    }
  }

  private enum Destination {
    /// A line, by its place.
    case change(Int)
    case done
  }

  private func page(_ lines: [String]) -> ActionPage<Destination> {
    let rows = lines.enumerated().map { index, line -> ActionPage<Destination>.Row in
      (PageRow("\(index)", line.isEmpty ? "empty line" : "\(line)"), .change(index))
    }
    return ActionPage(
      "lines of \(label)", title: label,
      lead: ["Choose a line to change it, type one to add it at the end."],
      list: ActionList(.choices, noun: Noun("line", "lines"), rows: rows),
      prompt: Prompt("Line", .textOrChoice, enterMeans: "keeps the text"),
      commands: [ActionCommand("done", "Keep the text as it is now.", footer: true, .done)])
  }

  private func change(_ index: Int, in lines: inout [String]) throws -> [Message] {
    do {
      let line = try pages.ask(
        "Line \(index + 1)", "Line", initial: lines[index],
        lead: ["An empty line is taken out."])
      if line.isEmpty { lines.remove(at: index) } else { lines[index] = line }
      return [.outcome(line.isEmpty ? "Taken out." : "Changed.")]
    } catch let left as QuestionLeft where !left.quits {
      return [.outcome("The line stays as it was.")]
    }
  }
}

import Terminal

/// Changing a text of several lines without an editor: choosing a line changes it, typing adds one at the end.
struct LongTextEditing {
  let pages: any PageShowing
  let label: String

  /// - Throws: ``QuestionLeft`` where the person leaves the text as it was.
  func run(_ text: String) throws -> String {
    var lines = text.lines
    var messages: [Message] = []
    while true {
      switch try pages.show(page(lines), messages) {
      case .entered("", _), .command("done", _): return lines.joined(separator: "\n")
      case .entered(let line, _):
        lines.append(line)
        messages = [.outcome("Added at the end. Enter alone keeps the text.")]
      case .chosen(let index): messages = try change(index, in: &lines)
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: messages = []
      }
    }
  }

  private func page(_ lines: [String]) -> Page {
    let rows = lines.enumerated().map {
      PageRow("\($0.offset)", $0.element.isEmpty ? "empty line" : $0.element)
    }
    return Page(
      "lines of \(label)", title: label,
      lead: ["Choose a line to change it, type one to add it at the end."],
      list: PageList(.choices, noun: "line", rows: rows),
      prompt: Prompt("Line", .textOrChoice, enterMeans: "keeps the text"),
      commands: [PageCommand("done", "", "Keep the text as it is now.", footer: true)])
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

import Localization
import Recording
import Records
import Synchronization
import Terminal

/// Words that are probably nobody's name, on one page.
extension IdentifierScreen {
  private enum Group {
    case word(Int)
    case command(Command)
  }

  /// Asks about ordinary words all at once.
  func ask(_ group: [IdentifierWalk.Item]) throws -> Destination? {
    let (answered, all) = walk.progress
    let rows = group.enumerated().map { index, item -> ActionPage<Group>.Row in
      let place = item.sources.first.map { walk.text(of: $0) } ?? ""
      return (
        PageRow(String(index), "\(item.candidate.words)", details: ["\(place)"]), .word(index)
      )
    }
    let count = group.count
    var list = ActionList<Group>(.choices, noun: Noun("word", "words"), rows: rows)
    let shown = ShownRows()
    list.list.onShown = { shown.add($0) }
    let page = ActionPage(
      "identifiers group \(group[0].candidate.key)",
      title: count == 1
        ? "1 word is probably ordinary. Does it name somebody?"
        : "\(count) words are probably ordinary. Which of them name somebody?",
      place: "\(answered + 1) of \(all), \(short), \(walk.source.recorder)",
      lead: ["Choose those that do; each is then asked about alone."], needsLead: true,
      list: list,
      prompt: Prompt("Names", .choices, enterMeans: "none of those you saw names anybody"),
      commands: Self.commands { .command($0) })
    switch try show(page) {
    case .action(.word(let index), _): take(walk.answer(group: [index], shown: shown.rows))
    case .actions(let chosen):
      take(
        walk.answer(
          group: Set(chosen.compactMap { if case .word(let at) = $0 { at } else { nil } }),
          shown: shown.rows))
    case .entered: take(walk.answer(group: [], shown: shown.rows))
    case .action(.command(let command), _): try follow(command)
    case .idle: write()
    case .back: return .left
    case .quit: return .quit
    case .nothing: break
    }
    return nil
  }
}

/// The rows of a page that were on the screen.
private final class ShownRows: Sendable {
  private let seen = Mutex<Set<Int>>([])

  var rows: Set<Int> { seen.withLock { $0 } }

  func add(_ row: Int) { seen.withLock { _ = $0.insert(row) } }
}

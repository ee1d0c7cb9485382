import Localization
import Records
package import Terminal
import Wording

/// The question of the first run: how a person wants to read. It is asked in plain lines, which everybody can read.
package struct FirstRun {
  let source: SettingsSource

  package init(source: SettingsSource) {
    self.source = source
  }

  /// The ways that are offered, in this order.
  private static let ways: [(mode: ReadingMode, words: Sentence)] = [
    (.standard, "full screen"), (.linear, "screen reader or braille, plain lines"),
    (.lowVision, "large and simple"),
  ]

  /// Asks, remembers the answer, and says how to change it.
  ///
  /// - Parameter pages: Pages in plain lines.
  /// - Returns: The answer.
  /// - Throws: `QuestionLeft` when the person leaves; nothing is remembered then. `TerminalEnded`.
  package func ask(_ pages: any PageShowing) throws -> ReadingMode {
    let rows = Self.ways.map { PageRow($0.mode.rawValue, $0.words) }
    let page = Page(
      "how-to-read", title: "How do you want to read?",
      list: PageList(.choices, noun: Noun("way", "ways"), rows: rows),
      prompt: Prompt("Choice", .choice))
    var messages: [Message] = []
    while true {
      switch try pages.show(page, messages) {
      case .chosen(let index) where Self.ways.indices.contains(index):
        let mode = Self.ways[index].mode
        pages.say(remembered(mode))
        return mode
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      case .entered: messages = [.error("Nothing stands yet. Type 1, 2 or 3.")]
      default: messages = []
      }
    }
  }

  private func remembered(_ mode: ReadingMode) -> [Message] {
    do {
      try source.remember(mode)
      return [
        .outcome("Remembered: \(Self.words(mode))."),
        .notice("Change it with `/reading`, with `--profile`, or see `kerb help reading`."),
      ]
    } catch {
      return [
        .outcome("For this run: \(Self.words(mode))."),
        .error("It could not be remembered. \(error.told)"),
      ]
    }
  }

  private static func words(_ mode: ReadingMode) -> Sentence {
    ways.first { $0.mode == mode }?.words ?? "\(mode.rawValue)"
  }
}

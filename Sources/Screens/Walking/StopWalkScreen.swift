import Elements
import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// Walks through the stops of one inventory and keeps each note at once.
///
/// What follows what is decided in ``StopWalk``; here pages are shown and read, and notes written.
final class StopWalkScreen {
  private let dialog: QuestionDialog
  private let store: StopNotes
  private let title: String
  private let reader: ScreenReader
  private let findings: [[Sentence]]
  private var walk: StopWalk

  /// - Parameter inventory: One with at least one stop.
  init(
    dialog: QuestionDialog, store: StopNotes, _ hearing: Hearing, reader: ScreenReader,
    verbosity: Elements.Verbosity, shortcuts: Shortcuts
  ) {
    self.dialog = dialog
    self.store = store
    self.reader = reader
    title = hearing.inventory.screen.name
    walk = StopWalk(
      Speech(hearing, reader, verbosity).stops.map(\.words), shortcuts: shortcuts)
    findings = Self.findings(hearing)
  }

  var notes: [StopNote] { walk.notes }

  /// - Throws: ``QuestionLeft`` where somebody leaves the program; ``TerminalEnded``: every note is kept.
  func run() throws {
    while !walk.hasEnded {
      if let event = try event() { take(event) }
    }
  }

  private func take(_ event: StopWalkEvent) {
    var next = walk
    let outcome = next.take(event)
    guard dialog.keep({ try store.write(outcome.entries, words: walk.stops).map { "\($0)" } })
    else { return }
    walk = next
    dialog.tell(outcome)
  }

  private func event() throws -> StopWalkEvent? {
    let pages = StopWalkPage(
      walk: walk, title: title, reader: "\(reader.label)", findings: findings)
    let page = walk.spot == .stop ? pages.stop() : pages.overview()
    switch try dialog.pages.show(page, dialog.takeMessages()) {
    case .action(let event, _): return event
    case .entered(let text, _):
      if let flaw = QuestionDialog.flaw(in: text, .text) {
        dialog.tell(.error(flaw))
        return nil
      }
      return .typed(text)
    case .back: return .back
    case .quit: throw QuestionLeft(quits: true)
    case .nothing, .actions, .idle: return nil
    }
  }

  /// For each stop what rules found at it or inside it.
  private static func findings(_ hearing: Hearing) -> [[Sentence]] {
    var result = [[Sentence]](repeating: [], count: hearing.stops.count)
    for finding in Audit(hearing).findings {
      guard let element = finding.element, let stop = hearing.stop(of: element) else { continue }
      result[stop].append("\(finding.problem) (\(finding.rule.id))")
    }
    return result
  }
}

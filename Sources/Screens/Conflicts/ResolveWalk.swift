import JSON
import Localization
import Records
package import Terminal
import Wording
package import Workbench

/// Goes through conflicts one by one, on whatever pages the person reads.
package final class ResolveWalk {
  /// How a text of several lines is changed: in the person's editor, or line by line on a page.
  package enum LongTexts {
    case onPages
    /// The walk ends with ``EditorWanted`` and goes on when it is run again.
    case inEditor
  }

  private let settling: ConflictSettling
  private let longTexts: LongTexts
  private var queue: [FileConflict]
  /// The fields that are asked about, whatever else the files hold.
  private let wanted: [[Text]: Int]
  private var total: Int { wanted.count }
  private var skipped: [[Text]] = []
  private var messages: [Message] = []
  /// What came out of the editor.
  private var edited: (key: [Text], text: String)?

  package init(_ conflicts: [FileConflict], _ settling: ConflictSettling, _ longTexts: LongTexts) {
    queue = conflicts
    wanted = Dictionary(
      conflicts.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { a, _ in a })
    self.settling = settling
    self.longTexts = longTexts
  }

  /// Conflicts that are not settled, skipped ones too.
  package var left: Int { queue.count }

  /// What was said last and not shown any more.
  var lastMessages: [Message] { messages }

  /// Asks until nothing is left or the person leaves.
  ///
  /// - Throws: `QuestionLeft` where they leave altogether, ``EditorWanted``, `TerminalEnded`.
  package func run(_ pages: any PageShowing) throws {
    while let conflict = queue.first(where: { !skipped.contains($0.key) }) {
      let said = messages
      messages = []
      if let text = edited?.text, edited?.key == conflict.key {
        edited = nil
        try attempt(conflict) { try self.settle(conflict, typed: text) }
        continue
      }
      let question = ConflictQuestion(
        conflict: conflict, sources: settling.sources, pages: pages, place: place)
      switch try question.ask(saying: said) {
      case .value(let value): try attempt(conflict) { try self.settle(conflict, value) }
      case .typed(let text): try attempt(conflict) { try self.settle(conflict, typed: text) }
      case .edit(let text): try edit(conflict, text, pages)
      case .skip:
        skipped.append(conflict.key)
        messages = [.outcome("Left for later.")]
      case .undo:
        try attempt(conflict) {
          let (file, said) = try settling.undo()
          if let file { try self.reload(file) }
          return [.outcome("\(said)")]
        }
      case .back:
        guard skipped.popLast() != nil else { return }
      }
    }
  }

  /// Keeps what was saved in the editor; the walk goes on with it.
  package func finishEditing(_ conflict: FileConflict, _ text: String) {
    edited = (conflict.key, text)
  }

  private var place: Sentence {
    total > 1 ? "\(min(total - queue.count + skipped.count + 1, total)) of \(total)" : ""
  }

  private func edit(_ conflict: FileConflict, _ text: String, _ pages: any PageShowing) throws {
    guard longTexts == .onPages else { throw EditorWanted(conflict: conflict, text: text) }
    do {
      let changed = try LongTextEditing(pages: pages, label: "\(conflict.label)").run(text)
      try attempt(conflict) { try self.settle(conflict, typed: changed) }
    } catch let left as QuestionLeft where !left.quits {
      messages = [.outcome("Nothing was settled.")]
    }
  }

  private func settle(_ conflict: FileConflict, typed: String) throws -> [Message] {
    try settle(conflict, conflict.value(typed: typed, in: settling.workbench))
  }

  private func settle(_ conflict: FileConflict, _ value: JSONValue) throws -> [Message] {
    let outcome = try settling.settle(conflict, value)
    try reload(conflict.file)
    return [.outcome(queue.isEmpty ? "\(outcome)" : "\(outcome) `/undo` takes it back.")]
  }

  /// Does something that may fail; the walk then goes on with what the file holds.
  private func attempt(_ conflict: FileConflict, _ work: () throws -> [Message]) throws {
    do {
      messages = try work()
    } catch let error as WorkbenchError {
      messages = [error.message]
      // A value that the field may not hold changes nothing; anything else may have changed the file.
      if error.code != .usage { try reload(conflict.file) }
    }
  }

  /// Puts the conflicts that a file holds now in the place of those it held.
  private func reload(_ file: WorkspaceFile) throws {
    let found = settling.conflicts(in: file).filter { wanted[$0.key] != nil }
    queue.removeAll { $0.file == file }
    queue += found
    queue.sort { wanted[$0.key, default: 0] < wanted[$1.key, default: 0] }
  }
}

/// The person wants to change a text of several lines in their editor.
package struct EditorWanted: Error {
  package let conflict: FileConflict
  package let text: String
}

package import Records

/// What the entries of a journal add up to.
package struct JournalReplay: Sendable {
  package private(set) var opening: Opening
  package private(set) var ledger: Ledger
  /// The unfinished line and when it was begun, milliseconds since 1970.
  package private(set) var draft: (text: Verbatim, began: Int)?
  /// Whether the recording was off the record when it stopped.
  package private(set) var isOff = false
  /// How often breaks are announced, in milliseconds; `nil` for not at all.
  package private(set) var breakEvery: Int?
  /// Entries that this version cannot read; they stay in the file.
  package private(set) var unreadable = 0
  /// The last moment that the journal knows of, milliseconds since 1970.
  package private(set) var lastMoment: Int

  /// - `ledger`: What stood before the journal began.
  /// - Returns: `nil` when the first entry does not say what the journal is about.
  package init?(_ entries: [[UInt8]], onto ledger: Ledger = Ledger()) {
    guard let first = entries.first, case .opened(let opening) = JournalEntry(first) else {
      return nil
    }
    self.opening = opening
    self.ledger = ledger
    lastMoment = opening.began
    for bytes in entries.dropFirst() {
      guard let entry = JournalEntry(bytes) else {
        unreadable += 1
        continue
      }
      take(entry)
    }
    if draft?.text.words.isEmpty == true { draft = nil }
  }

  private mutating func take(_ entry: JournalEntry) {
    switch entry {
    case .opened(let again): opening = again
    case .found(let changes): ledger.find(changes)
    case .stands(let changes): ledger.stand(changes)
    case .did(let operation):
      ledger.replay(operation)
      if operation.isLine { draft = nil }
    case .undid(let number):
      if ledger.done.last?.operation.number == number { _ = ledger.undo() }
    case .redid(let number):
      if ledger.undone.last?.operation.number == number { _ = ledger.redo() }
    case .draft(let text, let began):
      draft = (text, began)
      lastMoment = max(lastMoment, began)
    case .off(let off): isOff = off
    case .breaks(let every): breakEvery = every
    case .written: ledger.wroteEverything()
    case .resumed(let at): lastMoment = max(lastMoment, at)
    }
  }
}

extension Ledger {
  /// Entries that make this state again, with everything that can be undone, and nothing that was erased.
  package func entries(opening: Opening) -> [JournalEntry] {
    let all = done + undone.reversed()
    let begin: [JournalEntry] =
      [.opened(opening)] + (found.isEmpty ? [] : [.found(found)])
      + (base.isEmpty ? [] : [.stands(base)])
    return begin + all.map { .did($0.operation) }
      + undone.map { .undid($0.operation.number) }
  }
}

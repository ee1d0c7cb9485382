import JSON
import Records

/// What a review that stopped has left in its journal and not yet written into the records.
package struct ReviewRecovery: Sendable {
  package let opening: Opening
  /// How many things were done or taken back since the records were last written.
  package private(set) var count = 0
  /// Entries that this version cannot read.
  package private(set) var unreadable = 0
  private var ledger = Ledger()
  /// What the records hold, as far as the review knew.
  private var written: [Change.Subject: Change] = [:]

  /// - Returns: `nil` unless the journal is one of a review.
  package init?(_ entries: [[UInt8]]) {
    guard let first = entries.first, case .opened(let opening) = JournalEntry(first),
      opening.purpose == .review
    else { return nil }
    self.opening = opening
    for bytes in entries.dropFirst() {
      if let entry = JournalEntry(bytes) { take(entry) } else { unreadable += 1 }
    }
  }

  private mutating func take(_ entry: JournalEntry) {
    switch entry {
    case .stands(let changes), .found(let changes):
      for change in changes {
        written[change.subject] = change
        ledger.seed(change)
      }
    case .did(let operation):
      ledger.replay(operation)
      count += 1
    case .undid:
      _ = ledger.undo()
      count += 1
    case .redid:
      _ = ledger.redo()
      count += 1
    case .written:
      for subject in ledger.unwritten { written[subject] = standing(subject) }
      ledger.wroteEverything()
      count = 0
    case .opened, .draft, .resumed, .off, .breaks: break
    }
  }

  private func standing(_ subject: Change.Subject) -> Change? {
    switch subject {
    case .note(let key): .note(key, ledger.notes[key])
    case .value(let place): .value(place, ledger.values[place] ?? .null)
    case .attempt, .answer, .interruption, .mark, .task: nil
    }
  }

  /// What has to be written, as patches: only fields that the review changed.
  ///
  /// - Parameter path: The path of the record of a log, by the log's id.
  package func unwritten(path: (_ log: String) -> String) -> [RecordChange] {
    var changes = RecordChanges()
    for subject in ledger.unwritten where standing(subject) != written[subject] {
      switch (subject, written[subject]) {
      case (.note(let key), .note(_, let old?)):
        changes.add(key, of: path(key.log), from: old, to: ledger.notes[key] ?? old)
      case (.value(let place), _): changes.add(place, ledger.values[place] ?? .null)
      default: continue
      }
    }
    return changes.all
  }
}

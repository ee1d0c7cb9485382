package import Localization
import Records

extension Recorder {
  /// Takes the last thing back.
  package mutating func undo() -> Sentence {
    guard let operation = ledger.undo() else { return "There is nothing to undo." }
    append(.undid(operation.number))
    return "Undone: \(operation.label)."
  }

  /// Does the last undone thing again.
  package mutating func redo() -> Sentence {
    guard let operation = ledger.redo() else { return "There is nothing to redo." }
    append(.redid(operation.number))
    return "Done again: \(operation.label)."
  }

  /// Goes off the record: nothing is written until ``on()``.
  package mutating func off() -> Sentence {
    guard !isOff else { return Self.isOffWords }
    isOff = true
    append(.off(true))
    return "Off the record. `/on` goes on."
  }

  package mutating func on() -> Sentence {
    guard isOff else { return "On the record already." }
    isOff = false
    append(.off(false))
    return "On the record."
  }

  /// The note that `/strike` means: the one that was entered last, also if it was undone or deleted since.
  package var strikeTarget: NoteKey? { entered.last { !ledger.wentIntoAnother($0) } }

  /// Forgets a note beyond undo; the caller then rewrites the journal and the log.
  ///
  /// - Returns: The notes that are gone.
  package mutating func strike(_ key: NoteKey) -> Set<NoteKey> {
    let gone = ledger.erase(key)
    entered.removeAll { gone.contains($0) }
    dropWaiting()
    return gone
  }

  /// Forgets everything that this recording wrote; the caller then rewrites the journal and the records.
  package mutating func strikeEverything() {
    for key in Set(entered).union(ledger.order) { _ = ledger.erase(key) }
    ledger.forgetHistory()
    entered.removeAll()
    dropWaiting()
  }
}

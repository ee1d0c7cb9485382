package import Localization

extension Ledger {
  /// What undo would take back; `nil` where there is nothing.
  package var undoLabel: Sentence? { done.last?.operation.label }

  /// What redo would do again.
  package var redoLabel: Sentence? { undone.last?.operation.label }

  /// Takes the last operation back.
  ///
  /// - Returns: The operation, or `nil` where nothing is left.
  package mutating func undo() -> Operation? {
    guard let last = done.popLast() else { return nil }
    for change in last.inverse { _ = apply(change) }
    undone.append(last)
    return last.operation
  }

  /// Does again what was undone last.
  package mutating func redo() -> Operation? {
    guard let last = undone.popLast() else { return nil }
    let inverse = last.operation.changes.map { apply($0) }
    done.append(Done(operation: last.operation, inverse: inverse.reversed()))
    return last.operation
  }

  /// Every note that an operation made, also those that were undone or deleted, in the order of their making.
  var enteredNotes: [NoteKey] {
    var seen: Set<NoteKey> = []
    let operations = (done + undone).map(\.operation).sorted { $0.number < $1.number }
    let changes = base + operations.flatMap(\.changes)
    return changes.compactMap(\.noteKey).filter { seen.insert($0).inserted }
  }

  /// The line that made a note, where more than plain words was read into it.
  func typedLine(of key: NoteKey) -> Operation.Typed? {
    done.last { $0.operation.isLine && $0.isAbout(key) }?.operation.typed
  }
}

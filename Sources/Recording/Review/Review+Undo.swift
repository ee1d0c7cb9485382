extension Review {
  /// Takes the last answer back and asks it again.
  package mutating func undo() -> ReviewOutcome {
    guard let operation = ledger.undo() else { return .problem("Nothing to take back.") }
    comeBack(operation)
    return ReviewOutcome("Took back \(operation.label).", entries: [.undid(operation.number)])
  }

  /// Does again what was taken back last, and stands where that led.
  package mutating func redo() -> ReviewOutcome {
    guard let operation = ledger.redo() else { return .problem("Nothing to do again.") }
    comeBack(operation)
    return ReviewOutcome("Did again \(operation.label).", entries: [.redid(operation.number)])
  }

  private mutating func comeBack(_ operation: Operation) {
    guard let scene = scenes[operation.number], ledger.notes[scene.note] != nil else { return }
    if current != scene.note { enter(scene.note) }
    isChanged = true
    question = scene.question
  }
}

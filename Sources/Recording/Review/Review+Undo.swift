import Localization

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
    settled[scene.pass]?.subtract(scene.settling + [scene.note])
    if pass != scene.pass {
      pass = scene.pass
      route = queue.filter { isPart($0, of: pass) }
      enter(scene.note)
    } else if current != scene.note {
      enter(scene.note)
    }
    isChanged = true
    interrupted = nil
    question = scene.question
  }
}

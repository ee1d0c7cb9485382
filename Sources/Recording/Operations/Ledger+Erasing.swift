extension Ledger {
  /// Forgets a note as if it had never been typed: it is in no state, no operation, and beyond undo.
  ///
  /// Notes that were joined into it go too, for it holds their words. What could be done again is forgotten. Where
  /// words of the note went from one note to another, what could be undone is forgotten as well: other notes held them.
  ///
  /// - Returns: Every note that is gone.
  package mutating func erase(_ key: NoteKey) -> Set<NoteKey> {
    let gone = joined(into: key)
    for key in gone { _ = apply(.note(key, nil)) }
    undone.removeAll()
    if done.contains(where: { item in item.movesWords && gone.contains(where: item.isAbout) }) {
      forgetHistory()
    } else {
      done = done.compactMap { item in
        var item = item
        item.remove(gone)
        return item.operation.changes.isEmpty ? nil : item
      }
      base = base.filter { $0.noteKey.map { !gone.contains($0) } ?? true }
    }
    return gone
  }

  /// Forgets what could be undone or done again; what stands now stands.
  package mutating func forgetHistory() {
    done.removeAll()
    undone.removeAll()
    base = standing
  }

  /// Whether a note is not there because its words went into another one.
  func wentIntoAnother(_ key: NoteKey) -> Bool {
    notes[key] == nil && (done + undone).contains { $0.movesWords && $0.isAbout(key) }
  }

  private func joined(into key: NoteKey) -> Set<NoteKey> {
    var family: Set<NoteKey> = [key]
    for item in done.reversed() where item.movesWords {
      guard family.contains(where: item.isAbout) else { continue }
      for case .note(let other, nil) in item.operation.changes { family.insert(other) }
    }
    return family
  }

  /// Changes that make the present state.
  private var standing: [Change] {
    var changes: [Change] = order.compactMap { key in notes[key].map { .note(key, $0) } }
    changes += attempts.map { .attempt($0.key, $0.value) }
    changes += answers.map { .answer($0.key, $0.value) }
    changes += interruptions.map { .interruption($0.key, $0.value) }
    changes += marks.map { .mark($0.key, $0.value) }
    changes += values.map { .value($0.key, $0.value) }
    return changes + [.task(task)]
  }
}

extension Ledger.Done {
  /// Whether words went from one note to another: one came or went while another stayed.
  var movesWords: Bool {
    var comesOrGoes = false
    var stays = false
    for case (.note(_, let new), .note(_, let old)) in zip(operation.changes, inverse.reversed()) {
      if new == nil || old == nil { comesOrGoes = true } else { stays = true }
    }
    return comesOrGoes && stays
  }

  func isAbout(_ key: NoteKey) -> Bool {
    operation.changes.contains { $0.noteKey == key }
  }

  fileprivate mutating func remove(_ keys: Set<NoteKey>) {
    func keeps(_ change: Change) -> Bool { change.noteKey.map { !keys.contains($0) } ?? true }
    if !operation.changes.allSatisfy(keeps) { operation.typed = nil }
    operation.changes = operation.changes.filter(keeps)
    inverse = inverse.filter(keeps)
  }
}

extension Change {
  var noteKey: NoteKey? {
    if case .note(let key, _) = self { key } else { nil }
  }
}

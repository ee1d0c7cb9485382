extension Ledger {
  /// Forgets a note as if it had never been typed: it is in no state, no operation, and beyond undo.
  ///
  /// Notes that were joined into it hold some of its words and go too.
  ///
  /// - Returns: Every note that is gone.
  package mutating func erase(_ key: NoteKey) -> Set<NoteKey> {
    let gone = family(of: key)
    for key in gone {
      _ = apply(.note(key, nil))
      unwritten.insert(.note(key))
    }
    done = done.compactMap { Self.without(gone, $0) }
    undone = undone.compactMap { Self.without(gone, $0) }
    return gone
  }

  /// Forgets everything.
  package mutating func eraseEverything() { self = Ledger() }

  private func family(of key: NoteKey) -> Set<NoteKey> {
    var family: Set<NoteKey> = [key]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for item in done + undone {
        // Joining and splitting change several notes at once; a batch that only tags them moves no words.
        guard item.movesWords else { continue }
        let keys = item.operation.changes.compactMap(\.noteKey)
        guard keys.contains(where: family.contains) else { continue }
        for change in item.operation.changes {
          if case .note(let other, nil) = change, family.insert(other).inserted {
            isGrowing = true
          }
        }
      }
    }
    return family
  }

  private static func without(_ gone: Set<NoteKey>, _ item: Done) -> Done? {
    func keeps(_ change: Change) -> Bool { change.noteKey.map { !gone.contains($0) } ?? true }
    var item = item
    item.operation.changes = item.operation.changes.filter(keeps)
    item.inverse = item.inverse.filter(keeps)
    return item.operation.changes.isEmpty ? nil : item
  }
}

extension Ledger.Done {
  /// Whether words went from one note to another: one came or went while another stayed.
  fileprivate var movesWords: Bool {
    var comesOrGoes = false
    var stays = false
    for (change, before) in zip(operation.changes, inverse.reversed()) {
      guard case .note(_, let new) = change, case .note(_, let old) = before else { continue }
      if new == nil || old == nil { comesOrGoes = true } else { stays = true }
    }
    return comesOrGoes && stays
  }
}

extension Change {
  var noteKey: NoteKey? {
    if case .note(let key, _) = self { key } else { nil }
  }
}

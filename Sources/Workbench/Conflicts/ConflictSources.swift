package import JSON
package import Localization
import Merging
import Records
import Team
import Workspace

/// Who wrote the values of conflicts, and what might be made of texts; read of git once for each file.
package final class ConflictSources {
  private let workbench: Workbench
  private let history: WriteHistory?
  private var known: [Text: [WriteID: WriteHistory.Source]] = [:]
  private var proposals: [[Text]: String?] = [:]
  /// What stood in the places of conflicts before; read for many at once.
  private var before: [[Text]: String?] = [:]

  init(_ workbench: Workbench, _ repository: Repository?) {
    self.workbench = workbench
    history = repository.map(WriteHistory.init)
  }

  /// Reads the history of all files that hold conflicts, on all processors.
  package func prepare(_ conflicts: [FileConflict]) {
    readSources(conflicts)
    readBefore(conflicts.filter { Self.mayPropose($0) && before[Self.key($0)] == nil })
  }

  private func readSources(_ conflicts: [FileConflict]) {
    var files: [(path: String, writes: [FieldConflict.LiveWrite])] = []
    for conflict in conflicts where known[Text(conflict.file.path)] == nil {
      if files.last.map({ !Text.isSame($0.path, conflict.file.path) }) ?? true {
        files.append((conflict.file.path, []))
      }
      files[files.count - 1].writes += conflict.allWrites
    }
    guard let history, !files.isEmpty else { return }
    let location = workbench.location
    for (file, sources) in zip(files, history.sources(ofFiles: files, in: location)) {
      known[Text(file.path)] = sources
    }
  }

  /// Reads what stood in the places of texts before, in a few runs of git for all.
  private func readBefore(_ conflicts: [FileConflict]) {
    guard let history, !conflicts.isEmpty else { return }
    let places = conflicts.map { conflict in
      WriteHistory.WrittenField(
        of: conflict.conflict.live.compactMap { source(of: $0, in: conflict) },
        at: conflict.conflict.path, in: conflict.file.path)
    }
    for (conflict, text) in zip(conflicts, history.textsBefore(places)) {
      before.updateValue(text, forKey: Self.key(conflict))
    }
  }

  /// Where a write comes from; `nil` outside of git.
  func source(of write: FieldConflict.LiveWrite, in conflict: FileConflict)
    -> WriteHistory.Source?
  {
    sources(conflict)[write.id]
  }

  private func sources(_ conflict: FileConflict) -> [WriteID: WriteHistory.Source] {
    if let sources = known[Text(conflict.file.path)],
      conflict.allWrites.allSatisfy({ sources[$0.id] != nil })
    {
      return sources
    }
    known[Text(conflict.file.path)] = nil
    readSources([conflict])
    return known[Text(conflict.file.path)] ?? [:]
  }

  /// A text that holds what all wrote; `nil` where there is nothing to propose.
  package func proposal(for conflict: FileConflict) -> String? {
    guard Self.mayPropose(conflict) else { return nil }
    let key = Self.key(conflict)
    if let made = proposals[key] { return made }
    let made = propose(conflict)
    proposals.updateValue(made, forKey: key)
    return made
  }

  private static func mayPropose(_ conflict: FileConflict) -> Bool {
    conflict.isText && conflict.conflict.kind == .values
      && conflict.values.allSatisfy { $0.string != nil }
  }

  private static func key(_ conflict: FileConflict) -> [Text] {
    conflict.key + conflict.conflict.live.map { Text($0.id.text) }
  }

  private func propose(_ conflict: FileConflict) -> String? {
    let texts = conflict.values.compactMap(\.string)
    if before[Self.key(conflict)] == nil { readBefore([conflict]) }
    let text = TextProposal.text(of: texts, base: before[Self.key(conflict)] ?? nil)
    guard case .line = conflict.typedKind else { return text }
    return text.flatMap { $0.utf8.contains(0x0A) ? nil : $0 }
  }
}

extension FileConflict {
  /// Every write that is shown.
  var allWrites: [FieldConflict.LiveWrite] { conflict.live + conflict.unseen }
}

extension ConflictSources {
  /// "Anna, Tuesday 3 March 2026 at 14:02 +01:00"; empty where nothing is known.
  package func words(_ value: JSONValue, in conflict: FileConflict) -> Sentence {
    var all: [Sentence] = []
    for write in conflict.writes(of: value) {
      let words: Sentence = source(of: write, in: conflict).map(Self.words) ?? ""
      if !words.isEmpty, !all.contains(words) { all.append(words) }
    }
    return all.joined(separator: "; ")
  }

  private static func words(_ source: WriteHistory.Source) -> Sentence {
    switch source {
    case .committed(let author): "\(author.name), \(author.moment)"
    case .notCommitted: "not committed yet"
    case .unknown: "from before this clone's history"
    }
  }
}

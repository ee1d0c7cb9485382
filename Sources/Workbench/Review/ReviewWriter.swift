import JSON
package import Localization
import Merging
import Platform
package import Recording
import Records
import Workspace

/// Writes what a review changed into the records: only those fields, so that two people can review at once.
package struct ReviewWriter {
  let workbench: Workbench
  /// What the reviewer was shown; nothing for what a review has left that stopped.
  var seen: SeenRecords

  package init(workbench: Workbench, seen: SeenRecords = SeenRecords()) {
    self.workbench = workbench
    self.seen = seen
  }

  /// Writes every change in one transaction.
  ///
  /// - `before`: Throws if nothing may be written; called while no one else can write.
  /// - Returns: Sentences about what could not be written because it is gone; the rest is written.
  /// - Throws: `WorkbenchError`; some records may then be written, and writing all again does no harm.
  package mutating func write(
    _ changes: [RecordChange], before: () throws -> Void = {}
  ) throws -> [Sentence] {
    guard !changes.isEmpty else { return [] }
    return try workbench.transaction {
      try before()
      var problems: [Sentence] = []
      for change in changes { problems += try write(change) }
      return problems
    }
  }

  private mutating func write(_ change: RecordChange) throws -> [Sentence] {
    let path = try RecordPath(change.path)
    let format = Self.format(change.path)
    guard let document = try document(path, format, mayBeMissing: change.fate != .changed) else {
      if change.fate == .made { try make(change, path, format) }
      return []
    }
    let standing = RecordDraft(changing: document, format: format, ids: workbench.ids)
    if standing.value([SystemKey.erased])?.boolean == true {
      return ["\(change.path) was erased after a withdrawal. Nothing is written into it."]
    }
    if change.fate == .changed, standing.value([SystemKey.deleted])?.boolean == true {
      return ["\(change.path) was deleted meanwhile. Nothing is written into it."]
    }
    let (values, gone) = Self.withoutGone(change, standing)
    let changed = try seen.change(path, current: document, format, ids: workbench.ids) { draft in
      switch change.fate {
      case .taken: try draft.delete()
      case .made: try draft.restore()
      case .changed: break
      }
      guard change.fate != .taken else { return }
      try RecordPatch(values).apply(to: &draft, now: workbench.now)
    }
    var draft = changed.draft
    var problems = changed.remarks
    if change.fate != .taken, gone > 0 {
      problems.append(
        gone == 1
          ? "1 note was deleted meanwhile and stays so."
          : "\(gone) notes were deleted meanwhile and stay so.")
    }
    let clearing = Log.table[\.clearedBy].key
    var isUncleared = false
    if change.fate != .taken, change.changesWords, values[clearing] == nil {
      isUncleared = try draft.takeBackClearing()
    }
    if isUncleared {
      problems.append("Words of a cleared log changed. It has to be cleared again.")
    }
    let clears = change.fate != .taken && values[clearing]?.string != nil
    if clears {
      let erased = try Self.markRead(&draft)
      if erased > 0 {
        problems.append(
          "Erased the words of \(erased, "deleted note", "deleted notes"), which a review does not show."
        )
      }
    }
    if changed.isChanged || isUncleared || clears {
      try workbench.write(draft, to: path, isNew: false)
    }
    try seen.took(changed, at: path)
    return problems
  }

  /// Marks the words of a cleared log as read. Deleted notes lose theirs, since a review does not show them.
  ///
  /// - Returns: How many notes lost their words.
  private static func markRead(_ draft: inout RecordDraft) throws -> Int {
    let log = try JSONReader.read(draft.bytes).root
    var erased = 0
    for (node, note) in log[\Log.observations]?.members.map({ $0 }) ?? [] {
      guard let key = node.string, let digest = Clearing.digest(of: note, key: key) else {
        continue
      }
      if note.isTombstone(key: key) {
        try draft.erase(Holder<Log>().entry(\.observations, key).keys)
        erased += 1
      } else {
        try draft.set(
          Holder<Log>().entry(\.observations, key).keys + [Clearing.field], to: .string(digest))
      }
    }
    try draft.set([Clearing.mark], to: .bool(true))
    return erased
  }

  private mutating func make(_ change: RecordChange, _ path: RecordPath, _ format: RecordFormat)
    throws
  {
    guard let id = change.values[SystemKey.id]?.string.flatMap({ RecordID($0) }) else { return }
    var draft = RecordDraft(creating: format, id: id, ids: workbench.ids)
    try RecordPatch(change.values).apply(to: &draft, now: workbench.now)
    try workbench.write(draft, to: path, isNew: true)
    seen.show(try JSONReader.read(draft.bytes), at: path.text)
  }

  private func document(
    _ path: RecordPath, _ format: RecordFormat, mayBeMissing: Bool
  ) throws -> JSONDocument? {
    if mayBeMissing, try Files.kind(workbench.location.absolute(path)) == .missing { return nil }
    let bytes = try workbench.location.read(path)
    let document = try JSONReader.read(bytes)
    let result = RecordValidator.check(document, expected: format.name)
    if let fault = result.faults.first { throw fault.error(in: path.text) }
    return document
  }

  /// The values without notes that somebody deleted or erased meanwhile.
  private static func withoutGone(_ change: RecordChange, _ draft: RecordDraft) -> (
    JSONObject, gone: Int
  ) {
    guard Text.isSame(draft.format.name, Log.format.name) else { return (change.values, 0) }
    var values = change.values
    var notes = values[\Log.observations]?.object ?? JSONObject()
    let gone = change.notes.filter { key in
      draft.value(Holder<Log>().entry(\.observations, key))?.object.map(ReviewFiles.isGone) ?? true
    }
    for key in gone { notes[key] = nil }
    if !gone.isEmpty { values[\Log.observations] = .object(notes) }
    return (values, gone.count)
  }

  private static func format(_ path: String) -> RecordFormat {
    let parts = path.split(separator: "/")
    if parts.contains("findings") { return Finding.format }
    return parts.last == "session.json" ? Session.format : Log.format
  }
}

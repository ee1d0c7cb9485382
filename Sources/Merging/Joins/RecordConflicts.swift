package import JSON
package import Records

/// Finds the conflicts of a record.
package enum RecordConflicts {
  /// Whether a document may hold a conflict; most hold none, and need not be taken apart.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package static func mayStand(in document: JSONDocument) -> Bool {
    mayStand(in: document, 0..<document.nodes.count)
  }

  /// Whether some nodes, down to the end of the last one's value, may hold a conflict.
  static func mayStand(in document: JSONDocument, _ range: Range<Int>) -> Bool {
    let nodes = document.nodes
    for index in range.dropLast() where nodes[index].kind == .string {
      let (key, value) = (nodes[index], nodes[index + 1])
      if key.length == 4, value.kind == .object, Int(value.next) > index + 2,
        JSONNode(document: document, index: index).isString("also")
      {
        return true
      }
      if key.length == 7, value.kind == .true,
        JSONNode(document: document, index: index).isString(SystemKey.deleted)
      {
        return true
      }
    }
    return false
  }

  /// All conflicts of a file, in the order of its keys.
  ///
  /// - `format`: The format that the file names; without it, edits in fields of deleted objects are judged as those of
  ///   unknown fields.
  package static func list(in document: JSONDocument, _ format: RecordFormat?) -> [FieldConflict] {
    guard mayStand(in: document) else { return [] }
    return list(in: ConflictPlaces.record(of: document, format), format)
  }

  /// The conflicts of a file that wait for an answer: each field once, and none in what is deleted without dispute.
  package static func questions(
    in document: JSONDocument, _ format: RecordFormat?
  ) -> [FieldConflict] {
    let conflicts = list(in: document, format)
    guard !conflicts.isEmpty else { return [] }
    let root = JSONValue.object(ConflictPlaces.record(of: document, format))
    let paths = Set(conflicts.map { $0.path.map { Text($0) } })
    var seen: Set<[Text]> = []
    return conflicts.filter { conflict in
      // A deletion that is both contested and unseen is one question.
      seen.insert(conflict.path.map { Text($0) }).inserted && !isMoot(conflict, in: root, paths)
        && !isSettled(conflict, in: root)
    }
  }

  /// Whether it is about a deletion that holds all the same.
  private static func isSettled(_ conflict: FieldConflict, in root: JSONValue) -> Bool {
    guard conflict.kind == .editedWhileDeleted else { return false }
    let holder = conflict.holder.reduce(root as JSONValue?) { $0?.object?[$1] }?.object
    return holder?.isTombstone(key: conflict.holder.last) ?? false
  }

  /// Whether the field belongs to something that is deleted, and no conflict is about that.
  private static func isMoot(
    _ conflict: FieldConflict, in root: JSONValue, _ paths: Set<[Text]>
  ) -> Bool {
    (0...conflict.holder.count).contains { length in
      let path = Array(conflict.holder.prefix(length))
      let object = path.reduce(root as JSONValue?) { $0?.object?[$1] }?.object
      return object?[SystemKey.deleted]?.boolean == true
        && !paths.contains((path + [SystemKey.deleted]).map { Text($0) })
    }
  }

  /// All conflicts of a record, in the order of its keys. Values that somebody changed without kerb count as writes.
  package static func list(in record: JSONObject, _ format: RecordFormat?) -> [FieldConflict] {
    if record[SystemKey.erased]?.boolean == true { return [] }
    let record = HandEdits.reconciled(record)
    let fields = format?.fields ?? []
    let registers = LiveRegisters(in: record, fields, at: [])
    var found: [FieldConflict] = []
    for (index, entry) in registers.found.enumerated() {
      if entry.register.isConflict, !isOfDigests(entry.pointer) {
        found.append(conflict(entry, .values, unseen: []))
      }
      if let inside = registers.deletions[index],
        entry.register.live.values.contains(.bool(true))
      {
        let known = entry.register.context
        let unseen = registers.found[inside].flatMap(writes).filter { !known.contains($0.id) }
        if !unseen.isEmpty { found.append(conflict(entry, .editedWhileDeleted, unseen: unseen)) }
      }
    }
    return found
  }

  /// Whether a field tells when and for which words reviews cleared a log: of several values, all count.
  private static func isOfDigests(_ pointer: JSONPointer) -> Bool {
    pointer.parts.count == 1
      && [Clearing.field, Log.table[\.clearedAt].key].contains { Text.isSame(pointer.parts[0], $0) }
  }

  private static func conflict(
    _ entry: LiveRegisters.Found, _ kind: FieldConflict.Kind,
    unseen: [FieldConflict.LiveWrite]
  ) -> FieldConflict {
    let standing = entry.register.standing(isMember: entry.isMember)
    let live = writes(entry)
    return FieldConflict(
      kind: kind, holder: entry.holder, pointer: entry.pointer, isMember: entry.isMember,
      live: live.filter { $0.id == standing } + live.filter { $0.id != standing }, unseen: unseen)
  }

  private static func writes(_ entry: LiveRegisters.Found) -> [FieldConflict.LiveWrite] {
    entry.register.live.sorted { $1.key < $0.key }.map {
      FieldConflict.LiveWrite(id: $0.key, value: $0.value, path: entry.holder + entry.pointer.parts)
    }
  }
}

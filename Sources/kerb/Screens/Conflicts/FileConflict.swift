import Merging
import Records
import Workspace

/// A conflict of a file, as people meet it on a screen; the file keeps all values until somebody settles it.
struct FileConflict: Sendable {
  let file: WorkspaceFile
  private let conflict: FieldConflict
  /// The part of the record that holds the field, in words; `nil` for the record itself.
  let part: String?

  /// The keys from the record's root to the object that holds the field.
  var holder: [String] { conflict.holder }
  /// The way from there; the last part is the member where the field is a set.
  var pointer: [String] { conflict.pointer.parts }

  /// The distinct values, the one that stands in the field's place first.
  var values: [JSONValue] {
    switch conflict.kind {
    case .values: conflict.values
    // Whoever edited what was deleted wanted it to be there.
    case .editedWhileDeleted: [.bool(true), .null]
    }
  }

  /// All conflicts of a record, in the order of its keys.
  static func all(in record: RecordFile) -> [FileConflict] {
    guard let document = record.document, record.isSound, !record.isErased else { return [] }
    let conflicts = RecordConflicts.list(in: document, record.format)
    guard !conflicts.isEmpty else { return [] }
    let root = JSONValue(document.root)
    var seen: Set<[Text]> = []
    return conflicts.compactMap { conflict in
      // A deletion that is both contested and unseen is one question.
      guard seen.insert(conflict.path.map { Text($0) }).inserted else { return nil }
      let holder = conflict.holder.reduce(root as JSONValue?) { $0?.object?[$1] }?.object
      return FileConflict(
        file: record.file, conflict: conflict,
        part: part(holder ?? JSONObject(), at: conflict.holder, record.file))
    }
  }

  private static func part(
    _ object: JSONObject, at path: [String], _ file: WorkspaceFile
  ) -> String? {
    guard let key = path.last else { return nil }
    // Parts of a newer version are shown by their key.
    let format = file.role.formatName.flatMap(RecordFormats.named)
    let map = format.flatMap { try? FieldLocation(Array(path.dropLast()), in: $0) }
    guard case .map(let entry) = map?.field.kind else { return key }
    let words = object["note"]?.string ?? EntryWords.text(key, object, entry)
    return "\(entry.noun) \"\(words.oneLine)\""
  }
}

extension FileConflict {
  var format: RecordFormat? { file.role.formatName.flatMap(RecordFormats.named) }

  /// The field in the record's format; `nil` for a field of a newer version.
  var location: FieldLocation? {
    // A field that this version does not know is no error here: it is shown by its key.
    format.flatMap { try? FieldLocation(holder + pointer, in: $0) }
  }

  /// What people call the field: "Title", "Places, 4.1.2".
  var label: String {
    guard let location else { return pointer.joined(separator: ", ") }
    return location.member.map { "\(location.field.label), \($0)" } ?? location.field.label
  }

  /// The record in words: "finding F04".
  var record: String {
    let noun = format?.noun ?? "file"
    return "\(noun) \(RecordID(file.expectedID)?.short ?? file.expectedID)"
  }

  /// One of the values as people read it.
  func shown(_ value: JSONValue) -> String {
    guard let location else { return FieldText.shown(value, .text).orNothing }
    if location.member != nil { return value.boolean == true ? "in the list" : "not in the list" }
    if Text.isSame(location.field.key, SystemKey.deleted) {
      return value.boolean == true ? "deleted" : "kept"
    }
    return FieldText.shown(value, location.field.kind).oneLine.orNothing
  }

  /// Makes one value the only one; everything else that is live is replaced.
  ///
  /// - Throws: ``WorkbenchError`` when the field is none that this version can write.
  func settle(_ value: JSONValue, in draft: inout RecordDraft) throws {
    guard let location else {
      throw WorkbenchError(
        .newerFormat, at: file.path, "this version does not know the field",
        fix: "use a newer kerb to settle it")
    }
    let path = holder + pointer
    if Text.isSame(location.field.key, SystemKey.deleted) {
      try value.boolean == true ? draft.delete(holder) : draft.restore(holder)
    } else if let member = location.member {
      try draft.include(value.boolean == true, member, in: Array(path.dropLast()))
    } else {
      try draft.set(path, to: value)
    }
  }
}

extension String {
  /// The text, or words for none.
  var orNothing: String { isEmpty ? "no value" : self }
}

package import JSON
package import Localization
import Merging
package import Records
import Wording
import Workspace

/// A conflict of a record, as people meet it; the record keeps all values until somebody settles it.
package struct FileConflict: Sendable {
  package let file: WorkspaceFile
  let conflict: FieldConflict
  /// The record's title or name; `nil` where it has none.
  package let title: String?
  /// The part of the record that holds the field, in words; `nil` for the record itself.
  package let part: Sentence?

  /// The keys from the record's root to the object that holds the field.
  var holder: [String] { conflict.holder }
  /// The way from there; the last part is the member where the field is a set.
  package var pointer: [String] { conflict.pointer.parts }
  /// What names the field on the command line: a JSON pointer from the record's root.
  package var field: JSONPointer { JSONPointer(conflict.path) }

  /// The distinct values, the one that stands in the field's place first.
  package var values: [JSONValue] {
    switch conflict.kind {
    case .values: conflict.values
    // Whoever edited what was deleted wanted it to be there.
    case .editedWhileDeleted: [.bool(true), .null]
    }
  }

  /// Whether somebody deleted what holds the field, and somebody else changed it without knowing.
  package var isEditedWhileDeleted: Bool { conflict.kind == .editedWhileDeleted }

  /// The writes behind a value.
  func writes(of value: JSONValue) -> [FieldConflict.LiveWrite] {
    if conflict.kind == .editedWhileDeleted, value.isNull { return conflict.unseen }
    return conflict.live.filter { $0.value == value }
  }

  /// Whether both are the same question: the same field of the same record, with the same values.
  func isSame(as other: FileConflict) -> Bool {
    key == other.key && conflict.kind == other.conflict.kind && Set(values) == Set(other.values)
  }

  /// What tells the field from all others of the workspace.
  package var key: [Text] { [Text(file.path)] + conflict.path.map { Text($0) } }
}

extension FileConflict {
  /// All conflicts of a record, in the order of its keys.
  static func all(in record: RecordFile) -> [FileConflict] {
    guard let document = record.document, record.isSound, !record.isErased else { return [] }
    let conflicts = RecordConflicts.questions(in: document, record.format)
    guard !conflicts.isEmpty else { return [] }
    let root = JSONValue.object(ConflictPlaces.record(of: document, record.format))
    return conflicts.map { conflict in
      let holder = conflict.holder.reduce(root as JSONValue?) { $0?.object?[$1] }?.object
      return FileConflict(
        file: record.file, conflict: conflict,
        title: root.object?[\Profile.name]?.string ?? root.object?[\Study.title]?.string,
        part: part(holder ?? JSONObject(), at: conflict.holder, record.format))
    }
  }

  private static func part(_ object: JSONObject, at path: [String], _ format: RecordFormat?)
    -> Sentence?
  {
    guard let key = path.last else { return nil }
    // Parts of a newer version are shown by their key.
    let map = format.flatMap { try? FieldLocation(Array(path.dropLast()), in: $0) }
    guard case .map(let entry) = map?.field.kind else { return "\(key)" }
    let words = object[\Note.text]?.string ?? EntryWords.text(key, object, entry).plain()
    return "\(entry.noun) \"\(words.oneLine.shortened)\""
  }
}

import Merging
import Records
import Workspace

/// A field for which people wrote different values at the same time; all of them are kept until somebody settles it.
struct FieldConflict: Sendable {
  let file: WorkspaceFile
  /// The keys from the record's root to the object that holds the field.
  let holder: [String]
  /// The way from there; the last part is the member where the field is a set.
  let pointer: [String]
  /// The part of the record that holds the field, in words; `nil` for the record itself.
  let part: String?
  /// The distinct values, the one that stands in the field's place first.
  let values: [JSONValue]

  /// All conflicts of a record, in the order of its keys.
  static func all(in record: RecordFile) -> [FieldConflict] {
    guard let document = record.document, record.isSound, !record.isErased,
      mayHoldAny(document.bytes)
    else { return [] }
    var found: [FieldConflict] = []
    visit(JSONValue(document.root).object ?? JSONObject(), [], record.file, &found)
    return found
  }

  /// Whether some `also` of the text is not an empty object; most files have none, and are not taken apart.
  private static func mayHoldAny(_ bytes: [UInt8]) -> Bool {
    let key = Array("\"also\"".utf8)
    let filling = Array(" \t\r\n:{".utf8)
    var at = 0
    while at + key.count < bytes.count {
      if bytes[at] == key[0], bytes[at + 1] == key[1], bytes[at...].starts(with: key) {
        let rest = bytes[(at + key.count)...].drop { filling.contains($0) }
        if rest.first != UInt8(ascii: "}") { return true }
      }
      at += 1
    }
    return false
  }

  private static func visit(
    _ object: JSONObject, _ path: [String], _ file: WorkspaceFile, _ found: inout [FieldConflict]
  ) {
    let sync = object[SystemKey.sync]?.object ?? JSONObject()
    for key in sync.sortedKeys {
      guard let pointer = JSONPointer(parsing: key.string), !pointer.parts.isEmpty,
        let entry = sync[key.string], entry.object?["also"] != nil
      else { continue }
      let standing = value(at: pointer.parts, in: object)
      let others = Register(plain: standing, entry: entry, origins: []).live.sorted {
        $0.key < $1.key
      }.map(\.value)
      var values = [standing]
      for value in others where !values.contains(value) { values.append(value) }
      guard values.count > 1 else { continue }
      found.append(
        FieldConflict(
          file: file, holder: path, pointer: pointer.parts,
          part: part(object, at: path, file), values: values))
    }
    for key in object.sortedKeys where !Text.isSame(key.string, SystemKey.sync) {
      guard let child = object[key.string]?.object else { continue }
      visit(child, path + [key.string], file, &found)
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

  /// The value in its own place; for a member of a set, whether it is in.
  private static func value(at pointer: [String], in object: JSONObject) -> JSONValue {
    let parent = pointer.dropLast().reduce(JSONValue.object(object) as JSONValue?) {
      $0?.object?[$1]
    }
    if let members = parent?.array {
      return .bool(members.contains(.string(pointer.last ?? "")))
    }
    return parent?.object?[pointer.last ?? ""] ?? .null
  }
}

extension FieldConflict {
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

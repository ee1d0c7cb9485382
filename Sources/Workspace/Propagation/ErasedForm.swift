import JSON
import Merging
import Records

/// What stays of an erased record: the mark, its id and what a merge needs to know it again.
enum ErasedForm {
  /// The canonical bytes, also for content that cannot be read: then the file's place says what it was.
  static func bytes(_ record: RecordFile) -> [UInt8] {
    // What is no record any more has no such form; the place of the file gives it one.
    if let document = record.document, let bytes = try? RecordErasure.erased(document) {
      return bytes
    }
    var object = JSONObject()
    object[SystemKey.erased] = .bool(true)
    object[SystemKey.id] = .string(id(record))
    object[SystemKey.origins] = .array(origins(record).sorted().map { .string($0) })
    object[SystemKey.format] = .string(line(record))
    return JSONWriter.canonical(.object(object))
  }

  private static func id(_ record: RecordFile) -> String {
    record.document?.root[key: SystemKey.id]?.string ?? record.file.expectedID
  }

  private static func line(_ record: RecordFile) -> String {
    if let line = record.document?.root[key: SystemKey.format]?.string, FormatLine(line) != nil {
      return line
    }
    return record.file.role.formatName.flatMap(RecordFormats.named)?.line ?? ""
  }

  private static func origins(_ record: RecordFile) -> Set<Text> {
    var found = Set<Text>()
    if let root = record.document?.root {
      for (key, value) in root.members where key.isString(SystemKey.origins) {
        found.formUnion(value.elements.compactMap(\.string).map { Text($0) })
      }
    }
    if !found.isEmpty { return found }
    // Every machine makes the same one up; it joins with the others as soon as a good version comes along.
    return [Text(String(SHA256.hex(Array("erased\n\(record.file.path)".utf8)).prefix(26)))]
  }
}

/// Entries of maps that were erased, in records that stay.
enum ErasedEntries {
  /// The map fields of a format.
  static func maps(_ format: RecordFormat) -> [(key: String, entry: EntryFormat)] {
    format.fields.compactMap { field in
      if case .map(let entry) = field.kind { (field.key, entry) } else { nil }
    }
  }

  static func isErased(_ entry: JSONNode) -> Bool {
    entry[key: SystemKey.erased]?.boolean == true
  }

  /// Whether something stands beside the mark, as after a merge without kerb.
  static func isRefilled(_ entry: JSONNode) -> Bool {
    isErased(entry)
      && entry.members.contains { key, _ in
        !key.isString(SystemKey.erased) && !key.isString(SystemKey.origins)
      }
  }

  /// Whether any object in a document carries the mark.
  static func isOne(in document: JSONDocument) -> Bool {
    let nodes = document.nodes
    for index in nodes.indices where nodes[index].kind == .string && nodes[index].length == 6 {
      if JSONNode(document: document, index: index).isString(SystemKey.erased) { return true }
    }
    return false
  }
}

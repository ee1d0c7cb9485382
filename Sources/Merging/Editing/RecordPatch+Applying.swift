import JSON
import Localization
package import Records
package import Wording

/// Writing a patch through the editor.
extension RecordPatch {
  /// Writes every value through the editor.
  ///
  /// - `now`: Milliseconds since 1970, for the keys of new entries.
  /// - Throws: `WorkbenchError` that names the field; the draft may then be half changed and must be dropped.
  package func apply(to draft: inout RecordDraft, now: Int) throws(WorkbenchError) {
    let settled = try ListWords(fields: draft.format.fields, draft: draft).settled(values)
    try Self.apply(settled, [], draft.format.fields, &draft, now)
  }

  /// Keys that come with a whole record and belong to the editor alone.
  private static let system = [
    SystemKey.id, SystemKey.origins, SystemKey.sync, SystemKey.format, SystemKey.deleted,
  ]

  private static func apply(
    _ values: JSONObject, _ path: [String], _ fields: [Field], _ draft: inout RecordDraft,
    _ now: Int
  ) throws(WorkbenchError) {
    for key in values.sortedKeys where !system.contains(where: { Text.isSame($0, key.string) }) {
      let value = values[key.string] ?? .null
      let full = path + [key.string]
      guard let field = fields.first(where: { Text.isSame($0.key, key.string) }) else {
        throw unknown(key.string, full, fields)
      }
      switch field.kind {
      case .group(let inner):
        guard let object = value.object else { throw wrong(full, "must be an object in braces") }
        try apply(object, full, inner, &draft, now)
      case .map(let entry): try applyMap(value, full, entry, &draft, now)
      case .set(let member): try applySet(value, full, field, member, &draft)
      default:
        try check(value, field, full)
        try draft.set(full, to: value)
      }
    }
  }

  private static func applySet(
    _ value: JSONValue, _ path: [String], _ field: Field, _ member: FieldKind,
    _ draft: inout RecordDraft
  ) throws(WorkbenchError) {
    guard let members = value.array ?? (value.isNull ? [] : nil) else {
      throw wrong(path, "must be a list in brackets")
    }
    var texts: [String] = []
    for item in members {
      guard let text = item.string else { throw wrong(path, "must be a list of texts") }
      if let fault = ScalarRule.fault(text, member) {
        throw wrong(path, "\(field.label) \(fault.problem)", fault.remedy)
      }
      texts.append(text)
    }
    // The digests of sharing editions stay, whatever is typed.
    if StudyRound.isShared(path, in: draft.format) {
      texts += (draft.value(path)?.array ?? []).compactMap(\.string)
    }
    try draft.replaceSet(path, with: texts)
  }

  private static func applyMap(
    _ value: JSONValue, _ path: [String], _ entry: EntryFormat, _ draft: inout RecordDraft,
    _ now: Int
  ) throws(WorkbenchError) {
    if let new = value.array {
      for item in new {
        guard let object = item.object else { throw wrong(path, "must be a list of objects") }
        try add(object, path, entry, key: nil, &draft, now)
      }
      return
    }
    guard let entries = value.object else { throw wrong(path, "must be an object or a list") }
    for key in entries.sortedKeys {
      switch entries[key.string] ?? .null {
      case .null: try draft.delete(path + [key.string])
      case .object(let object) where object[SystemKey.erased]?.boolean == true: continue
      case .object(let object) where object[SystemKey.deleted]?.boolean == true:
        // A tombstone that comes with a whole record stays one.
        if draft.value(path + [key.string]) != nil { try draft.delete(path + [key.string]) }
      case .object(let object):
        try add(object, path, entry, key: isNew(key.string) ? nil : key.string, &draft, now)
      default: throw wrong(path + [key.string], "must be an object, or null to delete it")
      }
    }
  }

  private static func add(
    _ object: JSONObject, _ path: [String], _ entry: EntryFormat, key: String?,
    _ draft: inout RecordDraft, _ now: Int
  ) throws(WorkbenchError) {
    // Nothing here holds the other entries while the draft changes: they would be copied for each new one.
    let isNew = key.map { draft.value(path + [$0]) == nil } ?? true
    let key = try draft.add(to: path, key: key ?? slug(object, entry, path, draft), now: now)
    try apply(object, path + [key], entry.fields, &draft, now)
    guard entry.isOrdered, isNew, object[StandardKeys.position] == nil else { return }
    let position = FractionalIndex.after(positions(of: path, draft))
    try draft.set(path + [key, StandardKeys.position], to: .string(position))
  }

  private static func positions(of path: [String], _ draft: RecordDraft) -> [String] {
    let entries = draft.value(path)?.object ?? JSONObject()
    return entries.members.values.compactMap { $0.object?[StandardKeys.position]?.string }
  }

  /// A key made of the entry's own words, unique among those that are there; `nil` for a random one.
  private static func slug(
    _ object: JSONObject, _ entry: EntryFormat, _ path: [String], _ draft: RecordDraft
  ) -> String? {
    guard case .slug(let field) = entry.identity else { return nil }
    let taken = draft.value(path)?.object ?? JSONObject()
    return Slug.free(object[field]?.string ?? entry.noun.plain()) { taken[$0] != nil }
  }

  private static func check(_ value: JSONValue, _ field: Field, _ path: [String])
    throws(WorkbenchError)
  {
    if value.isNull { return }
    guard let document = try? JSONReader.read(JSONWriter.compact(value)),
      let fault = ScalarRule.fault(document.root, field.kind)
    else { return }
    throw wrong(path, "\(field.label) \(fault.problem)", fault.remedy)
  }

  private static func wrong(_ path: [String], _ problem: Sentence, _ fix: Sentence = "")
    -> WorkbenchError
  {
    WorkbenchError(
      .invalidData, at: path.joined(separator: "/"), problem,
      fix: fix.isEmpty ? "see `kerb formats` for what belongs here" : fix)
  }

  private static func unknown(_ key: String, _ path: [String], _ fields: [Field]) -> WorkbenchError
  {
    let near = Spelling.nearest(to: key, among: fields.map(\.key))
    return WorkbenchError(
      .invalidData, at: path.joined(separator: "/"), "there is no field of this name",
      fix: near.map { "did you mean \($0)?" } ?? "see `kerb formats` for the fields")
  }
}

/// Keys that more than one kind of entry has.
enum StandardKeys {
  static let position = "position"
}

package import JSON
import Localization
import Merging
import Records
import Wording
import Workspace

extension FileConflict {
  /// The file before and after it was settled.
  struct Settled {
    var path: String
    var before: [UInt8]
    var after: [UInt8]
  }

  /// Makes one value the only one, if the record still holds the values that the person saw.
  ///
  /// - Throws: `WorkbenchError` when the values changed meanwhile, or the record may not hold the value.
  func settle(_ value: JSONValue, in workbench: Workbench) throws -> Settled {
    try workbench.transaction {
      let record = RecordLoader.read(file, in: workbench.location)
      if let fault = record.faults.first { throw fault }
      guard let document = record.document, let format = record.format,
        FileConflict.all(in: record).contains(where: isSame)
      else {
        throw WorkbenchError(
          .invalidData, at: file.path, "the field has other values by now",
          fix: "look at it again; nothing was settled")
      }
      var draft = RecordDraft(
        changing: document, format: format, ids: workbench.ids)
      try settle(value, in: &draft)
      try workbench.write(draft, to: RecordPath(file.path), isNew: false)
      return Settled(path: file.path, before: document.bytes, after: draft.bytes)
    }
  }

  /// Makes one value the only one; everything else that is live is replaced.
  ///
  /// - Throws: `WorkbenchError` when the field is none that this version can write.
  func settle(_ value: JSONValue, in draft: inout RecordDraft) throws {
    guard let location else {
      throw WorkbenchError(
        .newerFormat, at: file.path, "this version does not know the field",
        fix: "use a newer kerb to settle it")
    }
    if isDeletion {
      try value.boolean == true ? draft.delete(holder) : draft.restore(holder)
    } else if let member = location.member {
      try draft.include(value.boolean == true, member, in: Array(conflict.path.dropLast()))
    } else {
      try draft.set(conflict.path, to: value)
    }
  }

  /// Reads what somebody typed as the field's value.
  ///
  /// - Throws: `WorkbenchError` that says what is allowed.
  package func value(typed: String, in workbench: Workbench) throws -> JSONValue {
    guard let location else {
      throw WorkbenchError(
        .newerFormat, at: file.path, "this version does not know the field",
        fix: "choose one of its values by number, in a newer kerb")
    }
    let word = PlainText.trimmed(typed).lowercased()
    if isDeletion {
      return try Self.isFirst(word, of: Self.deleted, or: Self.kept) ? .bool(true) : .null
    }
    if location.member != nil {
      return .bool(try Self.isFirst(word, of: Self.inside, or: Self.outside))
    }
    let value: JSONValue
    do {
      value = try FieldText.parse(typed, as: location.field.kind)
    } catch {
      throw WorkbenchError(
        .usage, at: label.plain(), "the value \(error.problem)", fix: error.remedy)
    }
    if value.isNull, location.field.isRequired {
      throw WorkbenchError(
        .usage, at: label.plain(), "this field cannot be empty", fix: "write a value, or choose one"
      )
    }
    return try resolved(value, location.field.kind, workbench)
  }

  private static let deleted = ["deleted", "delete", "yes"]
  private static let kept = ["kept", "keep", "no"]
  private static let inside = ["in", "in the list", "yes"]
  private static let outside = ["out", "not in the list", "no"]

  private static func isFirst(_ word: String, of first: [String], or second: [String]) throws
    -> Bool
  {
    if first.contains(where: { Text.isSame($0, word) }) { return true }
    if second.contains(where: { Text.isSame($0, word) }) { return false }
    throw WorkbenchError(
      .usage, at: "", "\(Quoted(word)) is none of the values",
      fix: "write \(first[0]) or \(second[0]), or a number")
  }

  /// The id for a short id or title of another record.
  private func resolved(_ value: JSONValue, _ kind: FieldKind, _ workbench: Workbench) throws
    -> JSONValue
  {
    switch kind {
    case .reference, .dimension, .instant: break
    default: return value
    }
    guard let format, !value.isNull else { return value }
    var patch = RecordPatch()
    patch.put(value, at: conflict.path)
    let definitions = try workbench.definitions(study: file.study)
    var resolver = ReferenceResolver(definitions, study: file.study)
    resolver.moment = workbench.instant
    let found = try resolver.resolved(patch, format)
    return conflict.path.reduce(JSONValue.object(found.values) as JSONValue?) {
      $0?.object?[$1]
    } ?? value
  }
}

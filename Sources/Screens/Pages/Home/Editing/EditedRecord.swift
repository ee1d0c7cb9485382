import JSON
import Merging
import Records
import Terminal
import Wording
import Workbench
import Workspace

/// A record that a screen changes field by field, and what takes each change back.
final class EditedRecord {
  let desk: Desk
  private let kind: RecordKind
  var format: RecordFormat { kind.format }
  /// The study that references are looked up in; `nil` for records that all studies share.
  let study: String?
  private let file: WorkspaceFile
  private var undos: [(label: String, patch: RecordPatch)] = []
  /// What the person was shown last: only values of this are replaced by what they change.
  private var seen: JSONDocument?

  /// - Throws: ``WorkbenchError`` when the record is not there or has a fault.
  init(_ kind: RecordKind, _ id: String, study: String?, desk: Desk) throws {
    let finder = RecordFinder(workbench: desk.workbench, kind: kind)
    file = try finder.record(id, study: study).file
    self.desk = desk
    self.kind = kind
    self.study = kind.role == .study ? id : study
  }

  /// The path of its file.
  var place: String { file.path }

  /// What people call the record: its title or name, or its noun and short id.
  var title: String {
    get throws {
      let object = try object()
      let short = RecordID(file.expectedID)?.short ?? file.expectedID
      return object["title"]?.string ?? object["name"]?.string ?? "\(format.noun) \(short)"
    }
  }

  /// The record as it stands in its file now.
  func object() throws -> JSONObject {
    let document = try document()
    seen = document
    return JSONValue(document.root).object ?? JSONObject()
  }

  /// The object at a path of keys, such as an entry of a map.
  func object(at path: [String]) throws -> JSONObject {
    let root = JSONValue.object(try object())
    return path.reduce(root as JSONValue?) { $0?.object?[$1] }?.object ?? JSONObject()
  }

  private func document() throws -> JSONDocument {
    let record = RecordLoader.read(file, in: desk.workbench.location)
    if let fault = record.faults.first { throw fault }
    guard let document = record.document, !record.isGone else {
      throw WorkbenchError(
        .noInput, at: file.path, "this \(format.noun) was deleted or erased",
        fix: "go back; the list shows what is there")
    }
    return document
  }

  /// Writes values through the one editor.
  ///
  /// - Parameters:
  ///   - label: What was changed: "Title".
  ///   - undo: What brings the values back that stand there now.
  func change(_ patch: RecordPatch, undo: RecordPatch?, label: String) throws -> [Message] {
    let (isChanged, remarks) = try write(patch)
    guard isChanged else { return [.outcome("\(label) stays as it was.")] }
    if let undo { undos.append((label, undo)) }
    return [.outcome("\(label) changed. /undo takes it back.")] + remarks.map { .notice($0) }
  }

  /// Keeps what takes a change back that is only known once it was made.
  func remember(_ undo: RecordPatch, label: String) { undos.append((label, undo)) }

  /// Takes the last change of this visit back.
  func undo() throws -> [Message] {
    guard let last = undos.popLast() else {
      return [.outcome("Nothing to take back since you came here.")]
    }
    _ = try write(last.patch)
    return [.outcome("\(last.label) is as it was before.")]
  }

  /// - Returns: Whether the file changed, and what to say of who came in, and of its round.
  private func write(_ patch: RecordPatch) throws -> (isChanged: Bool, remarks: [String]) {
    let workbench = desk.workbench
    defer { desk.forget() }
    return try workbench.transaction {
      let document = try document()
      let before = RecordDraft(changing: document, format: format, ids: workbench.ids).bytes
      let draft = try RecordDraft.applying(
        resolved(patch), seen: seen ?? document, current: document, format, ids: workbench.ids,
        now: workbench.now)
      guard draft.bytes != before else { return (false, []) }
      let remarks =
        try MeanwhileChange(file, before: document, after: draft).remarks
        + RecordMaking.remarks(draft, before: document, kind, study: study, in: workbench)
      try workbench.write(draft, to: RecordPath(file.path), isNew: false)
      seen = nil
      return (true, remarks)
    }
  }

  /// Only references need the other files, which take time to read with thousands of sessions.
  private func resolved(_ patch: RecordPatch) throws -> RecordPatch {
    guard Self.namesOthers(patch.values, format.fields) else { return patch }
    let definitions = try desk.workbench.definitions(study: study)
    return try ReferenceResolver(definitions, study: study).resolved(patch, format)
  }

  private static func namesOthers(_ values: JSONObject, _ fields: [Field]) -> Bool {
    fields.contains { field in
      guard let value = values[field.key] else { return false }
      switch field.kind {
      case .reference, .dimension, .set(.reference), .set(.dimension): return true
      case .group(let inner): return namesOthers(value.object ?? JSONObject(), inner)
      case .map(let entry):
        if entry.keyTarget != nil { return true }
        let parts = (value.object?.members.values).map(Array.init) ?? value.array ?? []
        return parts.compactMap(\.object).contains { namesOthers($0, entry.fields) }
      default: return false
      }
    }
  }
}

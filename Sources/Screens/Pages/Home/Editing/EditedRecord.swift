import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// A record that a screen changes field by field, and what takes each change back.
final class EditedRecord {
  let navigator: Navigator
  private let kind: RecordKind
  var format: RecordFormat { kind.format }
  /// The study that references are looked up in; `nil` for records that all studies share.
  let study: String?
  private let file: WorkspaceFile
  private var undos: [(label: Sentence, patch: RecordPatch)] = []
  /// What the person was shown last: only values of this are replaced by what they change.
  private var seen: JSONDocument?

  /// - Throws: ``WorkbenchError`` when the record is not there or has a fault.
  init(_ kind: RecordKind, _ id: String, study: String?, navigator: Navigator) throws {
    let finder = RecordFinder(workbench: navigator.workbench, kind: kind)
    file = try finder.record(id, study: study).file
    self.navigator = navigator
    self.kind = kind
    self.study = kind.role == .study ? id : study
  }

  /// The path of its file.
  var place: String { file.path }

  /// What people call the record: its title or name, or its noun and short id.
  var title: Sentence {
    get throws {
      let object = try object()
      let short = RecordID(file.expectedID)?.short ?? file.expectedID
      return (object[\Profile.name]?.string ?? object[\Study.title]?.string).map { "\($0)" }
        ?? "\(format.noun) \(short)"
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
    try record().document
  }

  /// The file as it stands now, without faults.
  private func record() throws -> (file: RecordFile, document: JSONDocument) {
    let record = navigator.workbench.read(file)
    if let fault = record.faults.first { throw fault }
    guard let document = record.document, !record.isGone else {
      throw WorkbenchError(
        .noInput, at: file.path, "this \(format.noun) was deleted or erased",
        fix: "go back; the list shows what is there")
    }
    return (record, document)
  }

  /// Writes values through the one editor.
  ///
  /// - Parameters:
  ///   - label: What was changed: "Title".
  ///   - undo: What brings the values back that stand there now.
  func change(_ patch: RecordPatch, undo: RecordPatch?, label: Sentence) throws -> [Message] {
    let changed = try write(patch)
    guard changed.isChanged else { return [.outcome("\(label) stays as it was.")] }
    if let undo { undos.append((label, undo)) }
    return [.outcome("\(label) changed. `/undo` takes it back.")]
      + changed.remarks.map { .notice("\($0)") }
  }

  /// Keeps what takes a change back that is only known once it was made.
  func remember(_ undo: RecordPatch, label: Sentence) { undos.append((label, undo)) }

  /// Takes the last change of this visit back.
  func undo() throws -> [Message] {
    guard let last = undos.popLast() else {
      return [.outcome("Nothing to take back since you came here.")]
    }
    _ = try write(last.patch)
    return [.outcome("\(last.label) is as it was before.")]
  }

  private func write(_ patch: RecordPatch) throws -> RecordChanging.Changed {
    defer { navigator.forget() }
    let changed = try RecordChanging(kind, study: study, in: navigator.workbench).write(
      patch, seen: seen, to: { try record().file })
    if changed.isChanged { seen = nil }
    return changed
  }
}

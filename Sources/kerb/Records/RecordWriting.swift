import Merging
import Records
import Workspace

/// Making, changing and deleting records: every way leads through one patch and the one editor.
struct RecordWriting {
  private let verbs: RecordVerbs
  private let invocation: Invocation
  private let workbench: Workbench
  private let finder: RecordFinder
  private var console: Console { invocation.console }
  private var kind: RecordKind { verbs.kind }

  init(_ verbs: RecordVerbs, _ invocation: Invocation) throws {
    self.verbs = verbs
    self.invocation = invocation
    workbench = try Workbench(invocation)
    finder = RecordFinder(workbench: workbench, kind: verbs.kind)
  }

  func make() throws -> ExitStatus {
    let study = try finder.study(invocation)
    var patch = try input()
    if kind.role == .spectrum, invocation.flag("guided") {
      var guide = SpectrumGuide(console: console)
      guard let answers = try guide.run() else { return .success }
      patch.merge(answers)
    }
    let omitted = kind.leading.map { [$0.field] } ?? []
    patch.merge(
      try FieldOptions(fields: kind.format.fields).patch(invocation, omitting: omitted))
    if let leading = kind.leading, let text = invocation.argument(leading.argument) {
      patch.put(.string(text), at: [leading.field])
    }
    patch.merge(try defaults(patch))
    return try workbench.transaction {
      let resolver = ReferenceResolver(try workbench.definitions(study: study), study: study)
      let resolved = try resolver.resolved(patch, kind.format)
      let chosen = kind.role == .study ? try invocation.required("STUDY") : invocation.string("id")
      let id = try finder.newID(
        { resolved.values[$0]?.string }, study: study, chosen: chosen ?? patch.values["id"]?.string)
      var draft = RecordDraft(creating: kind.format, id: id, ids: workbench.ids)
      try resolved.apply(to: &draft, now: workbench.now)
      let path = try kind.path(id.string, study: study)
      try workbench.write(draft, to: path, isNew: true)
      report(draft, "Made \(path.text).", study: study, id: id)
      return .success
    }
  }

  /// Values from `--from`.
  private func input() throws -> RecordPatch {
    guard let file = invocation.string("from") else { return RecordPatch() }
    return try PatchInput.read(file, console: console)
  }

  /// A new study takes the workspace's defaults.
  private func defaults(_ patch: RecordPatch) throws -> RecordPatch {
    guard kind.role == .study else { return RecordPatch() }
    var result = RecordPatch()
    let defaults = try StudyDefaults(workbench)
    let target = patch.values["target"]?.object ?? JSONObject()
    for (key, value) in defaults.target where target[key] == nil {
      result.put(.string(value), at: ["target", key])
    }
    if patch.values["title"] == nil {
      result.put(.string(try invocation.required("STUDY")), at: ["title"])
    }
    return result
  }

  func change() throws -> ExitStatus {
    let study = try finder.study(invocation)
    let typed = try invocation.required(kind.argument)
    var patch = try input()
    patch.merge(try FieldOptions(fields: kind.format.fields).patch(invocation))
    for text in invocation.strings("set") {
      patch.merge(try PathText.patch(setting: text, in: kind.format))
    }
    for text in invocation.strings("remove") {
      patch.merge(try PathText.patch(removing: text, in: kind.format))
    }
    if patch.isEmpty { patch = try edited(finder.record(typed, study: study)) }
    return try workbench.transaction {
      let record = try finder.record(typed, study: study)
      let (draft, isChanged) = try apply(patch, to: record, study: study)
      if !isChanged {
        console.message("Nothing changed.")
        if invocation.flag("json") { console.out(json: draft.bytes) }
        return .success
      }
      try workbench.write(draft, to: RecordPath(record.file.path), isNew: false)
      let id = record.file.expectedID
      report(draft, "Changed \(record.file.path).", study: study, id: RecordID(id))
      return .success
    }
  }

  private func apply(_ patch: RecordPatch, to record: RecordFile, study: String?) throws -> (
    RecordDraft, isChanged: Bool
  ) {
    guard let document = record.document, !record.isErased else {
      throw WorkbenchError(
        .invalidData, at: record.file.path, "this record was erased after a withdrawal",
        fix: "make a new one; what was erased stays erased")
    }
    let resolver = ReferenceResolver(try workbench.definitions(study: study), study: study)
    let resolved = try resolver.resolved(patch, kind.format)
    var draft = RecordDraft(changing: document, format: kind.format, ids: workbench.ids)
    let before = draft.bytes
    try resolved.apply(to: &draft, now: workbench.now)
    return (draft, draft.bytes != before)
  }

  /// Opens the editor on a form until what is saved can be read.
  private func edited(_ record: RecordFile) throws -> RecordPatch {
    guard let document = record.document else { return RecordPatch() }
    let object = JSONValue(document.root).object ?? JSONObject()
    var text = RecordForm.text(object, kind.format)
    while true {
      let saved = try console.edit(Array(text.utf8), named: "\(record.file.expectedID).txt")
      let typed = String(decoding: saved, as: UTF8.self)
      do {
        return try RecordForm.patch(typed, object, kind.format)
      } catch let error as WorkbenchError {
        text = typed
        if console.isInputTerminal {
          console.report(error)
          if try console.confirm("Edit again?", otherwise: "") { continue }
        }
        let kept = try Editor.keep(saved, named: "\(record.file.expectedID).txt")
        throw WorkbenchError(
          error.code, at: error.place, error.problem,
          fix: "\(error.remedy); what you typed is kept in \(kept)")
      }
    }
  }

  func delete() throws -> ExitStatus {
    let study = try finder.study(invocation)
    let record = try finder.record(invocation.required(kind.argument), study: study)
    let id = record.file.expectedID
    let isUndo = invocation.flag("undo")
    guard record.isGone == isUndo, let document = record.document, !record.isErased else {
      console.message(isUndo ? "\(id) is not deleted." : "\(id) is deleted already.")
      return .success
    }
    guard try isUndo || isConfirmed(id) else {
      console.message("Nothing deleted.")
      return .success
    }
    return try workbench.transaction {
      var draft = RecordDraft(changing: document, format: kind.format, ids: workbench.ids)
      try isUndo ? draft.restore() : draft.delete()
      try workbench.write(draft, to: RecordPath(record.file.path), isNew: false)
      if invocation.flag("json") { console.out(json: draft.bytes) }
      let back = invocation.arguments(kind.argument).first ?? id
      let words = [kind.word, "delete"] + (study.map { [$0] } ?? []) + [back, "--undo"]
      console.message(
        isUndo ? "\(id) is back." : "Deleted \(id). Undo: kerb \(words.joined(separator: " "))")
      return .success
    }
  }

  private func isConfirmed(_ id: String) throws -> Bool {
    if invocation.flag("yes") { return true }
    return try console.confirm(
      "Delete the \(kind.noun) \(id)?", otherwise: "add --yes to delete without a question")
  }

  private func report(_ draft: RecordDraft, _ outcome: String, study: String?, id: RecordID?) {
    if invocation.flag("json") {
      console.out(json: draft.bytes)
    } else {
      console.out(outcome + "\n")
    }
    guard let id, let next = NextStep.words(kind, draft, study: study, id: id) else { return }
    console.message(next)
  }
}

import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

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
    if kind.role == .profile, try PersonaNew.isAsked(invocation) {
      return try PersonaNew.run(invocation)
    }
    let study = try finder.study(invocation)
    if kind.role != .study, let many = try ManyInput(invocation) {
      return try make(many, study)
    }
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
    let chosen = kind.role == .study ? try invocation.required("STUDY") : invocation.string("id")
    if let leading = kind.leading, RequiredValues.isMissing(patch.values[leading.field]) {
      throw UsageError.missingArgument(leading.argument, of: invocation.verb)
    }
    let like = try invocation.string("like").map {
      try StudyLike(RecordFinder.study($0, workbench), in: workbench)
    }
    let made = try RecordMaking(kind, study: study, in: workbench).make(
      patch, id: chosen, like: like)
    report(made.bytes, "\(made.outcome)")
    for line in made.remarks + made.nextSteps { console.message("\(line)") }
    return .success
  }

  /// A record of every row of a file.
  private func make(_ many: ManyInput, _ study: String?) throws -> ExitStatus {
    for name in ["id", "guided", "template"] where invocation.verb.option(named: name) != nil {
      guard invocation.has(name) else { continue }
      throw UsageError(
        at: "--\(name)", "this is for one \(kind.noun), and the file may hold several",
        fix: name == "id" ? "leave it out; the file may have a column id" : "leave it out")
    }
    let omitted = kind.leading.map { [$0.field] } ?? []
    if let leading = kind.leading, invocation.argument(leading.argument) != nil {
      throw UsageError(
        at: leading.argument, "with many from a file, each row has its own",
        fix: "leave it out; the file has a column \(leading.field)")
    }
    let common = try FieldOptions(fields: kind.format.fields).patch(invocation, omitting: omitted)
    let outcome = try ManyRecordsMaking(
      kind, study: study, common: common,
      isAgain: invocation.flag("again"), in: workbench
    ).make(many.rows, isDry: many.isDry)
    return ManyTelling(
      input: many, console: console, isJSON: invocation.flag("json"),
      nouns: kind.format.nouns, done: .made, line: verbs.line,
      undo: { ids in
        let words = ["kerb", kind.word, "delete"] + (study.map { [$0] } ?? []) + ids + ["--yes"]
        return Sentence(text: words.joined(separator: " "))
      }
    ).tell(outcome)
  }

  /// Values from `--from`.
  private func input() throws -> RecordPatch {
    guard let file = invocation.string("from") else { return RecordPatch() }
    let patch = try PatchInput.read(file, console: console)
    if let line = patch.values[SystemKey.format]?.string,
      !Text.isSame(FormatLine(line)?.name ?? "", kind.format.name)
    {
      throw WorkbenchError(
        .invalidData, at: "--from",
        "the input is of the format \(Quoted(line)), not a \(kind.noun)",
        fix: "take its format line out, or use the verb of that kind of record")
    }
    return patch
  }

  func change() throws -> ExitStatus {
    let study = try finder.study(invocation)
    let typed = try invocation.required(kind.argument)
    var patch = try input()
    let before = try finder.record(typed, study: study)
    try refuseIfGone(before, study)
    if let id = patch.values[SystemKey.id]?.string, !Text.isSame(id, before.file.expectedID) {
      throw WorkbenchError(
        .invalidData, at: "--from", "the input is of another record, \(Quoted(id))",
        fix: "take its id line out, or name that record")
    }
    if kind.role == .participant, let study {
      try ConsentWriting.refuseLifting(patch, of: before, study: study)
    }
    patch.merge(try FieldOptions(fields: kind.format.fields).patch(invocation))
    let paths = PathText(kind.format, before)
    for text in invocation.strings("set") { patch.merge(try paths.patch(setting: text)) }
    for text in invocation.strings("remove") { patch.merge(try paths.patch(removing: text)) }
    // Whoever hands values in wants no editor, also when there are none among them.
    guard patch.isEmpty, !invocation.has("from") else {
      return try write(patch, typed, study, seen: nil)
    }
    let editing = RecordEditing(workbench, console, kind.format) {
      try refuseIfGone(before, study)
      try changing(study).check($0, on: before)
    }
    return try editing.edit(before) { try write($0, typed, study, seen: before.document) }
  }

  /// - Parameter seen: What the person saw when they made the change; `nil` where nothing was shown.
  private func write(
    _ patch: RecordPatch, _ typed: String, _ study: String?, seen: JSONDocument?
  ) throws -> ExitStatus {
    try RequiredValues.checkParts(patch.values, kind.format.fields)
    let changed = try changing(study).write(patch, seen: seen) {
      let record = try finder.record(typed, study: study)
      try refuseIfGone(record, study)
      return record
    }
    if !changed.isChanged {
      console.message("Nothing changed.")
      if invocation.flag("json") { console.out(json: changed.bytes) }
      return .success
    }
    report(changed.bytes, "Changed \(changed.path).")
    for line in changed.remarks { console.message("\(line)") }
    return .success
  }

  private func changing(_ study: String?) -> RecordChanging {
    RecordChanging(kind, study: study, in: workbench)
  }

  func delete() throws -> ExitStatus {
    let study = try finder.study(invocation)
    // All are found before the first goes.
    let ids = try invocation.arguments(kind.argument).map {
      try finder.record($0, study: study).file.expectedID
    }
    let isUndo = invocation.flag("undo")
    let going = try ids.filter { try isUndo || !isGone($0, study) }
    if !isUndo, !going.isEmpty, try !isConfirmed(going) {
      console.message("Nothing deleted.")
      return .success
    }
    // Read again: the answer may have taken a while.
    let all = try changing(study).setDeleted(!isUndo) {
      try ids.map { try finder.record($0, study: study) }
    }
    for (id, bytes) in zip(ids, all) { tell(!isUndo, id, bytes, study) }
    return .success
  }

  private func tell(_ isDeleted: Bool, _ id: String, _ bytes: [UInt8]?, _ study: String?) {
    guard let bytes else {
      console.message(isDeleted ? "\(id) is deleted already." : "\(id) is not deleted.")
      return
    }
    if invocation.flag("json") { console.out(json: bytes) }
    console.message(
      isDeleted ? "Deleted \(id). Undo: \(deletion(id, study)) `--undo`" : "\(id) is back.")
  }

  private func refuseIfGone(_ record: RecordFile, _ study: String?) throws {
    guard record.isGone, !record.isErased else { return }
    throw WorkbenchError(
      .noInput, at: record.file.path, "this \(kind.noun) is deleted",
      fix: "\(deletion(record.file.expectedID, study)) `--undo` brings it back")
  }

  private func isGone(_ id: String, _ study: String?) throws -> Bool {
    try finder.record(id, study: study).isGone
  }

  /// The command that deletes a record, for people to copy.
  private func deletion(_ id: String, _ study: String?) -> String {
    let short = RecordID(id)?.short ?? id
    return (["kerb", kind.word, "delete"] + (study.map { [$0] } ?? []) + [short])
      .joined(separator: " ")
  }

  private func isConfirmed(_ ids: [String]) throws -> Bool {
    let names: Sentence =
      ids.count == 1
      ? "the \(kind.noun) \(ids[0])" : "\(ids.count) \(kind.plural), \(Sentence.list(ids))"
    return try invocation.flag("yes")
      || console.confirm("Delete \(names)?", otherwise: "add `--yes` to delete without a question")
  }

  private func report(_ bytes: [UInt8], _ outcome: Sentence) {
    if invocation.flag("json") {
      console.out(json: bytes)
    } else {
      console.line("\(outcome)")
    }
  }
}

import Measures
import Merging
import Records
import Terminal
import Workspace

/// Every field of the workspace for which people wrote different values at the same time.
struct ConflictsScreen {
  let desk: Desk

  func run() throws {
    try ListScreen(desk: desk, page: page) { index in
      try ConflictScreen(desk: desk, conflict: try desk.overview().conflicts[index]).run()
    }.run()
  }

  private func page(_ start: Int?) throws -> Page {
    let conflicts = try desk.overview().conflicts
    let rows = conflicts.enumerated().map { index, conflict in
      PageRow(
        String(index), conflict.label,
        details: [
          conflict.record, conflict.file.study ?? "",
          Phrase.count(conflict.values.count, "value", "values"),
        ])
    }
    return Page(
      "conflicts", title: "Conflicts", place: Phrase.count(rows.count, "field", "fields"),
      lead: rows.isEmpty
        ? []
        : [
          "People wrote different values at the same time. All are kept until somebody who saw them chooses.",
          "Choose one to read all its values. Setting the field with kerb edit settles it too.",
        ],
      list: PageList(
        .choices, noun: "conflict", rows: rows, start: start,
        whenEmpty: "No conflicts: every field has one value."),
      prompt: Prompt("Conflict", .choice))
  }
}

/// One conflict: all its values, whole, and the choice which one stays.
struct ConflictScreen {
  let desk: Desk
  let conflict: FileConflict

  /// - Returns: What came of it.
  func run() throws -> [Message] {
    let values = conflict.values.map(conflict.shown)
    let index: Int
    do {
      index = try desk.pages.choose(
        "\(conflict.label): which value stays?", "Value", values, lead: lead)
    } catch let left as QuestionLeft where !left.quits {
      return [.outcome("Nothing was settled.")]
    }
    guard
      try desk.pages.confirm(
        "Keep only this value of \(conflict.label)?", yes: "keep it", no: "settle nothing")
    else { return [.outcome("Nothing was settled.")] }
    try settle(conflict.values[index])
    return [.outcome("Settled: \(conflict.label) of \(conflict.record).")]
  }

  private var lead: [String] {
    let study = conflict.file.study.map { " in \($0)" } ?? ""
    return ["\(conflict.record)\(study).".capitalisedFirst]
      + (conflict.part.map { ["In its \($0)."] } ?? [])
      + ["The first value is the one that stands now."]
  }

  private func settle(_ value: JSONValue) throws {
    let workbench = desk.workbench
    defer { desk.forget() }
    try workbench.transaction {
      let record = RecordLoader.read(conflict.file, in: workbench.location)
      if let fault = record.faults.first { throw fault }
      guard let document = record.document, let format = record.format,
        FileConflict.all(in: record).contains(where: isSame)
      else {
        throw WorkbenchError(
          .invalidData, at: conflict.file.path, "the field has other values by now",
          fix: "choose it again in the list")
      }
      var draft = RecordDraft(changing: document, format: format, ids: workbench.ids)
      try conflict.settle(value, in: &draft)
      try workbench.write(draft, to: RecordPath(conflict.file.path), isNew: false)
    }
  }

  /// Whether the file still holds the values that were shown.
  private func isSame(_ other: FileConflict) -> Bool {
    conflict.holder.map { Text($0) } == other.holder.map { Text($0) }
      && conflict.pointer.map { Text($0) } == other.pointer.map { Text($0) }
      && Set(conflict.values) == Set(other.values)
  }
}

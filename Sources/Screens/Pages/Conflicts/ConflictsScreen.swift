import Measures
import Records
import Terminal
import Wording
import Workbench

/// Every field of the workspace for which people wrote different values at the same time, and every file that git
/// could not merge.
struct ConflictsScreen {
  let desk: Desk
  private let settling: ConflictSettling

  init(desk: Desk) {
    self.desk = desk
    settling = ConflictSettling(desk.workbench)
  }

  func run() throws {
    defer { desk.forget() }
    try ListScreen(
      desk: desk, page: page,
      onRow: { index in
        let first = try settling.pendingFiles() > 0 ? 1 : 0
        guard index >= first else { return try self.rebuild() }
        let conflict = try desk.overview().conflicts[index - first]
        return try self.settle([conflict])
      },
      onCommand: { name, _ in
        name == "undo" ? try self.undo() : try self.settle(try desk.overview().conflicts)
      }
    ).run()
    try finish()
  }

  private func page(_ start: Int?) throws -> Page {
    let conflicts = try desk.overview().conflicts
    let pending = try settling.pendingFiles()
    var rows = conflicts.enumerated().map { index, conflict in
      PageRow(
        String(index), conflict.label,
        details: [
          conflict.record, conflict.file.study ?? "",
          Phrase.count(conflict.values.count, "value", "values"),
        ])
    }
    if pending > 0 {
      let files = Phrase.count(pending, "file", "files")
      rows.insert(
        PageRow("pending", "\(files) that git could not merge", details: ["merge now"]), at: 0)
    }
    return Page(
      "conflicts", title: "Conflicts", place: Phrase.count(conflicts.count, "field", "fields"),
      lead: rows.isEmpty
        ? []
        : [
          "People wrote different values at the same time. All are kept until somebody who saw them chooses.",
          "Choose one to read all its values. Setting the field with kerb edit settles it too.",
        ],
      list: PageList(
        .choices, noun: "conflict", rows: rows, start: start,
        whenEmpty: "No conflicts: every field has one value."),
      prompt: Prompt("Conflict", .choice),
      commands: [
        PageCommand("all", "", "Walk through all of them.", footer: true),
        PageCommand("undo", "", "Take the last choice back.", footer: true),
      ])
  }

  private func settle(_ conflicts: [FileConflict]) throws -> [Message] {
    defer { desk.forget() }
    let before = settling.count
    let walk = ResolveWalk(conflicts, settling, .onPages)
    try walk.run(desk.pages)
    if !walk.lastMessages.isEmpty { return walk.lastMessages }
    return settling.count == before ? [.outcome("Nothing was settled.")] : []
  }

  private func undo() throws -> [Message] {
    defer { desk.forget() }
    return [.outcome(try settling.undo().said)]
  }

  private func rebuild() throws -> [Message] {
    defer { desk.forget() }
    let files = try settling.rebuild()
    let said = files.flatMap { file in
      file.lines.map { Message.outcome($0) }
        + (file.error.map { [.error($0.sentence)] } ?? [])
    }
    return said
      + (settling.nextStep.map { [.answer("Next: \($0)")] } ?? [])
  }

  /// Brings the reports along with what was settled.
  private func finish() throws {
    let said = try desk.attempt {
      try settling.refreshReports().map { .outcome("Written again: \($0)") }
    }
    if !said.isEmpty { desk.pages.say(said) }
  }
}

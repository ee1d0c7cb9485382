import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Every field of the workspace for which people wrote different values at the same time, and every file that git
/// could not merge.
struct ConflictsScreen {
  let navigator: Navigator
  private let settling: ConflictSettling

  init(navigator: Navigator) {
    self.navigator = navigator
    settling = ConflictSettling(navigator.workbench)
  }

  func run() throws {
    defer { navigator.forget() }
    try ListScreen(
      navigator: navigator, page: page,
      act: { way in
        switch way {
        case .rebuild: try self.rebuild()
        case .settle(let conflicts): try self.settle(conflicts)
        case .undo: try self.undo()
        }
      }
    ).run()
    try finish()
  }

  private enum Destination {
    case rebuild
    case settle([FileConflict])
    case undo
  }

  private func page(_ start: Int?) throws -> ActionPage<Destination> {
    let conflicts = try navigator.overview().conflicts
    let pending = try settling.pendingFiles()
    var rows = conflicts.enumerated().map { index, conflict -> ActionPage<Destination>.Row in
      (
        PageRow(
          String(index), "\(conflict.label)",
          details: [
            "\(conflict.record)", "\(conflict.file.study ?? "")",
            "\(conflict.values.count, "value", "values")",
          ]), .settle([conflict])
      )
    }
    if pending > 0 {
      let files = Sentence.count(pending, "file", "files")
      rows.insert(
        (
          PageRow("pending", "\(files) that git could not merge", details: ["merge now"]),
          .rebuild
        ), at: 0)
    }
    return ActionPage(
      "conflicts", title: "Conflicts", place: "\(conflicts.count, "field", "fields")",
      lead: rows.isEmpty
        ? []
        : [
          "People wrote different values at the same time. All are kept until somebody who saw them chooses.",
          "Choose one to read all its values. Setting the field with `kerb edit` settles it too.",
        ],
      list: ActionList(
        .choices, noun: Noun("conflict", "conflicts"), rows: rows, start: start,
        whenEmpty: "No conflicts: every field has one value."),
      prompt: Prompt("Conflict", .choice),
      commands: [
        ActionCommand("all", "Walk through all of them.", footer: true, .settle(conflicts)),
        ActionCommand("undo", "Take the last choice back.", footer: true, .undo),
      ])
  }

  private func settle(_ conflicts: [FileConflict]) throws -> [Message] {
    defer { navigator.forget() }
    let before = settling.count
    let walk = ResolveWalk(conflicts, settling, .onPages)
    try walk.run(navigator.pages)
    if !walk.lastMessages.isEmpty { return walk.lastMessages }
    return settling.count == before ? [.outcome("Nothing was settled.")] : []
  }

  private func undo() throws -> [Message] {
    defer { navigator.forget() }
    return [.outcome(try "\(settling.undo().said)")]
  }

  private func rebuild() throws -> [Message] {
    defer { navigator.forget() }
    let files = try settling.rebuild()
    let said = files.flatMap { file in
      file.lines.map { Message.outcome("\($0)") }
        + (file.error.map { [$0.message] } ?? [])
    }
    return said
      + (settling.nextStep.map { [.answer("Next: \($0)")] } ?? [])
  }

  /// Brings the reports along with what was settled.
  private func finish() throws {
    let said = try navigator.attempt {
      try settling.refreshReports().map { .outcome("Written again: \($0)") }
    }
    if !said.isEmpty { navigator.pages.say(said) }
  }
}

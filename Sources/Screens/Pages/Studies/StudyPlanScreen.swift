import JSON
import Measures
import Records
import Terminal
import Workbench

/// The plan of a study: tasks with their criteria, things to watch for, screens, people wanted.
struct StudyPlanScreen {
  let desk: Desk
  let study: String

  /// A row and the part of the plan that it stands for.
  private typealias Entry = (row: PageRow, path: [String])

  func run() throws {
    let editing = try EditedRecord(.study, study, study: nil, desk: desk)
    try ListScreen(
      desk: desk,
      page: { page(try entries(), start: $0) },
      onRow: { index in
        let entry = try entries()[index]
        return try desk.open { try FieldEditing(editing, at: entry.path).run() }
      },
      onCommand: { name, argument in
        switch name {
        case "task":
          return try adding("tasks", to: editing) {
            try NewTask(desk: desk, study: study).run(title: argument)
          }
        case "watch":
          return try adding("prompts", to: editing) {
            try NewPrompt(desk: desk, study: study).run(text: argument)
          }
        case "undo": return try editing.undo()
        default: return try desk.open { try FieldEditing(editing).run() }
        }
      }
    ).run()
  }

  /// Adds a part with a verb, and remembers how to take it back.
  private func adding(
    _ map: String, to editing: EditedRecord, _ work: () throws -> [Message]
  ) throws -> [Message] {
    let before = try editing.object(at: [map]).sortedKeys
    let messages = try work()
    for key in try editing.object(at: [map]).sortedKeys where !before.contains(key) {
      var undo = RecordPatch()
      undo.put(.null, at: [map, key.string])
      editing.remember(undo, label: "The plan")
    }
    return messages
  }

  private func page(_ entries: [Entry], start: Int?) -> Page {
    Page(
      "plan \(study)", title: "Plan", place: study,
      list: PageList(
        .choices, noun: "part", rows: entries.map(\.row), start: start,
        whenEmpty: "Nothing is planned yet. Add a task: /task TITLE"),
      prompt: Prompt("Part", .choice),
      commands: [
        PageCommand("task", "[TITLE]", "Add a task.", footer: true),
        PageCommand("watch", "[TEXT]", "Add something to watch for.", footer: true),
        PageCommand("edit", "", "Change any field of the plan.", footer: true),
        PageCommand("undo", "", "Take the last change back.", footer: true),
      ])
  }

  private func entries() throws -> [Entry] {
    let plan = try desk.study(study).study
    let tasks = plan.tasks.map { task in
      (
        PageRow(
          "task \(task.id)", task.title,
          details: [
            task.criteria.isEmpty
              ? "exercises no criterion yet" : places(task.criteria)
          ],
          spoken: task.criteria.isEmpty
            ? "\(task.title); it exercises no criterion yet"
            : "\(task.title); it exercises \(places(task.criteria))"),
        ["tasks", task.id]
      )
    }
    let prompts = plan.prompts.map { prompt in
      (
        PageRow(
          "prompt \(prompt.id)", prompt.text,
          details: [
            prompt.beyondWcag ? "beyond WCAG" : places(prompt.criteria),
            PromptPolarity.remark(prompt.favourable),
          ].filter { !$0.isEmpty }),
        ["prompts", prompt.id]
      )
    }
    let screens = plan.screens.map { (PageRow("screen \($0.id)", $0.title), ["screens", $0.id]) }
    return part("Tasks", tasks) + part("Watch for", prompts) + part("Screens", screens)
      + part("People wanted", try targets(plan))
  }

  private func targets(_ plan: Study) throws -> [Entry] {
    guard !plan.recruitmentTargets.isEmpty else { return [] }
    let measured = try desk.measured(study, round: nil).coverage.people.targets
    return zip(plan.recruitmentTargets, measured).map { target, row in
      let noun = row.countsSessions ? "sessions" : "people"
      return (
        PageRow(
          "target \(target.id)", target.label,
          details: [
            row.metInAll > row.planned
              ? "\(row.metInAll) \(noun), \(row.planned) planned"
              : "\(row.metInAll) of \(row.planned) planned \(noun)",
            row.isMet ? "met" : "not met",
          ]),
        ["recruitmentTargets", target.id]
      )
    }
  }

  private func places(_ places: [Place]) -> String {
    places.sorted().map(\.description).joined(separator: ", ")
  }

  private func part(_ title: String, _ entries: [Entry]) -> [Entry] {
    entries.isEmpty
      ? [] : [(PageRow("heading \(title)", title, isHeading: true), [])] + entries
  }
}

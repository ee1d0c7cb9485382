import JSON
import Localization
import Measures
import Records
import Terminal
import Workbench

/// The plan of a study: tasks with their criteria, things to watch for, screens, people wanted.
struct StudyPlanScreen {
  let navigator: Navigator
  let study: String

  private enum Destination {
    /// A part of the plan, by the keys to it.
    case part([String])
    case task(title: String)
    case watch(text: String)
    case edit, undo
  }

  private typealias Entry = ActionPage<Destination>.Row

  func run() throws {
    let editing = try EditedRecord(.study, study, study: nil, navigator: navigator)
    try ListScreen(
      navigator: navigator,
      page: { page(try entries(), start: $0) },
      act: { way in
        switch way {
        case .part(let path):
          try navigator.open { try FieldEditing(editing, at: path).run() }
        case .task(let title):
          try adding(\.tasks, to: editing) {
            try NewTask(navigator: navigator, study: study).run(title: title)
          }
        case .watch(let text):
          try adding(\.prompts, to: editing) {
            try NewPrompt(navigator: navigator, study: study).run(text: text)
          }
        case .undo: try editing.undo()
        case .edit: try navigator.open { try FieldEditing(editing).run() }
        }
      }
    ).run()
  }

  /// Adds a part with a verb, and remembers how to take it back.
  private func adding<Member: Records.Entry>(
    _ map: KeyPath<Study, [Member]>, to editing: EditedRecord, _ work: () throws -> [Message]
  ) throws -> [Message] {
    let path = Holder<Study>().field(map)
    let before = try editing.object(at: path).sortedKeys
    let messages = try work()
    for key in try editing.object(at: path).sortedKeys where !before.contains(key) {
      var undo = RecordPatch()
      undo.put(.null, at: path + [key.string])
      editing.remember(undo, label: "The plan")
    }
    return messages
  }

  private func page(_ entries: [Entry], start: Int?) -> ActionPage<Destination> {
    ActionPage(
      "plan \(study)", title: "Plan", place: "\(study)",
      list: ActionList(
        .choices, noun: Noun("part", "parts"), rows: entries, start: start,
        whenEmpty: "Nothing is planned yet. Add a task: `/task` TITLE"),
      prompt: Prompt("Part", .choice),
      commands: [
        ActionCommand("task", "[TITLE]", "Add a task.", footer: true) { .task(title: $0) },
        ActionCommand("watch", "[TEXT]", "Add something to watch for.", footer: true) {
          .watch(text: $0)
        },
        ActionCommand("edit", "Change any field of the plan.", footer: true, .edit),
        ActionCommand("undo", "Take the last change back.", footer: true, .undo),
      ])
  }

  private func entries() throws -> [Entry] {
    let plan = try navigator.study(study).study
    let tasks = plan.tasks.map { task -> Entry in
      (
        PageRow(
          "task \(task.id)", "\(task.title)",
          details: [
            task.criteria.isEmpty
              ? "exercises no criterion yet" : places(task.criteria)
          ],
          spoken: task.criteria.isEmpty
            ? "\(task.title); it exercises no criterion yet"
            : "\(task.title); it exercises \(places(task.criteria))"),
        .part(Holder<Study>().entry(\.tasks, task.id).keys)
      )
    }
    let prompts = plan.prompts.map { prompt -> Entry in
      (
        PageRow(
          "prompt \(prompt.id)", "\(prompt.text)",
          details: [
            prompt.beyondWcag ? "beyond WCAG" : places(prompt.criteria),
            "\(PromptPolarity.remark(prompt.favourable))",
          ].filter { !$0.isEmpty }),
        .part(Holder<Study>().entry(\.prompts, prompt.id).keys)
      )
    }
    let screens = plan.screens.map { screen -> Entry in
      (
        PageRow("screen \(screen.id)", "\(screen.title)"),
        .part(Holder<Study>().entry(\.screens, screen.id).keys)
      )
    }
    return part("Tasks", tasks) + part("Watch for", prompts) + part("Screens", screens)
      + part("People wanted", try targets(plan))
  }

  private func targets(_ plan: Study) throws -> [Entry] {
    guard !plan.recruitmentTargets.isEmpty else { return [] }
    let measured = try navigator.measured(study, round: nil).coverage.people.targets
    return zip(plan.recruitmentTargets, measured).map { target, row -> Entry in
      let noun: Sentence = row.countsSessions ? "sessions" : "people"
      return (
        PageRow(
          "target \(target.id)", "\(target.label)",
          details: row.uncounted.map { [$0.words] } ?? [
            row.inAll.met > row.planned
              ? "\(row.inAll.met) \(noun), \(row.planned) planned"
              : "\(row.inAll.met) of \(row.planned) planned \(noun)",
            row.inAll.isMet ? "met" : "not met",
          ]),
        .part(Holder<Study>().entry(\.recruitmentTargets, target.id).keys)
      )
    }
  }

  private func places(_ places: [Place]) -> Sentence {
    "\(places.sorted().map(\.description).joined(separator: ", "))"
  }

  private func part(_ title: Sentence, _ entries: [Entry]) -> [Entry] {
    entries.isEmpty
      ? [] : [(PageRow("heading \(title)", title, isHeading: true), nil)] + entries
  }
}

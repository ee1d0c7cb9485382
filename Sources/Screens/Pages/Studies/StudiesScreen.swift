import JSON
import Records
import Terminal
import Workbench

/// All studies of the workspace.
struct StudiesScreen {
  let desk: Desk

  func run() throws {
    try ListScreen(
      desk: desk, page: page,
      act: { way in
        switch way {
        case .study(let id): try desk.open { try StudyScreen(desk: desk, study: id).run() }
        case .new(let title): try NewStudy(desk: desk).run(title: title)
        }
      }
    ).run()
  }

  private enum Way {
    case study(String)
    case new(title: String)
  }

  private func page(_ start: Int?) throws -> ActionPage<Way> {
    ActionPage(
      "studies", title: "Studies",
      list: ActionList(
        .choices, noun: "study",
        rows: try desk.overview().studies.map { (StudyRow.row($0), .study($0.id)) },
        start: start, whenEmpty: "No study yet. Make one: /new TITLE"),
      prompt: Prompt("Study", .choice),
      commands: [
        ActionCommand("new", "[TITLE]", "Make a study.", footer: true) { .new(title: $0) }
      ])
  }
}

/// Making a study: asks for its title and opens it.
struct NewStudy {
  let desk: Desk

  /// - Parameter title: Empty where it is asked for.
  func run(title: String) throws -> [Message] {
    try desk.attempt {
      let title =
        title.isEmpty
        ? try desk.pages.ask(
          "What is the study called?", "Title",
          lead: ["It stands in reports: \"Buying a ticket on a moving tram\"."],
          problem: { FieldText.trimmed($0).isEmpty ? "A study needs a title." : nil })
        : title
      let made = try RecordMaking(.study, in: desk.workbench).makeStudy(
        RecordPatch(JSONObject(["title": .string(title)])))
      desk.forget()
      try StudyScreen(desk: desk, study: made.id.string).run(
        saying: [.outcome(([made.outcome] + made.remarks).joined(separator: " "))])
      return []
    }
  }
}

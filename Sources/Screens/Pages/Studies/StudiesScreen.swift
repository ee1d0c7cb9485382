import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// All studies of the workspace.
struct StudiesScreen {
  let navigator: Navigator

  func run() throws {
    try ListScreen(
      navigator: navigator, page: page,
      act: { way in
        switch way {
        case .study(let id):
          try navigator.open { try StudyScreen(navigator: navigator, study: id).run() }
        case .new(let title): try NewStudy(navigator: navigator).run(title: title)
        }
      }
    ).run()
  }

  private enum Destination {
    case study(String)
    case new(title: String)
  }

  private func page(_ start: Int?) throws -> ActionPage<Destination> {
    ActionPage(
      "studies", title: "Studies",
      list: ActionList(
        .choices, noun: Noun("study", "studies"),
        rows: try navigator.overview().studies.map { (StudyRow.row($0), .study($0.id)) },
        start: start, whenEmpty: "No study yet. Make one: `/new` TITLE"),
      prompt: Prompt("Study", .choice),
      commands: [
        ActionCommand("new", "[TITLE]", "Make a study.", footer: true) { .new(title: $0) }
      ])
  }
}

/// Making a study: asks for its title and opens it.
struct NewStudy {
  let navigator: Navigator

  /// - Parameter title: Empty where it is asked for.
  func run(title: String) throws -> [Message] {
    try navigator.attempt {
      let title =
        title.isEmpty
        ? try navigator.pages.ask(
          "What is the study called?", "Title",
          lead: ["It stands in reports: \"Buying a ticket on a moving tram\"."],
          problem: { PlainText.trimmed($0).isEmpty ? "A study needs a title." : nil })
        : title
      var values = RecordPatch()
      values.set(\Study.title, to: title)
      let made = try RecordMaking(.study, in: navigator.workbench).makeStudy(values)
      navigator.forget()
      try StudyScreen(navigator: navigator, study: made.id.string).run(
        saying: [
          .outcome(
            (["\(made.outcome)"] + made.remarks).joined(separator: " "))
        ])
      return []
    }
  }
}

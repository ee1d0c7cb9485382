import JSON
import Localization
import Measures
import Records
package import Terminal
import Wording
package import Workbench

/// Makes a profile section by section, each with its question and what to beware of.
///
/// Every answer is written at once. Whoever is interrupted goes on with the same command: it offers the profiles whose
/// sections are not all said.
package struct PersonaGuide {
  private let navigator: Navigator
  private let template: GuideTemplate

  package init(workbench: Workbench, pages: any PageShowing, template: GuideTemplate) {
    navigator = Navigator(
      workbench: workbench, pages: pages,
      actions: WorkbenchActions(
        record: { _, _ in }, review: { _, _ in }, makeWorkspace: { workbench }))
    self.template = template
  }

  /// - Throws: `TerminalEnded`, or `WorkbenchError` where nothing can be read or made.
  package func run() throws -> RunResult {
    do {
      let id = try begin()
      try sections(of: id)
      return RunResult(
        lines: ["Personas/people/\(id).json"], words: ["Next: `kerb persona card \(id)`"])
    } catch is QuestionLeft {
      return RunResult(words: [
        "Left. What was answered is kept; `kerb persona new` goes on with it."
      ]
      )
    }
  }

  // MARK: Whom it is about

  private func begin() throws -> String {
    let open = try unfinished()
    let choices: [Sentence] =
      ["Make a new profile"] + open.map { "Go on with \($0.name): \($0.left)" }
    if open.isEmpty { return try new() }
    let index = try navigator.pages.choose(
      "A new profile, or one that is not finished?", "Choice", choices, standing: 0)
    return index == 0 ? try new() : open[index - 1].id
  }

  private func unfinished() throws -> [(id: String, name: String, left: Sentence)] {
    try SharedPeople(in: navigator.workbench).profiles.compactMap { profile in
      let object = try EditedRecord(.persona, profile.id.string, study: nil, navigator: navigator)
        .object()
      let left = template.sections.filter { !$0.isSaid(in: object) }
      guard !left.isEmpty else { return nil }
      return (
        profile.id.string, Printable.text(profile.name),
        "\(left.count) of \(template.sections.count) sections left"
      )
    }
  }

  private func new() throws -> String {
    let name = try navigator.pages.ask(
      "What is the person called?", "Name", lead: [GuideSection.name.caution],
      problem: { typed in
        if PlainText.trimmed(typed).isEmpty { return "It needs a name; an invented one." }
        return NumbersInWords.holdsOne(typed)
          ? "A participant's number stands in it. Invent a name." : nil
      })
    var patch = RecordPatch()
    patch.set(\Profile.name, to: PlainText.trimmed(name))
    defer { navigator.forget() }
    return try RecordMaking(.persona, in: navigator.workbench).make(patch).id.string
  }

  // MARK: Its sections

  private enum Destination {
    case section(Int)
    case read
  }

  private func sections(of id: String) throws {
    let record = try EditedRecord(.persona, id, study: nil, navigator: navigator)
    try ListScreen<Destination>(
      navigator: navigator, page: { try page(record, start: $0) },
      act: { way in
        switch way {
        case .section(let index):
          let section = template.sections[index]
          return try navigator.open {
            try FieldEditing(
              record, keys: section.keys, title: section.title,
              lead: [section.question, section.caution]
            ).run()
          }
        case .read: return try read(id)
        }
      }
    ).run()
  }

  private func page(_ record: EditedRecord, start: Int?) throws -> ActionPage<Destination> {
    let object = try record.object()
    let states = template.sections.map { $0.isSaid(in: object) }
    let rows = zip(template.sections, states).enumerated().map {
      index, section -> ActionPage<Destination>.Row in
      let state: Sentence = section.1 ? "said" : "empty"
      return (
        PageRow(
          section.0.title.plain(), section.0.title, details: [state],
          spoken: "\(section.0.title), \(state)"), .section(index)
      )
    }
    let next = states.firstIndex(of: false)
    let lead: Sentence =
      next == nil
      ? "Every section says something. `/person` asks what the person would say."
      : "Enter opens the section that stands. Nothing has to be filled in; every answer is kept at once."
    return ActionPage(
      "guide \(record.place)", title: try record.title, place: "new profile", lead: [lead],
      list: ActionList(
        .choices, noun: Noun("section", "sections"), rows: rows, start: next ?? start),
      prompt: Prompt("Section", .choice),
      commands: [
        // Not "read": on the pages of fields that begins /reading.
        ActionCommand("person", "Read it as the person would.", footer: true, .read)
      ])
  }

  /// What would this person say if they read it?
  private func read(_ id: String) throws -> [Message] {
    let shared = try SharedPeople(in: navigator.workbench)
    let own = shared.profiles.filter { Text.isSame($0.id.string, id) }
    let found = ProfileCare(own, spectrums: shared.spectrums).findings()
    let question: Sentence =
      "What would this person say if they read it? Would they sign it? Who that lives so has read it?"
    guard !found.isEmpty else { return [.answer("\(question) Nothing else to ask.")] }
    return [.answer(question)]
      + found.map { .notice("\(("\($0.problem)" as Sentence).capitalised).") }
  }
}

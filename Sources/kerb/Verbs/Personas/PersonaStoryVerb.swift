import CommandLine
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

extension Commands {
  /// `kerb persona story PERSONA --study S --task T`: a scenario and a story.
  static let personaStory = Verb(
    ["persona", "story"],
    "Write a scenario for a moderator, and a story for the backlog, of a profile and a task.",
    examples: [
      .init(
        "kerb persona story tendai-mupfure --study tram-tickets --task buy-day-ticket",
        "Prints both, with what must be true for the task to be done."),
      .init(
        "kerb persona story tendai-mupfure --study tram-tickets --task buy-day-ticket --over touch/situational",
        "The same where today a hand is busy."),
      .init(
        "kerb persona story tendai-mupfure --study tram-tickets --task buy-day-ticket --to story.md",
        "Writes it as Markdown, for a tracker."),
    ],
    arguments: [
      .required(
        "PERSONA", "The id of the profile, or the beginning of its name.",
        .names(RecordKind.persona.nameKind))
    ],
    options: [
      .value("study", "STUDY", "The study whose task it is.", .study, isRequired: true),
      .value("task", "TASK", "The task: its id or its title.", isRequired: true),
      .value("over", "CELL", "A cell of the spectrum that holds today, such as touch/situational."),
      .value(
        "format", "FORMAT", "How it is written.",
        .words([OfferedWord("md"), OfferedWord("html"), OfferedWord("json")]), otherwise: "md"),
      .value("to", "FILE", "Write to a file; - is standard output.", .file),
      .value(
        "edition", "EDITION", "For whom it is.",
        .words([
          OfferedWord("team", "With what walkthroughs foretold, and open problems."),
          OfferedWord("share", "Made of the profile and the task alone."),
        ]), otherwise: "team"),
    ],
    discussion: [
      "It says what the profile, the task, walkthroughs and findings say, and adds no fact. What is not written down yet is said to be missing.",
      "A story is no evidence. It is done when people who live so have tried it.",
    ], leadsOn: true
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.string("study") ?? "", workbench)
    let loaded = try workbench.study(study)
    let cards = try PersonaCards(in: workbench)
    let profile = try WalkthroughPlan.profile(invocation.required("PERSONA"), in: cards)
    let edition = Edition(rawValue: invocation.string("edition") ?? "") ?? .team
    try cards.check(profile, isIn: edition)
    let made = try cards.card(profile, withEvidence: false)
    let story = PersonaStory(
      made.card,
      try WalkthroughPlan.task(invocation.string("task") ?? "", in: loaded.records.study),
      in: loaded.records,
      over: try invocation.string("over").map { try WalkthroughPlan.cell($0, in: workbench) },
      edition: edition)
    try CardOutput(invocation, edition).put(
      text(story, invocation.string("format"), in: invocation.console.language))
    return ReportOutput.report(loaded.faults + made.faults, invocation.console)
  }

  private static func text(_ story: PersonaStory, _ format: String?, in language: Language)
    -> String
  {
    switch format {
    case "json": String(decoding: PersonaStoryDocument.json(story), as: UTF8.self)
    case "html":
      PersonaStoryDocument.document(story).html(of: story.card.profile.id.string, in: language)
    default: PersonaStoryDocument.document(story).markdown(in: language)
    }
  }
}

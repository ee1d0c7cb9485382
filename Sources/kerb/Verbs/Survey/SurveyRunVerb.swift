import CommandLine
import Localization
import Measures
import Records
import Screens
import Wording
import Workbench

/// `kerb survey run INSTRUMENT`: asks in the terminal, or reads answers from a file.
enum SurveyRunVerb {
  static let verb = Verb(
    ["survey", "run"], "Ask a scale or questionnaire, or read answers from a file.",
    examples: [
      .init(
        "kerb survey run sus --study tram-tickets --participant P07",
        "Asks P07 in the terminal, one question at a time."),
      .init(
        "kerb survey run seq --study tram-tickets --participant P07 --session S03 --task pay",
        "Asks after a task."),
      .init(
        "kerb survey run digital-inclusion --study tram-tickets --participant P07 --by moderator",
        "Places P07 on a scale, with who says so and on what evidence."),
      .init(
        "kerb survey run sus --study tram-tickets --change R07", "Changes answers given before."),
      .init(
        "kerb survey run sus --study tram-tickets --from answers.csv --dry-run",
        "Says what a file would add, and changes nothing."),
      .init(
        "kerb survey run your-network",
        "Shows how alike the people around you are; writes nothing, ever."),
    ],
    arguments: [
      .optional(
        "INSTRUMENT", "The id of a scale or questionnaire; its beginning is enough.",
        .names(CompletionNames.instrument))
    ],
    options: [
      .value("study", "STUDY", "The study that the answers belong to.", .study),
      .value("participant", "P07", "Who answers.", .participant),
      .value("session", "S03", "During which session.", .session),
      .value("task", "TASK", "After which task."),
      .value(
        "manner", "MANNER", "How the person answers.",
        .words(
          AnsweringManner.allCases.map { OfferedWord($0.id, "\($0.label.capitalised).") })),
      .value(
        "by", "ROLE", "Who places the person on a scale: a role, or self; never a name.",
        .suggestions(Role.recorders.map { OfferedWord($0.label.plain()) } + ["self"])),
      .value("round", "NUMBER", "Which round, where no session tells it."),
      .value("change", "R07", "Change the answers of this response."),
      .value(
        "from", "FILE", "Read answers from CSV or JSON instead of asking; - is standard input.",
        .file),
      .flag("dry-run", "With `--from`: say what would be added, and change nothing."),
      .flag("skip-bad", "With `--from`: add the good responses although others have faults."),
      .flag("json", "With `--from`: print the numbers and the faults as JSON."),
      .profile,
    ],
    discussion: discussion
  ) { try run($0) }

  private static let discussion: [Sentence] = [
    "While it asks: a number or the first letters of an answer; /back, /skip (left out for now), /decline (does not want to say), /unknown (does not know), /show (all answers), /3 (to question 3), /undo, /stop. Each answer is on the disk before the next question comes; the same command goes on after a stop or a crash.",
    "Nobody is asked who has not agreed to be observed, or who took consent back.",
    "A file: the first row of a CSV names the columns participant, session, task, givenOn, manner, round and the ids of items; each further row is a response. JSON is an array of objects with the same names, or one record. An empty cell is no answer; declined, unknown and notAsked say why there is none. Nothing is written unless every response is good, or `--skip-bad` is given. What was read in before is not read in again.",
    "Placements on scales are kept with the scale, its version, who placed the person, when, and on what; an earlier placement stays, and none is ever converted to another scale.",
  ]

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    if YourNetworkHook.isMeant(invocation.argument("INSTRUMENT")) {
      return try YourNetwork.run(invocation)
    }
    if let file = invocation.string("from") {
      return try SurveyAnswersImport(invocation, file: file).run()
    }
    for name in ["dry-run", "skip-bad", "json"] where invocation.flag(name) {
      throw UsageError(
        at: "--\(name)", "this goes with `--from` alone", fix: "add `--from FILE`, or leave it out")
    }
    let options = SurveyOptions(
      instrument: invocation.argument("INSTRUMENT"), study: invocation.string("study"),
      participant: invocation.string("participant"), session: invocation.string("session"),
      task: invocation.string("task"),
      manner: invocation.string("manner").flatMap(AnsweringManner.init(id:)),
      by: invocation.string("by"), round: try invocation.integer("round", in: 1...1000),
      change: invocation.string("change"))
    if options.change != nil, options.study == nil {
      throw UsageError(
        at: "--change", "the study is not named", fix: "add `--study STUDY`")
    }
    let workbench = try Workbench(invocation)
    try check(options, workbench)
    try ScreenRunner.requireTerminal(
      invocation,
      orElse:
        "read answers from a file: `kerb survey run \(options.instrument ?? "sus") --study \(options.study ?? "STUDY") --from FILE`"
    )
    return try ScreenRunner.ask(invocation) { pages in
      try SurveyRun(workbench: workbench, pages: pages).run(options)
    }
  }

  /// Names that are not there are told before any page is shown.
  private static func check(_ options: SurveyOptions, _ workbench: Workbench) throws {
    let instrument = try options.instrument.map { try Instruments.find($0, workbench) }
    if let instrument { _ = try Scoring(instrument) }
    if let by = options.by { _ = try Placement.placer(by) }
    guard let typed = options.study else { return }
    let study = try RecordFinder.study(typed, workbench)
    if let participant = options.participant {
      let finder = RecordFinder(workbench: workbench, kind: .participant)
      let record = try finder.record(participant, study: study)
      if let person = record.record(Participant.self) { try SurveySetup.refuse(person, study) }
    }
    if let session = options.session {
      _ = try RecordFinder(workbench: workbench, kind: .session).record(session, study: study)
    }
    if let response = options.change {
      _ = try ResponseFiles.find(response, study: study, workbench)
    }
  }
}

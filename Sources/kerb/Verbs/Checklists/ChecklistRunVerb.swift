import CommandLine
import Localization
import Records
import Screens
import Wording
import Workbench

/// `kerb checklist run STUDY CHECKLIST`: one question after the other on a page.
enum ChecklistRunVerb {
  static let verb = Verb(
    ["checklist", "run"], "Answer a checklist, one question after the other.",
    examples: [
      .init(
        "kerb checklist run tram-tickets screen-reader --screen pay",
        "Asks the four questions about one screen."),
      .init("kerb checklist run tram-tickets", "Asks which list and which screen first."),
      .init(
        "kerb checklist run tram-tickets simulate-balloon --screen pay",
        "Takes down what a colleague met in an exercise; never counted as lived."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .optional(
        "CHECKLIST", "The id of a checklist; its beginning is enough.",
        .names(CompletionNames.checklist)),
    ],
    options: [.value("screen", "SCREEN", "About this screen of the study.")]
      + ChecklistVerbs.scopeOptions + [.profile],
    discussion: [
      "While it asks: a number or a word, and perhaps a note behind a colon (2: Pay has no name); /back, /skip (left out for now), /undo, /show (all answers), /go 3, /stop. Each answer is on the disk before the next question comes, and is said back.",
      "The same command goes on after a stop, in the newest answers that were begun in this clone with the same round, role and tool; without `--anew`, which begins others each time. Answers that came from somebody else stay as they are.",
      "Answers become evidence: expert with an outcome for each criterion, or simulated without one. A good answer passes a criterion only where the question alone decides it; otherwise it says that nothing was found. A report calls a criterion passed only when answers cover the study's whole list of screens.",
    ]
  ) { try run($0) }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    if invocation.flag("all-screens"), invocation.has("screen") {
      throw UsageError(
        at: "--all-screens", "this does not go with `--screen`", fix: "leave one of the two out")
    }
    let options = ChecklistOptions(
      study: try invocation.required("STUDY"), checklist: invocation.argument("CHECKLIST"),
      screen: invocation.string("screen"), allScreens: invocation.flag("all-screens"),
      round: try invocation.integer("round", in: 1...1000), judgedBy: invocation.string("by"),
      tool: invocation.string("tool"), isAnew: invocation.flag("anew"))
    let workbench = try Workbench(invocation)
    try check(options, workbench)
    try ScreenRunner.requireTerminal(
      invocation,
      orElse:
        "give the answers: `kerb checklist answer \(options.study ?? "STUDY") \(options.checklist ?? "CHECKLIST") --answer QUESTION`=yes, or `--from FILE`"
    )
    return try ScreenRunner.ask(invocation) { pages in
      try ChecklistRun(workbench: workbench, pages: pages).run(options)
    }
  }

  /// Names that are not there are told before any page is shown.
  private static func check(_ options: ChecklistOptions, _ workbench: Workbench) throws {
    let study = try RecordFinder.study(options.study ?? "", workbench)
    if let typed = options.checklist { _ = try Checklists(in: workbench).find(typed) }
    if let screen = options.screen {
      _ = try ChecklistPlan.scope(screen: screen, in: workbench.study(study).records.study)
    }
  }
}

import CommandLine
import Elements
import Localization
import Records
import Screens
import Wording
import Workbench

extension AuditVerbs {
  /// `kerb audit walk STUDY [SCREEN]`: the stops of a saved screen, one after the other, with notes.
  static let walk = Verb(
    ["audit", "walk"], "Go through the stops of a saved screen as you swipe, and take notes.",
    examples: [
      .init("kerb audit walk tram-tickets", "Asks which of the saved screens."),
      .init(
        "kerb audit walk tram-tickets pay --tool \"VoiceOver, iOS 18\"",
        "Goes through the screen of this name while you swipe on the phone."),
      .init("kerb audit walk tram-tickets pay --hints", "Says hints too."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .optional("SCREEN", "A screen of the study, or the id of a saved inventory."),
    ],
    options: [
      .value(
        "reader", "READER", "Whose words.",
        .words(ScreenReader.allCases.map { OfferedWord($0.rawValue, "\($0.label)") }),
        otherwise: "TalkBack for Android, VoiceOver for the rest"),
      .flag("hints", "Say hints and how to use each control too."),
      .value(
        "round", "NUMBER", "Which round.",
        otherwise:
          "the latest with a session, or the next one where that is closed; none before the first session"
      ),
      .value(
        "by", "ROLE", "Who walks: a role, never a name; it is kept in records and git.",
        otherwise: "accessibility specialist"),
      .value("tool", "TEXT", "What it is done with, such as \"VoiceOver, iOS 18\"."),
      .profile,
    ],
    discussion: [
      "`kerb audit FILE --study STUDY --screen NAME --save` keeps a screen. Each page is one stop: what the screen reader usually says there, and what rules found. Enter goes on as a swipe does; /prev, /go 3, /find pay, /stops (all of them), /undo, /stop. Anything else is a note, with the recorder's shortcuts (b3: no name sc 4.1.2), and is on the disk before the next page comes.",
      "Notes become evidence of kind expert about the screen, without an outcome: nobody says by a note that a criterion passes or fails.",
    ]
  ) { try walk($0) }

  private static func walk(_ invocation: Invocation) throws -> ExitStatus {
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(try invocation.required("STUDY"), workbench)
    let records = try workbench.study(study).records
    let inventories =
      try invocation.argument("SCREEN").map { try SavedInventory.find($0, in: records) }
      ?? SavedInventory.all(records)
    guard !inventories.isEmpty else {
      throw WorkbenchError(
        .noInput, at: study, "no screen was saved yet",
        fix: "`kerb audit FILE --study \(study) --screen NAME --save` keeps one")
    }
    let options = StopWalkOptions(
      study: study, inventories: inventories,
      round: try invocation.integer("round", in: 1...1000), judgedBy: invocation.string("by"),
      tool: invocation.string("tool"), reader: invocation.string("reader"),
      saysHints: invocation.flag("hints"))
    try ScreenRunner.requireTerminal(
      invocation, orElse: "`kerb audit speak FILE` lists the stops; `kerb import` brings notes in")
    return try ScreenRunner.ask(invocation) { pages, settings in
      try StopWalkRun(workbench: workbench, pages: pages, settings: settings).run(options)
    }
  }
}

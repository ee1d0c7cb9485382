import CommandLine
import Localization
import Records
import Screens
import Terminal
import Workbench

extension Commands {
  /// `kerb record STUDY`: records a live session.
  static let record = Verb(
    ["record"], "Record a live session: everything typed is a note.",
    examples: [
      .init("kerb record tram-tickets", "Asks who takes part, then records."),
      .init("kerb record tram-tickets --participant P07", "Records P07; Enter starts."),
      .init("kerb record", "Asks for everything, the study too."),
      .init("kerb record tram-tickets --session S12", "Joins a session that somebody records."),
      .init(
        "kerb record tram-tickets --afterwards --participant P07 --started-at 2026-03-02",
        "Types up a session from paper, without clocks."),
      .init("kerb record --practice", "Tries it out; nothing is kept."),
    ],
    arguments: [.optional("STUDY", "The id of the study.", .study)],
    options: [
      .value(
        "participant", "P07", "Who takes part.", .participant,
        isRepeating: true),
      .value("session", "S12", "Join or begin a session that is planned.", .session),
      .value(
        "role", "ROLE", "Your role: moderator, note-taker, observer or stakeholder.",
        otherwise: "the role you had last"),
      .flag("afterwards", "Type up a session that is over: no clock runs, and times are optional."),
      .value(
        "started-at", "WHEN",
        "With `--afterwards`: when the session was, 2026-03-02, \"2026-03-02 09:30\" or \"yesterday 14:00\".",
        otherwise: "it is asked"),
      .flag("resume", "Offer recordings that were set aside, too."),
      .flag("practice", "Try it out on an invented study; nothing is kept."),
      .profile,
    ],
    discussion: [
      "A slash begins a command, nothing else does: /help lists them while you record.",
      "Each note is on the disk before \"saved\" is shown. After a crash, the same command goes on.",
    ]
  ) { invocation in
    let options = RecordOptions(
      study: invocation.argument("STUDY"), participants: invocation.strings("participant"),
      session: invocation.string("session"), role: invocation.string("role"),
      isPractice: invocation.flag("practice"), isAfterwards: invocation.flag("afterwards"),
      held: try held(invocation))
    let setAsideToo = invocation.flag("resume")
    var result = RunResult(completion: .complete, words: [])
    let status = try ScreenRunner.open(invocation) { opened in
      if options.isPractice {
        let practice = try PracticeWorkspace.make(invocation.console.surroundings, options: options)
        do {
          let run = RecordRun(
            workbench: practice.workbench, pages: opened.pages, settings: opened.settings,
            source: nil)
          result = try run.run(practice.options)
        } catch {
          try practice.remove()
          throw error
        }
        try practice.remove()
        result.words = ["That was practice; nothing of it was kept."]
        return ExitStatus(result.completion)
      }
      let run = RecordRun(
        workbench: try Workbench(invocation), pages: opened.pages, settings: opened.settings,
        source: opened.source)
      result = try run.run(options, includesSetAside: setAsideToo)
      return ExitStatus(result.completion)
    }
    for line in result.words { invocation.console.message("\(line)") }
    return status
  }

  /// What `--started-at` says.
  private static func held(_ invocation: Invocation) throws -> SessionDate? {
    if invocation.flag("afterwards"), invocation.flag("practice") {
      throw UsageError(
        at: "--practice", "practice shows the recorder with its clocks",
        fix: "leave one of the two out")
    }
    guard let typed = invocation.string("started-at") else { return nil }
    guard invocation.flag("afterwards") else {
      throw UsageError(
        at: "--started-at", "a session that is recorded now begins now",
        fix: "add `--afterwards` for a session that is over")
    }
    do {
      return try SessionDate.read(typed, in: try Workbench(invocation))
    } catch let fault as FieldText.Fault {
      throw UsageError(at: "--started-at", fault.problem, fix: fault.remedy)
    }
  }
}

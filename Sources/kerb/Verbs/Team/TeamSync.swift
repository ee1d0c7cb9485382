import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb team sync`: commit, fetch, merge, propagate, report, push.
  static let teamSync = Verb(
    ["team", "sync"], "Send what is here to the team and take in what the team has.",
    examples: [
      .init("kerb team sync", "Commits, fetches, merges, erases what was withdrawn, and pushes."),
      .init("kerb team sync --dry-run", "Says what would be sent and what would come."),
      .init("kerb team sync --message \"Session 9\"", "Gives the commit its message."),
    ],
    options: [
      .flag("dry-run", "Fetch and show what a run would do; change nothing."),
      .value("message", "TEXT", "The commit's message.", otherwise: "made from what changed"),
      .value(
        "raw-notes", "ANSWER",
        "Your answer, if the workspace allows sending notes that nobody has cleared; kept until the team changes that.",
        .words([OfferedWord("yes"), OfferedWord("no")])),
      .json,
    ],
    discussion: [
      "Only files that kerb knows are committed; others are listed and left alone. Logs that nobody has cleared of names, numbers and places stay here, unless the workspace allows sending them and you agreed: a colleague's permission sends no notes of yours before that. `--raw-notes no` takes the agreement back.",
      "Records are merged by kerb: nothing that anybody wrote is lost, and what people wrote differently at the same time is kept and listed. Nothing is ever force-pushed.",
      "Without a connection everything is committed here; run it again later. The exit status is then 75.",
      "In the end every file is checked as `kerb check` does; findings are counted, and keep nothing from being sent.",
      "A record that somebody else has broken stops nothing: your version of it stays, it is named with who broke it and in which commit, and the rest is merged and sent.",
      "Exit status: 0 done, 1 done with conflicts, records that could not be read, or files left out because of faults.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let console = invocation.console
    try answerForRawNotes(workbench, invocation)
    let sync = TeamSynchronising(
      workbench, message: invocation.string("message"),
      mayAsk: console.isInputTerminal && console.isErrorTerminal,
      progress: { if console.isErrorTerminal { console.message("\($0)") } })
    let isRehearsed = invocation.flag("dry-run")
    let outcome = try isRehearsed ? sync.rehearse() : sync.run()
    let words = outcome.words
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(words.json))
    } else {
      for line in words.lines { console.line("\(line)") }
      if let next = words.next { console.message("Next: \(next)") }
    }
    for fault in outcome.faults { console.report(fault) }
    if !isRehearsed {
      for line in eraseWithdrawnDrafts(workbench) { console.message("\(line)") }
    }
    return outcome.isClean ? .success : .findings
  }
  /// Keeps the person's answer to a workspace that allows sending notes that nobody has cleared, and asks for it once.
  private static func answerForRawNotes(_ workbench: Workbench, _ invocation: Invocation) throws {
    let (permission, console) = (try RawNotesPermission(in: workbench), invocation.console)
    if let answer = invocation.string("raw-notes") {
      guard !invocation.flag("dry-run") else {
        throw WorkbenchError(
          .usage, at: "--raw-notes", "a dry run keeps no answer",
          fix: "leave one of the two options out")
      }
      guard permission.isAllowed else {
        throw WorkbenchError(
          .usage, at: "--raw-notes",
          "this workspace does not allow sending notes that nobody has cleared",
          fix: "leave the option out; such notes stay here")
      }
      return try permission.keep(answer == "yes")
    }
    guard permission.isUnanswered else { return }
    guard console.isInputTerminal, console.isErrorTerminal, !invocation.flag("dry-run") else {
      return console.message(
        "This workspace now allows sending notes that nobody has cleared. Yours stay here until you agree: `kerb team sync --raw-notes yes`"
      )
    }
    try permission.keep(
      console.confirm(
        "This workspace now allows sending notes that nobody has cleared of names, numbers and places. Send yours too?",
        otherwise: "add `--raw-notes yes` or `--raw-notes no`", isSafeFirst: true))
  }
}

import CommandLine
import JSON
import Localization
import Records
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
      .json,
    ],
    discussion: [
      "Only files that kerb knows are committed; others are listed and left alone. Logs that nobody has cleared of names, numbers and places stay here, unless the workspace allows sending them.",
      "Records are merged by kerb: nothing that anybody wrote is lost, and what people wrote differently at the same time is kept and listed. Nothing is ever force-pushed.",
      "Without a connection everything is committed here; run it again later. The exit status is then 75.",
      "In the end every file is checked as `kerb check` does; findings are counted, and keep nothing from being sent.",
      "A record that somebody else has broken stops nothing: your version of it stays, it is named with who broke it and in which commit, and the rest is merged and sent.",
      "Exit status: 0 done, 1 done with conflicts, records that could not be read, or files left out because of faults.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let console = invocation.console
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
}

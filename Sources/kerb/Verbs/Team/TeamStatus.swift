import CommandLine
import JSON
import Localization
import Records
import Workbench

extension Commands {
  /// `kerb team status`: what is here and not there.
  static let teamStatus = Verb(
    ["team", "status"], "Say what is here and not with the team, and what is in conflict.",
    examples: [
      .init("kerb team status", "Compares with what the remote had when it was last asked."),
      .init("kerb team status --fetch", "Asks the remote first."),
      .init("kerb team status --json", "The same for other programs."),
    ],
    options: [.flag("fetch", "Ask the remote first."), .json],
    discussion: [
      "Nothing is changed. Exit status: 0, or 1 while fields have several values, files are unmerged or files have faults."
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let console = invocation.console
    let words = try StatusWords(
      of: workbench, fetches: invocation.flag("fetch"),
      mayAsk: console.isInputTerminal && console.isErrorTerminal)
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(words.json))
    } else {
      for line in words.lines { console.line("\(line)") }
      if let next = words.next { console.message("Next: \(next)") }
    }
    return words.isSettled ? .success : .findings
  }
}

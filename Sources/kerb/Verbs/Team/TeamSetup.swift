import CommandLine
import JSON
import Localization
import Records
import Workbench

extension Commands {
  /// `kerb team setup`: makes this clone merge the workspace's files with kerb.
  static let teamSetup = Verb(
    ["team", "setup"], "Let `git merge` the workspace's files with kerb.",
    examples: [
      .init("kerb team setup", "Writes what git needs in this clone; each person runs it once."),
      .init("kerb team setup --check", "Merges a small conflict to see whether everything works."),
    ],
    options: [
      .flag("check", "Change nothing; try out whether merging works."), .json,
    ],
    discussion: [
      "Written are: kerb's part of .gitattributes, which the team shares; this clone's own git configuration; the hooks pre-commit, post-commit, post-merge and post-rewrite. Hooks that are there already are kept and run first.",
      "Running it again puts right what changed, for example after kerb was moved. Everything else in these files stays.",
      "Exit status: 0 all is well, 1 something needs you.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    if invocation.flag("check") {
      return show(
        try TeamClone(workbench).check(), invocation,
        otherwise: "Merging works here: two edits of one record came out as one.")
    }
    return show(
      try TeamClone(workbench).setUp(), invocation,
      otherwise: "Nothing needed doing: this clone merges with kerb.")
  }

  private static func show(
    _ words: SetupWords, _ invocation: Invocation, otherwise: Sentence
  ) -> ExitStatus {
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(words.json))
    } else {
      if words.lines.isEmpty { console.line(otherwise) }
      for line in words.lines { console.line("\(line)") }
      if words.mustCommit { console.message("Next: `git add` .gitattributes and commit it.") }
    }
    return words.isClean ? .success : .findings
  }
}

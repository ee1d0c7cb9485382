import CommandLine
import JSON
import Platform
import Records
import Team
import Wording
import Workbench

extension Commands {
  /// `kerb team setup`: makes this clone merge the workspace's files with kerb.
  static let teamSetup = Verb(
    ["team", "setup"], "Let git merge the workspace's files with kerb.",
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
    let executable = try RunningProgram.path()
    if invocation.flag("check") {
      let findings = try TeamSetup.check(workbench.location, executable: executable)
      return TeamSetupWords.show(
        SetupReport(findings: findings), invocation,
        otherwise: "Merging works here: two edits of one record came out as one.")
    }
    let report = try workbench.transaction {
      try TeamSetup.apply(workbench.location, executable: executable)
    }
    return TeamSetupWords.show(
      report, invocation, otherwise: "Nothing needed doing: this clone merges with kerb.")
  }
}

/// What setting up says.
enum TeamSetupWords {
  static func show(
    _ report: SetupReport, _ invocation: Invocation, otherwise: String
  ) -> ExitStatus {
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json(report)))
      return report.findings.isEmpty ? .success : .findings
    }
    for sentence in report.done { console.out("\(sentence)\n") }
    for finding in report.findings {
      console.out("\(finding.place): \(finding.problem)\n  fix: \(finding.remedy)\n")
    }
    if report.done.isEmpty, report.findings.isEmpty { console.out("\(otherwise)\n") }
    if report.mustCommit { console.message("Next: git add .gitattributes and commit it.") }
    return report.findings.isEmpty ? .success : .findings
  }

  private static func json(_ report: SetupReport) -> JSONValue {
    let findings = report.findings.map { finding in
      JSONValue.object(
        JSONObject([
          "place": .string(finding.place), "problem": .string(finding.problem),
          "remedy": .string(finding.remedy),
        ]))
    }
    return .object(
      JSONObject([
        "done": .array(report.done.map { .string($0) }), "findings": .array(findings),
      ]))
  }
}

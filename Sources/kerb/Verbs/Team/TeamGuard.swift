import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb team guard [COMMIT]`: refuses commits that bring back what was withdrawn.
  static let teamGuard = Verb(
    ["team", "guard"], "Say whether a commit brings back what somebody has withdrawn; for a forge.",
    examples: [
      .init("kerb team guard", "Looks at the commit that is checked out."),
      .init(
        "kerb team guard --since ORIG_HEAD",
        "Counts what was erased up to the commit before a push or pull too."),
      .init("kerb team guard origin/main --json", "Looks at another commit, for other programs."),
    ],
    arguments: [.optional("COMMIT", "The commit to look at; HEAD by default.")],
    options: [
      .value(
        "since", "COMMIT", "Count what was erased up to this commit too; zeros are no commit."),
      .json,
    ],
    discussion: [
      "A forge merges and reverts without kerb. Its revert button can bring back a person who withdrew, and so can a conflict that somebody settled with one whole side. This command reads the history and names what came back. Let the forge run it on every push and every pull request, with the whole history checked out.",
      "Nothing is changed. Exit status: 0 where nothing came back, 1 where something did.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let console = invocation.console
    let name = invocation.argument("COMMIT") ?? "HEAD"
    let findings = try TeamCommits(of: workbench).broughtBack(
      in: name, since: invocation.string("since"))
    if invocation.flag("json") {
      let list = findings.map { finding in
        JSONValue.object(
          JSONObject([
            "place": .string(finding.place), "problem": .string(finding.problem.plain()),
            "remedy": .string(finding.remedy.plain()),
          ]))
      }
      console.out(json: JSONWriter.canonical(.object(JSONObject(["findings": .array(list)]))))
      return findings.isEmpty ? .success : .findings
    }
    for finding in findings {
      console.line("\(Printable.text(finding.place, limit: 400)): \(finding.problem)")
      console.line("  fix: \(finding.remedy)")
    }
    if findings.isEmpty { console.line("Nothing that was withdrawn has come back.") }
    return findings.isEmpty ? .success : .findings
  }
}

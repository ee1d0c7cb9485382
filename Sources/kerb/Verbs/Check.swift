import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb check [PATH…]`: validates everything.
  static let check = Verb(
    ["check"], "Check every file of the workspace.",
    examples: [
      .init("kerb check", "Says what is wrong, where, and what mends it."),
      .init("kerb check Surveys/tram-tickets", "Reports findings in one study only."),
      .init(
        "kerb check --fix",
        "Puts right what is safe: canonical form, changes made by hand, reports, what was erased."),
      .init("kerb check --json", "Prints the findings for other programs."),
    ],
    arguments: [.repeating("PATH", "Files or folders to report on.", .file)],
    options: [
      .flag("fix", "Put right what is safe: canonical form, and changes made by hand."), .json,
    ],
    discussion: [
      "Looked at: JSON and its position, canonical form, field values, ids and file names, names that differ in case only, references, repeated keys, conflict markers of git, criteria that WCAG does not have, values changed without kerb, reports in Exports that are not what the data say.",
      "And of people: lists that contradict themselves; records of somebody who refused to be observed or took everything back, which do not count; records that may not be kept any longer; files outside the workspace, on this machine, about somebody who withdrew.",
      "Who may be kept for 30 more days or less is named as a remark, which is no finding.",
      "Exit status: 0 clean, 1 findings.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let checking = try WorkspaceChecking(invocation.arguments("PATH"), in: workbench)
    if !invocation.flag("fix") { return report(try checking.look(), invocation) }
    for line in eraseWithdrawnDrafts(workbench) { invocation.console.message("\(line)") }
    return report(try checking.repair(), invocation)
  }

  private static func report(
    _ result: WorkspaceChecking.Report, _ invocation: Invocation
  ) -> ExitStatus {
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json(result)))
      return result.findings.isEmpty ? .success : .findings
    }
    for path in result.repaired { console.line("Put right: \(path)") }
    for line in result.told { console.line("\(line)") }
    for finding in result.findings {
      console.line("\(Printable.text(finding.place, limit: 400)): \(finding.problem)")
      console.line("  fix: \(finding.remedy)")
    }
    for remark in result.remarks {
      console.line("\(Printable.text(remark.place, limit: 400)): \(remark.problem)")
      console.line("  next: \(remark.remedy)")
    }
    let files: Sentence = "\(result.files) \(result.files == 1 ? "file" : "files")"
    if result.findings.isEmpty {
      let remarks = result.remarks.count
      console.message(
        "Checked \(files), nothing found."
          + (remarks > 0 ? " \(remarks == 1 ? "1 remark" : "\(remarks) remarks")." : ""))
      return .success
    }
    let count = result.findings.count
    let fixable = result.findings.count(where: \.isFixable)
    console.message(
      "Checked \(files), \(count) \(count == 1 ? "finding" : "findings")."
        + (fixable > 0 ? " \(fixable) of them can be put right: `kerb check --fix`" : ""))
    return .findings
  }

  private static func json(_ result: WorkspaceChecking.Report) -> JSONValue {
    func list(_ found: [CheckFinding]) -> JSONValue {
      .array(
        found.map { finding in
          .object(
            JSONObject([
              "place": .string(finding.place), "problem": .string(finding.problem.plain()),
              "remedy": .string(finding.remedy.plain()), "fixable": .bool(finding.isFixable),
            ]))
        })
    }
    return .object(
      JSONObject([
        "files": .integer(result.files), "findings": list(result.findings),
        "remarks": list(result.remarks), "repaired": .array(result.repaired.map { .string($0) }),
        "restoredPictures": .array(result.restoredPictures.map { .string($0) }),
        "deletedRecords": .array(result.deletedRecords.map { .string($0) }),
      ]))
  }
}

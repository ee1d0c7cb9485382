import CommandLine
import JSON
import Platform
import Records
import Team
import Wording
import Workbench
import Workspace

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
    var paths = try invocation.arguments("PATH").map { try relative($0, to: workbench) }
    if paths.contains("") { paths = [] }
    if !invocation.flag("fix") {
      return report(try everything(workbench, paths), [], invocation)
    }
    for line in eraseWithdrawnDrafts(workbench) { invocation.console.message(line) }
    return try workbench.transaction {
      let (marks, _) = try history(workbench)
      let first = try WorkspaceCheck.run(
        in: workbench.location, paths: paths, today: workbench.today, marks: marks)
      var written = try WorkspaceCheck.repair(
        first.findings, in: workbench.location, writer: workbench.atomicWriter, marks: marks)
      for file in try staleReports(workbench, paths) {
        try ExportFiles.put(file, workbench)
        written.append(file.path.text)
      }
      return report(try everything(workbench, paths), written, invocation)
    }
  }

  /// What is wrong with the files, and which reports are not what they say.
  private static func everything(_ workbench: Workbench, _ paths: [String]) throws
    -> WorkspaceCheck.Result
  {
    let (marks, isCut) = try history(workbench)
    var result = try WorkspaceCheck.run(
      in: workbench.location, paths: paths, today: workbench.today, marks: marks)
    if isCut { result.remarks.append(TeamGuard.cut) }
    if paths.isEmpty { result.findings += TraceFindings.all(workbench) }
    result.findings += try staleReports(workbench, paths).map { file in
      CheckFinding(
        WorkbenchError(
          .invalidData, at: file.path.text,
          file.bytes == nil
            ? "this report is not made any more: only closed rounds are shared"
            : try Files.kind(workbench.location.absolute(file.path)) == .missing
              ? "the report has not been made yet" : "the report is not what the data say now",
          fix: file.bytes == nil
            ? "run kerb check --fix to take it away"
            : "run kerb check --fix or kerb report all to write it again"),
        isFixable: true)
    }
    return result
  }

  /// What was ever erased, and whether this clone has only the latest commits.
  private static func history(_ workbench: Workbench) throws -> (ErasureMarks, isCut: Bool) {
    guard let repository = try Repository.find(workbench.location) else { return (.none, false) }
    let history = ErasureHistory(repository)
    return (try history.marks(), try history.isCut())
  }

  private static func staleReports(_ workbench: Workbench, _ paths: [String]) throws
    -> [ExportFiles.File]
  {
    try ExportFiles.stale(in: workbench.location).filter { file in
      paths.isEmpty
        || paths.contains { file.path.text == $0 || file.path.text.hasPrefix("\($0)/") }
    }
  }

  /// A path as typed, from the workspace's folder on.
  private static func relative(_ typed: String, to workbench: Workbench) throws -> String {
    let root = workbench.location.root
    let absolute = try workbench.surroundings.absolute(typed)
    let real: String
    do {
      real = try Files.realPath(absolute)
    } catch {
      throw error.reading(typed)
    }
    guard workbench.location.contains(real) else {
      throw WorkbenchError(
        .usage, at: typed, "this lies outside the workspace \(root)",
        fix: "name a file or folder inside it")
    }
    return real == root ? "" : String(real.dropFirst(root.count + 1))
  }

  private static func report(
    _ result: WorkspaceCheck.Result, _ written: [String], _ invocation: Invocation
  ) -> ExitStatus {
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json(result, written)))
      return result.findings.isEmpty ? .success : .findings
    }
    for path in written { console.out("Put right: \(path)\n") }
    for finding in result.findings {
      console.out(
        "\(Printable.text(finding.place, limit: 400)): \(finding.problem)\n  fix: \(finding.remedy)\n"
      )
    }
    for remark in result.remarks {
      console.out(
        "\(Printable.text(remark.place, limit: 400)): \(remark.problem)\n  next: \(remark.remedy)\n"
      )
    }
    let files = "\(result.files) \(result.files == 1 ? "file" : "files")"
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
        + (fixable > 0 ? " \(fixable) of them can be put right: kerb check --fix" : ""))
    return .findings
  }

  private static func json(_ result: WorkspaceCheck.Result, _ written: [String]) -> JSONValue {
    func list(_ found: [CheckFinding]) -> JSONValue {
      .array(
        found.map { finding in
          .object(
            JSONObject([
              "place": .string(finding.place), "problem": .string(finding.problem),
              "remedy": .string(finding.remedy), "fixable": .bool(finding.isFixable),
            ]))
        })
    }
    return .object(
      JSONObject([
        "files": .integer(result.files), "findings": list(result.findings),
        "remarks": list(result.remarks), "repaired": .array(written.map { .string($0) }),
      ]))
  }
}

import CommandLine
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

extension Commands {
  /// `kerb spectrum neighbours STUDY FINDING`: who else may meet a barrier.
  static let spectrumNeighbours = Verb(
    ["spectrum", "neighbours"],
    "Say who else may meet the barrier of a finding, and what to try next.",
    examples: [
      .init(
        "kerb spectrum neighbours tram-tickets F07",
        "Shows the cells of the spectrum around the finding: met it, took part, or nobody yet."),
      .init(
        "kerb spectrum neighbours tram-tickets F07 --apply",
        "Puts people to look for, and what to watch for, into the study."),
      .init(
        "kerb spectrum neighbours tram-tickets F07 --json", "Prints it for other programs."),
    ],
    arguments: [
      .required("STUDY", "The study of the finding.", .study),
      .required(
        "FINDING", "The finding, such as F07.", .names(RecordKind.finding.nameKind)),
    ],
    options: [.flag("apply", "Put the proposal into the study."), .json],
    discussion: [
      "The abilities are those that the finding names, or those to which its criteria are related. Proposed are temporary, situational and changing cells in which nobody of the study was.",
      "Examples of the spectrum are no evidence: only people who try it can show whether they meet it.",
    ], leadsOn: true
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let finding = try Findings.finding(invocation.required("FINDING"), study: study, workbench)
    let loaded = try workbench.study(study)
    let neighbours = Neighbours(finding, in: loaded.records)
    if invocation.flag("json") {
      invocation.console.out(json: NeighboursDocument.json(neighbours))
    } else {
      invocation.console.out(
        NeighboursDocument.document(neighbours).plainLines(in: invocation.console.language))
    }
    try ProposalRun(neighbours.proposal, of: study, in: workbench).run(invocation)
    return ReportOutput.report(loaded.faults, invocation.console)
  }
}

/// Finds a finding that somebody names.
private enum Findings {
  static func finding(_ typed: String, study: String, _ workbench: Workbench) throws -> Finding {
    let file = try RecordFinder(workbench: workbench, kind: .finding).record(typed, study: study)
    guard let finding = file.record(Finding.self) else {
      throw WorkbenchError(
        .noInput, at: file.file.path, "this finding was deleted",
        fix: "`kerb finding delete \(study) \(file.file.expectedID) --undo` brings it back")
    }
    return finding
  }
}

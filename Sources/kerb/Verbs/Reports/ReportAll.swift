import CommandLine
import Localization
import Measures
import Records
import Workbench

extension Commands {
  /// `kerb report all STUDY`: every report into `Exports`.
  static let reportAll = Verb(
    ["report", "all"],
    "Write every report of a study's latest closed round into Exports, in the edition for sharing.",
    examples: [
      .init("kerb report all tram-tickets", "Writes the reports into Exports/tram-tickets.")
    ],
    arguments: [.required("STUDY", "The id of the study.", .study)],
    options: [withContradictions],
    discussion: [
      "What may be shared is made of closed rounds only: reports of a running round, compared with each other, would tell of single people. `kerb study round close` says that a round is complete.",
      "Refuses while a finding is recorded as fixed and notes show affected participants; `kerb check` lists the commands that settle it.",
      "The same data gives the same bytes, so git shows a difference only when the data differ.",
      "Logs that nobody has cleared of names, numbers and places are left out.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    return try workbench.transaction {
      let made = try ExportFiles.made(study, workbench)
      guard made.files.contains(where: { $0.bytes != nil }) else {
        throw ReportOutput.noClosedRound(study)
      }
      try checkFixes(
        study, round: Release.latestClosed(made.shared.records), invocation, workbench)
      for file in made.files {
        try ExportFiles.put(file, workbench)
        invocation.console.line(
          file.bytes == nil ? "Took away \(file.path.text)." : "Wrote \(file.path.text).")
      }
      for remark in made.shared.remarks(of: study, round: nil) {
        invocation.console.message("\(remark)")
      }
      return ReportOutput.report(made.shared.faults, invocation.console)
    }
  }
}

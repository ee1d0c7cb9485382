import CommandLine
import Localization
import Measures
import Records
import Wording
import Workbench

/// What every verb of `kerb report` does with what it made.
enum ReportOutput {
  static func show(_ bytes: [UInt8], format: String, _ console: Console) {
    if format == "json" {
      console.out(json: bytes)
    } else if format == "csv" {
      // Rows of CSV end with two characters. In a pipe they stay; a terminal gets plain line ends, and the rest made safe.
      if console.isOutputTerminal {
        console.out(String(decoding: bytes.filter { $0 != 0x0d }, as: UTF8.self))
      } else {
        console.out(bytes: bytes)
      }
    } else {
      console.out(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// What may be shared is made of closed rounds only.
  static func noClosedRound(_ study: String, _ round: Int? = nil) -> WorkbenchError {
    WorkbenchError(
      .noInput, at: round.map { "round \($0)" } ?? study,
      round == nil
        ? "no round is closed, and only closed rounds are shared"
        : "this round is not closed, and only closed rounds are shared",
      fix: "when nothing is added any more: `kerb study round close \(study) \(round ?? 1)`")
  }

  /// Names the files that were left out.
  static func report(_ faults: [WorkbenchError], _ console: Console) -> ExitStatus {
    for fault in faults { console.report(fault) }
    if faults.isEmpty { return .success }
    let files = Set(faults.map { String($0.place.prefix { $0 != ":" }) }).count
    console.message(
      "Left out \(files) \(files == 1 ? "file" : "files") with faults; everything else is in the report."
    )
    return .findings
  }
}

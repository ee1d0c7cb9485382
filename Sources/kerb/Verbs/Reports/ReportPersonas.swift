import CommandLine
import Localization
import Measures
import Records
import Wording
import Workbench

extension ReportVerb {
  /// What claims of all profiles rest on.
  static let allPersonas = Whole(
    options: [
      .value(
        "since", "DAY", "Without a study: compare with this day.",
        otherwise: "the day on which the last round was closed"),
      PersonaVerbs.limit,
    ], run: ofAll)

  private static func ofAll(_ invocation: Invocation) throws -> ExitStatus {
    if invocation.string("edition") == Edition.share.rawValue {
      throw WorkbenchError(
        .usage, at: "--edition", "there is no edition for sharing of what claims rest on",
        fix: "name a study, or share cards: `kerb persona card --all --edition share`")
    }
    if invocation.string("round") != nil {
      throw WorkbenchError(
        .usage, at: "--round", "a round belongs to a study", fix: "name the study, or leave it out")
    }
    let workbench = try Workbench(invocation)
    let format = ReportFormat(rawValue: invocation.string("format") ?? "") ?? .markdown
    let limit = try invocation.integer("limit", in: 1...100) ?? ClaimReading.Rules.usualLimit
    let made = try StandingsReport.made(since: try day(invocation), limit: limit, workbench)
    let bytes = made.report.written(format, in: invocation.console.language)
    if let file = invocation.string("out"), file != "-" {
      try workbench.write(bytes, toFile: file)
      invocation.console.message("Wrote \(file).")
    } else {
      ReportOutput.show(bytes, format: format.rawValue, invocation.console)
    }
    return ReportOutput.report(made.faults, invocation.console)
  }

  private static func day(_ invocation: Invocation) throws -> CalendarDay? {
    guard let typed = invocation.string("since") else { return nil }
    if let day = CalendarDay(typed) { return day }
    throw WorkbenchError(
      .usage, at: "--since", "\(Quoted(typed)) is no day", fix: "write it as 2026-03-02")
  }
}

import CommandLine
import Localization
import Measures
import Records
import Wording
import Workbench

extension ReportVerb {
  /// What claims of all profiles rest on; with a study, who came near which profile.
  static let personas = ReportVerb(
    of: .personas,
    summary:
      "Say what personas rest on; of a study, who came near which, and whose needs nobody tried.",
    examples: [
      .init(
        "kerb report personas",
        "Says for each profile how many claims rest on people, on documents and on nothing."),
      .init(
        "kerb report personas --since 2026-03-01",
        "The same with what changed since that day."),
      .init(
        "kerb report personas tram-tickets",
        "Says who came near which profile in the latest round, part by part."),
      .init(
        "kerb report personas tram-tickets --edition share",
        "Prints the edition that may leave the team: yes or no for each profile."),
    ],
    discussion: [
      "Near means: needs at least 0.5, technology at least 0.5, and skill at least 0.5 or not known; circumstances are told beside it. The parts are never added up. Where needs or technology are not known, it says that it cannot tell.",
      "What walkthroughs foretold is compared with what people met: met, tried by somebody near and not met, not tried by anybody near, which is no miss.",
      "Without a study it is for the team alone, and compares with the last day on which a round was closed, or with `--since`.",
    ],
    whole: Whole(
      options: [
        .value(
          "since", "DAY", "Without a study: compare with this day.",
          otherwise: "the day on which the last round was closed"),
        PersonaVerbs.limit,
      ], run: ofAll))

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

import CommandLine
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

/// `kerb export issues STUDY`: findings as texts for a tracker.
enum ExportIssues {
  static let group = VerbGroup(["export"], "Texts for other programs.")

  static let verb = Verb(
    ["export", "issues"], "Write findings as issues for a tracker: one finding, one text.",
    examples: [
      .init(
        "kerb export issues tram-tickets --for github",
        "Says what it would write, and writes nothing."),
      .init(
        "kerb export issues tram-tickets --for github --to issues",
        "Writes a text for each open finding, and issues.sh, which brings them to GitHub."),
      .init(
        "kerb export issues tram-tickets --for jira --to jira --edition team --all",
        "Writes every finding for a Jira that only the team reads, with a table to import."),
      .init(
        "kerb export issues tram-tickets --for markdown --json",
        "Prints the texts for other programs."),
    ],
    arguments: [.required("STUDY", "The id of the study.", .study)],
    options: [
      .value(
        "for", "TRACKER", "For what they are written.", .words(formats), isRequired: true),
      .value(
        "to", "FOLDER", "Where the files go; it is made where the folder above it is there.", .file),
      .value(
        "edition", "EDITION", "For whom it is.", .words(ReportEditions.words), otherwise: "share"),
      .value("round", "NUMBER", "Which round.", otherwise: "the latest"),
      .flag("all", "Take fixed problems and strengths too."),
      .flag(
        "beside-others",
        "Write into a folder that holds other files, or texts that somebody changed; files of the same names are replaced, the rest stays."
      ),
      .json,
    ],
    discussion: [
      "Without --to nothing is written. kerb talks to no network: issues.sh calls gh or glab when you run it, and notes each new address in its finding.",
      "A tracker mostly lies outside the team, so texts are of the edition for sharing, which is made of closed rounds. `--edition` team is for a tracker that only the team reads: it names participants by their numbers.",
      "Taken are findings with something left to do: open ones, those not retested, and those marked fixed without a confirming retest.",
      "A finding that has its ticket (`kerb finding edit STUDY FINDING --ticket ADDRESS`) is updated and not made twice.",
      "What was passed on cannot be called back: after a withdrawal, export again and update the tickets; a tracker may keep older versions of a text.",
    ]
  ) { try run($0) }

  private static let formats = [
    OfferedWord("github", "Markdown, and commands for gh."),
    OfferedWord("gitlab", "Markdown, commands for glab, and a table to import."),
    OfferedWord("jira", "Jira's own markup, and a table to import."),
    OfferedWord("markdown", "Markdown alone, for any other tracker."),
  ]

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let round = try invocation.integer("round", in: 1...1000)
    let edition = Edition(rawValue: invocation.string("edition") ?? "") ?? .share
    let format = IssueFormat(rawValue: invocation.string("for") ?? "") ?? .markdown
    let made = try IssueExport.made(
      study, round: round, edition, format, takesAll: invocation.flag("all"), workbench)
    guard let made else {
      var error = ReportOutput.noClosedRound(study, round)
      error.remedy += "; `--edition team` is for a tracker that only the team reads"
      throw error
    }
    let console = invocation.console
    let written = try write(
      made,
      .issues(
        study: study, round: round, edition, format, takesAll: invocation.flag("all")),
      invocation, workbench)
    if invocation.flag("json") {
      console.out(json: ExportIssuesOutput.json(made, written))
    } else {
      for line in ExportIssuesOutput.lines(made, written) { console.line(line) }
    }
    if let remark = made.remark { console.message("\(remark)") }
    return ReportOutput.report(made.faults, console)
  }

  /// - Returns: `nil` where no folder is named.
  private static func write(
    _ made: IssueExport, _ source: FolderSource, _ invocation: Invocation, _ workbench: Workbench
  ) throws -> ExportIssuesOutput.Written? {
    guard let named = invocation.string("to") else { return nil }
    let folder = try PublishedFolder(named, workbench)
    let shared = made.set.edition == .share ? made.set.round : nil
    let console = invocation.console
    let change = try folder.write(
      made.contents, of: source,
      shared: shared.map { (StudyRounds(of: made.set.study.string, in: workbench), $0) },
      mayHoldOthers: invocation.flag("beside-others")
    ) { path in console.message("Wrote \(folder.name)/\(path).") }
    for path in change.takenAway { console.message("Took away \(folder.name)/\(path).") }
    return ExportIssuesOutput.Written(folder: folder.name, change: change)
  }
}

import CommandLine
import Localization
import Measures
import Records
import Wording
import Workbench

/// The verb of one kind of report about a study.
struct ReportVerb: Sendable {
  private let report: StudyReport
  /// `nil` where a study has to be named.
  private let whole: Whole?

  /// What is made where no study is named.
  struct Whole: Sendable {
    let options: [Verb.Option]
    let run: @Sendable (Invocation) throws -> ExitStatus
  }

  /// In the order of help.
  static let all: [ReportVerb] = StudyReport.all.map { report in
    ReportVerb(report: report, whole: report.name == StudyReport.personas.name ? allPersonas : nil)
  }

  /// `kerb report <name> STUDY`.
  var verb: Verb {
    Verb(
      ["report", report.name], report.help.summary,
      examples: report.help.examples.map { Verb.Example($0.commandLine, $0.effect) },
      arguments: [
        whole == nil
          ? .required("STUDY", "The id of the study.", .study)
          : .optional("STUDY", "The id of the study; without it all of the workspace.", .study)
      ],
      options: options + (whole?.options ?? []), discussion: report.help.discussion
    ) { invocation in
      if let whole, invocation.argument("STUDY") == nil { return try whole.run(invocation) }
      return try run(invocation)
    }
  }

  private var options: [Verb.Option] {
    var options: [Verb.Option] = [
      .value(
        "format", "FORMAT", "How it is written.",
        .words(report.formats.map { OfferedWord($0.rawValue) }),
        otherwise: "\(ReportFormat.markdown.rawValue)")
    ]
    if !report.plots.isEmpty {
      options.append(
        .value("plots", "FOLDER", "Write its plots into a folder too, as SVG files.", .file))
    }
    options.append(.value("round", "NUMBER", "Which round.", otherwise: "the latest"))
    return options + [
      .value(
        "edition", "EDITION", "For whom it is.",
        .words(ReportEditions.words), otherwise: "team"),
      .value("out", "FILE", "Write to a file; - is standard output.", .file, short: "o"),
    ]
  }

  private func run(_ invocation: Invocation) throws -> ExitStatus {
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let round = try invocation.integer("round", in: 1...1000)
    let edition = Edition(rawValue: invocation.string("edition") ?? "") ?? .team
    let format = ReportFormat(rawValue: invocation.string("format") ?? "") ?? .markdown
    let made =
      switch edition {
      case .share: try shared(study, round: round, format, invocation, workbench)
      case .team: try ofTeam(study, round: round, format, invocation, workbench)
      }
    if let file = invocation.string("out"), file != "-" {
      if let round = made.sharedRound {
        try StudyRounds(of: study, in: workbench).sharing(round) { _ in
          try workbench.write(made.bytes, toFile: file)
        }
      } else {
        try workbench.write(made.bytes, toFile: file)
      }
      invocation.console.message("Wrote \(file).")
    } else {
      ReportOutput.show(made.bytes, format: format.rawValue, invocation.console)
    }
    return ReportOutput.report(made.faults, invocation.console)
  }

  /// A report as it is written.
  private struct Made {
    let bytes: [UInt8]
    /// Files that were left out because something is wrong with them.
    let faults: [WorkbenchError]
    /// The round of a sharing edition.
    var sharedRound: Int?
  }

  private func ofTeam(
    _ study: String, round: Int?, _ format: ReportFormat, _ invocation: Invocation,
    _ workbench: Workbench
  ) throws -> Made {
    let loaded = try workbench.study(study)
    if let round { try loaded.records.requireRound(round) }
    let made = report.team(loaded.records, ReportOptions(round: round, edition: .team))
    try writePlots(made, invocation, workbench)
    guard let file = invocation.string("out"), file != "-" else {
      return Made(
        bytes: made.written(format, in: invocation.console.language), faults: loaded.faults)
    }
    return Made(
      bytes: try workbench.showing(made, inFile: file).written(
        format, in: invocation.console.language),
      faults: loaded.faults)
  }

  private func shared(
    _ study: String, round: Int?, _ format: ReportFormat, _ invocation: Invocation,
    _ workbench: Workbench
  ) throws -> Made {
    if invocation.string("plots") != nil {
      throw WorkbenchError(
        .usage, at: "--plots",
        "plots show single people, and are not part of the edition for sharing",
        fix: "leave `--plots` or `--edition` share out")
    }
    let loaded = try SharedStudy.load(study, workbench)
    if let round { try loaded.records.requireSessions(ofRound: round) }
    guard let release = try loaded.release(round: round) else {
      throw ReportOutput.noClosedRound(study, round)
    }
    let bytes = report.sharing(release).written(format, in: invocation.console.language)
    for remark in loaded.remarks(of: study, round: round) {
      invocation.console.message("\(remark)")
    }
    return Made(bytes: bytes, faults: loaded.faults, sharedRound: release.round)
  }

  private func writePlots(
    _ made: MeasuredReport, _ invocation: Invocation, _ workbench: Workbench
  ) throws {
    guard let folder = invocation.string("plots") else { return }
    for plot in report.plots {
      guard let bytes = made.svg(plot, in: invocation.console.language) else { continue }
      try workbench.write(bytes, toFile: "\(folder)/\(plot)")
      invocation.console.message("Wrote \(folder)/\(plot).")
    }
  }
}

import Measures
import Records
import Workspace

/// One kind of report about a study: its verb, and the files it makes in `Exports`.
struct StudyReport: Sendable {
  /// The word after `kerb report`, which is also the name of its files.
  let name: String
  let summary: String
  let examples: [Verb.Example]
  let discussion: [String]
  /// The ways to write it, the usual one first: `md`, `json`, `csv`.
  let formats: [String]
  /// Plots of the team's edition, by their whole names; they go into a folder of one's choice.
  var plots: [String] = []
  /// Whether it can be asked for one round.
  var hasRounds = true
  /// Measures a study once for the team; what it returns writes one format, or one of ``plots`` by its whole name.
  let writer: @Sendable (StudyRecords, CoverageOptions) -> (String) -> [UInt8]
  /// Writes one format of the edition for sharing.
  let sharing: @Sendable (Release, String) -> [UInt8]

  /// Every report, in the order of help.
  static let all: [StudyReport] = [study, findings, coverage, recruitment]

  /// Its files below `Exports/<study>`, with their bytes.
  func released(_ release: Release) -> [(name: String, bytes: [UInt8])] {
    formats.map { ("\(name).\($0)", sharing(release, $0)) }
  }

  /// `kerb report <name> STUDY`.
  var verb: Verb {
    Verb(
      ["report", name], summary, examples: examples,
      arguments: [.required("STUDY", "The id of the study.", .study)],
      options: options, discussion: discussion
    ) { try run($0) }
  }

  private var options: [Verb.Option] {
    var options: [Verb.Option] = [
      .value(
        "format", "FORMAT", "How it is written.", .words(formats.map { OfferedWord($0) }),
        otherwise: formats[0])
    ]
    if !plots.isEmpty {
      options.append(
        .value("plots", "FOLDER", "Write its plots into a folder too, as SVG files.", .file))
    }
    if hasRounds {
      options.append(.value("round", "NUMBER", "Which round.", otherwise: "the latest"))
    }
    return options + [
      .value(
        "edition", "EDITION", "For whom it is.",
        .words([
          OfferedWord("team", "For the team, with P-numbers and notes."),
          OfferedWord("share", "For everybody else: of closed rounds, in coarse numbers."),
        ]), otherwise: "team"),
      .value("out", "FILE", "Write to a file; - is standard output.", .file, short: "o"),
    ]
  }

  private func run(_ invocation: Invocation) throws -> ExitStatus {
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let round = hasRounds ? try invocation.integer("round", in: 1...1000) : nil
    let edition = Edition(rawValue: invocation.string("edition") ?? "") ?? .team
    let format = invocation.string("format") ?? formats[0]
    let (bytes, faults) =
      switch edition {
      case .share: try shared(study, round: round, format, invocation, workbench)
      case .team: try ofTeam(study, round: round, format, invocation, workbench)
      }
    if let file = invocation.string("out"), file != "-" {
      try ReportOutput.write(bytes, to: file, workbench)
      invocation.console.message("Wrote \(file).")
    } else {
      ReportOutput.show(bytes, format: format, invocation.console)
    }
    return ReportOutput.report(faults, invocation.console)
  }

  private func ofTeam(
    _ study: String, round: Int?, _ format: String, _ invocation: Invocation,
    _ workbench: Workbench
  ) throws -> (bytes: [UInt8], faults: [WorkbenchError]) {
    let loaded = try StudyLoader.load(study, in: workbench.location)
    if let round { try ReportOutput.check(round, loaded.records) }
    let write = writer(loaded.records, CoverageOptions(round: round, edition: .team))
    let bytes = write(format)
    try writePlots(write, invocation, workbench)
    return (bytes, loaded.faults)
  }

  private func shared(
    _ study: String, round: Int?, _ format: String, _ invocation: Invocation,
    _ workbench: Workbench
  ) throws -> (bytes: [UInt8], faults: [WorkbenchError]) {
    if invocation.string("plots") != nil {
      throw WorkbenchError(
        .usage, at: "--plots",
        "plots show single people, and are not part of the edition for sharing",
        fix: "leave --plots or --edition share out")
    }
    let loaded = try SharedStudy.load(study, workbench.location)
    if let round { try ReportOutput.check(round, loaded.records) }
    guard let release = Release.measure(loaded.records, round: round) else {
      throw ReportOutput.noClosedRound(study, round)
    }
    let bytes = sharing(release, format)
    loaded.tellUncleared(of: study, invocation.console)
    return (bytes, loaded.faults)
  }

  private func writePlots(
    _ write: (String) -> [UInt8], _ invocation: Invocation, _ workbench: Workbench
  ) throws {
    guard let folder = invocation.string("plots") else { return }
    for plot in plots {
      try ReportOutput.write(write(plot), to: "\(folder)/\(plot)", workbench)
      invocation.console.message("Wrote \(folder)/\(plot).")
    }
  }
}

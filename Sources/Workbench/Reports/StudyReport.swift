import Localization
package import Measures
package import Records
import Reports

/// One kind of report about a study: how it is made, and the files that it makes in `Exports`.
package struct StudyReport: Sendable {
  /// The word after `kerb report`, which is also the name of its files.
  package let name: String
  /// How an index names it.
  let label: Sentence
  /// What it says, as an index tells it.
  let says: Sentence
  /// Plots of the team's edition, by their whole names; they go into a folder of one's choice.
  package let plots: [String]
  /// How it can be written, the usual way first.
  package let formats: [ReportFormat]
  private let madeHelp: @Sendable () -> ReportHelp
  private let measured: @Sendable (StudyRecords, ReportOptions) -> MeasuredReport
  private let released: @Sendable (Release) -> MeasuredReport

  init(
    name: String, label: Sentence, says: Sentence, plots: [String] = [],
    formats: [ReportFormat] = ReportFormat.allCases,
    help: @autoclosure @escaping @Sendable () -> ReportHelp,
    team measured: @escaping @Sendable (StudyRecords, ReportOptions) -> MeasuredReport,
    sharing released: @escaping @Sendable (Release) -> MeasuredReport
  ) {
    self.name = name
    self.label = label
    self.says = says
    self.plots = plots
    self.formats = formats
    madeHelp = help
    self.measured = measured
    self.released = released
  }

  /// Made when it is asked for: few calls are for help.
  package var help: ReportHelp { madeHelp() }

  /// Measures a study for the team.
  package func team(_ records: StudyRecords, _ options: ReportOptions) -> MeasuredReport {
    measured(records, options).with(Circumstances.measure(records, options: options))
  }

  /// The edition for sharing.
  package func sharing(_ release: Release) -> MeasuredReport {
    released(release).with(release)
  }

  /// How an index lists it.
  var entry: IndexDocument.Entry { (name, label, says) }

  /// Every report, in the order of help.
  package static let all: [StudyReport] = [
    summary, study, findings, coverage, recruitment, personas,
  ]

  /// The formats that stand in `Exports`.
  package var exported: [ReportFormat] { ReportFormat.exported.filter(formats.contains) }

  /// The files of all reports below `Exports/<study>`, with their bytes.
  static func released(_ release: Release) -> [(name: String, bytes: [UInt8])] {
    let reports = all.map { (kind: $0, made: $0.sharing(release)) }
    let links = MarkdownLinks(reports.map { ($0.made.name, $0.made.text) })
    return reports.flatMap { kind, made in
      kind.exported.map { ("\(kind.name).\($0.rawValue)", made.written($0, beside: links)) }
    }
  }
}

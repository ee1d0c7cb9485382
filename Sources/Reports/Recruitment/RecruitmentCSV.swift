import Localization
package import Measures
import Records

/// The targets of a recruitment report as comma-separated values, one row a target.
package enum RecruitmentCSV {
  private static let columns: [(name: String, cell: @Sendable (TargetState) -> String)] = [
    ("target", { $0.id }), ("label", { $0.label }), ("means", { $0.wanted.all.plain() }),
    ("counts", { $0.countsSessions ? "sessions" : "people" }), ("planned", { "\($0.planned)" }),
    ("minimumSharePercent", { $0.minimumShare.map(String.init) ?? "none" }),
    ("metInRound", { counted($0, "\($0.inRound.met)") }),
    ("tookPartInRound", { "\($0.inRound.everybody)" }),
    ("missingInRound", { counted($0, missing($0.inRound)) }),
    ("notKnownInRound", { counted($0, "\($0.inRound.notKnown.total)") }),
    ("metInAllRounds", { counted($0, "\($0.inAll.met)") }),
    ("tookPartInAllRounds", { "\($0.inAll.everybody)" }),
    ("missingInAllRounds", { counted($0, missing($0.inAll)) }),
    ("met", { counted($0, $0.inRound.isMet ? "yes" : "no") }),
    ("registeredWhoFit", { counted($0, "\($0.waiting)") }),
    ("cannotBeCounted", { $0.uncounted?.reason.plain() ?? "" }),
  ]

  /// A figure of a target, unless the target cannot be counted.
  private static func counted(_ target: TargetState, _ figure: String) -> String {
    target.uncounted == nil ? figure : "cannot be counted"
  }

  private static func missing(_ tally: TargetState.Tally) -> String {
    tally.shortfall.byShare == nil ? "everybody" : "\(tally.shortfall.count)"
  }

  package static func text(_ recruitment: Recruitment) -> String {
    CSVText.row(columns.map(\.name))
      + recruitment.targets.map { target in CSVText.row(columns.map { $0.cell(target) }) }
      .joined()
  }
}

import Localization
package import Measures
import Records

/// The criteria of a coverage report as comma-separated values, one row a criterion.
package enum CoverageCSV {
  package static func text(_ coverage: Coverage) -> String {
    let barriers = Dictionary(
      grouping: coverage.evidenceBarriers.flatMap { entry in
        PlaceSet(entry.places).places.map { (place: $0, kind: entry.kind) }
      }, by: \.place)
    var columns: [(name: String, cell: (CriterionCoverage) -> String)] = [
      ("criterion", { CSVText.place($0.criterion.place) }), ("name", { $0.criterion.name }),
      ("level", { $0.criterion.level.description }), ("state", { $0.state.rawValue }),
      ("participants", { "\($0.participants)" }),
      ("participantsWithBarrier", { "\($0.participantsWithBarrier)" }),
      ("favourableSigns", { "\($0.signs.favourable)" }),
      ("unsettledSigns", { "\($0.signs.unsettled)" }), ("described", { "\($0.described)" }),
      ("items", { "\($0.items)" }), ("confirmedTags", { "\($0.confirmedTags)" }),
      ("proposedTags", { "\($0.proposedTags)" }),
      ("worstOpenImpact", { $0.worstOpenImpact.map { "\($0.rawValue)" } ?? "noneNoted" }),
    ]
    columns += EvidenceKind.allCases.map { kind in
      ("items:" + kind.id, { "\($0.byKind[kind])" })
    }
    columns += [EvidenceKind.lived, .expert, .tool].map { kind in
      ("outcome:" + kind.id, { $0.outcome(of: kind)?.id ?? "none" })
    }
    columns += [EvidenceKind.expert, .tool, .documented].map { kind in
      (
        "barriers:" + kind.id,
        { row in "\(barriers[row.criterion.place]?.count { $0.kind == kind } ?? 0)" }
      )
    }
    columns.append(
      (
        "toolSays",
        { $0.tools.isEmpty ? "none" : Sentence.joined($0.tools, "; ").plain() }
      ))
    return CSVText.table(
      columns.map(\.name), coverage.criteria.map { row in columns.map { $0.cell(row) } })
  }
}

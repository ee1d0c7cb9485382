import Localization
package import Measures
import Records

/// The criteria of a coverage report as comma-separated values, one row a criterion.
package enum CoverageCSV {
  package static func text(_ coverage: Coverage) -> String {
    let kinds = EvidenceKind.allCases
    var text = CSVText.row(
      ["criterion", "name", "level", "state", "participants", "participantsWithBarrier"]
        + ["favourableSigns", "unsettledSigns"]
        + ["described", "items", "confirmedTags", "proposedTags", "worstOpenImpact"]
        + kinds.map { "items:" + $0.id } + ["lived", "expert", "tool"].map { "outcome:" + $0 }
        + ["toolSays"])
    for row in coverage.criteria {
      let numbers = [
        row.participants, row.participantsWithBarrier, row.signs.favourable, row.signs.unsettled,
        row.described, row.items,
        row.confirmedTags, row.proposedTags,
      ]
      let outcomes = [EvidenceKind.lived, .expert, .tool].map { row.outcome(of: $0)?.id ?? "none" }
      text += CSVText.row(
        [
          CSVText.place(row.criterion.place), row.criterion.name, row.criterion.level.description,
          row.state.rawValue,
        ] + numbers.map(String.init)
          + [row.worstOpenImpact.map { String($0.rawValue) } ?? "noneNoted"]
          + kinds.map { String(row.byKind[$0]) } + outcomes
          + [row.toolSentences.isEmpty ? "none" : Sentence.joined(row.toolSentences, "; ").plain()])
    }
    return text
  }
}

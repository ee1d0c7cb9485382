package import Localization
import Measures
package import Records

/// How each finding of a study stands in its latest round, for lists and pages.
package struct FindingStandings {
  private let measured: [RecordID: MeasuredFinding]
  /// Problems that may remain first, the most severe first.
  private let ranks: [RecordID: Int]

  package init(_ records: StudyRecords) {
    let summary = FindingsSummary.measure(records)
    measured = Dictionary(
      summary.findings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let order = summary.remaining + summary.findings.filter { !$0.part.mayRemain }
    ranks = Dictionary(
      order.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// How many problems are open.
  package var open: Int { measured.values.count(where: \.part.isOpenProblem) }

  /// The place of a finding in a list that begins with the worst; those of later rounds come last.
  package func rank(_ id: RecordID) -> Int { ranks[id] ?? .max }

  /// "recorded as fixed in round 2; the notes contradict this: 4 of 5 affected"; `nil` for a finding of a later round.
  package func words(_ id: RecordID) -> Sentence? {
    measured[id].map { $0.kind == .strength ? $0.part.label : $0.standing }
  }
}

package import Localization
package import Measures
package import Records

/// What a study covers in one round, measured once and kept while its screens are open.
package struct MeasuredStudy: Sendable {
  package let records: StudyRecords
  package let coverage: Coverage
  /// The notes and entries behind the counts.
  package let items: CountedItems

  /// - `round`: `nil` for the latest round with a session.
  package init(_ records: StudyRecords, round: Int?) {
    self.records = records
    coverage = Coverage.measure(records, options: ReportOptions(round: round))
    items = CountedItems(records, round: coverage.rounds.number)
  }

  /// "WCAG 2.2 AA on iOS, round 2".
  package var place: Sentence {
    let round: Sentence = coverage.rounds.number.map { ", round \($0)" } ?? ""
    return coverage.target.label + round
  }

  /// The criteria at or below a place.
  package func criteria(under place: Place) -> [CriterionCoverage] {
    coverage.criteria.filter { place.covers($0.criterion.place) }
  }
}

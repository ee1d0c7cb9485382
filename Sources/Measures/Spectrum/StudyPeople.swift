package import Records

/// Who took part in a study, round by round, measured once for all its abilities.
package struct StudyPeople: Sendable {
  let plan: Study
  let rounds: [(round: Int, people: PeopleCoverage)]
  /// The rows of each person over all rounds.
  let rows: [RecordID: [RosterRow]]

  /// - Complexity: O(*n*) in the number of notes, times the rounds.
  package init(_ records: StudyRecords) {
    plan = records.study
    let latest = Coverage.measure(records)
    let rounds = latest.rounds.reportable.map { round in
      let people =
        round == latest.rounds.number
        ? latest.people
        : Coverage.measure(records, options: ReportOptions(round: round)).people
      return (round: round, people: people)
    }
    var rows: [RecordID: [RosterRow]] = [:]
    for row in rounds.flatMap(\.people.roster) { rows[row.id, default: []].append(row) }
    (self.rounds, self.rows) = (rounds, rows)
  }
}

import Measures
package import Records

/// The command that prints the coverage report in which something new shows.
package enum CoverageCommand {
  /// "kerb report coverage tram", with the round where the report would otherwise be about another one.
  ///
  /// - `round`: The round of the new thing; `nil` for none in particular: every report counts it.
  package static func words(showing round: Int?, of records: StudyRecords) -> String {
    let command = "kerb report coverage \(records.study.id)"
    guard let round, round != Coverage.usualRound(of: records) else { return command }
    return "\(command) --round \(round)"
  }
}

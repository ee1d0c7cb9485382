import Localization
import Measures
package import Records
import Reports
package import Wording

/// What the claims of all profiles rest on, over all studies; for the team, and never a file in `Exports`.
package enum StandingsReport {
  package struct Made {
    package let report: MeasuredReport
    /// What is wrong with files that were left out.
    package let faults: [WorkbenchError]
  }

  /// - `since`: The day to compare with; `nil` for the last on which a round of a study was closed.
  /// - `limit`: The years after which the evidence of a claim is out of date.
  package static func made(
    since: CalendarDay?, limit: Int, _ workbench: Workbench
  ) throws -> Made {
    let shared = try SharedPeople(in: workbench)
    var (studies, faults): ([StudyRecords], [WorkbenchError]) = ([], shared.faults)
    for id in try workbench.studies() {
      do {
        let loaded = try workbench.study(id)
        studies.append(loaded.records)
        faults += loaded.faults
      } catch {
        faults.append(error)
      }
    }
    let closed = studies.flatMap { $0.study.closedRounds.values }.compactMap { CalendarDay($0) }
    let standings = ClaimStandings.measure(
      shared.profiles, spectrums: shared.spectrums, instruments: shared.instruments,
      studies: studies, rules: ClaimReading.Rules(today: workbench.today, limit: limit),
      since: since ?? closed.max())
    var seen: Set<String> = []
    return Made(
      report: MeasuredReport(
        "personas", document: StandingsDocument.document(standings),
        json: StandingsDocument.json(standings), csv: StandingsDocument.csv(standings)),
      faults: faults.filter { seen.insert($0.description).inserted })
  }
}

import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  static func agreement(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Note-taker agreement")
    let agreement = study.agreement
    guard let together = agreement.together else {
      return document.paragraph(Sentence(StudyNone(.noteTakerPairs, study.rounds.number)))
    }
    document.table(
      "\(together.recorderPairs, "pair", "pairs") of note-takers in \(agreement.sessions.count, "session", "sessions") of this round and earlier ones: \(together.both, "moment", "moments") by both, \(together.onlyFirst) by the first only, \(together.onlySecond) by the second only. Interval: 95%, \(IntervalMethod.largeSampleKappa.name), from \(Minimum.agreementInterval.words) on. `kerb report agreement` has the method.",
      none: "", columns: ["What", "Agreement", "Interval", "The same", "Method"],
      rows: AgreementRow.rows(together).map { row in
        [
          row.what, row.words ?? "no figure: \(row.missing)",
          row.interval ?? "none: \(row.noInterval)", row.same ?? "no figure", row.method,
        ]
      })
  }

  static func discovery(_ study: StudySummary, _ document: inout Document) {
    guard !study.tasks.isEmpty else { return }
    document.heading(2, "Problem discovery")
    document.list(study.discovery.misses.map(\.claim))
    document.table(
      "For each task, by technology, of participants who tried it: problems found, the share of that group’s problems this probably is, and how many more participants 85% needs. Needs \(Minimum.discoveryPeople.words) and \(Minimum.discoveryProblems.words): \(Minimum.discoveryPeople.reason), and \(Minimum.discoveryProblems.reason). Tasks, technologies and rounds are never pooled. A problem is a finding, or barriers outside findings with the same places on the same screen. Method: \(StudyDiscovery.method).",
      none: Sentence(StudyNone(.discovery, study.rounds.number)),
      columns: [
        "Task and group", "Participants", "Problems found", "Share probably found",
        "More participants for 85%",
      ],
      rows: study.discovery.rows.map { row in
        let head: [Sentence] = [
          "“\(row.task.title)”: " + row.group.label, "\(row.participants)",
          "\(row.hits.problems.count), of them \(row.hits.metOnce) by 1 participant only",
        ]
        guard case .success(let forecast) = row.forecast else {
          return head + ["no figure", "no figure: \(row.refusal ?? "")"]
        }
        return head + [Figure.percent(forecast.foundSoFar), "\(forecast.more.count)"]
      })
  }
}

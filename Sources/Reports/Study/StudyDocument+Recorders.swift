import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  static func agreement(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Agreement between recorders")
    let agreement = study.agreement
    guard let together = agreement.together else {
      return document.paragraph(
        "No session has notes of two recorders that can be compared, so nobody can tell how far the notes depend on who took them."
      )
    }
    document.paragraph(
      "Notes of one moment count as a pair where somebody linked them or where they lie at most \(agreement.window.milliseconds / 1000) s apart. \(RecorderAgreement.rule) Interval: 95 %, \(IntervalMethod.largeSampleKappa.name), from \(Minimum.agreementInterval.words) on. Sessions of this round and earlier ones: \(agreement.sessions.count)."
    )
    document.table(
      "Over \(together.recorderPairs, "pair of recorders", "pairs of recorders"): \(together.both, "moment", "moments") that both noted, \(together.onlyFirst) that only the first noted, \(together.onlySecond) that only the second noted.",
      none: "", columns: ["What", "Agreement", "Interval", "The same", "Method"],
      rows: AgreementRow.rows(together).map { row in
        [
          row.what, row.words ?? "no figure: \(row.missing)",
          row.interval ?? "none: \(row.noInterval)", row.same ?? "no figure", row.method,
        ]
      })
  }

  static func discovery(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Problem discovery")
    let rows = study.discovery.round.map { study.discovery.rows(of: $0) } ?? []
    let hidden = rows.count(where: \.isHidden)
    document.table(
      "For each group of this round: how many problems its people met, which share of the group's problems that probably is, and how many more people it takes for 85 %. That takes \(Minimum.discoveryPeople.words) and \(Minimum.discoveryProblems.words), since \(Minimum.discoveryPeople.reason), and \(Minimum.discoveryProblems.reason). \(StudyDiscovery.reading) Method: \(StudyDiscovery.method).",
      none: rows.isEmpty
        ? "Nobody took part in this round, so nobody can have met a problem."
        : "Each group has fewer than \(Edition.smallestSharedCell) people, so nothing is shown of what they met.",
      columns: ["Group", "People", "Problems met", "Share probably met", "More people for 85 %"],
      rows: rows.filter { !$0.isHidden }.map(discovered))
    if hidden > 0, hidden < rows.count {
      document.paragraph(
        "\(hidden, "group is", "groups are") not shown for so few people.")
    }
  }

  private static func discovered(_ row: DiscoveryRow) -> [Sentence] {
    let name = row.group.label.capitalised
    let people: Sentence = "\(row.participants.count, "person", "people")"
    let problems: Sentence =
      "\(row.hits?.problems.count ?? 0), of them \(row.hits?.metOnce ?? 0) by one person only"
    switch row.forecast {
    case .success(let forecast)?:
      return [
        name, people, problems, "\(Figure.percent(forecast.foundSoFar))",
        "\(forecast.more.count, "person", "people")",
      ]
    case .failure?, nil:
      return [name, people, problems, "no figure", "no figure: \(row.refusal ?? "too few people")"]
    }
  }
}

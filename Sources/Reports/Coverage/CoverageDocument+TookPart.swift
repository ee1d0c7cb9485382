import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  /// Whom the results rest on, before any result.
  static func tookPart(_ coverage: Coverage, _ document: inout Document) {
    let people = coverage.people
    guard people.participants + people.described > 0 else { return }
    document.heading(2, "Who took part", anchor: ReportPart.people.rawValue)
    document.paragraph(whoCounts(coverage))
    let cells = PeopleCells(edition: coverage.edition)
    document.table(
      "For each ability: people with a lasting need, people in a situation that made it hard, and what those with a lasting need tried. \(known(people.knowledge.needs))",
      none: "No ability is known.",
      columns: ["Ability", "Lasting need", "In a situation", "Tried"],
      rows: people.dimensions.map { row in
        [
          row.label.capitalised, cells.total(row.total),
          cells.crossing(row.situational, in: row.total),
          cells.criteria(
            row.criteria, of: coverage.states.total, by: row.total.participants),
        ]
      })
    document.list([technologies(coverage, cells), targets(coverage)].compactMap(\.self))
  }

  /// "Assistive technology: VoiceOver (2 people) and Zoom (1 person)."
  private static func technologies(_ coverage: Coverage, _ cells: PeopleCells) -> Sentence? {
    let people = coverage.people
    let used = people.technologies.filter { $0.total.participants > 0 }.map { row -> Sentence in
      "\(row.name) (\(cells.people(row.total.participants)))"
    }
    let known = known(people.knowledge.technologies)
    if used.isEmpty { return known.isEmpty ? nil : "Assistive technology: none is known. \(known)" }
    return "Assistive technology: \(Sentence.list(used)). \(known)"
  }

  /// "14 of 20 targets for recruitment are met in this round, 4 more over all rounds."
  private static func targets(_ coverage: Coverage) -> Sentence? {
    let people = coverage.people
    guard coverage.edition == .team, !people.targets.isEmpty else { return nil }
    let quota = PeopleCells.quota(people.targets)
    let over = people.targets.count { $0.isMet && !$0.isMetInRound }
    let more: Sentence = over == 0 ? "" : ", \(over) more over all rounds"
    let link = ReportPlaceWords.report(quota.all, "coverage", at: .peopleDetails)
    return
      "\(link) \(quota.met == 1 ? "is" : "are" as Sentence) met in this round\(more).\(quota.left)"
  }
}

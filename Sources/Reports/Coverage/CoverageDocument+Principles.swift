import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  /// Who met what, who could have and did not, and who was not there.
  static func needsByPrinciple(_ coverage: Coverage, _ document: inout Document) {
    let rows = coverage.people.needsByPrinciple
    guard coverage.edition == .team, coverage.people.participants > 0,
      let principles = rows.first?.cells.map(\.principle)
    else { return }
    document.heading(2, "Needs and principles", anchor: ReportPart.needs.rawValue)
    if let plot = NeedsPlot(coverage) {
      document.drawing(
        Drawing(
          name: plot.name, sentence: plot.sentence,
          elsewhere:
            "`kerb report coverage STUDY --plots FOLDER` draws it as coverage-needs.svg, with the numbers of the table.",
          element: { plot.element(in: $0) }))
    }
    document.table(
      "How many people with a need met a barrier that a note ties to this need, of those who tried something of the principle. Barriers whose notes name no ability stand in the table before only; tags that nobody has confirmed count too.",
      none: "No ability is known.",
      columns: ["Ability"] + principles.map { "\($0.label)" } + ["Not in WCAG"],
      rows: rows.map { row in
        [row.label.capitalised] + row.cells.map { cell($0, of: row.people) }
          + [row.people == 0 ? "nobody took part" : "\(row.beyondWcag) of \(row.people)"]
      })
  }

  private static func cell(_ cell: NeedsByPrinciple.Cell, of people: Int) -> Sentence {
    if people == 0 { return "nobody took part" }
    return cell.tried == 0 ? "nobody tried it" : "\(cell.met) of \(cell.tried)"
  }
}

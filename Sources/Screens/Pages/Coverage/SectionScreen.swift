import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// How lists show a principle or guideline.
enum SectionRow {
  static let heading = PageRow(
    "heading principles",
    "Criteria by principle: B barrier, E exercised, U unclear, C checked, S suggested, - nobody",
    spoken: "Principles, with their criteria by state", isHeading: true)

  static func row(_ section: SectionCoverage) -> PageRow {
    let states = section.states
    return PageRow(
      "section \(section.place)", "\(section.place.name)",
      details: [
        "B \(states[.barrierMet])", "E \(states[.exercised])", "U \(states[.unclear])",
        "C \(states[.checkedOnly])",
        "S \(states[.suggestedOnly])", "- \(states[.notLookedAt])",
      ], spoken: spoken(section))
  }

  /// "Perceivable: of 20 criteria barriers were met on 8, …".
  static func spoken(_ section: SectionCoverage) -> Sentence {
    let states = section.states
    let parts: [Sentence] = [
      "barriers were met on \(states[.barrierMet])",
      "exercised without a noted barrier \(states[.exercised])", "unclear \(states[.unclear])",
      "specialist or tool only \(states[.checkedOnly])",
      "suggested only \(states[.suggestedOnly])", "not looked at \(states[.notLookedAt])",
    ]
    let all = Sentence.count(states.total, "criterion", "criteria")
    let worst: Sentence =
      section.worstOpenImpact.map { "; the worst open barrier: \($0.label)" } ?? ""
    return "\(section.place.name): of \(all) \(parts.joined(separator: ", "))\(worst)"
  }
}

/// A principle: its guidelines, and their criteria by state.
struct SectionScreen {
  let navigator: Navigator
  let measured: MeasuredStudy
  let place: Place

  private enum Destination {
    case criterion(CriterionCoverage)
    case direct(Place)
  }

  private typealias Entry = ActionPage<Destination>.Row

  func run() throws {
    let entries = entries()
    try ListScreen(navigator: navigator, page: { page(entries, start: $0) }) { way in
      try navigator.open {
        switch way {
        case .criterion(let criterion):
          try ItemsScreen(navigator: navigator, measured: measured, criterion: criterion).run()
        case .direct(let place):
          try ItemsScreen(navigator: navigator, measured: measured, place: place).run()
        }
      }
    }.run()
  }

  private func page(_ entries: [Entry], start: Int?) -> ActionPage<Destination> {
    let section = measured.coverage.principles.first { $0.place == place }
    let items: Sentence? = section.map { section in
      "\(section.items, "item", "items") of evidence, \(section.participants, "participant", "participants")."
    }
    return ActionPage(
      "section \(place)", title: "\(place.label)", place: "\(measured.place)",
      lead: [section.map(SectionRow.spoken).map { "\($0)." }, items].compactMap(\.self),
      list: ActionList(
        .choices, noun: Noun("criterion", "criteria"), rows: entries, start: start,
        whenEmpty: "The target has no criterion here."),
      prompt: Prompt("Criterion", .choice))
  }

  /// Guidelines as headings; below each its criteria, the strongest state first, then the items of its own.
  private func entries() -> [Entry] {
    let guidelines = measured.coverage.guidelines.filter { place.covers($0.place) }
    let own = direct(measured.coverage.principles.first { $0.place == place })
    return own
      + guidelines.flatMap { guideline -> [Entry] in
        let heading = PageRow(
          "guideline \(guideline.place)", "\(guideline.place.label)", isHeading: true)
        let criteria = measured.criteria(under: guideline.place).sorted { left, right in
          left.state == right.state
            ? left.criterion.place < right.criterion.place : left.state < right.state
        }
        return [(heading, nil)] + criteria.map { (CriterionRow.row($0), .criterion($0)) }
          + direct(guideline)
      }
  }

  /// Items that name the guideline or principle itself.
  private func direct(_ section: SectionCoverage?) -> [Entry] {
    guard let section, section.direct > 0 else { return [] }
    let items = Sentence.count(section.direct, "item", "items")
    return [
      (
        PageRow(
          "direct \(section.place)", "\(section.place) itself", details: ["", "", items],
          spoken: "\(section.place) itself, without a criterion below it; \(items)"),
        .direct(section.place)
      )
    ]
  }
}

/// How lists show a criterion.
enum CriterionRow {
  static func row(_ criterion: CriterionCoverage) -> PageRow {
    let people = Sentence.count(criterion.participants, "person", "people")
    let items = Sentence.count(criterion.items, "item", "items")
    return PageRow(
      "criterion \(criterion.criterion.number)", "\(criterion.criterion.label)",
      details: [
        "\(criterion.state.label)", criterion.state.countsAsPeople ? people : "",
        criterion.items > 0 ? items : "",
      ])
  }
}

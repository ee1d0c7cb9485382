import Localization
import Measures
import Records
import Reports
import Terminal
import Wording
import Workbench

/// Coverage of a study: what was looked at and by whom, the persona spectrum as a grid, the principles, the gaps.
struct CoverageScreen {
  let navigator: Navigator
  let study: String

  /// Where a row or a command leads.
  private enum Destination {
    case summary
    case dimension(DimensionRow)
    case principle(Place)
    case gaps, beyond
    case round(String)
  }

  private typealias Entry = ActionPage<Destination>.Row

  func run() throws {
    var messages: [Message] = []
    var start: Int?
    var measured = try measure(round: nil)
    while true {
      let entries = entries(measured)
      switch try navigator.pages.show(page(measured, entries, start: start), messages) {
      case .action(.round(let typed), _):
        messages = try navigator.attempt {
          let round = try navigator.round(
            typed, among: measured.coverage.rounds.reportable, of: study)
          measured = try measure(round: round)
          start = nil
          return [.outcome("Round \(round).")]
        }
      case .action(let way, let row):
        start = row ?? start
        messages = try navigator.open { try screen(way, measured) }
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .nothing, .idle: messages = []
      }
    }
  }

  private func measure(round: Int?) throws -> MeasuredStudy {
    try navigator.measured(study, round: round)
  }

  /// The screen below this one that a row or a command opens.
  private func screen(_ way: Destination, _ measured: MeasuredStudy) throws {
    switch way {
    case .principle(let place):
      try SectionScreen(navigator: navigator, measured: measured, place: place).run()
    case .dimension(let row):
      try DimensionScreen(navigator: navigator, measured: measured, row: row).run()
    case .gaps: try GapsScreen(navigator: navigator, coverage: measured.coverage).run()
    case .summary: try ReadingScreen(navigator: navigator, page: summary(measured)).run()
    case .beyond: try BeyondScreen(navigator: navigator, measured: measured).run()
    case .round: break
    }
  }

  private func page(
    _ measured: MeasuredStudy, _ entries: [Entry], start: Int?
  ) -> ActionPage<Destination> {
    ActionPage(
      "coverage \(study) \(measured.coverage.rounds.number ?? 0)",
      title: title(measured), place: "\(measured.coverage.target.label)",
      lead: CoverageDocument.opening(measured.coverage).prefix(Self.sentencesFirst).map {
        "\($0)"
      },
      list: ActionList(.choices, noun: Noun("row", "rows"), rows: entries, start: start),
      prompt: Prompt("Row", .choice),
      commands: [
        ActionCommand("round", "[NUMBER]", "Another round.", footer: true) { .round($0) },
        ActionCommand("gaps", "What nobody looked at, and whom nobody met.", footer: true, .gaps),
      ])
  }

  private func title(_ measured: MeasuredStudy) -> Sentence {
    measured.coverage.rounds.number.map { "Coverage, round \($0)" } ?? "Coverage"
  }

  private func entries(_ measured: MeasuredStudy) -> [Entry] {
    let coverage = measured.coverage
    var entries: [Entry] = []
    let further = CoverageDocument.opening(coverage).count - Self.sentencesFirst
    if further > 0 {
      entries.append(
        (
          PageRow("summary", "Summary", details: ["\(further, "more", "more")"]), .summary
        ))
    }
    let known = coverage.people.knowledge.needs
    entries.append((DimensionGrid.heading(known), nil))
    entries += coverage.people.dimensions.map { (DimensionGrid.row($0, known), .dimension($0)) }
    entries.append((SectionRow.heading, nil))
    entries += coverage.principles.map { (SectionRow.row($0), .principle($0.place)) }
    if !coverage.beyondWcag.isEmpty {
      entries.append(
        (
          PageRow(
            "beyond", "Beyond WCAG",
            details: ["\(coverage.beyondWcag.evidence.noteCount, "note", "notes")"]), .beyond
        ))
    }
    let gaps = coverage.gaps.count + coverage.furtherGaps.count
    if gaps > 0 {
      entries.append((PageRow("gaps", "Gaps", details: ["\(gaps)"]), .gaps))
    }
    return entries
  }

  /// A small window has room for these beside the grid; the others are one step away.
  private static let sentencesFirst = 4

  private func summary(_ measured: MeasuredStudy) -> Page {
    let rows = CoverageDocument.opening(measured.coverage).enumerated().map {
      PageRow(String($0.offset), "\($0.element)")
    }
    return Page(
      "coverage summary", title: "Summary", place: "\(measured.place)",
      list: PageList(.reading, noun: Noun("sentence", "sentences"), rows: rows),
      prompt: ReadingScreen.prompt)
  }
}

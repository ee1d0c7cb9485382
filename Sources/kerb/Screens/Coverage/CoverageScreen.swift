import Measures
import Records
import Reports
import Terminal

/// Coverage of a study: what was looked at and by whom, the persona spectrum as a grid, the principles, the gaps.
struct CoverageScreen {
  let desk: Desk
  let study: String

  /// Where a row leads; `nil` for one that is only read.
  private enum Way {
    case dimension(DimensionRow)
    case principle(Place)
    case gap(Gap)
    case beyond
  }

  private typealias Entry = (row: PageRow, way: Way?)

  func run() throws {
    var messages: [Message] = []
    var start: Int?
    var measured = try measure(round: nil)
    while true {
      let entries = entries(measured)
      switch try desk.pages.show(page(measured, entries, start: start), messages) {
      case .chosen(let index):
        start = index
        messages = try desk.attempt { try follow(entries[index].way, measured) }
      case .command("round", let typed):
        messages = try desk.attempt {
          let round = try round(typed, measured.coverage.rounds.all)
          measured = try measure(round: round)
          start = nil
          return [.outcome("Round \(round).")]
        }
      case .command("gaps", _):
        messages = try desk.open { try GapsScreen(desk: desk, coverage: measured.coverage).run() }
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      default: messages = []
      }
    }
  }

  private func measure(round: Int?) throws -> MeasuredStudy {
    MeasuredStudy(try desk.study(study), round: round)
  }

  /// A round that some session belongs to.
  private func round(_ typed: String, _ rounds: [Int]) throws -> Int {
    guard !rounds.isEmpty else {
      throw WorkbenchError(
        .noInput, at: "/round", "no session counts yet", fix: "record one: kerb record \(study)")
    }
    if let number = Int(typed), rounds.contains(number) { return number }
    guard typed.isEmpty else {
      throw WorkbenchError(
        .noInput, at: "/round", "no session belongs to this round",
        fix: "the rounds are \(rounds.map(String.init).joined(separator: ", "))")
    }
    let index = try desk.pages.choose("Which round?", "Round", rounds.map { "round \($0)" })
    return rounds[index]
  }

  private func follow(_ way: Way?, _ measured: MeasuredStudy) throws -> [Message] {
    switch way {
    case .principle(let place):
      return try desk.open {
        try SectionScreen(desk: desk, measured: measured, place: place).run()
      }
    case .dimension(let row):
      return try desk.open {
        try DimensionScreen(desk: desk, measured: measured, row: row).run()
      }
    case .gap(let gap): return [.outcome("\(gap.sentence) To close it: \(gap.remedy)")]
    case .beyond:
      return try desk.open {
        try BeyondScreen(desk: desk, measured: measured).run()
      }
    case nil: return []
    }
  }

  private func page(_ measured: MeasuredStudy, _ entries: [Entry], start: Int?) -> Page {
    Page(
      "coverage \(study) \(measured.coverage.rounds.number ?? 0)",
      title: "Coverage: \(measured.coverage.title)", place: measured.place,
      lead: CoverageSentences.summary(measured.coverage),
      list: PageList(.choices, noun: "row", rows: entries.map(\.row), start: start),
      prompt: Prompt("Row", .choice),
      commands: [
        PageCommand("round", "[NUMBER]", "Another round.", footer: true),
        PageCommand("gaps", "", "What nobody looked at, and whom nobody met.", footer: true),
      ])
  }

  private func entries(_ measured: MeasuredStudy) -> [Entry] {
    let coverage = measured.coverage
    var entries: [Entry] = [(DimensionGrid.heading, nil)]
    entries += coverage.people.dimensions.map { (DimensionGrid.row($0), .dimension($0)) }
    entries.append((SectionRow.heading, nil))
    entries += coverage.principles.map { (SectionRow.row($0), .principle($0.place)) }
    if !coverage.beyondWcag.isEmpty {
      entries.append(
        (
          PageRow(
            "beyond", "Beyond WCAG",
            details: [Phrase.count(coverage.beyondWcag.noteCount, "note", "notes")]), .beyond
        ))
    }
    guard !coverage.gaps.isEmpty else { return entries }
    entries.append((PageRow("heading gaps", "Gaps, the most serious first", isHeading: true), nil))
    entries += coverage.gaps.enumerated().map { index, gap in
      (PageRow("gap \(index)", gap.sentence), .gap(gap))
    }
    return entries
  }
}

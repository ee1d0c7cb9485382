import Localization
import Measures
import Records
import Reports
import Terminal
import Wording

/// Recruitment of a study: the warnings first, then each target with how far it is met, then what else stands out.
package struct RecruitmentScreen {
  let navigator: Navigator
  let study: String

  private enum Destination {
    case target(TargetState)
    case spread(Spread)
    case advice, suggest
    case round(String)
  }

  private typealias Entry = ActionPage<Destination>.Row

  func run() throws {
    var messages: [Message] = []
    var start: Int?
    var round: Int?
    var measured = try measure(round)
    while true {
      let entries = entries(measured)
      switch try navigator.pages.show(page(measured, entries, start: start), messages) {
      case .action(.round(let typed), _):
        messages = try navigator.attempt {
          let chosen = try navigator.round(typed, among: measured.rounds, of: study)
          measured = try measure(chosen)
          (round, start) = (chosen, nil)
          return [.outcome("Round \(chosen).")]
        }
      case .action(let way, let row):
        start = row ?? start
        messages = try follow(way, measured, round: round)
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .nothing, .idle: messages = []
      }
    }
  }

  private func measure(_ round: Int?) throws -> Recruitment {
    Recruitment.measure(try navigator.study(study), options: ReportOptions(round: round))
  }

  private func follow(_ way: Destination, _ measured: Recruitment, round: Int?) throws -> [Message]
  {
    switch way {
    case .target(let target):
      return try navigator.open {
        try TargetScreen(navigator: navigator, recruitment: measured, target: target).run()
      }
    case .spread(let spread):
      return try navigator.open {
        try ReadingScreen(navigator: navigator, page: page(spread, measured)).run()
      }
    case .advice:
      return [.answer("This is advice from elsewhere. The study's own targets decide.")]
    case .suggest:
      return try navigator.open {
        try SuggestionScreen(navigator: navigator, study: study, round: round).run()
      }
    case .round: return []
    }
  }

  private func page(
    _ measured: Recruitment, _ entries: [Entry], start: Int?
  ) -> ActionPage<Destination> {
    let took = measured.people.tookPart(round: measured.round)
    var lead: [Sentence] = measured.warnings.map { "Warning: \($0)" }
    lead.append("\(took) \(measured.targets.met(round: measured.round))")
    if measured.targets.isEmpty {
      lead.append("A target says whom the study wants to meet, and how many: Plan, then `/edit`.")
    }
    return ActionPage(
      "recruitment \(study) \(measured.round ?? 0)",
      title: measured.round.map { "Recruitment, round \($0)" } ?? "Recruitment", place: "\(study)",
      lead: lead,
      list: ActionList(.choices, noun: Noun("row", "rows"), rows: entries, start: start),
      prompt: Prompt("Row", .choice),
      commands: [
        ActionCommand("suggest", "Whom to invite next.", footer: true, .suggest),
        ActionCommand("round", "[NUMBER]", "Another round.", footer: true) { .round($0) },
      ])
  }

  private func entries(_ measured: Recruitment) -> [Entry] {
    let targets = measured.targets.map { target -> Entry in (row(target), .target(target)) }
    let over =
      measured.overRepresented.enumerated().map { index, found -> Entry in
        let words = found.spread.overClaim(found.value, round: measured.round)
        return (PageRow("over \(index)", "\(words)"), .spread(found.spread))
      }
      + measured.overfilled.map { target -> Entry in
        (
          PageRow(
            "overfilled \(target.id)", "\(target.overClaim(round: measured.round))"),
          .target(target)
        )
      }
    let minima = measured.minima.map { minimum -> Entry in
      (
        PageRow(
          "minimum \(minimum.kind.rawValue)",
          "\(minimum.claim(round: measured.round))"), .advice
      )
    }
    let spreads = measured.spreads.map { spread -> Entry in
      (
        PageRow(
          "spread \(spread.title)", "\(spread.title)",
          details: ["known of \(spread.inRound.known) of \(measured.people.inRound)"]),
        .spread(spread)
      )
    }
    return part("Targets", targets) + part("Over-represented", over)
      + part("Common minima", minima) + part("Who took part", spreads)
  }

  private func part(_ title: Sentence, _ entries: [Entry]) -> [Entry] {
    entries.isEmpty
      ? [] : [(PageRow("heading \(title)", title, isHeading: true), nil)] + entries
  }

  private func row(_ target: TargetState) -> PageRow {
    let met = RecruitmentWords.met(target, target.inRound)
    if target.uncounted != nil {
      return PageRow(
        "target \(target.id)", "\(target.label)", details: ["cannot be counted"],
        spoken: "\(target.label): \(met)")
    }
    let state: Sentence = target.inRound.isMet ? "met" : "missing"
    // One short detail, so that the labels keep their room in a small window.
    let short: Sentence = "\(state), \(target.inRound.met) of \(target.planned)"
    let share: Sentence = target.minimumShare.map { ", \($0) % planned" } ?? ""
    return PageRow(
      "target \(target.id)", "\(target.label)", details: [short + share],
      spoken: "\(target.label): \(met), \(state)")
  }

  private func page(_ spread: Spread, _ measured: Recruitment) -> Page {
    let unknown = spread.inRound.notKnown.words
    var lead: [Sentence] = [
      "Known of \(spread.inRound.known) of \(measured.people.inRound, "person", "people")."
    ]
    if !unknown.isEmpty { lead.append("Not known of the others: \(unknown).") }
    if let mixture = spread.mixture(round: measured.round) { lead.append(mixture) }
    let rows = spread.values.map { value in
      PageRow(
        value.label.plain(), "\(value.label)",
        details: [
          Sentence.count(value.inRound, "person", "people"), "all rounds \(value.inAll)",
        ])
    }
    return Page(
      "spread \(spread.title)", title: "\(spread.title)", place: "\(study)", lead: lead,
      list: PageList(.reading, noun: Noun("value", "values"), rows: rows),
      prompt: ReadingScreen.prompt)
  }
}

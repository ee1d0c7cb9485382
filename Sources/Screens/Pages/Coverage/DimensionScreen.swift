import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Who was met in one ability, and the sessions with a situation that bears on it.
struct DimensionScreen {
  let navigator: Navigator
  let measured: MeasuredStudy
  let row: DimensionRow

  private enum Destination {
    case participant(RecordID)
    case session(RecordID)
  }

  private typealias Entry = ActionPage<Destination>.Row

  func run() throws {
    let entries = people() + situations()
    let study = measured.coverage.study.string
    try ListScreen(navigator: navigator, page: { page(entries, start: $0) }) { way in
      try navigator.open {
        switch way {
        case .participant(let id):
          try ParticipantScreen(navigator: navigator, study: study, participant: id).run()
        case .session(let id):
          try SessionScreen(navigator: navigator, study: study, session: id).run()
        }
      }
    }.run()
  }

  private func page(_ entries: [Entry], start: Int?) -> ActionPage<Destination> {
    ActionPage(
      "dimension \(row.dimension.id)", title: "\(row.label)", place: "\(measured.place)",
      lead: [
        "\(DimensionGrid.spoken(row, measured.coverage.people.knowledge.needs)).",
        "People with a need here tried \(row.criteria) of \(measured.coverage.criteria.count) criteria.",
      ],
      list: ActionList(
        .choices, noun: Noun("row", "rows"), rows: entries, start: start,
        whenEmpty: "Nobody with a need here took part in this round."),
      prompt: Prompt("Row", .choice))
  }

  private func people() -> [Entry] {
    let found = measured.coverage.people.roster.compactMap { person -> Entry? in
      let needs = person.needs.filter { $0.dimension == row.dimension }.map {
        "\($0.words)" as Sentence
      }
      guard !needs.isEmpty else { return nil }
      let pageRow = PageRow(
        person.id.string, "\(person.id.short)",
        details: [
          needs.joined(separator: ", "),
          "\(person.technologies.map(\.name).joined(separator: ", "))",
          "\(person.criteria, "criterion", "criteria") tried",
          "barriers on \(person.barriers)",
        ])
      return (pageRow, .participant(person.id))
    }
    return part("People with a need", found)
  }

  private func situations() -> [Entry] {
    let sessions = measured.records.sessions.map(\.session).filter {
      measured.coverage.rounds.countedSessions.contains($0.id)
    }
    let found = sessions.flatMap { session -> [Entry] in
      session.circumstances.enumerated().compactMap { index, circumstance in
        guard circumstance.dimension == row.dimension else { return nil }
        let pageRow = PageRow(
          "\(session.id) \(index)", "\(circumstance.text)",
          details: [
            circumstance.basis == .staged ? "staged by the team" : "real",
            "\(session.id.short) \(SessionWords.people(session))",
          ])
        return (pageRow, .session(session.id))
      }
    }
    return part("Situations", found)
  }

  private func part(_ title: Sentence, _ entries: [Entry]) -> [Entry] {
    entries.isEmpty
      ? [] : [(PageRow("heading \(title)", title, isHeading: true), nil)] + entries
  }
}

import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func people(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "People and targets", anchor: ReportPart.peopleDetails.rawValue)
    document.paragraph("People may count in more than one row, so rows do not add up.")
    targets(coverage, &document)
    abilities(coverage, &document)
    technologies(coverage, &document)
    skills(coverage, &document)
    circumstances(coverage, &document)
    combinations(coverage, &document)
    roster(coverage, &document)
  }

  /// Which sessions and people count; what is said of consent stands in the summary.
  static func whoCounts(_ coverage: Coverage) -> Sentence {
    let (people, rounds) = (coverage.people, coverage.rounds)
    var parts: [Sentence] = []
    let took = Sentence.count(people.participants, "participant", "participants")
    let described = Sentence.count(people.described, "described person", "described people")
    let sessions = Sentence.count(rounds.sessions, "session", "sessions")
    if let round = rounds.number {
      parts.append("\(took) in \(sessions) of round \(round); \(described).")
    } else {
      parts.append("\(took); \(described).")
    }
    if rounds.pilots > 0 {
      parts.append(
        "\(rounds.pilots, "pilot session does", "pilot sessions do") not count.")
    }
    if rounds.sessionsOfOtherRounds > 0 {
      parts.append(
        "\(rounds.sessionsOfOtherRounds, "session belongs", "sessions belong") to other rounds."
      )
    }
    if rounds.sessionsWithoutParticipant > 0 {
      parts.append(
        "\(rounds.sessionsWithoutParticipant, "session names", "sessions name") no participant."
      )
    }
    parts += ConsentSentences.left(withdrawn: people.withdrawn, refused: people.refused)
    if people.waiting > 0 {
      parts.append(
        "\(people.waiting, "participant has", "participants have") been in no session that counts."
      )
    }
    if people.withoutRecord > 0 {
      parts.append(
        "\(people.withoutRecord, "participant has", "participants have") no file, so nothing is known of their needs."
      )
    }
    return Sentence.joined(parts, " ")
  }

  private static func targets(_ coverage: Coverage, _ document: inout Document) {
    document.heading(3, "Recruitment targets")
    let all = coverage.states.total
    let cells = PeopleCells(edition: coverage.edition)
    document.table(
      "For each target: how many people or sessions the study plans, how many it met in this round and in all rounds, and which criteria those of this round tried.",
      none: "The study has no recruitment targets.",
      columns: ["Target", "Met in this round", "Met in all rounds", "Tried", "Target met"],
      rows: coverage.people.targets.map { row in
        [
          "\(row.label)", cells.metInRound(row), cells.metInAll(row),
          cells.criteria(of: all, by: row), cells.isMet(row),
        ]
      })
  }

  private static func abilities(_ coverage: Coverage, _ document: inout Document) {
    document.heading(3, "Abilities across the persona spectrum")
    let cells = PeopleCells(edition: coverage.edition)
    let rows = coverage.people.dimensions
    document.table(
      "For each ability: people with a need there, and how long it lasts. Situational needs come from what was really going on during sessions. \(known(coverage.people.knowledge.needs))",
      none: "No ability is known.",
      columns: ["Ability", "Any lasting need", "Permanent", "Temporary", "Situational"],
      rows: rows.map { row in
        [
          row.label.capitalised, cells.total(row.total),
          cells.crossing(row.permanent, in: row.total),
          cells.crossing(row.temporary, in: row.total),
          cells.crossing(row.situational, in: row.total),
        ]
      })
    document.table(
      "The same abilities: needs of unknown duration, needs that come and go, situations that the team arranged, and criteria that participants with a need there tried.",
      none: "No ability is known.",
      columns: ["Ability", "Unknown duration", "Comes and goes", "Staged situation", "Tried"],
      rows: rows.map { row in
        [
          row.label.capitalised, cells.crossing(row.unknown, in: row.total),
          cells.crossing(row.changing, in: row.total),
          cells.crossing(row.staged, in: row.total.participants),
          cells.criteria(
            row.criteria, of: coverage.states.total, by: row.total.participants),
        ]
      })
  }

  private static func technologies(_ coverage: Coverage, _ document: inout Document) {
    document.heading(3, "Assistive technology")
    let cells = PeopleCells(edition: coverage.edition)
    let people = coverage.people
    let known = Self.known(people.knowledge.technologies)
    document.table(
      "For each technology: who uses it, how practised they are, and which criteria participants who use it tried. \(known)",
      none: people.participants > 0 && people.knowledge.technologies.said == 0
        ? "\(KnownAbsence(notKnown: people.knowledge.technologies.notKnown.total, of: people.participants).technology()) Nothing here says how the product works with it."
        : "No assistive technology is known.",
      columns: ["Technology", "Participants", "Proficiency", "Described", "Tried"],
      rows: people.technologies.map { row in
        [
          "\(row.name)", cells.people(row.total.participants), proficiency(row, cells),
          "\(row.total.described) described",
          cells.criteria(
            row.criteria, of: coverage.states.total, by: row.total.participants),
        ]
      })
    if !people.technologiesOfSeveral.isEmpty {
      document.paragraph(
        "Used in sessions of several people, without a word on by whom: \(Sentence.list(people.technologiesOfSeveral))."
      )
    }
  }

  /// "Known of 4 of 6 participants, 1 of whom has none. Not known of the others: 1 not asked, 1 nothing noted."
  static func known(_ list: ListKnowledge) -> Sentence {
    guard list.people > 0 else { return "" }
    let none: Sentence =
      list.none == 0
      ? "" : "; \(list.none) of them \(list.none == 1 ? "has" : "have" as Sentence) none"
    let others: Sentence =
      list.notKnown.total == 0 ? "" : " Not known of the others: \(list.notKnown.words)."
    return
      "Known of \(list.known) of \(list.people, "participant", "participants")\(none).\(others)"
  }

  private static func proficiency(_ row: TechnologyRow, _ cells: PeopleCells) -> Sentence {
    let parts: [(Int, Sentence)] = [
      (row.novice, "novice"), (row.intermediate, "intermediate"), (row.advanced, "advanced"),
      (row.unknown, "not known"),
    ]
    let count = row.total.participants
    if count == 0 { return "none" }
    if cells.edition.hides(crossing: count) { return PeopleCells.notShown }
    // Outside the team all four are named, so that the ones with nobody cannot be told apart.
    let shown = parts.filter { $0.0 > 0 || cells.edition == .share }
    return Sentence.joined(shown.map { cells.crossing($0.0, in: count) + " \($0.1)" }, ", ")
  }
}

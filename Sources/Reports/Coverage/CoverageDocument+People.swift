import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func people(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "People and targets", anchor: ReportPart.peopleDetails.rawValue)
    let (people, round) = (coverage.people, coverage.rounds.number)
    func tried(_ criteria: Int) -> Sentence { self.tried(criteria, coverage) }
    func count(_ number: Int) -> Sentence { PeopleCells.people(number) }
    func none(_ kind: PeopleKind, unknown: Int) -> Sentence {
      PeopleClaims.none([kind], unknown: unknown, of: people.participants, round: round)
    }

    document.heading(3, "Recruitment targets")
    document.table(
      "For each target: how many participants or sessions are planned, how far this round and all rounds meet it, and what those of this round tried.",
      none: people.targets.met(round: round),
      columns: ["Target", "Met in this round", "Met in all rounds", "Tried", "Target met"],
      rows: people.targets.map { row in
        [
          "\(row.label)", RecruitmentWords.met(row, row.inRound),
          RecruitmentWords.met(row, row.inAll),
          tried(row.criteria), PeopleCells.isMet(row),
        ]
      })

    document.heading(3, "Abilities across the persona spectrum")
    document.table(
      "For each ability: participants with a need, by duration. Participants may count in more than one row. \(known(people.knowledge.needs))",
      none: "",
      columns: ["Ability", "Any need", "Permanent", "Temporary", "In a situation"],
      rows: people.dimensions.map { row in
        [row.label.capitalised]
          + [row.total, row.permanent, row.temporary, row.situational].map(PeopleCells.count)
      })
    document.table(
      "The same abilities: needs of other durations, and simulated situations.", none: "",
      columns: ["Ability", "Fluctuating", "Unknown duration", "Simulated situation"],
      rows: people.dimensions.map { row in
        [row.label.capitalised] + [row.changing, row.unknown].map(PeopleCells.count)
          + [count(row.staged)]
      })

    document.heading(3, "Assistive technology")
    document.table(
      "For each technology: participants who use it, their proficiency, and what they tried. \(known(people.knowledge.technologies))",
      none: none(.technology, unknown: people.knowledge.technologies.notKnown.total),
      columns: ["Technology", "Participants", "Proficiency", "Described", "Tried"],
      rows: people.technologies.map { row in
        [
          "\(row.name)", count(row.total.participants), row.practice,
          "\(row.total.described)", tried(row.criteria),
        ]
      })
    if let several = coverage.technologiesOfSeveral { document.paragraph(several) }

    document.heading(3, "Digital skill")
    document.paragraph(coverage.skill)
    for scale in people.scales {
      document.table(
        "Levels on “\(scale.title)”; \(scale.selfReported) of the placements \(scale.selfReported == 1 ? "is" : "are" as Sentence) self-reported or assumed. Scales are never converted into one another.",
        none: "", columns: ["Level", "Participants", "Tried"],
        rows: scale.levels.map { level in
          let label: Sentence = level.label.map { ", \($0)" } ?? ""
          let low: Sentence = level.isLow ? " (counts as low)" : ""
          return ["\(level.value)" + label + low, count(level.participants), tried(level.criteria)]
        })
    }

    document.heading(3, "Circumstances")
    document.table(
      "For each circumstance: participants who live with it, and what they tried. \(known(people.knowledge.circumstances))",
      none: none(.circumstance, unknown: people.knowledge.circumstances.notKnown.total),
      columns: ["Circumstance", "Participants", "Tried"],
      rows: people.circumstances.map { row in
        [row.kind.label.capitalised, count(row.participants), tried(row.criteria)]
      })

    document.heading(3, "Needs in several abilities at once")
    document.table(
      "A combination is more than its parts.",
      none: none(.severalNeeds, unknown: people.knowledge.needs.notKnown.total),
      columns: ["Abilities", "Participants", "Described"],
      rows: people.combinations.map { row in
        [
          Sentence.joined(row.labels, "; ").capitalised, count(row.count.participants),
          "\(row.count.described)",
        ]
      })
    roster(coverage, &document)
  }

  /// How many participants the table shows.
  private static let rosterLimit = 200

  private static func roster(_ coverage: Coverage, _ document: inout Document) {
    let roster = coverage.people.roster
    guard !roster.isEmpty else { return }
    document.heading(3, "Participants")
    let more: Sentence =
      roster.count > rosterLimit ? " The first \(rosterLimit) of \(roster.count) are shown." : ""
    document.table(
      "For each participant: needs, technology, skill, and what they tried. Do not share this table.\(more)",
      none: "",
      columns: ["Participant", "Needs", "Assistive technology", "Digital skill", "Tried"],
      rows: roster.prefix(rosterLimit).map { row in
        [
          "\(row.id.short)", PeopleCells.list(row.needs.map(need), row.needsUnknown),
          PeopleCells.list(row.technologies.map(technology), row.technologiesUnknown),
          row.placements.isEmpty
            ? "no level" : .joined(row.placements.map { "\($0.value) on \($0.scale)" }, "; "),
          "\(row.criteria, "criterion", "criteria"), barriers on \(row.barriers)",
        ]
      })
  }

  private static func need(_ need: Need) -> Sentence {
    let duration = need.duration == .unknown ? "of unknown duration" : need.duration.label
    let fluctuates: Sentence = need.fluctuates == .yes ? ", fluctuating" : ""
    return "\(need.dimension.label), \(duration)\(fluctuates)"
  }

  private static func technology(_ technology: AssistiveTechnology) -> Sentence {
    technology.proficiency == .unknown
      ? "\(technology.name)" : "\(technology.name), \(technology.proficiency.label)"
  }
}

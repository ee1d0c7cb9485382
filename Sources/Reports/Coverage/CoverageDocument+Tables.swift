import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func sections(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Principles and guidelines")
    let (evidence, round) = (coverage.evidence, coverage.rounds.number)
    document.paragraph(evidence.byKind.items(round: round))
    let rows = coverage.principles.flatMap { principle in
      [principle] + coverage.guidelines.filter { principle.place.covers($0.place) }
    }
    document.table(
      "Evidence items (one note or entry and one place that it names), participants, criteria in each state, and the worst open impact on participants.",
      none: "",
      columns: [
        "Principle or guideline", "Evidence items", "Participants", "Criteria",
        "Worst open impact on participants",
      ],
      rows: rows.map { row in
        let direct: Sentence =
          row.direct > 0 && row.place.kind == .guideline
          ? ", \(row.direct) for the guideline only" : ""
        let described: Sentence = row.described > 0 ? ", \(row.described) described" : ""
        return [
          "\(row.place.label)", "\(row.items)\(direct)", "\(row.participants)\(described)",
          .joined(CriterionState.allCases.map { "\($0.label): \(row.states[$0])" }, "; "),
          row.worstOpenImpact?.words ?? "not recorded",
        ]
      })
    if !evidence.outsideTarget.isEmpty {
      document.paragraph(
        .claim(
          "evidence.outsideTarget",
          [
            "round": round,
            "places": evidence.outsideTarget.map {
              NamedItems(place: $0.place.description, items: $0.items)
            },
          ],
          "Named and not in the target, so they count for no criterion of it: "
            + .joined(
              evidence.outsideTarget.map { "\($0.place.label) (\($0.items, "item", "items"))" },
              "; ") + "."))
    }
  }

  static func criteria(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "All criteria", anchor: ReportPart.criteria.rawValue)
    document.table(
      "Every criterion of the target: level, state, participants, evidence and outcome. A state is not a verdict.",
      none: "", columns: ["Criterion", "Level", "State", "Participants", "Evidence and outcome"],
      rows: coverage.criteria.map { row in
        [
          "\(row.criterion.label)", "\(row.criterion.level.description)",
          row.stateClaim,
          people(row), evidence(row),
        ]
      })
  }

  private static func people(_ row: CriterionCoverage) -> Sentence {
    let barrier: Sentence =
      row.participantsWithBarrier > 0 ? ", \(row.participantsWithBarrier) with a barrier" : ""
    let described: Sentence = row.described > 0 ? ", \(row.described) described" : ""
    return row.triedClaim.worded("\(row.participants)\(barrier)") + described
  }

  private static func evidence(_ row: CriterionCoverage) -> Sentence {
    var parts = EvidenceKind.allCases.filter { row.byKind[$0] > 0 }.map { kind -> Sentence in
      var part: Sentence = "\(kind.words): \(row.byKind[kind], "item", "items")"
      if kind == .lived {
        part += " (\(row.confirmedTags) confirmed, \(row.proposedTags) proposed)"
        if row.notes[.workaround] > 0 {
          part += ", \(row.notes[.workaround], "workaround", "workarounds")"
        }
      }
      return part
    }
    parts += row.outcomes.map { row.outcome($0).worded($0.short) }
    parts += row.tools
    if row.signs.favourable + row.signs.unsettled > 0 { parts.append(row.signsClaim) }
    return .joined(parts, "; ")
  }
}

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
      "A combination is more than its parts. \(known(people.knowledge.needs))",
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

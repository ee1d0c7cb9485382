import JSON
import Localization
import Measures
import Records
import Wording

extension StudyDocument {
  /// How many rows a table of the team's edition shows.
  static let rowLimit = 200

  /// Whom the results rest on, before any result.
  static func tookPart(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Who took part", anchor: ReportPart.people.rawValue)
    let round: Sentence = study.rounds.number.map { " in round \($0)" } ?? ""
    document.paragraph(
      study.people.participants == 0 && study.rounds.sessions > 0
        ? "\(ReportHead.nobodyNamed(study.rounds.sessions))"
        : "\(study.people.participants, "person", "people") took part\(round)."
    )
    let targets = study.people.targets
    guard study.edition == .team, !targets.isEmpty else { return }
    let quota = PeopleCells.quota(targets)
    let link = ReportPlaceWords.report(quota.all, "study", at: .peopleDetails)
    document.paragraph(
      "\(link) \(quota.met == 1 ? "is" : "are" as Sentence) met in this round.\(quota.left)")
  }

  static func people(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "People and targets", anchor: ReportPart.peopleDetails.rawValue)
    document.paragraph("Somebody may count in more than one row, so rows do not add up.")
    targets(study, &document)
    groups(study, &document)
    placements(study, &document)
  }

  private static func targets(_ study: StudySummary, _ document: inout Document) {
    document.heading(3, "Recruitment targets")
    let cells = PeopleCells(edition: study.edition)
    document.table(
      "For each target: how many people or sessions are planned, and how many this round and all rounds met.",
      none: "The study has no recruitment targets.",
      columns: ["Target", "Met in this round", "Met in all rounds", "Target met"],
      rows: study.people.targets.map { row in
        ["\(row.label)", cells.metInRound(row), cells.metInAll(row), cells.isMet(row)]
      })
  }

  private static func groups(_ study: StudySummary, _ document: inout Document) {
    document.heading(3, "Groups")
    let cells = PeopleCells(edition: study.edition)
    document.table(
      "The groups that stand beside everybody below, with the people of this round in them, of \(study.people.participants) in all.",
      none:
        "Of nobody a need, a technology, a low digital skill or an age is recorded, so nobody is told apart.",
      columns: ["Group", "Property", "People"],
      rows: study.groups.map { group in
        [
          group.label.capitalised, group.family.label,
          // A need and its duration are two properties that cross.
          group.family == .need
            ? cells.crossing(group.people, in: group.people) : cells.people(group.people),
        ]
      })
  }

  private static func placements(_ study: StudySummary, _ document: inout Document) {
    document.heading(3, "Digital skill")
    guard !study.placements.isEmpty else {
      return document.paragraph("Nobody who took part is placed on a scale of digital skill.")
    }
    document.paragraph(
      "\(study.people.placed) of \(study.people.participants, "person", "people") \(study.people.placed == 1 ? "is" : "are" as Sentence) placed on a scale. Scales are never converted into one another."
    )
    for scale in study.placements {
      document.paragraph(placed(scale))
      let levels = study.people.scales.first { Text.isSame($0.scale, scale.scale) }?.levels ?? []
      document.table(
        "People of this round on each level of “\(scale.title)” with somebody on it, n = \(scale.people).",
        none: "Nobody is placed on “\(scale.title)”.", columns: ["Level", "People"],
        rows: levels.filter { $0.participants > 0 }.map { level in
          var name: Sentence = "\(level.value)"
          if let label = level.label { name = name + ", \(label)" }
          if level.isLow { name = name + " (counts as low)" }
          return [name, "\(level.participants, "person", "people")"]
        })
      roster(scale, &document)
    }
  }

  private static func placed(_ scale: ScalePlacements) -> Sentence {
    let bases = scale.byBasis.filter { $0.placements > 0 }.map {
      "\($0.placements) \($0.basis.label)" as Sentence
    }
    let placers: [Sentence] = scale.placedBy.map { placer in
      placer.role.isEmpty
        ? "nobody named (\(placer.placements))" : "\(placer.role) (\(placer.placements))"
    }
    var words: Sentence =
      "“\(scale.title)”: \(scale.people, "placement", "placements"), \(Sentence.list(bases)). Placed by \(Sentence.list(placers))"
    if let days = scale.days {
      words =
        words
        + (Text.isSame(days.first, days.last)
          ? ", on \(days.first)" : ", from \(days.first) to \(days.last)")
    }
    if scale.withoutDay > 0 { words = words + ", \(scale.withoutDay) without a day" }
    return words + "."
  }

  private static func roster(_ scale: ScalePlacements, _ document: inout Document) {
    guard !scale.placements.isEmpty else { return }
    let more: Sentence =
      scale.placements.count > rowLimit
      ? " The first \(rowLimit) of \(scale.placements.count) are shown." : ""
    document.table(
      "Who was placed where on “\(scale.title)”, by whom, and on what evidence. This table stays with the team."
        + more,
      none: "Nobody.", columns: ["Participant", "Level", "Basis", "Placed by, on", "Evidence"],
      rows: scale.placements.prefix(rowLimit).map { row in
        let placement = row.placement
        let by: Sentence =
          placement.placedBy.isEmpty ? "nobody named" : "\(placement.placedBy)"
        return [
          "\(row.participant.short)", "\(placement.value)", "\(placement.basis.label)",
          placement.placedOn.map { by + ", \($0)" } ?? by + ", no day noted",
          "\(placement.evidence ?? "")",
        ]
      })
  }
}

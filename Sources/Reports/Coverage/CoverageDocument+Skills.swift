import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func skills(_ coverage: Coverage, _ document: inout Document) {
    let people = coverage.people
    document.heading(3, "Digital skill")
    guard !people.scales.isEmpty else {
      document.paragraph("No participant has been placed on a scale of digital skill.")
      return
    }
    document.paragraph(
      "\(people.placed) of \(people.participants, "participant", "participants") \(people.placed == 1 ? "is" : "are" as Sentence) placed on a scale; \(people.lowSkill) of them on a level that the scale counts as low; a recruitment target may ask for another level. Scales are never converted into one another."
    )
    let cells = PeopleCells(edition: coverage.edition)
    for scale in people.scales {
      document.table(
        "On the scale “\(scale.title)”: how many participants are on each level and which criteria they tried. \(scale.selfReported, "placement rests", "placements rest") on what people or the team say, not on what was seen.",
        none: "Nobody is placed on the scale “\(scale.title)”.",
        columns: ["Level", "Participants", "Tried"],
        rows: scale.levels.map { level in
          var name: Sentence = "\(level.value)"
          if let label = level.label { name = name + ", \(label)" }
          if level.isLow { name = name + " (counts as low)" }
          return [
            name, "\(level.participants, "person", "people")",
            cells.criteria(
              level.criteria, of: coverage.states.total, by: level.participants),
          ]
        })
    }
  }

  static func circumstances(_ coverage: Coverage, _ document: inout Document) {
    document.heading(3, "Lasting circumstances")
    let cells = PeopleCells(edition: coverage.edition)
    document.table(
      "For each circumstance that stays with people: who has it and which criteria they tried. \(known(coverage.people.knowledge.circumstances))",
      none: "\(noCircumstance(coverage.people.knowledge.circumstances))",
      columns: ["Circumstance", "Participants", "Tried"],
      rows: coverage.people.circumstances.map { row in
        [
          row.kind.label.capitalised, cells.people(row.participants),
          cells.criteria(row.criteria, of: coverage.states.total, by: row.participants),
        ]
      })
  }

  /// Loud only as far as it is known.
  private static func noCircumstance(_ knowledge: ListKnowledge) -> Sentence {
    if knowledge.people == 0 { return "No participant counts." }
    if knowledge.known == 0 { return "Of no participant is it known whether they live with one." }
    return
      "No participant is known to live with one; it is known of \(knowledge.known) of \(knowledge.people, "participant", "participants")."
  }

  static func combinations(_ coverage: Coverage, _ document: inout Document) {
    document.heading(3, "Needs in several abilities at once")
    let cells = PeopleCells(edition: coverage.edition)
    document.table(
      "People with needs in more than one ability: such a combination is more than its parts.",
      none: "Nobody is known to have needs in more than one ability.",
      columns: ["Abilities", "Participants", "Described"],
      rows: coverage.people.combinations.map { row in
        [
          Sentence.joined(row.labels, "; ").capitalised,
          cells.crossing(row.count.participants, in: row.count.participants),
          "\(row.count.described) described",
        ]
      })
  }

  /// How many participants the table of the team's edition shows.
  private static let rosterLimit = 200

  /// Participants beside their needs; the edition for sharing has no such rows.
  static func roster(_ coverage: Coverage, _ document: inout Document) {
    let roster = coverage.people.roster
    guard coverage.edition == .team, !roster.isEmpty else { return }
    document.heading(3, "Participants")
    let more: Sentence =
      roster.count > rosterLimit
      ? " The first \(rosterLimit) of \(roster.count) participants are shown." : ""
    document.table(
      "For each participant: needs, technology and skill, and which criteria they tried. This table stays with the team.\(more)",
      none: "No participant.",
      columns: ["Participant", "Needs", "Assistive technology", "Digital skill", "Tried"],
      rows: roster.prefix(rosterLimit).map { row in
        [
          "\(row.id.short)",
          row.needs.isEmpty
            ? empty(row.needsUnknown) : Sentence.joined(row.needs.map(need), "; "),
          row.technologies.isEmpty
            ? empty(row.technologiesUnknown)
            : Sentence.joined(row.technologies.map(technology), "; "),
          row.placements.isEmpty
            ? "not placed"
            : Sentence.joined(row.placements.map { "\($0.value) on \($0.scale)" }, "; "),
          "\(row.criteria, "criterion", "criteria"), barriers on \(row.barriers)",
        ]
      })
  }

  /// What stands for an empty list: "none" only where the person said so.
  private static func empty(_ unknown: Unknown?) -> Sentence {
    unknown.map { "not known: \($0.label)" } ?? "none"
  }

  private static func need(_ need: Need) -> Sentence {
    let duration = need.duration == .unknown ? "of unknown duration" : need.duration.label
    return need.fluctuates == .yes
      ? "\(need.dimension.label), \(duration), comes and goes"
      : "\(need.dimension.label), \(duration)"
  }

  private static func technology(_ technology: AssistiveTechnology) -> Sentence {
    technology.proficiency == .unknown
      ? "\(technology.name)" : "\(technology.name), \(technology.proficiency.label)"
  }
}

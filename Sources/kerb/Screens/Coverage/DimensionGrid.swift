import Measures
import Records
import Terminal

/// The persona spectrum as rows: an ability, and how many people were met permanently, temporarily, situationally.
enum DimensionGrid {
  static let heading = PageRow(
    "heading people", "People by ability", details: ["permanent", "temporary", "situational"],
    spoken: "People by ability: permanent, temporary and situational", isHeading: true)

  static func row(_ row: DimensionRow) -> PageRow {
    let label = row.label
    return PageRow(
      "dimension \(row.dimension.id)", label,
      details: [
        cell("P", row.permanent), cell("T", row.temporary),
        cell("S", row.situational, staged: row.staged),
      ], spoken: spoken(row))
  }

  /// A letter and a number where somebody was met, `-` and a word where nobody was: nothing is told by colour.
  private static func cell(_ letter: String, _ count: PeopleCount, staged: Int = 0) -> String {
    var parts: [String] = []
    if count.participants > 0 { parts.append("\(letter) \(count.participants)") }
    if count.described > 0 { parts.append("\(count.described) described") }
    if staged > 0 { parts.append("\(staged) staged") }
    return parts.isEmpty ? "- nobody" : parts.joined(separator: ", ")
  }

  /// "seeing: permanent 3 people, temporary nobody, situational 2 people".
  static func spoken(_ row: DimensionRow) -> String {
    var cells = [
      "permanent \(people(row.permanent))", "temporary \(people(row.temporary))",
      "situational \(people(row.situational))",
    ]
    if row.staged > 0 { cells.append("staged \(Phrase.count(row.staged, "person", "people"))") }
    if !row.unknown.isEmpty { cells.append("duration unknown \(people(row.unknown))") }
    return "\(row.label): " + cells.joined(separator: ", ")
  }

  static func people(_ count: PeopleCount) -> String {
    if count.isEmpty { return "nobody" }
    var parts: [String] = []
    if count.participants > 0 {
      parts.append(Phrase.count(count.participants, "person", "people"))
    }
    if count.described > 0 { parts.append("\(count.described) described") }
    return Phrase.list(parts)
  }
}

/// Who was met in one ability.
struct DimensionScreen {
  let desk: Desk
  let measured: MeasuredStudy
  let row: DimensionRow

  func run() throws {
    let people = measured.coverage.people.roster.filter { person in
      person.needs.contains { $0.dimension == row.dimension }
    }
    try ListScreen(desk: desk, page: { page(people, start: $0) }) { index in
      try desk.open {
        try ParticipantScreen(
          desk: desk, study: measured.coverage.study.string, participant: people[index].id
        ).run()
      }
    }.run()
  }

  private func page(_ people: [RosterRow], start: Int?) -> Page {
    let criteria = Phrase.count(row.criteria, "criterion", "criteria")
    return Page(
      "dimension \(row.dimension.id)", title: row.label, place: measured.place,
      lead: [
        DimensionGrid.spoken(row) + ".",
        "People with a need here exercised \(criteria) of \(measured.coverage.criteria.count).",
      ],
      list: PageList(
        .choices, noun: "participant", rows: people.map(self.row), start: start,
        whenEmpty: "Nobody with a lasting need here took part in this round."),
      prompt: Prompt("Participant", .choice))
  }

  private func row(_ person: RosterRow) -> PageRow {
    let needs = person.needs.filter { $0.dimension == row.dimension }.map(\.words)
    return PageRow(
      person.id.string, person.id.short,
      details: [
        needs.joined(separator: ", "), person.technologies.map(\.name).joined(separator: ", "),
        "\(Phrase.count(person.criteria, "criterion", "criteria")) exercised",
        "barriers on \(person.barriers)",
      ])
  }
}

extension Need {
  /// "seeing, permanent, comes and goes".
  var words: String {
    let fluctuation = fluctuates == .yes ? ", comes and goes" : ""
    return
      "\(dimension.label), \(duration == .unknown ? "duration unknown" : duration.label)\(fluctuation)"
  }
}

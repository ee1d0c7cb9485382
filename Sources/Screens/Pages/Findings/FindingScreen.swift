import JSON
import Measures
import Records
import Terminal
import Wording
import Workbench

/// One finding: where, how bad each rater finds it, what became of it, and the notes that support it.
struct FindingScreen {
  let desk: Desk
  let study: String
  let finding: RecordID

  private enum Way {
    case note(ShownNote)
    /// A row that is only read says itself whole.
    case read(PageRow)
    case edit
  }

  private typealias Entry = ActionPage<Way>.Row

  func run() throws {
    try ListScreen(
      desk: desk,
      page: { page(try found(), try entries(), start: $0) },
      act: { way in
        switch way {
        case .note(let note): try desk.open { try NoteScreen(desk: desk, note: note).run() }
        case .read(let row): [.answer(row.sentence)]
        case .edit:
          try desk.open {
            let record = try EditedRecord(.finding, finding.string, study: study, desk: desk)
            try FieldEditing(record).run()
          }
        }
      }
    ).run()
  }

  private func found() throws -> Finding {
    if let found = try desk.study(study).findings.first(where: { $0.id == finding }) {
      return found
    }
    throw WorkbenchError(
      .noInput, at: finding.string, "this finding is not there any more",
      fix: "go back; the list shows what is there")
  }

  private func page(
    _ finding: Finding, _ entries: [Entry], start: Int?
  ) -> ActionPage<Way> {
    let places = finding.places.sorted().map(\.label)
    let names =
      finding.isBeyondWcag
      ? "Beyond WCAG: no criterion names it."
      : places.isEmpty ? "It names no criterion yet." : "\(Phrase.list(places))."
    return ActionPage(
      "finding \(finding.id)", title: finding.title, place: finding.id.short, lead: [names],
      list: ActionList(
        .choices, noun: "row", rows: entries, start: start,
        whenEmpty: "Nobody has rated it and no note supports it yet: /edit"),
      prompt: Prompt("Row", .choice),
      commands: [ActionCommand("edit", "Change any field of it.", footer: true, .edit)])
  }

  private func entries() throws -> [Entry] {
    let records = try desk.study(study)
    let finding = try found()
    let finder = NoteFinder(records)
    let screens = finding.screens.map { id in
      PageRow(
        "screen \(id)", records.study.screens.first { Text.isSame($0.id, id) }?.title ?? id)
    }
    let ratings = finding.ratings.enumerated().map { index, rating in
      PageRow(
        "rating \(index)", rating.severity.map { "\($0.rawValue) \($0.label)" } ?? "not rated",
        details: [rating.rater])
    }
    let rounds = finding.rounds.sorted { $0.round < $1.round }.map { round in
      let people = round.retestedWith.map(\.short)
      return PageRow(
        "round \(round.round)", "Round \(round.round): \(round.state?.label ?? "no state")",
        details: [people.isEmpty ? "" : "with \(Phrase.list(people))", round.note ?? ""])
    }
    let notes = finding.supports.map { support -> Entry in
      guard let note = finder.note(support.observation) else {
        return read(
          PageRow(
            "note \(support.observation)", "A note that is not there any more",
            details: [support.observation]))
      }
      return (note.row(id: "note \(support.observation)", inSession: false), .note(note))
    }
    return part("Severity, by rater", ratings.map(read))
      + part("Rounds", rounds.map(read)) + part("Screens", screens.map(read))
      + part("Notes that support it", notes)
  }

  private func read(_ row: PageRow) -> Entry { (row, .read(row)) }

  private func part(_ title: String, _ entries: [Entry]) -> [Entry] {
    entries.isEmpty
      ? [] : [(PageRow("heading \(title)", title, isHeading: true), nil)] + entries
  }
}

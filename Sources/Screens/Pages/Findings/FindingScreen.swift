import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// One finding: where, how bad each rater finds it, what became of it, and the notes that support it.
struct FindingScreen {
  let navigator: Navigator
  let study: String
  let finding: RecordID

  private enum Destination {
    /// One of ``notes()``.
    case note(Int)
    /// A rating or a round, by the keys to it.
    case editing([String])
    case edit
  }

  private typealias Entry = ActionPage<Destination>.Row

  func run() throws {
    try ListScreen(
      navigator: navigator,
      page: { try page(try found(), try entries(), start: $0) },
      act: { way in
        switch way {
        case .note(let note):
          try navigator.open {
            try NoteScreen(navigator: navigator, study: study, notes: notes(), at: note).run()
          }
        case .editing(let path): try edit(at: path)
        case .edit: try edit(at: [])
        }
      }
    ).run()
  }

  private func found() throws -> Finding {
    if let found = try navigator.study(study).findings.first(where: { $0.id == finding }) {
      return found
    }
    throw WorkbenchError(
      .noInput, at: finding.string, "this finding is not there any more",
      fix: "go back; the list shows what is there")
  }

  /// Changes the finding, or one part of it.
  private func edit(at path: [String]) throws -> [Message] {
    try navigator.open {
      let record = try EditedRecord(.finding, finding.string, study: study, navigator: navigator)
      try FieldEditing(record, at: path).run()
    }
  }

  /// The notes that support it and are still there.
  private func notes() throws -> [String] {
    let finder = NoteFinder(try navigator.study(study))
    return try found().supports.map(\.observation).filter { finder.note($0) != nil }
  }

  private func page(
    _ finding: Finding, _ entries: [Entry], start: Int?
  ) throws -> ActionPage<Destination> {
    let places = finding.places.sorted().map { "\($0.label)" as Sentence }
    let names: Sentence =
      finding.isBeyondWcag
      ? "Beyond WCAG: no criterion names it."
      : places.isEmpty ? "It names no criterion yet." : "\(Sentence.list(places))."
    return ActionPage(
      "finding \(finding.id)", title: "\(finding.title)", place: "\(finding.id.short)",
      lead: [names] + (try lead(finding)),
      list: ActionList(
        .choices, noun: Noun("row", "rows"), rows: entries, start: start,
        whenEmpty: "Nobody has rated it and no note supports it yet: `/edit`"),
      prompt: Prompt("Row", .choice),
      commands: [ActionCommand("edit", "Change any field of it.", footer: true, .edit)])
  }

  /// How it stands, on which screens, and what to do about it.
  private func lead(_ finding: Finding) throws -> [Sentence] {
    let records = try navigator.study(study)
    let plan = records.study
    let standing = FindingStandings(records).words(finding.id).map { $0.capitalised + "." }
    let screens = finding.screens.map { id in
      plan.screens.first { Text.isSame($0.id, id) }?.title ?? id
    }
    let recommended: Sentence? = finding.recommendation.map { "Recommended: \($0.oneLine)" }
    return [standing].compactMap(\.self)
      + (screens.isEmpty ? [] : ["On \(Sentence.list(screens))."])
      + [finding.explanation.map { "\($0.oneLine)" }, recommended].compactMap(\.self)
  }

  private func entries() throws -> [Entry] {
    let finding = try found()
    let finder = NoteFinder(try navigator.study(study))
    let ratings = finding.ratings.enumerated().map { index, rating -> Entry in
      (
        PageRow(
          "rating \(index)", rating.severity.map { "\($0.rawValue) \($0.label)" } ?? "not rated",
          details: ["\(rating.rater)"]),
        .editing(Holder<Finding>().entry(\.ratings, rating.key).keys)
      )
    }
    let rounds = finding.rounds.sorted { $0.round < $1.round }.map { round -> Entry in
      let people = round.retestedWith.map(\.short)
      let state: Sentence = round.state.map { "\($0.label)" } ?? "no state"
      return (
        PageRow(
          "round \(round.round)", "Round \(round.round): \(state)",
          details: [people.isEmpty ? "" : "with \(Sentence.list(people))", "\(round.note ?? "")"]),
        .editing(Holder<Finding>().entry(\.rounds, "\(round.round)").keys)
      )
    }
    let notes = try notes()
    let shown = notes.enumerated().compactMap { index, reference -> Entry? in
      guard let note = finder.note(reference) else { return nil }
      return (note.row(id: "note \(reference)", inSession: false), .note(index))
    }
    let lost = finding.supports.count - notes.count
    let gone: [Entry] =
      lost == 0
      ? []
      : [
        (
          PageRow(
            "lost", "\(lost, "note is", "notes are") not there any more",
            details: ["/edit"]), .edit
        )
      ]
    return part("Severity, by rater", ratings) + part("Rounds", rounds)
      + part("Notes that support it", shown + gone)
  }

  private func part(_ title: Sentence, _ entries: [Entry]) -> [Entry] {
    entries.isEmpty
      ? [] : [(PageRow("heading \(title)", title, isHeading: true), nil)] + entries
  }
}

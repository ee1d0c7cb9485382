import JSON
import Localization
import Measures
import Records
import Reports
import Terminal
import Wording
import Workbench

/// What stands behind a criterion, guideline or principle: its state, and every note and entry that names it.
struct ItemsScreen {
  let navigator: Navigator
  let measured: MeasuredStudy
  let place: Place
  private let criterion: CriterionCoverage?

  init(navigator: Navigator, measured: MeasuredStudy, criterion: CriterionCoverage) {
    self.navigator = navigator
    self.measured = measured
    self.criterion = criterion
    place = criterion.criterion.place
  }

  init(navigator: Navigator, measured: MeasuredStudy, place: Place) {
    self.navigator = navigator
    self.measured = measured
    self.place = place
    criterion = nil
  }

  private enum Item {
    /// `<session>/<observation>`.
    case note(String)
    case entry(Evidence.Item, Evidence)
  }

  private typealias Entry = ActionPage<Item>.Row

  func run() throws {
    let entries = notes() + batches()
    try ListScreen(navigator: navigator, page: { page(entries, start: $0) }) { item in
      try navigator.open {
        switch item {
        case .note(let note): try open(note)
        case .entry(let item, let batch):
          try EvidenceScreen(navigator: navigator, item: item, batch: batch).run()
        }
      }
    }.run()
  }

  private func open(_ note: String) throws {
    let notes = measured.items.notes(at: place).map { "\($0.session)/\($0.observation)" }
    try NoteScreen(
      navigator: navigator, study: measured.coverage.study.string, notes: notes,
      at: notes.firstIndex { Text.isSame($0, note) } ?? 0
    ).run()
  }

  private func page(_ entries: [Entry], start: Int?) -> ActionPage<Item> {
    ActionPage(
      "items \(place)", title: "\(place.label)", place: "\(measured.place)", lead: lead,
      list: ActionList(
        .choices, noun: Noun("item", "items"), rows: entries, start: start,
        whenEmpty: "No note and no entry names it."),
      prompt: Prompt("Item", .choice))
  }

  private var lead: [Sentence] {
    guard let criterion else { return ["These name \(place) and no criterion below it."] }
    var lead: [Sentence] = [
      "\(("\(criterion.state.label)" as Sentence).capitalised), level \(criterion.criterion.level)."
    ]
    if criterion.participants > 0 {
      let barriers: Sentence =
        criterion.participantsWithBarrier == 0
        ? "none noted a barrier"
        : "\(criterion.participantsWithBarrier, "person", "people") met a barrier"
      lead.append(
        "\(criterion.participants, "person", "people") tried it; \(barriers).")
    } else if criterion.state.countsAsPeople {
      lead.append("People whom no session names tried it.")
    }
    if let signs = CoverageDocument.signs(criterion) { lead.append("\(signs)") }
    let outcomes = criterion.outcomes.map {
      "\($0.kind.rawValue) \($0.outcome.label)" as Sentence
    }
    if !outcomes.isEmpty { lead.append("Outcome: \(outcomes.joined(separator: ", ")).") }
    lead += criterion.tools.map { "\($0)" }
    if criterion.confirmedTags + criterion.proposedTags > 0 {
      lead.append(
        "\(criterion.confirmedTags, "tag", "tags") confirmed, \(criterion.proposedTags) proposed."
      )
    }
    if let caution = criterion.criterion.caution { lead.append("\(caution)") }
    return lead
  }

  private func notes() -> [Entry] {
    let finder = NoteFinder(measured.records)
    let found = measured.items.notes(at: place).compactMap { counted -> Entry? in
      guard let note = finder.note(session: counted.session, observation: counted.observation)
      else { return nil }
      let people = counted.participants.map(\.short).joined(separator: ", ")
      let confirmed: Sentence = counted.confirmed.contains(place) ? "confirmed" : "proposed"
      let row = PageRow(
        "note \(counted.session)/\(counted.observation)", note.line,
        details: [
          "\([counted.session.short, people].filter { !$0.isEmpty }.joined(separator: " "))",
          note.weight, confirmed, note.terseTime,
          counted.loggers > 1 ? "\(counted.loggers) loggers" : "",
        ],
        spoken: [
          note.line, "\(people)", note.weight, confirmed, "session \(counted.session.short)",
          note.time,
        ].filter { !$0.isEmpty }.joined(separator: "; "))
      return (row, .note(note.reference))
    }
    return heading("Notes", found)
  }

  private func batches() -> [Entry] {
    let found = measured.items.entries(at: place).compactMap { counted -> Entry? in
      guard let batch = measured.records.evidence.first(where: { $0.id == counted.batch }),
        let item = batch.items.first(where: { Text.isSame($0.id, counted.entry) })
      else { return nil }
      let row = PageRow(
        "entry \(counted.batch)/\(counted.entry)", "\(item.note.words.oneLine)",
        details: [
          "\(counted.kind.rawValue)", item.outcome.map { "\($0.label)" } ?? "",
          "\(batch.tool ?? batch.source ?? "")",
        ])
      return (row, .entry(item, batch))
    }
    return heading("Other evidence", found)
  }

  private func heading(_ title: Sentence, _ entries: [Entry]) -> [Entry] {
    entries.isEmpty
      ? [] : [(PageRow("heading \(title)", title, isHeading: true), nil)] + entries
  }
}

/// One entry of an evidence batch, whole.
struct EvidenceScreen {
  let navigator: Navigator
  let item: Evidence.Item
  let batch: Evidence

  func run() throws {
    let facts: [(Sentence, Sentence)] = [
      ("Outcome", item.outcome.map { "\($0.label)" } ?? ""),
      ("Kind", item.kind.map { "\($0.label)" } ?? ""),
      ("Impact", item.impact.map { "\($0.label)" } ?? ""),
      ("Criteria", "\(item.places.sorted().map(\.description).joined(separator: ", "))"),
      ("Screens", "\(item.screens.joined(separator: ", "))"),
      ("Described person", "\(item.describedPerson ?? "")"), ("Source", "\(batch.source ?? "")"),
      ("Tool", "\(batch.tool ?? "")"),
    ]
    let rows =
      [PageRow("words", "\(item.note.words.oneLine)")]
      + facts.filter { !$0.1.isEmpty }.map { PageRow($0.0.plain(), "\($0.0): \($0.1)") }
    try ReadingScreen(
      navigator: navigator,
      page: Page(
        "evidence \(batch.id)/\(item.id)", title: batch.kind.map { "\($0.label)" } ?? "Evidence",
        place: "\(batch.id.string)",
        list: PageList(.reading, noun: Noun("line", "lines"), rows: rows),
        prompt: ReadingScreen.prompt)
    ).run()
  }
}

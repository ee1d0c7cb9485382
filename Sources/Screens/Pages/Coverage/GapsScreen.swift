import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Everything that nobody looked at and everybody whom nobody met, each with what would close the gap.
struct GapsScreen {
  let navigator: Navigator
  let coverage: Coverage

  func run() throws {
    let gaps = coverage.gaps + coverage.furtherGaps
    try ListScreen(navigator: navigator, page: { page(gaps, start: $0) }) { gap in
      [.answer("To close it: \(gap.remedy)")]
    }.run()
  }

  private func page(_ gaps: [Gap], start: Int?) -> ActionPage<Gap> {
    ActionPage(
      "gaps", title: "Gaps", place: Sentence.count(gaps.count, "gap", "gaps"),
      list: ActionList(
        .choices, noun: Noun("gap", "gaps"), of: gaps, start: start,
        whenEmpty: "Nothing is missing that the plan asks for.",
        row: { index, gap in
          PageRow(
            String(index), "\(gap.sentence)", details: ["\(gap.remedy)"],
            spoken: "\(gap.sentence) To close it: \(gap.remedy)")
        }, action: { $0 }),
      prompt: Prompt("Gap", .choice))
  }
}

/// Barriers and other notes that no criterion of WCAG names.
struct BeyondScreen {
  let navigator: Navigator
  let measured: MeasuredStudy

  func run() throws {
    let beyond = measured.coverage.beyondWcag
    let finder = NoteFinder(measured.records)
    let notes = beyond.evidence.notes.compactMap {
      finder.note(session: $0.session, observation: $0.observation)
    }
    let study = measured.coverage.study.string
    try ListScreen(navigator: navigator, page: { page(notes, beyond, start: $0) }) { at in
      try navigator.open {
        try NoteScreen(navigator: navigator, study: study, notes: notes.map(\.reference), at: at)
          .run()
      }
    }.run()
  }

  private func page(
    _ notes: [ShownNote], _ beyond: BeyondFacts, start: Int?
  ) -> ActionPage<Int> {
    var lead: [Sentence] = ["A reviewer has settled that no criterion of WCAG names these."]
    if beyond.evidence.noteCount > notes.count {
      lead.append(
        "The worst \(notes.count) of \(beyond.evidence.noteCount, "note", "notes").")
    }
    lead += beyond.findings.map { "Finding \($0.id.short): \($0.title)." }
    return ActionPage(
      "beyond", title: "Beyond WCAG", place: "\(measured.place)", lead: lead,
      list: ActionList(
        PageList(
          .choices, noun: Noun("note", "notes"), count: notes.count, start: start,
          whenEmpty: "Only findings are beyond WCAG; no note is.",
          row: { notes[$0].row(id: String($0), inSession: false) }), { $0 }),
      prompt: Prompt("Note", .choice))
  }
}

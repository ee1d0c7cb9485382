import Localization
import Measures
import Records
import Reports
import Terminal
import Wording
import Workbench

/// What was found by words or an id: each row leads to its page.
struct FoundScreen {
  let navigator: Navigator
  let typed: String

  /// Asks where nothing was typed; goes straight to the page where only one thing was found.
  ///
  /// - Throws: ``WorkbenchError``, ``QuestionLeft``.
  func run() throws {
    let words = typed.isEmpty ? try asked() : typed
    if let manyFiles = try navigator.manySessions() {
      navigator.pages.say([.notice(manyFiles)])
    }
    let found = try WorkspaceSearch(words, in: navigator.workbench).find()
    let studies = try navigator.overview().studies.map(\.id)
    let pages = FoundLine.pages(words, of: studies, in: navigator.pages.language)
    let lines = FoundLines(found, pages: pages, of: studies)
    if let only = lines.only {
      navigator.pages.say(remarks(found).map { .answer($0) })
      return try open(only)
    }
    try ListScreen(navigator: navigator, page: { page(words, found, lines, start: $0) }) { line in
      try navigator.open { try open(line) }
    }.run()
  }

  private func asked() throws -> String {
    let typed = try navigator.pages.ask(
      "What do you look for?", "Words",
      lead: [
        "Words, or an id such as S09#12, S09, P07, F03 or 4.1.2."
      ],
      problem: { PlainText.trimmed($0).isEmpty ? "Write a word or an id. Esc leaves." : nil })
    return PlainText.trimmed(typed)
  }

  private func page(
    _ words: String, _ found: WorkspaceSearch.Found, _ lines: FoundLines, start: Int?
  ) -> ActionPage<FoundLine> {
    ActionPage(
      "found \(words)", title: "Found: \(words)", place: lines.counted, lead: remarks(found),
      list: ActionList(lines.list(start: start), { lines.hit(at: $0) }),
      prompt: Prompt("Row", .choice))
  }

  private func remarks(_ found: WorkspaceSearch.Found) -> [Sentence] {
    var remarks: [Sentence] = NoteRemarks.sentences(
      peopleOut: found.peopleOut, peopleUnsearched: found.peopleUnsearched
    ).map { "\($0)" }
    let files = Set(found.faults.map { String($0.place.prefix { $0 != ":" }) }).count
    if files > 0 {
      remarks.append(
        "\(files, "file was", "files were") not searched because of faults: `kerb check` names them."
      )
    }
    return remarks
  }

  private func open(_ line: FoundLine) throws {
    switch line {
    case .page(let page, let study): try page.open(study, navigator)
    case .hit(let hit): try open(hit)
    case .heading: return
    }
  }

  private func open(_ hit: WorkspaceSearch.Hit) throws {
    switch hit {
    case .study(let id, _): try StudyScreen(navigator: navigator, study: id).run()
    case .plan(let study, _, _): try StudyPlanScreen(navigator: navigator, study: study).run()
    case .participant(let study, let id, _):
      try ParticipantScreen(navigator: navigator, study: study, participant: id).run()
    case .session(let study, let id):
      try SessionScreen(navigator: navigator, study: study, session: id).run()
    case .finding(let study, let finding):
      try FindingScreen(navigator: navigator, study: study, finding: finding.id).run()
    case .criterion(let study, let place): try navigator.openCoverage(of: place, study: study)
    case .ability(let study, let dimension):
      try navigator.openCoverage(of: dimension, study: study)
    case .profile(let id, _): try ProfileScreen(navigator: navigator, profile: id).run()
    case .spectrum(let id, _): try SpectrumScreen(navigator: navigator, spectrum: id).run()
    case .note(let note): try navigator.openNote(note.id, study: note.study)
    }
  }
}

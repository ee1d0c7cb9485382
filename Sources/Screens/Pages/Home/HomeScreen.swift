import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Home: what the workspace holds, what waits, and the way to everything else.
struct HomeScreen {
  let navigator: Navigator

  /// Where a row or a command leads.
  private enum Destination {
    case resume(study: String, session: String)
    case study(String)
    case newStudy(title: String)
    case review, conflicts, people, faults, allStudies, retention
    /// Of a study as typed; empty for the one that is chosen then.
    case record(String)
    case named(String)
    case coverage(String)
  }

  private typealias Entry = ActionPage<Destination>.Row

  func run() throws {
    var messages: [Message] = []
    var start: Int?
    while true {
      let overview = try navigator.overview()
      let entries = try entries(overview)
      switch try navigator.pages.show(page(entries, overview, start: start), messages) {
      case .action(let way, let row):
        start = row ?? start
        messages = try follow(way, overview)
      case .back:
        if try leaves() { return }
        messages = []
      case .quit: return
      case .actions, .entered, .nothing, .idle: messages = []
      }
    }
  }

  /// Esc is often pressed once too often on the way back, so it is asked; `/quit` leaves at once.
  private func leaves() throws -> Bool {
    do {
      return try navigator.pages.choose(
        "Leave kerb?", "Choice", ["leave", "stay"], standing: 0) == 0
    } catch let left as QuestionLeft {
      return left.quits
    }
  }

  private func page(
    _ entries: [Entry], _ overview: WorkspaceOverview, start: Int?
  ) -> ActionPage<Destination> {
    let studies = Sentence.count(overview.studies.count, "study", "studies")
    return ActionPage(
      NavigatingPages.home, title: name, place: studies, lead: lead(overview),
      list: ActionList(.choices, noun: Noun("choice", "choices"), rows: entries, start: start),
      prompt: Prompt("Choice", .choice),
      commands: [
        ActionCommand("record", "[STUDY]", "Record a live session.", footer: true) { .record($0) },
        ActionCommand("study", "[STUDY]", "Open a study, or the list of all.", footer: true) {
          $0.isEmpty ? .allStudies : .named($0)
        },
        ActionCommand("coverage", "[STUDY]", "Who and what a study has covered.", footer: true) {
          .coverage($0)
        },
        ActionCommand("people", "Profiles and the persona spectrum.", .people),
        ActionCommand("conflicts", "Fields with more than one value.", .conflicts),
        ActionCommand("new", "[TITLE]", "Make a study.") { .newStudy(title: $0) },
      ])
  }

  /// The team's own name for the workspace.
  private var name: Sentence {
    // Home opens without its record too; kerb check says what is wrong with it.
    navigator.workbench.name.map { "\($0)" } ?? "Workbench"
  }

  private func lead(_ overview: WorkspaceOverview) -> [Sentence] {
    if overview.studies.isEmpty {
      return ["There is no study yet. A study says what is tried, by whom, and for what."]
    }
    return overview.sessionsToReview.isEmpty && overview.conflicts.isEmpty
      && overview.uncheckedLogs == 0
      && retention(overview).overdue.isEmpty ? ["Nothing waits for you."] : []
  }

  private func entries(_ overview: WorkspaceOverview) throws -> [Entry] {
    var entries: [Entry] = try navigator.actions.stoppedRecordings().map { stopped in
      (
        PageRow("resume \(stopped.study) \(stopped.session)", stopped.title, details: ["resume"]),
        .resume(study: stopped.study, session: stopped.session)
      )
    }
    if !overview.studies.isEmpty { entries.append((heading("Studies"), nil)) }
    entries += overview.studies.prefix(Self.studiesShown).map { study in
      (StudyRow.row(study), .study(study.id))
    }
    let further = overview.studies.count - Self.studiesShown
    if further > 0 {
      entries.append(
        (PageRow("studies", "All studies", details: ["\(further, "more", "more")"]), .allStudies))
    }
    entries.append((PageRow("new", "New study"), .newStudy(title: "")))
    entries.append((heading("Waiting"), nil))
    entries += waiting(overview)
    entries.append((heading("Shared by all studies"), nil))
    let profiles = Sentence.count(overview.profiles, "profile", "profiles")
    let spectrums = Sentence.count(overview.spectrums, "spectrum", "spectrums")
    entries.append(
      (PageRow("people", "People and spectrum", details: [profiles, spectrums]), .people))
    return entries
  }

  private static let studiesShown = 9

  private func waiting(_ overview: WorkspaceOverview) -> [Entry] {
    let sessions = overview.sessionsToReview
    let notes = sessions.reduce(0) { $0 + $1.notes }
    let review =
      sessions.isEmpty
      ? ["nothing"]
      : [
        Sentence.count(sessions.count, "session", "sessions"),
        Sentence.count(notes, "note", "notes"),
      ]
    let conflicts =
      overview.conflicts.isEmpty
      ? "none" : Sentence.count(overview.conflicts.count, "field", "fields")
    var entries: [Entry] = [
      (PageRow("review", "To review", details: review), .review),
      (PageRow("conflicts", "Conflicts", details: [conflicts]), .conflicts),
    ]
    if overview.uncheckedLogs > 0 {
      entries.append(
        (
          PageRow(
            "unchecked", "Logs to check for personal details",
            details: [
              Sentence.count(overview.uncheckedLogs, "log", "logs"), "`kerb review --list`",
            ]), nil
        ))
    }
    if let row = RetentionRow.row(retention(overview)) { entries.append((row, .retention)) }
    for study in overview.studies where !study.empty.isEmpty {
      let names = study.empty.map(\.id.short).joined(separator: ", ")
      entries.append(
        (
          PageRow(
            "empty \(study.id)", "Empty: \(names)",
            details: ["\(study.id)", "`kerb session tidy \(study.id)`"]), .study(study.id)
        ))
    }
    if overview.faultyFiles > 0 {
      let files = Sentence.count(overview.faultyFiles, "file", "files")
      entries.append(
        (PageRow("faults", "Files with faults", details: [files, "`kerb check`"]), .faults))
    }
    return entries
  }

  private func retention(_ overview: WorkspaceOverview) -> Retention {
    Retention(overview.retained, today: navigator.workbench.today)
  }

  private func heading(_ text: Sentence) -> PageRow {
    PageRow("heading \(text)", text, isHeading: true)
  }

  private func follow(_ way: Destination, _ overview: WorkspaceOverview) throws -> [Message] {
    switch way {
    case .resume(let study, let session):
      try navigator.handOver { try navigator.actions.record(study, session) }
    case .study(let id):
      try navigator.open { try StudyScreen(navigator: navigator, study: id).run() }
    case .newStudy(let title): try NewStudy(navigator: navigator).run(title: title)
    case .review: try navigator.open { try ReviewQueueScreen(navigator: navigator).run() }
    case .conflicts: try navigator.open { try ConflictsScreen(navigator: navigator).run() }
    case .people: try navigator.open { try SharedPeopleScreen(navigator: navigator).run() }
    case .faults: try navigator.open { try FaultsScreen(navigator: navigator).run() }
    case .allStudies: try navigator.open { try StudiesScreen(navigator: navigator).run() }
    case .retention: try navigator.open { try RetentionScreen(navigator: navigator).run() }
    case .record(let typed):
      try of(typed, overview) { study in
        try navigator.handOver { try navigator.actions.record(study, nil) }
      }
    case .named(let typed):
      try of(typed, overview) { study in
        try StudyScreen(navigator: navigator, study: study).run()
        return []
      }
    case .coverage(let typed):
      try of(typed, overview) { study in
        try CoverageScreen(navigator: navigator, study: study).run()
        return []
      }
    }
  }

  /// Does something with the study that was typed, or that the person chooses.
  private func of(
    _ typed: String, _ overview: WorkspaceOverview, _ work: (String) throws -> [Message]
  ) throws -> [Message] {
    try navigator.attempt {
      guard let study = try StudyChoice(navigator: navigator).study(typed, overview) else {
        return [.outcome("There is no study yet. Make one: `/new` TITLE")]
      }
      return try work(study)
    }
  }
}

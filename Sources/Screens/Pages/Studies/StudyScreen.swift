import Measures
import Records
import Terminal
import Wording

/// One study: the way to its plan, sessions, people, coverage and findings.
struct StudyScreen {
  let desk: Desk
  let study: String

  private enum Way {
    case record, plan, sessions, people, recruitment, questionnaires, checklists, audits, coverage
    case findings
    case task(title: String)
  }

  func run(saying first: [Message] = []) throws {
    var messages = first
    var start: Int?
    while true {
      let page = page(
        try desk.study(study), faults: try desk.faults(ofStudy: study), start: start)
      switch try desk.pages.show(page, messages) {
      case .action(let way, let row):
        start = row ?? start
        messages = try follow(way)
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .nothing, .idle: messages = []
      }
    }
  }

  private func follow(_ way: Way) throws -> [Message] {
    switch way {
    case .record: try desk.handOver { try desk.actions.record(study, nil) }
    case .plan: try desk.open { try StudyPlanScreen(desk: desk, study: study).run() }
    case .sessions: try desk.open { try SessionsScreen(desk: desk, study: study).run() }
    case .people: try desk.open { try ParticipantsScreen(desk: desk, study: study).run() }
    case .recruitment:
      try desk.open { try RecruitmentScreen(desk: desk, study: study).run() }
    case .questionnaires:
      try desk.open { try QuestionnairesScreen(desk: desk, study: study).run() }
    case .checklists: try desk.open { try ChecklistsScreen(desk: desk, study: study).run() }
    case .audits: try desk.open { try AuditsScreen(desk: desk, study: study).run() }
    case .coverage: try desk.open { try CoverageScreen(desk: desk, study: study).run() }
    case .findings: try desk.open { try FindingsScreen(desk: desk, study: study).run() }
    case .task(let title): try NewTask(desk: desk, study: study).run(title: title)
    }
  }

  private func page(
    _ records: StudyRecords, faults: [WorkbenchError], start: Int?
  ) -> ActionPage<Way> {
    let plan = records.study
    let out = records.peopleOut
    let notes = records.sessions.filter { !$0.session.isPilot }.reduce(0) {
      $0 + $1.notesShown(without: out).count { !$0.isReviewed }
    }
    let open = records.findings.count { $0.isOpen && $0.kind != .strength }
    var lead = [plan.target.label + (plan.product.map { "; \($0)" } ?? "") + "."]
    let files = Set(faults.map { String($0.place.prefix { $0 != ":" }) }).count
    if files > 0 {
      lead.append(
        "\(Phrase.count(files, "file is", "files are")) left out because of faults: kerb check names them."
      )
    }
    let tasks = Phrase.count(plan.tasks.count, "task", "tasks")
    let prompts = Phrase.count(plan.prompts.count, "thing to watch for", "things to watch for")
    let review =
      notes > 0 ? "\(Phrase.count(notes, "note", "notes")) to review" : "nothing to review"
    // One detail each, so that the sentences share one wide column.
    let rows: [ActionPage<Way>.Row] = [
      (PageRow("record", "Record a session", details: ["asks what it needs"]), .record),
      (PageRow("plan", "Plan", details: ["\(tasks), \(prompts)"]), .plan),
      (
        PageRow("sessions", "Sessions", details: ["\(records.sessions.count), \(review)"]),
        .sessions
      ),
      (PageRow("people", "People", details: ["\(records.participants.count)"]), .people),
      (
        PageRow("recruitment", "Recruitment", details: ["whom the study wants and met"]),
        .recruitment
      ),
      (
        PageRow(
          "questionnaires", "Questionnaires", details: [QuestionnairesScreen.details(records)]),
        .questionnaires
      ),
      (
        PageRow("checklists", "Checklists", details: [ChecklistsScreen.details(records)]),
        .checklists
      ),
      (
        PageRow("audits", "Audited screens", details: [AuditsScreen.details(records)]), .audits
      ),
      (PageRow("coverage", "Coverage", details: ["who and what was looked at"]), .coverage),
      (
        PageRow(
          "findings", "Findings",
          details: [
            "\(records.findings.count), \(Phrase.count(open, "open problem", "open problems"))"
          ]), .findings
      ),
    ]
    return ActionPage(
      "study \(study)", title: plan.title.isEmpty ? study : plan.title, place: "study",
      lead: lead, list: ActionList(.choices, noun: "choice", rows: rows, start: start),
      prompt: Prompt("Choice", .choice),
      commands: [
        ActionCommand("record", "Record a live session.", footer: true, .record),
        ActionCommand("coverage", "Who and what was looked at.", footer: true, .coverage),
        ActionCommand("task", "[TITLE]", "Add a task.", footer: true) { .task(title: $0) },
      ])
  }
}

extension Finding {
  /// Whether the trouble may still be met, by its newest state that says something.
  var isOpen: Bool {
    let last = rounds.filter { $0.state != .notRetested }.max { $0.round < $1.round }
    return last?.state?.isOpen ?? true
  }
}

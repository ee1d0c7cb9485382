import Localization
import Measures
import Records
import Terminal
import Wording

/// One study: the way to its plan, sessions, people, coverage and findings.
struct StudyScreen {
  let navigator: Navigator
  let study: String

  private enum Destination {
    case record
    case page(StudyPage)
    case task(title: String)
  }

  func run(saying first: [Message] = []) throws {
    var messages = first
    var start: Int?
    while true {
      let page = page(
        try navigator.study(study), faults: try navigator.faults(ofStudy: study), start: start)
      switch try navigator.pages.show(page, messages) {
      case .action(let way, let row):
        start = row ?? start
        messages = try follow(way)
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .nothing, .idle: messages = []
      }
    }
  }

  private func follow(_ way: Destination) throws -> [Message] {
    switch way {
    case .record: try navigator.handOver { try navigator.actions.record(study, nil) }
    case .page(let page): try navigator.open { try page.open(study, navigator) }
    case .task(let title): try NewTask(navigator: navigator, study: study).run(title: title)
    }
  }

  private func page(
    _ records: StudyRecords, faults: [WorkbenchError], start: Int?
  ) -> ActionPage<Destination> {
    let plan = records.study
    var lead: [Sentence] = [
      plan.product.map { "\(plan.target.label); \($0)." } ?? "\(plan.target.label)."
    ]
    let files = Set(faults.map { String($0.place.prefix { $0 != ":" }) }).count
    if files > 0 {
      lead.append(
        "\(files, "file is", "files are") left out because of faults: `kerb check` names them."
      )
    }
    let rows: [ActionPage<Destination>.Row] =
      [(PageRow("record", "Record a session", details: ["asks what it needs"]), .record)]
      + StudyPage.allCases.map { page in
        (PageRow("\(page)", page.title, details: [Self.detail(of: page, records)]), .page(page))
      }
    return ActionPage(
      "study \(study)", title: "\(plan.title.isEmpty ? study : plan.title)", place: "study",
      lead: lead,
      list: ActionList(.choices, noun: Noun("choice", "choices"), rows: rows, start: start),
      prompt: Prompt("Choice", .choice),
      commands: [
        ActionCommand("record", "Record a live session.", footer: true, .record),
        ActionCommand("coverage", "Who and what was looked at.", footer: true, .page(.coverage)),
        ActionCommand("task", "[TITLE]", "Add a task.", footer: true) { .task(title: $0) },
      ])
  }
}

extension StudyScreen {
  /// What a page holds, in one detail each, so that the sentences share one wide column.
  private static func detail(of page: StudyPage, _ records: StudyRecords) -> Sentence {
    let plan = records.study
    switch page {
    case .plan:
      let tasks = Sentence.count(plan.tasks.count, "task", "tasks")
      return tasks + ", "
        + Sentence.count(plan.prompts.count, "thing to watch for", "things to watch for")
    case .sessions:
      let out = records.peopleOut
      let notes = records.sessions.filter { !$0.session.isPilot }.reduce(0) {
        $0 + $1.notesShown(without: out).count { !$0.isReviewed }
      }
      let review: Sentence =
        notes > 0 ? "\(notes, "note", "notes") to review" : "nothing to review"
      return "\(records.sessions.count), \(review)"
    case .people: return "\(records.participants.count)"
    case .recruitment: return "whom the study wants and met"
    case .questionnaires: return QuestionnairesScreen.details(records)
    case .checklists: return ChecklistsScreen.details(records)
    case .audits: return AuditsScreen.details(records)
    case .coverage: return "who and what was looked at"
    case .findings:
      let open = FindingsSummary.measure(records).findings.count(where: \.part.isOpenProblem)
      return "\(records.findings.count), \(open, "open problem", "open problems")"
    }
  }
}

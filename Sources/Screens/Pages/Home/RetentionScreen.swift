import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// How home tells whose records may not be kept any longer.
enum RetentionRow {
  /// - Returns: `nil` where nobody is overdue, nor soon.
  static func row(_ retention: Retention) -> PageRow? {
    let overdue = Sentence.count(retention.overdue.count, "person", "people")
    let soon = Sentence.count(retention.soon.count, "person", "people")
    if !retention.overdue.isEmpty {
      return PageRow(
        "retention", "Kept longer than agreed",
        details: [overdue]
          + (retention.soon.isEmpty ? [] : ["\(retention.soon.count) more soon"]))
    }
    guard let next = retention.soon.first else { return nil }
    return PageRow(
      "retention", "To be erased soon", details: [soon, "first by \(next.until)"])
  }
}

/// Whose records may not be kept any longer, and whose soon may not; those of the first can be erased here.
struct RetentionScreen {
  let navigator: Navigator

  func run() throws {
    try ListScreen(
      navigator: navigator, page: page,
      act: { try act($0.person, isOverdue: $0.isOverdue) }
    ).run()
  }

  private typealias Kept = (person: RetainedPerson, isOverdue: Bool)

  private func retention() throws -> Retention {
    Retention(try navigator.overview().retained, today: navigator.workbench.today)
  }

  private func page(_ start: Int?) throws -> ActionPage<Kept> {
    let retention = try retention()
    let overdue = retention.overdue.map { person -> ActionPage<Kept>.Row in
      (row(person, "until \(person.until)", "overdue"), (person, true))
    }
    let soon = retention.soon.map { person -> ActionPage<Kept>.Row in
      let days = person.days(from: navigator.workbench.today)
      let left = days == 0 ? "last day today" : Sentence.count(days, "day left", "days left")
      return (row(person, "until \(person.until)", left), (person, false))
    }
    return ActionPage(
      "retention", title: "How long people are kept",
      lead: [
        "Each agreed that their records are kept until a day. After it they are to be erased.",
        "`kerb withdraw --overdue` erases everybody who is overdue.",
      ],
      list: ActionList(
        .choices, noun: Noun("person", "people"), rows: overdue + soon, start: start,
        whenEmpty: "Nobody is overdue, nor within \(Retention.notice) days."),
      prompt: Prompt("Person", .choice))
  }

  private func row(_ person: RetainedPerson, _ until: Sentence, _ state: Sentence) -> PageRow {
    PageRow(
      "\(person.study) \(person.id.string)", "\(person.id.short)",
      details: ["\(person.study)", until, state])
  }

  private func act(_ person: RetainedPerson, isOverdue: Bool) throws -> [Message] {
    let who = person.id.short
    let choices: [Sentence] =
      ["leave it for now", "open the record, such as for a later day that was agreed"]
      + (isOverdue ? ["erase everything of \(who)"] : [])
    switch try navigator.pages.choose(
      "\(who) of \(person.study) may be kept until \(person.until).", "Choice",
      choices)
    {
    case 1:
      try ParticipantScreen(navigator: navigator, study: person.study, participant: person.id).run()
      return []
    case 2: return try erase(person)
    default: return [.outcome("Nothing was changed.")]
    }
  }

  private func erase(_ person: RetainedPerson) throws -> [Message] {
    if let unsettled = person.unsettled { return unsettled.messages }
    let id = person.id.string
    let withdrawal = try ParticipantErasure(of: id, study: person.study, in: navigator.workbench)
    let words = try withdrawal.look()
    let typed = try navigator.pages.ask(
      "To erase everything of \(person.id.short), type \(id).", "Id", enterMeans: "erases nothing",
      lead: ["This permanently erases:"] + (words.summary + words.before).map { "\($0)" })
    guard Text.isSame(PlainText.trimmed(typed), id) else {
      return [.outcome("Nothing was erased.")]
    }
    defer { navigator.forget() }
    let goesOn = try withdrawal.fetch(mayAsk: false) { problem in
      try navigator.pages.choose(
        "Go on without the remote?", "Answer", ["Erase here now", "Erase nothing"],
        lead: ["\(problem.capitalised).", "What others have is erased when it is merged."]) == 0
    }
    guard goesOn else { return [.outcome("Nothing was erased.")] }
    let report = try withdrawal.erase()
    try show(report.lines().map { "\($0)" }, of: person)
    return [
      report.isUnfinished ? .error("Look at what is left of \(id).") : .outcome("Erased \(id).")
    ]
  }

  /// What there is to say is longer than a message may be.
  private func show(_ lines: [Sentence], of person: RetainedPerson) throws {
    let rows = lines.enumerated().map { PageRow("\($0.offset)", $0.element) }
    let page = Page(
      "erased \(person.id.string)", title: "Erasing \(person.id.short)",
      list: PageList(.reading, noun: Noun("line", "lines"), rows: rows),
      prompt: Prompt("Read", .text, enterMeans: "goes on"))
    while true {
      switch try navigator.pages.show(page, []) {
      case .entered, .chosen, .back: return
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }
}

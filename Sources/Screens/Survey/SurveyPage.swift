import JSON
import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// One item as a page.
enum SurveyPage {
  /// - Parameters:
  ///   - visit: How often pages were shown before, so that a question that comes again is said again.
  ///   - isFirst: Whether it is the first question that is asked now.
  ///   - lead: Sentences that come before what is said of every question.
  static func question(
    _ item: Int, _ sheet: SurveySheet, _ plan: SurveyPlan, visit: Int, isFirst: Bool,
    lead: [Sentence]
  ) -> Page {
    let rule = sheet.rules[item]
    let standing = sheet.words(item)
    var lead = lead
    let ends = InstrumentText.ends(rule)
    if !ends.isEmpty { lead.append("\(ends)") }
    if let standing { lead.append("So far: \(standing).") }
    var page = Page(
      "survey \(visit)", title: title(item, sheet), place: "\(plan.participant.short)",
      lead: lead, prompt: prompt(rule, standing: standing, isFirst: isFirst),
      commands: commands(sheet))
    page.prompt.position =
      sheet.answers.count == 1 ? nil : "\(item + 1) of \(sheet.answers.count)"
    page.prompt.question = "\(sheet.instrument.items[item].text.oneLine)"
    page.prompt.takesS = !rule.isOpen
    if !rule.options.isEmpty {
      let rows = rule.options.map { PageRow($0.id, "\($0.label)") }
      let start = sheet.answers[item].value.flatMap { value in
        rule.options.firstIndex { Text.isSame($0.id, value) }
      }
      page.list = PageList(.choices, noun: Noun("answer", "answers"), rows: rows, start: start)
    }
    return page
  }

  /// "3 of 10. I can picture myself coming back often."
  static func title(_ item: Int, _ sheet: SurveySheet) -> Sentence {
    let text = sheet.instrument.items[item].text.oneLine
    return sheet.answers.count == 1 ? "\(text)" : "\(item + 1) of \(sheet.answers.count). \(text)"
  }

  static func place(_ plan: SurveyPlan) -> Sentence {
    [plan.participant.short, plan.instrument.id.string, plan.taskTitle].compactMap(\.self)
      .map { "\($0)" as Sentence }.joined(separator: ", ")
  }

  private static func prompt(_ rule: AnswerRule, standing: Sentence?, isFirst: Bool) -> Prompt {
    let enter: Sentence? = standing.map { "keeps \"\($0)\"" }
    if !rule.options.isEmpty {
      // Enter alone never answers for somebody; that is said once.
      return Prompt(
        "Answer", rule.hasOwnNumbers ? .text : .choice,
        enterMeans: enter ?? (isFirst ? "alone changes nothing" : ""))
    }
    guard let range = rule.range else {
      return Prompt("Answer", .text, enterMeans: enter)
    }
    var prompt = Prompt("Answer", .text, enterMeans: enter)
    prompt.range = "\(AnswerRange.text(range.lowest))-\(AnswerRange.text(range.highest))"
    return prompt
  }

  private static func commands(_ sheet: SurveySheet) -> [PageCommand] {
    [
      PageCommand("skip", "", "Leave this question out for now; so does `s`.", footer: true),
      PageCommand("decline", "", "The person does not want to say.", footer: true),
      PageCommand("unknown", "", "The person does not know."),
      PageCommand("undo", "", "Take the last answer back.", footer: true),
      PageCommand("show", "", "All answers so far, to change one.", footer: true),
      PageCommand("go", "NUMBER", "Go to a question: `/go 3`, or just `/3`."),
      PageCommand("stop", "", "Go on another time; everything is kept.", footer: true),
    ] + sheet.answers.indices.map { PageCommand(String($0 + 1), "", "") }
  }

  /// What a command of a question means.
  static func event(_ name: String, _ argument: String) -> SurveyEvent {
    switch name {
    case "skip": .skip
    case "decline": .decline
    case "unknown": .unknown
    case "undo": .undo
    case "show": .show
    case "stop": .stop
    default: .go(to: name == "go" ? argument : name)
    }
  }

  /// What is said before the first question.
  static func opening(_ plan: SurveyPlan, _ sheet: SurveySheet) -> Page {
    let count = sheet.answers.count
    var sentences = Self.wording(plan.instrument)
    if let text = plan.instrument.instructions { sentences += text.lines.map { "\($0)" } }
    sentences += [
      "Each answer is kept at once. `/back` goes to the question before.",
      "`s` or `/skip` leaves a question out for now, `/decline` is for a person who does not want to say, `/unknown` for one who does not know, `/stop` goes on another time.",
    ]
    let rows = sentences.filter { !$0.isEmpty }.enumerated().map {
      PageRow("\($0.offset)", $0.element)
    }
    return Page(
      "survey opening", title: "\(plan.instrument.title)",
      place: "\(plan.participant.short), \(count, "question", "questions")",
      lead: plan.taskTitle.map { ["About the task: \($0)."] } ?? [],
      list: PageList(.reading, noun: Noun("sentence", "sentences"), rows: rows),
      prompt: Prompt("Begin", .text, enterMeans: "begins"))
  }

  static func wording(_ instrument: Instrument) -> [Sentence] {
    instrument.wordingStatus == .ownWords
      ? ["The words are a paraphrase of our own, not the official ones."] : []
  }

  /// What is heard first of an answer: "answer 4".
  private static func spoken(_ item: Int, _ sheet: SurveySheet) -> Sentence {
    guard let words = sheet.words(item) else { return "no answer yet" }
    return sheet.answers[item].value == nil ? "\(words)" : "answer \(words)"
  }

  /// Every answer so far; choosing one changes it.
  static func answers(_ sheet: SurveySheet, _ plan: SurveyPlan, visit: Int) -> Page {
    let rows = sheet.answers.indices.map { item in
      PageRow(
        sheet.instrument.items[item].id, "\(sheet.instrument.items[item].text.oneLine)",
        details: [sheet.words(item).map { "\($0)" } ?? "no answer yet"],
        spoken: "\(spoken(item, sheet)), \(sheet.instrument.items[item].text.oneLine)"
      )
    }
    let settled = sheet.answers.count(where: \.isSettled)
    var list = PageList(.choices, noun: Noun("answer", "answers"), rows: rows)
    list.startsAnew = true
    return Page(
      "survey answers \(visit)", title: "Answers so far, \(settled) of \(rows.count)",
      place: place(plan), lead: ["Choose one to change it."], list: list,
      prompt: Prompt("Change", .choice, enterMeans: "goes on"),
      commands: [
        PageCommand("undo", "", "Take the last answer back.", footer: true),
        PageCommand("stop", "", "Go on another time; everything is kept.", footer: true),
      ])
  }

  /// What came of it, in lines.
  static func result(_ id: RecordID, _ lines: [Sentence], _ plan: SurveyPlan, visit: Int) -> Page {
    let rows = lines.enumerated().map { PageRow("\($0.offset)", $0.element) }
    return Page(
      "survey result \(visit)", title: "Done: \(id.short)", place: place(plan),
      list: PageList(.reading, noun: Noun("line", "lines"), rows: rows),
      prompt: Prompt("Done", .text, enterMeans: "ends"),
      commands: [
        PageCommand("show", "", "All answers, to change one.", footer: true),
        PageCommand("undo", "", "Take the last answer back.", footer: true),
      ])
  }
}

import JSON
import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// The pages of a questionnaire, as data.
struct SurveyPages: QuestionPages {
  typealias Script = SurveyScript

  let plan: SurveyPlan
  /// The lines of the result, and the response they are from.
  let result: () throws -> (RecordID, [Sentence])?

  func page(for survey: Survey) throws -> ActionPage<Event> {
    switch survey.spot {
    case .opening: opening(survey)
    case .question(let item): question(item, survey)
    case .detail(.left): left(survey)
    case .detail(.result): try closing(survey)
    case .overview: answers(survey)
    }
  }

  private func question(_ item: Int, _ survey: Survey) -> ActionPage<Event> {
    let rule = survey.script.rules[item]
    let standing = survey.script.words(item, survey.sheet)
    let text = plan.instrument.items[item].text.oneLine
    let count = survey.script.count
    // Short instruments have no page of their own for what is said first.
    var lead =
      survey.givesInstructions(with: item)
      ? (plan.instrument.instructions?.lines ?? []).filter { !$0.isEmpty }.map {
        "\($0)" as Sentence
      }
      : []
    let ends = InstrumentText.ends(rule)
    if !ends.isEmpty { lead.append("\(ends)") }
    if let standing { lead.append("So far: \(standing).") }
    var prompt = Self.prompt(rule, standing: standing, isFirst: survey.isFirst)
    prompt.position = count == 1 ? nil : "\(item + 1) of \(count)"
    prompt.question = "\(text)"
    prompt.takesS = !rule.isOpen
    let start = survey.sheet[item]?.value.flatMap { value in
      rule.options.firstIndex { Text.isSame($0.id, value) }
    }
    return ActionPage(
      "survey \(survey.visit)", title: count == 1 ? "\(text)" : "\(item + 1) of \(count). \(text)",
      place: "\(plan.participant.short)", lead: lead,
      list: rule.options.isEmpty
        ? nil
        : ActionList(
          .choices, noun: Noun("answer", "answers"),
          rows: rule.options.enumerated().map { place, option in
            (PageRow(option.id, "\(option.label)"), .chose(place))
          }, start: start),
      prompt: prompt, commands: Self.commands(count))
  }

  private var place: Sentence {
    [plan.participant.short, plan.instrument.id.string, plan.taskTitle].compactMap(\.self)
      .map { "\($0)" as Sentence }.joined(separator: ", ")
  }

  private func opening(_ survey: Survey) -> ActionPage<Event> {
    let count = survey.script.count
    var sentences = Self.wording(plan.instrument)
    if let text = plan.instrument.instructions { sentences += text.lines.map { "\($0)" } }
    sentences += [
      "Each answer is kept at once. `/back` goes to the question before.",
      "`s` or `/skip` leaves a question out for now, `/decline` is for a person who does not want to say, `/unknown` for one who does not know, `/stop` goes on another time.",
    ]
    return ActionPage(
      "survey opening", title: "\(plan.instrument.title)",
      place: "\(plan.participant.short), \(count, "question", "questions")",
      lead: plan.taskTitle.map { ["About the task: \($0)."] } ?? [],
      list: ActionList(
        .reading, noun: Noun("sentence", "sentences"),
        rows: Self.rows(sentences.filter { !$0.isEmpty })),
      prompt: Prompt("Begin", .text, enterMeans: "begins"))
  }

  static func wording(_ instrument: Instrument) -> [Sentence] {
    instrument.wordingStatus == .ownWords
      ? ["The words are a paraphrase of our own, not the official ones."] : []
  }

  /// The question what becomes of items that were left out.
  private func left(_ survey: Survey) -> ActionPage<Event> {
    let numbers = Sentence.list(survey.left.map { String($0 + 1) })
    let question: Sentence =
      survey.left.count == 1
      ? "Question \(numbers) has no answer yet." : "Questions \(numbers) have no answer yet."
    var list = ActionList<Event>(
      .choices, noun: Noun("choice", "choices"),
      rows: SurveyRest.allCases.map {
        (PageRow("\($0.rawValue)", $0.words), .own(.settle($0)))
      }, start: 0)
    list.list.startsAnew = true
    return ActionPage(
      "choose \(question.plain())", title: question, list: list,
      prompt: Prompt("Choice", .choice, enterMeans: "takes \"\(SurveyRest.answerNow.words)\""))
  }

  /// Every answer so far; choosing one changes it.
  private func answers(_ survey: Survey) -> ActionPage<Event> {
    let rows = survey.sheet.indices.map { item -> ActionPage<Event>.Row in
      let text = plan.instrument.items[item].text.oneLine
      let words = survey.script.words(item, survey.sheet) ?? "no answer yet"
      // The answer comes first: "answer 4".
      let spoken: Sentence = survey.sheet[item]?.value == nil ? words : "answer \(words)"
      return (
        PageRow(
          plan.instrument.items[item].id, "\(text)", details: [words],
          spoken: "\(spoken), \(text)"), .chose(item)
      )
    }
    let settled = survey.sheet.count { $0 != nil }
    var list = ActionList(.choices, noun: Noun("answer", "answers"), rows: rows)
    list.list.startsAnew = true
    return ActionPage(
      "survey answers \(survey.visit)", title: "Answers so far, \(settled) of \(rows.count)",
      place: place, lead: ["Choose one to change it."], list: list,
      prompt: Prompt("Change", .choice, enterMeans: "goes on"), commands: [.undo(), .stop()])
  }

  /// The result in lines.
  private func closing(_ survey: Survey) throws -> ActionPage<Event> {
    let found = try result()
    return ActionPage(
      "survey result \(survey.visit)", title: found.map { "Done: \($0.0.short)" } ?? "Done",
      place: place,
      list: ActionList(
        .reading, noun: Noun("line", "lines"), rows: Self.rows(found?.1 ?? [])),
      prompt: Prompt("Done", .text, enterMeans: "ends"),
      commands: [
        ActionCommand("show", "All answers, to change one.", footer: true, .show), .undo(),
      ])
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

  private static func commands(_ count: Int) -> [ActionCommand<Event>] {
    [
      .skip(),
      ActionCommand(
        "decline", "The person does not want to say.", footer: true, .own(.decline)),
      ActionCommand("unknown", "The person does not know.", .own(.unknown)),
      .undo(), .show(),
      ActionCommand("go", "NUMBER", "Go to a question: `/go 3`, or just `/3`.") { .go(to: $0) },
      .stop(),
    ] + (0..<count).map { ActionCommand("\($0 + 1)", "", .go(to: "\($0 + 1)")) }
  }

  private static func rows(_ sentences: [Sentence]) -> [ActionPage<Event>.Row] {
    sentences.enumerated().map { (PageRow("\($0.offset)", $0.element), nil) }
  }
}

import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// The pages of a checklist, as data.
struct ChecklistPages: QuestionPages {
  typealias Script = ChecklistScript

  let plan: ChecklistPlan

  private var list: Checklist { plan.checklist }

  func page(for walk: ChecklistWalk) -> ActionPage<Event> {
    switch walk.spot {
    case .opening: opening(walk)
    case .question(let number): question(number, walk)
    case .detail(.note(let number, _)): note(number, walk)
    case .detail(.criteria(let number, _)): criteria(number, walk)
    case .overview: overview(walk)
    }
  }

  /// The criteria that are marked fail together.
  func together(_ events: [Event]) -> Event? {
    let places = events.flatMap { event -> [Place] in
      if case .own(.fails(let places)) = event { places } else { [] }
    }
    return places.isEmpty ? nil : .own(.fails(places))
  }

  private var place: Sentence { "\(plan.scope.label), \(list.id)" }

  /// What is said before the first question.
  private func opening(_ walk: ChecklistWalk) -> ActionPage<Event> {
    var rows: [ActionPage<Event>.Row] = []
    let parts: [(heading: Sentence, text: String?)] = [
      ("Cautions", list.cautions), ("To prepare", list.preparation),
      ("Afterwards", list.afterwards),
    ]
    for (heading, text) in parts {
      let lines = Self.lines(text)
      guard !lines.isEmpty else { continue }
      rows.append((PageRow("\(heading)", heading, isHeading: true), nil))
      rows += lines.enumerated().map { (PageRow("\(heading) \($0.offset)", "\($0.element)"), nil) }
    }
    rows.append((PageRow("answering", "Answering", isHeading: true), nil))
    rows.append(
      (PageRow("note", "A note may follow an answer behind a colon: 2: Pay has no name"), nil))
    rows.append(
      (
        PageRow(
          "own",
          "Each answer is kept at once. `/back` goes to the question before, `/undo` takes an answer back, `/stop` goes on another time."
        ), nil
      ))
    let time: Sentence = list.minutes.map { ", about \($0, "minute", "minutes")" } ?? ""
    return ActionPage(
      "checklist opening \(walk.visit)", title: "\(list.title)", place: place,
      lead: Self.lines(list.purpose)
        + ["\(list.questions.count, "question", "questions")\(time)."],
      list: ActionList(.reading, noun: Noun("line", "lines"), rows: rows),
      prompt: Prompt("Begin", .text, enterMeans: "begins"),
      commands: [.stop()])
  }

  /// One question with its four answers.
  private func question(_ number: Int, _ walk: ChecklistWalk) -> ActionPage<Event> {
    let question = list.questions[number]
    let standing = walk.sheet[number]
    var lead = Self.lines(question.how)
    if let words = question.levelWords { lead.append("\(words)") }
    if let standing { lead.append("So far: \(standing.words).") }
    let rows = ChecklistAnswer.allCases.enumerated().map {
      place, answer -> ActionPage<Event>.Row in
      (PageRow(answer.id, "\(answer.label)"), .chose(place))
    }
    var prompt = Prompt(
      "Answer", .textOrChoice,
      enterMeans: standing.map { "keeps \"\($0.answer.label)\"" } ?? "alone changes nothing")
    prompt.position = "\(number + 1) of \(list.questions.count)"
    prompt.question = "\(question.text)"
    prompt.takesS = true
    return ActionPage(
      "checklist \(walk.visit)",
      title: "\(number + 1) of \(list.questions.count). \(question.text)", place: place,
      lead: lead,
      list: ActionList(
        .choices, noun: Noun("answer", "answers"), rows: rows,
        start: standing.flatMap { ChecklistAnswer.allCases.firstIndex(of: $0.answer) }),
      prompt: prompt,
      commands: [
        .skip(), .undo(), .show(),
        ActionCommand("go", "NUMBER", "Go to a question: `/go 3`.") { .go(to: $0) },
        .stop(),
      ])
  }

  /// What was noticed.
  private func note(_ number: Int, _ walk: ChecklistWalk) -> ActionPage<Event> {
    ActionPage(
      "checklist note \(walk.visit)", title: "What did you notice?", place: place,
      lead: ["\(list.questions[number].text)", "One sentence about the product; no names."],
      prompt: Prompt("Note", .text, enterMeans: "leaves it out"),
      commands: [.stop("Go on another time; this answer is not kept yet.")])
  }

  /// Which of the criteria fail.
  ///
  /// Also where there is one only: a bad answer can be about something that the criterion does not ask for.
  private func criteria(_ number: Int, _ walk: ChecklistWalk) -> ActionPage<Event> {
    let criteria = list.questions[number].criteria
    let rows = criteria.map { place -> ActionPage<Event>.Row in
      (
        PageRow(place.description, "\(place.labelWithLevel)", isMarked: true),
        .own(.fails([place]))
      )
    }
    let isSimulated = list.evidenceKind == .simulated
    let title: Sentence =
      switch (criteria.count == 1, isSimulated) {
      case (true, false): "Does it fail this?"
      case (false, false): "Which of these does it fail?"
      case (true, true): "Is it about this?"
      case (false, true): "Which of these is it about?"
      }
    let marked: Sentence =
      criteria.count == 1
      ? "It is marked, so Enter says yes." : "All are marked. Or write the numbers, with commas."
    return ActionPage(
      "checklist criteria \(walk.visit)", title: title, place: place,
      lead: ["\(marked) `/none`: trouble that no criterion here names."],
      list: ActionList(.choices, noun: Noun("criterion", "criteria"), rows: rows),
      prompt: Prompt(
        isSimulated ? "About" : "Fails", .choices, enterMeans: "takes the marked ones"),
      commands: [
        ActionCommand("none", "Trouble that lies beyond WCAG.", footer: true, .own(.fails([]))),
        .stop("Go on another time; this answer is not kept yet."),
      ])
  }

  /// Every answer so far; choosing one changes it.
  private func overview(_ walk: ChecklistWalk) -> ActionPage<Event> {
    let rows = list.questions.indices.map { number -> ActionPage<Event>.Row in
      let question = list.questions[number]
      let words: Sentence = walk.sheet[number].map { "\($0.words)" } ?? "no answer yet"
      return (
        PageRow(
          question.id, "\(question.text)", details: [words],
          spoken: "\(words); \(question.text)"),
        .chose(number)
      )
    }
    let left = walk.left.count
    var all = ActionList(.choices, noun: Noun("question", "questions"), rows: rows)
    all.list.startsAnew = true
    let isBad = walk.sheet.enumerated().count { number, reply in
      reply.map { walk.script.isBad($0, to: number) } ?? false
    }
    let enterMeans: Sentence =
      if case .question(let number) = walk.lookedFrom {
        "goes back to question \(number + 1)"
      } else {
        "ends; everything is kept"
      }
    let title: Sentence =
      left == 0
      ? "All \(list.questions.count) answered, \(isBad) against the product"
      : "\(left, "question has", "questions have") no answer yet"
    return ActionPage(
      "checklist overview \(walk.visit)", title: title, place: place,
      lead: left == 0 ? Self.lines(plan.checklist.afterwards) : ["Choose one to answer it."],
      list: all, prompt: Prompt("Change", .choice, enterMeans: enterMeans),
      commands: [.undo(), .stop()])
  }

  private static func lines(_ text: String?) -> [Sentence] {
    (text ?? "").split(whereSeparator: \.isNewline).map { "\(String($0))" }
  }
}

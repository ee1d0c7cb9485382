import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// The pages of a checklist, as data.
struct ChecklistPage {
  let plan: ChecklistPlan
  let walk: ChecklistWalk
  /// What stands in the input at first.
  var typed = ""

  private var sheet: ChecklistSheet { walk.sheet }
  private var list: Checklist { plan.checklist }

  private var place: Sentence { "\(plan.scope.label), \(list.id)" }

  /// What is said before the first question.
  func opening() -> ActionPage<ChecklistEvent> {
    var rows: [ActionPage<ChecklistEvent>.Row] = []
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
        + ["\(sheet.questions.count, "question", "questions")\(time)."],
      list: ActionList(.reading, noun: Noun("line", "lines"), rows: rows),
      prompt: Prompt("Begin", .text, enterMeans: "begins"),
      commands: [Self.stop])
  }

  /// One question with its four answers.
  func question(_ number: Int) -> ActionPage<ChecklistEvent> {
    let question = sheet.questions[number]
    let standing = sheet.replies[number]
    var lead = Self.lines(question.how)
    if let words = question.levelWords { lead.append("\(words)") }
    if let standing { lead.append("So far: \(standing.words).") }
    let rows = ChecklistAnswer.allCases.enumerated().map {
      place, answer -> ActionPage<ChecklistEvent>.Row in
      (PageRow(answer.id, "\(answer.label)"), .chose(place))
    }
    var prompt = Prompt(
      "Answer", .textOrChoice, initial: typed,
      enterMeans: standing.map { "keeps \"\($0.answer.label)\"" } ?? "alone changes nothing")
    prompt.position = "\(number + 1) of \(sheet.questions.count)"
    prompt.question = "\(question.text)"
    prompt.takesS = true
    return ActionPage(
      "checklist \(walk.visit)",
      title: "\(number + 1) of \(sheet.questions.count). \(question.text)", place: place,
      lead: lead,
      list: ActionList(
        .choices, noun: Noun("answer", "answers"), rows: rows,
        start: standing.flatMap { ChecklistAnswer.allCases.firstIndex(of: $0.answer) }),
      prompt: prompt,
      commands: [
        ActionCommand("skip", "Leave this question out for now; so does `s`.", footer: true, .skip),
        Self.undo,
        ActionCommand("show", "All answers so far, to change one.", footer: true, .show),
        ActionCommand("go", "NUMBER", "Go to a question: `/go 3`.") { .go(to: $0) },
        Self.stop,
      ])
  }

  /// What was noticed.
  func note(_ number: Int) -> Page {
    Page(
      "checklist note \(walk.visit)", title: "What did you notice?", place: place,
      lead: ["\(sheet.questions[number].text)", "One sentence about the product; no names."],
      prompt: Prompt("Note", .text, initial: typed, enterMeans: "leaves it out"),
      commands: [PageCommand("stop", "", "Go on another time; this answer is not kept yet.")])
  }

  /// Which of the criteria fail.
  ///
  /// Also where there is one only: a bad answer can be about something that the criterion does not ask for.
  func criteria(_ number: Int) -> Page {
    let criteria = sheet.questions[number].criteria
    let rows = criteria.map { PageRow($0.description, "\($0.labelWithLevel)", isMarked: true) }
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
    return Page(
      "checklist criteria \(walk.visit)", title: title, place: place,
      lead: ["\(marked) `/none`: trouble that no criterion here names."],
      list: PageList(.choices, noun: Noun("criterion", "criteria"), rows: rows),
      prompt: Prompt(
        isSimulated ? "About" : "Fails", .choices, enterMeans: "takes the marked ones"),
      commands: [
        PageCommand("none", "", "Trouble that lies beyond WCAG.", footer: true),
        PageCommand("stop", "", "Go on another time; this answer is not kept yet."),
      ])
  }

  /// Every answer so far; choosing one changes it.
  func overview() -> ActionPage<ChecklistEvent> {
    let rows = sheet.questions.indices.map { number -> ActionPage<ChecklistEvent>.Row in
      let question = sheet.questions[number]
      let words: Sentence = sheet.replies[number].map { "\($0.words)" } ?? "no answer yet"
      return (
        PageRow(
          question.id, "\(question.text)", details: [words],
          spoken: "\(words); \(question.text)"),
        .chose(number)
      )
    }
    let left = sheet.left.count
    var list = ActionList(.choices, noun: Noun("question", "questions"), rows: rows)
    list.list.startsAnew = true
    let isBad = sheet.replies.enumerated().count { number, reply in
      reply.map { sheet.isBad($0, to: number) } ?? false
    }
    let title: Sentence =
      left == 0
      ? "All \(sheet.questions.count) answered, \(isBad) against the product"
      : "\(left, "question has", "questions have") no answer yet"
    return ActionPage(
      "checklist overview \(walk.visit)", title: title, place: place,
      lead: left == 0 ? Self.lines(plan.checklist.afterwards) : ["Choose one to answer it."],
      list: list,
      prompt: Prompt(
        "Change", .choice,
        enterMeans: walk.lookedFrom.map { "goes back to question \($0 + 1)" }
          ?? "ends; everything is kept"),
      commands: [Self.undo, Self.stop])
  }

  private static var undo: ActionCommand<ChecklistEvent> {
    ActionCommand("undo", "Take the last answer back.", footer: true, .undo)
  }
  private static var stop: ActionCommand<ChecklistEvent> {
    ActionCommand("stop", "Go on another time; everything is kept.", footer: true, .stop)
  }

  private static func lines(_ text: String?) -> [Sentence] {
    (text ?? "").split(whereSeparator: \.isNewline).map { "\(String($0))" }
  }
}

import Localization
import Measures
import Records
import Terminal
import Workbench

/// The responses to one instrument, and what they come to together.
struct ResponsesScreen {
  let navigator: Navigator
  let study: String
  let instrument: RecordID

  func run() throws {
    try ListScreen(
      navigator: navigator, page: { page(try group(), start: $0) }, act: follow
    ).run()
  }

  private enum Destination {
    case change(RecordID)
    case ask, together
  }

  private func follow(_ way: Destination) throws -> [Message] {
    switch way {
    case .change(let response):
      try SurveyCall(navigator: navigator).run(SurveyOptions(study: study, change: response.string))
    case .ask:
      try SurveyCall(navigator: navigator).run(
        SurveyOptions(instrument: instrument.string, study: study))
    case .together: try navigator.open { try read() }
    }
  }

  private func group() throws -> StudyScores.Group? {
    StudyScores(try navigator.study(study), instrument: instrument).groups.first
  }

  private func page(_ group: StudyScores.Group?, start: Int?) -> ActionPage<Destination> {
    let rows = (group?.sheets ?? []).map { sheet in
      (row: Self.row(sheet), action: Destination?.some(.change(sheet.response.id)))
    }
    return ActionPage(
      "responses \(instrument)",
      title: "\(InstrumentText.plainTitle(group?.instrument.title ?? instrument.string))",
      place: "\(study)",
      lead: rows.isEmpty ? [] : ["Choose a response to see its answers or change them."],
      list: ActionList(
        .choices, noun: Noun("response", "responses"), rows: rows, start: start,
        whenEmpty: "No answers yet. Ask: `/ask`"),
      prompt: Prompt("Response", .choice),
      commands: [
        ActionCommand("ask", "Ask somebody.", footer: true, .ask),
        ActionCommand("together", "What they come to together.", footer: true, .together),
      ])
  }

  private static func row(_ sheet: StudyScores.Sheet) -> PageRow {
    let response = sheet.response
    let person = [response.id.short, response.participant?.short].compactMap(\.self)
    return PageRow(
      response.id.string, "\(person.joined(separator: ", "))",
      details: [
        sheet.state.isUnfinished
          ? "unfinished, \(sheet.state.words)"
          : sheet.scored.values.first.map { "\(SurveyWords.line($0))" } ?? "",
        "\(sheet.taskTitle ?? "")", "\(response.givenOn ?? "")",
        sheet.scored.flags.contains(.straightLining) ? "all answers the same" : "",
      ])
  }

  private func read() throws {
    let lines = try group().map(StudyScoresText.together) ?? []
    let rows = (lines.map { "\($0)" as Sentence } + Scoring.policy).enumerated().map {
      PageRow("\($0.offset)", "\($0.element)")
    }
    let page = Page(
      "together \(instrument)", title: "Together", place: "\(instrument.string)",
      list: PageList(.reading, noun: Noun("line", "lines"), rows: rows),
      prompt: Prompt("Back", .text, enterMeans: "goes back"))
    while true {
      switch try navigator.pages.show(page, []) {
      case .back, .entered: return
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }
}

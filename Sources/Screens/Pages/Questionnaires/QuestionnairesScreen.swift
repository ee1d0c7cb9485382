import JSON
import Localization
import Measures
import Records
import Reports
import Terminal
import Wording
import Workbench

/// The scales and questionnaires of a study: what was answered, what it came to, and asking one more.
struct QuestionnairesScreen {
  let navigator: Navigator
  let study: String

  private enum Destination {
    case ask
    case group(RecordID)
    case placements
  }

  private typealias Entry = ActionPage<Destination>.Row

  func run() throws {
    try ListScreen(
      navigator: navigator, page: { page(try entries(), start: $0) }, act: follow
    ).run()
  }

  /// What the study's own screen says of them: "12 responses, 1 unfinished".
  static func details(_ records: StudyRecords) -> Sentence {
    let count = records.responses.count
    if count == 0 { return "nothing answered yet" }
    let unfinished = records.responses.count { response in
      records.instruments.first { Text.isSame($0.id.string, response.instrument) }
        .map { ResponseState(response, $0).isUnfinished } ?? false
    }
    return unfinished > 0
      ? "\(count, "response", "responses"), \(unfinished) unfinished"
      : .count(count, "response", "responses")
  }

  private func page(_ entries: [Entry], start: Int?) -> ActionPage<Destination> {
    let hasAnswers = entries.count > 1
    return ActionPage(
      "questionnaires \(study)", title: "Questionnaires", place: "\(study)",
      lead: hasAnswers ? [] : ["Nobody has answered a scale or questionnaire yet."],
      list: ActionList(.choices, noun: Noun("choice", "choices"), rows: entries, start: start),
      prompt: Prompt("Choice", .choice),
      commands: [ActionCommand("ask", "Ask one.", footer: true, .ask)])
  }

  private func entries() throws -> [Entry] {
    let records = try navigator.study(study)
    var entries: [Entry] = [
      (PageRow("ask", "Ask one", details: ["asks what it needs"]), .ask)
    ]
    entries += StudyScores(records).groups.map { group in
      (Self.row(group), .group(group.instrument.id))
    }
    let placed = records.participants.filter { !$0.skillPlacements.isEmpty }.count
    if placed > 0 {
      let people = Sentence.count(placed, "person", "people")
      entries.append(
        (PageRow("placements", "Placements on scales", details: [people]), .placements))
    }
    return entries
  }

  private static func row(_ group: StudyScores.Group) -> PageRow {
    let unfinished = group.sheets.count { $0.state.isUnfinished }
    let main = group.summaries.first?.scores.first
    let mean = group.instrument.isPerTask ? nil : main.flatMap(words)
    return PageRow(
      "group \(group.instrument.id)", "\(InstrumentText.plainTitle(group.instrument.title))",
      details: [
        "\(group.sheets.count, "response", "responses")",
        unfinished > 0 ? "\(unfinished) unfinished" : "", mean ?? "",
      ])
  }

  /// The main score of everybody together, in few words.
  private static func words(_ summary: ScoreSummary) -> Sentence? {
    let (label, count) = (summary.score.label, summary.values.count)
    if !summary.singles.isEmpty {
      return "\(label): \(Figure.singles(summary.singles.map { Figure.decimal($0) }))"
    }
    guard let mean = summary.mean else { return nil }
    return summary.yes.map { "\(label): yes for \($0) of \(count)" }
      ?? "\(label): mean \(Figure.decimal(mean)), n = \(count)"
  }

  private func follow(_ way: Destination) throws -> [Message] {
    switch way {
    case .ask: try SurveyCall(navigator: navigator).run(SurveyOptions(study: study))
    case .group(let id):
      try navigator.open {
        try ResponsesScreen(navigator: navigator, study: study, instrument: id).run()
      }
    case .placements:
      try navigator.open { try PlacementsScreen(navigator: navigator, study: study).run() }
    }
  }
}

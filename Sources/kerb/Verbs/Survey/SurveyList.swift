import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

/// `kerb survey list`: the instruments of the workspace, and what a study has of each.
enum SurveyList {
  static let verb = Verb(
    ["survey", "list"], "List scales and questionnaires, and the answers of a study.",
    examples: [
      .init("kerb survey list", "Names every scale and questionnaire of the workspace."),
      .init(
        "kerb survey list --study tram-tickets", "Says too how many responses the study has."),
      .init("kerb survey list --json", "Prints the same for other programs."),
    ],
    options: [
      .value("study", "STUDY", "Count the responses of this study.", .study), .json,
    ],
    discussion: [
      "A scale or questionnaire is a file in Surveys/instruments; a team adds one by adding a file, and `kerb check` says whether it is complete."
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let found = try Instruments.all(workbench)
    let listing = try StudyListing(invocation, workbench, faults: found.faults)
    let rows = found.instruments.map { Row($0, listing.records) }
    return listing.write(
      rows.map(\.json),
      empty:
        "No instruments yet. A file in Surveys/instruments makes one; `kerb init` adds those that come with kerb.",
      to: invocation
    ) { tell(rows, listing.study, $0) }
  }

  /// With a study, instruments that nobody has used there stand together at the end.
  private static func tell(_ rows: [Row], _ study: String?, _ console: Console) {
    let used = study == nil ? rows : rows.filter(\.isUsed)
    for row in used { console.line("\(row.line)") }
    guard let study else { return }
    if used.isEmpty {
      console.message(
        "Nobody has answered in \(study) yet. Ask: `kerb survey run sus --study \(study) --participant` P01"
      )
    }
    let others = rows.filter { !$0.isUsed }.map(\.instrument.id.string)
    if !others.isEmpty { console.message("Not asked yet: \(others.joined(separator: ", ")).") }
  }

  private struct Row {
    let instrument: Instrument
    let hasStudy: Bool
    var responses = 0
    var unfinished: [Response] = []
    var placements = 0

    var isUsed: Bool { responses > 0 || placements > 0 }

    init(_ instrument: Instrument, _ records: StudyRecords?) {
      self.instrument = instrument
      hasStudy = records != nil
      guard let records else { return }
      let own = records.responses.filter { Text.isSame($0.instrument, instrument.id.string) }
      responses = own.count
      unfinished = own.filter { ResponseState($0, instrument).isUnfinished }
      placements = records.participants.flatMap(\.skillPlacements).count {
        Text.isSame($0.scale, instrument.id.string)
      }
    }

    var line: Sentence {
      let title = InstrumentText.plainTitle(instrument.title)
      var words: Sentence =
        "\(instrument.id)  \(title). \(InstrumentText.summary(instrument))"
      guard hasStudy else { return words }
      if responses > 0 {
        words += "; \(responses, "response", "responses")"
      }
      if !unfinished.isEmpty {
        let ids = unfinished.prefix(5).map(\.id.short).joined(separator: ", ")
        words += ", \(unfinished.count) unfinished (\(ids)\(unfinished.count > 5 ? ", …" : ""))"
      }
      if placements > 0 { words += "; \(placements, "placement", "placements")" }
      return words
    }

    var json: JSONValue {
      var object = JSONObject([
        "id": .string(instrument.id.string),
        "items": .integer(instrument.items.count),
        "kind": .string(instrument.kind?.id ?? ""),
        "language": instrument.language.map { .string($0) } ?? .null,
        "levels": .integer(instrument.levels.count),
        "perTask": .bool(instrument.isPerTask),
        "title": .string(instrument.title),
        "wordingStatus": instrument.wordingStatus.map { .string($0.id) } ?? .null,
      ])
      if hasStudy {
        object["placements"] = .integer(placements)
        object["responses"] = .integer(responses)
        object["unfinished"] = .array(unfinished.map { .string($0.id.string) })
      }
      return .object(object)
    }
  }
}

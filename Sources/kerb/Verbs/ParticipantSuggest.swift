import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb participant suggest STUDY`: whom to invite next.
  static let participantSuggest = Verb(
    ["participant", "suggest"],
    "Say whom to invite next, so that open recruitment targets are filled.",
    examples: [
      .init(
        "kerb participant suggest tram-tickets",
        "Ranks the people who are registered and have been in no session yet."),
      .init(
        "kerb participant suggest tram-tickets --candidates panel.csv",
        "Ranks the rows of a table too; nothing of the table is kept."),
      .init(
        "kerb participant suggest tram-tickets --need see:permanent --assistive-technology VoiceOver:advanced --skill digital-inclusion:3",
        "Shows which targets a person you describe would fill."),
      .init(
        "kerb participant suggest tram-tickets --candidates - --only-given --json < panel.json",
        "Reads candidates from standard input and prints JSON."),
    ],
    arguments: [.required("STUDY", "The id of the study.", .study)],
    options: [
      .value(
        "candidates", "FILE", "A table of candidates, CSV or JSON; - is standard input.", .file),
      .flag("only-given", "Leave out the people who are registered already."),
      .value(
        "round", "NUMBER", "Fill the targets of this round.", otherwise: "all rounds together"),
      .json,
    ]
      + FieldOptions(fields: described.compactMap(\.field)).options().map { option in
        var option = option
        option.section = "A candidate whom you describe"
        return option
      },
    discussion: [
      "Whoever fills the most open targets comes first; then whoever fills the most of what is left, and so on. Where several fill as many, the order decides: registered people by P-number, then the file from top to bottom, then the one of the options. Nobody gets a score.",
      "The first row of a CSV file names its columns, in any order: \(CandidateFile.columnNames). Several values stand in one cell with semicolons between them. For example:",
      "id,needs,assistiveTechnologies,skill,ageBand,circumstances\nA1,see:permanent,VoiceOver:advanced,digital-inclusion:7,from35to44,none\nA2,hear:temporary; touch:permanent,none,digital-inclusion:3,from75,money",
      "JSON is a list of objects with the same names, each value text as in a cell or a list. An empty cell, or a column that is missing, was not asked; write none, declined, not asked or unknown where you know which. What is not known fills nothing, and is told as a doubt.",
      "A row with a fault is named with its line and left out; the exit status is then 1. Shares assume that everyone added fits.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let round = try invocation.integer("round", in: 1...1000)
    let loaded = try workbench.study(study)
    if let round { try loaded.records.requireSessions(ofRound: round) }
    let words = CandidateWords(loaded.records)
    let file = try invocation.string("candidates").map {
      try CandidateFile(
        FileInput.read($0, console: invocation.console), place: $0, words: words)
    }
    let mind = try inMind(invocation, words)
    let suggestion = Suggestion.make(
      loaded.records, given: (file?.candidates ?? []) + [mind].compactMap(\.self),
      withRegistered: !invocation.flag("only-given"), round: round)
    let faults = file?.faults ?? []
    let text = SuggestionText(suggestion, study: study)
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(text.json(faults)))
    } else {
      for line in text.lines { invocation.console.line("\(line)") }
      tell(faults, file?.messages ?? [], invocation.console)
    }
    let status = ReportOutput.report(loaded.faults, invocation.console)
    return faults.isEmpty ? status : .findings
  }

  /// What options may say of somebody.
  private static let described: [CandidateColumn] = CandidateColumn.allCases.filter { $0 != .id }

  /// The candidate that options describe; `nil` where there are none.
  private static func inMind(_ invocation: Invocation, _ words: CandidateWords) throws -> Candidate?
  {
    var draft = CandidateDraft(words)
    var isDescribed = false
    for column in described {
      guard let option = column.option, invocation.has(option) else { continue }
      isDescribed = true
      do {
        try draft.set(column, parts: invocation.strings(option).map(PlainText.trimmed))
      } catch {
        throw WorkbenchError(
          .usage, at: "--\(option)", "the value cannot be read: \(error.problem)",
          fix: error.remedy)
      }
    }
    guard isDescribed else { return nil }
    return Candidate(
      name: "the person you have in mind", origin: .described, person: try draft.person())
  }

  /// More faults than these are counted, not printed.
  private static let shownFaults = 20

  private static func tell(
    _ faults: [WorkbenchError], _ messages: [Sentence], _ console: Console
  ) {
    for fault in faults.prefix(shownFaults) { console.report(fault) }
    if faults.count > shownFaults {
      console.message(
        "\(faults.count - shownFaults, "more problem", "more problems"); `--json` lists them all."
      )
    }
    for message in messages { console.message("\(message)") }
    if !faults.isEmpty {
      console.message(
        "Left out \(faults.count, "row", "rows") with faults; the others are ranked.")
    }
  }
}

import CommandLine
import JSON
import Localization
import Measures
import Records
import Workbench

/// `kerb survey score [INSTRUMENT]`: every response with its scores, then what they come to together.
enum SurveyScore {
  static let verb = Verb(
    ["survey", "score"], "Score the answers of a study, one by one and together.",
    examples: [
      .init("kerb survey score --study tram-tickets", "Scores everything in the latest round."),
      .init(
        "kerb survey score sus --study tram-tickets --round 1",
        "Scores one questionnaire in round 1."),
      .init(
        "kerb survey score --study tram-tickets --participant P07",
        "Shows the scores of one person."),
      .init("kerb survey score --study tram-tickets --json", "Prints them for other programs."),
    ],
    arguments: [
      .optional(
        "INSTRUMENT", "The id of a scale or questionnaire; its beginning is enough.",
        .names(CompletionNames.instrument))
    ],
    options: [
      .value("study", "STUDY", "The study that the answers belong to.", .study, isRequired: true),
      .value("participant", "P07", "Only the answers of this person.", .participant),
      .value("round", "NUMBER", "Which round.", otherwise: "the latest"), .json,
    ],
    discussion: [
      "This is the team's view, with P-numbers. A report for everybody else: `kerb report study`.",
      "How missing, impossible and uniform answers are treated stands below the scores. The exit status is 1 when answers contradict their instrument.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.string("study") ?? "", workbench)
    let loaded = try workbench.study(study)
    let round = try invocation.integer("round", in: 1...1000)
    if let round { try check(round, loaded.records) }
    let wanted = try invocation.argument("INSTRUMENT").map { try Instruments.find($0, workbench) }
    let person = try invocation.string("participant").map { typed in
      try RecordFinder(workbench: workbench, kind: .participant)
        .record(typed, study: study).file.expectedID
    }
    let scores = StudyScores(
      loaded.records, instrument: wanted?.id, participant: person, round: round)
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(StudyScoresJSON.value(scores)))
    } else if scores.sheets.isEmpty {
      console.message(empty(study, wanted))
    } else {
      for line in StudyScoresText.lines(scores) { console.line("\(line)") }
    }
    for fault in loaded.faults + scores.faults { console.report(fault) }
    return loaded.faults.isEmpty && scores.faults.isEmpty && !scores.hasContradictions
      ? .success : .findings
  }

  private static func empty(_ study: String, _ wanted: Instrument?) -> Sentence {
    "No answers\(wanted.map { " to \($0.id)" } ?? "") in \(study) yet. "
      + "Ask: `kerb survey run \(wanted?.id.string ?? "sus") --study \(study) --participant P01`"
  }

  /// Refuses a round that neither a session nor a response has.
  private static func check(_ round: Int, _ records: StudyRecords) throws {
    if records.responses.contains(where: { $0.round == round }) { return }
    try records.requireSessions(ofRound: round)
  }
}

import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb study round close STUDY ROUND`: nothing is added any more, so that the round may be shared.
  static let studyRoundClose = Verb(
    ["study", "round", "close"],
    "Say that nothing is added to a round any more, so that it may be shared.",
    examples: [
      .init("kerb study round close tram-tickets 2", "Closes round 2 today."),
      .init(
        "kerb study round close tram-tickets 2 --on 2026-06-30",
        "Closes it with another day."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .required("ROUND", "The number of the round."),
    ],
    options: [
      .value("on", "DAY", "The day from which on nothing is added.", otherwise: "today"),
      .flag(
        "yes",
        "Close it again although its participants or their details have changed since it was last closed."
      ),
      .json,
    ],
    discussion: [
      "What may leave the team is made of closed rounds only. Reports of a running round, compared with each other, would tell what the one person who came in between needs, uses and said.",
      "Closing prints how many unreviewed notes and open proposals the round still has.",
      "Withdrawals reach a closed round too. As soon as other people count than when it was closed, its reports say nothing of who took part, nor of what they did and said.",
    ]
  ) { invocation in
    try RoundClosing(invocation).close()
  }

  /// `kerb study round reopen STUDY ROUND`.
  static let studyRoundReopen = Verb(
    ["study", "round", "reopen"], "Open a closed round again, as long as nothing of it was shared.",
    examples: [
      .init("kerb study round reopen tram-tickets 2", "Asks, then takes the closing back.")
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .required("ROUND", "The number of the round."),
    ],
    options: [.flag("yes", "Do not ask."), .json],
    discussion: [
      "What was shared stays with those who have it. If fewer than three people join before the round is shared again, comparing the two would tell of them. Open a new round instead."
    ]
  ) { invocation in
    try RoundClosing(invocation).reopen()
  }

  /// `kerb study round list STUDY`.
  static let studyRoundList = Verb(
    ["study", "round", "list"],
    "List the rounds of a study: how many sessions, and whether they are closed.",
    examples: [.init("kerb study round list tram-tickets", "Lists the rounds, a line each.")],
    arguments: [.required("STUDY", "The id of the study.", .study)], options: [.json]
  ) { invocation in
    try RoundClosing(invocation).list()
  }
}

/// Closes, opens and lists the rounds of a study.
struct RoundClosing {
  private let invocation: Invocation
  private let workbench: Workbench
  private let study: String
  private var console: Console { invocation.console }
  private var rounds: StudyRounds { StudyRounds(of: study, in: workbench) }

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    workbench = try Workbench(invocation)
    study = try RecordFinder.study(invocation.required("STUDY"), workbench)
  }

  func close() throws -> ExitStatus {
    let round = try number()
    let day = try self.day()
    let closing = try rounds.close(round, on: day, mayDiffer: invocation.flag("yes")) { logs in
      console.message(
        "\(logs, "log", "logs") of this round \(logs == 1 ? "is" : "are") not cleared of names, numbers and places: what stands there is not shared, and clearing it later changes what is. First: `kerb review SESSION --study \(study) --identifiers`"
      )
    }
    switch closing {
    case .closedBefore(let day, let change):
      console.message("Round \(round) has been closed since \(day).")
      if let change {
        console.message(
          "The sharing edition hides the participants: \(change.words). To show them, \(change.fix(study, round: round))."
        )
      }
    case .closed(_, isHidden: true):
      say(
        "Round \(round) is closed. Its sharing edition hides the participants: \(Release.Change.sharedBefore.words).",
        next: "`kerb study round list \(study)`")
    case .closed(let people, isHidden: false):
      say(
        "Round \(round) is closed: \(people, "person counts", "people count") in what may be shared.",
        next: "`kerb report all \(study)`")
    }
    try tellUnsettled(round)
    return .success
  }

  private func tellUnsettled(_ round: Int) throws {
    let unsettled = try rounds.unsettled(inRound: round)
    guard !unsettled.isEmpty else { return }
    console.message(
      "Left in round \(round): \(unsettled.notes, "unreviewed note", "unreviewed notes"), \(unsettled.proposals, "open proposal", "open proposals"). Review them: `kerb review --list --study \(study)`"
    )
  }

  func reopen() throws -> ExitStatus {
    let round = try number()
    guard let day = try rounds.day(of: round) else {
      console.message("Round \(round) is not closed.")
      return .success
    }
    guard
      try invocation.flag("yes")
        || console.confirm(
          "Round \(round) was closed on \(day). If anything of it was shared, sharing it again may tell of single people. Open it?",
          otherwise: "add `--yes` to open it without a question")
    else {
      console.message("It stays closed.")
      return .success
    }
    try rounds.reopen(round)
    say(
      "Round \(round) is open again. Nothing of it is shared until it is closed.",
      next: "`kerb study round close \(study) \(round)`")
    return .success
  }

  func list() throws -> ExitStatus {
    let lines = try rounds.all()
    if invocation.flag("json") {
      console.out(
        json: JSONWriter.canonical(
          .array(
            lines.map { line in
              .object(
                JSONObject([
                  "round": .integer(line.round), "sessions": .integer(line.sessions),
                  "closedOn": line.closedOn.map { .string($0) } ?? .null,
                  "sharingEditionMade": .bool(line.isShared),
                  "changedSinceClosing": .bool(line.change != nil),
                  "closedTwice": .bool(line.change == .closedTwice),
                ]))
            })))
      return .success
    }
    if lines.isEmpty {
      console.message("No session yet, so there is no round. Next: `kerb record \(study)`")
    }
    for line in lines {
      let changed: Sentence =
        line.change.map { "; participants hidden in the sharing edition: \($0.words)" } ?? ""
      let state: Sentence =
        (line.closedOn.map { "closed on \($0)" } ?? "open")
        + (line.isShared ? ", sharing edition made" : "") + changed
      console.line(
        "Round \(line.round): \(line.sessions, "session", "sessions"), \(state).")
    }
    return .success
  }

  private func number() throws -> Int {
    let typed = try invocation.required("ROUND")
    guard let round = Int(typed), (1...1000).contains(round) else {
      throw WorkbenchError(
        .usage, at: "ROUND", "this is no number of a round", fix: "write a number such as 2")
    }
    return round
  }

  private func day() throws -> CalendarDay {
    guard let typed = invocation.string("on") else { return workbench.today }
    guard let day = CalendarDay(typed) else {
      throw WorkbenchError(
        .usage, at: "--on", "this is no day", fix: "write it like 2026-06-30")
    }
    return day
  }

  private func say(_ outcome: Sentence, next: Sentence) {
    console.line("\(outcome)")
    console.message("Next: \(next)")
  }
}

import JSON
import Records
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// The recorder asks whether the agreed time was over, only where a task has one and the moderator stopped it.
@Suite("Recording: time limits") struct TimeLimitTests {
  private func played(limit: String, outcome: String, _ answers: [String]) throws -> (
    text: String, isAtLimit: [Bool?]
  ) {
    let trial = try RecordTrial()
    try trial.run("study task edit trams pay-by-card\(limit)")
    let acts = (["", "", "/task", "1", "/task", outcome] + answers).map { RecordTrial.Act.line($0) }
    let text = try trial.record(acts + [.pause(11_000)]).text
    let attempts = try trial.session()["attempts"]?.object?.members.values
    return (text, (attempts.map(Array.init) ?? []).map { $0.object?["endedAtTimeLimit"]?.boolean })
  }

  @Test("stopped by the moderator when the agreed time was over")
  func stoppedAtTheAgreedTime() throws {
    let (text, isAtLimit) = try played(limit: " --time-limit 15", outcome: "5", ["1", "1", "s"])
    #expect(text.contains("Was the agreed time of 15 minutes over?"))
    #expect(text.contains("Ended at the agreed time, which is no failure."))
    #expect(isAtLimit == [true])
  }

  @Test("stopped by the moderator before that")
  func stoppedEarlier() throws {
    let (text, isAtLimit) = try played(limit: " --time-limit 1", outcome: "5", ["2", "1", "s"])
    #expect(text.contains("Was the agreed time of 1 minute over?"))
    #expect(text.contains("Stopped by moderator."))
    #expect(isAtLimit == [nil])
  }

  @Test("not asked of a task without a limit, nor of another end", arguments: ["5", "3"])
  func notAsked(outcome: String) throws {
    let limit = outcome == "5" ? " --title \"Pay by card\"" : " --time-limit 15"
    let (text, isAtLimit) = try played(limit: limit, outcome: outcome, ["1", "s"])
    #expect(!text.contains("agreed time"))
    #expect(isAtLimit == [nil])
  }
}

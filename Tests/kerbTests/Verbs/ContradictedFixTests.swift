import TemporaryFolder
import Testing

@testable import kerb

/// A recorded fix that notes contradict: lists and checks report it, and nothing is published until it is settled.
@Suite struct ContradictedFixTests {
  private static let words =
    "recorded as fixed in round 2; the notes contradict this: 1 of 1 affected"
  private static let settles = "kerb finding edit tram F01 --state 2:stillThere"

  private func run(_ trial: VerbTrial, _ lines: [String]) throws {
    for line in lines {
      let made = trial.run(line)
      try #require(made.status == 0, "\(line)\n\(made.text)")
    }
  }

  /// P01 was affected in both rounds, and the finding is recorded as fixed in round 2; both rounds are closed.
  private func trial() throws -> VerbTrial {
    let trial = try VerbTrial()
    try run(
      trial,
      ["init", "study new tram --title Trams", "participant new tram"]
        + ["participant consent tram P01 --observe granted --share granted"]
        + [1, 2].map { "session new tram --participant P01 --round \($0)" }
        + [1, 2].map { "note add S0\($0) stuck --study tram --kind barrier --impact 4" }
        + ["finding new tram Stuck --state 1:new --state 2:fixed"]
        + [1, 2].map { "note set S0\($0) 1 --study tram --finding F01" }
        + [1, 2].map { "study round close tram \($0)" })
    return trial
  }

  @Test func theListAndTheCheckReportIt() throws {
    let trial = try trial()
    #expect(trial.run("finding list tram").text.contains(Self.words))
    let checked = trial.run("check")
    #expect(checked.status == 1)
    #expect(checked.text.contains(Self.words) && checked.text.contains(Self.settles))
    #expect(trial.run("check Surveys/tram/sessions").text.contains(Self.words) == false)
    try run(trial, ["finding edit tram F01 --state 2:stillThere"])
    #expect(!trial.run("check").text.contains("contradict"))
    #expect(trial.run("finding list tram").text.contains("still there in round 2"))
  }

  @Test(arguments: [
    "publish tram --to ../pages", "publish tram --to ../pages --edition team", "report all tram",
  ])
  func nothingIsPublishedUntilItIsSettled(_ line: String) throws {
    let trial = try trial()
    let refused = trial.run(line)
    #expect(refused.status == 65)
    #expect(refused.text.contains(Self.words) && refused.text.contains(Self.settles))
    let printed = trial.run(line + " --with-contradictions")
    #expect(printed.status == 0 && printed.text.contains(Self.words), "\(printed.text)")
    try run(trial, ["finding edit tram F01 --state 2:stillThere", line])
  }

  /// The round before the fix may be published.
  @Test func anEarlierRoundIsNotHeldBack() throws {
    try run(try trial(), ["publish tram --to ../pages --round 1"])
  }

  /// A finding at a task, with a note of a barrier in each of some sessions, marked fixed in round 2. Everybody came to every
  /// round; rounds 1 and 2 are closed.
  ///
  /// - Parameters:
  ///   - outcome: How a participant's attempt in a round ended.
  ///   - refusing: Who did not consent to sharing.
  private func retested(
    rounds: Int, people: Int, noted: [String], refusing: Int? = nil,
    outcome: (_ round: Int, _ person: Int) -> String = { _, _ in "done" }
  ) throws -> VerbTrial {
    let trial = try VerbTrial()
    try run(
      trial,
      [
        "init", "study new tram --title Trams",
        #"study task add tram "Buy a ticket" --exercises 2.4.3"#,
      ])
    for person in 1...people {
      let share = person == refusing ? "refused" : "granted"
      try run(
        trial,
        [
          "participant new tram",
          "participant consent tram P0\(person) --observe granted --share \(share)",
        ])
    }
    for round in 1...rounds {
      for person in 1...people {
        let attempt = "buy-a-ticket:\(outcome(round, person)):unassisted"
        let who = "--participant P0\(person) --round \(round)"
        try run(trial, ["session new tram \(who) --attempt \(attempt)"])
      }
    }
    try run(
      trial, ["finding new tram Stuck --task buy-a-ticket --state 1:new --state 2:fixed"])
    for session in noted {
      let note = "--study tram --kind barrier --impact 4 --task buy-a-ticket"
      try run(
        trial,
        [
          "note add \(session) stuck \(note)", "note set \(session) 1 --study tram --finding F01",
        ])
    }
    try run(trial, ["study round close tram 1", "study round close tram 2"])
    return trial
  }

  /// The contradiction is of an open round after the published one, and its log is not cleared: the sharing edition has neither.
  @Test func aLaterRoundHoldsAFixBack() throws {
    let trial = try retested(rounds: 3, people: 3, noted: ["S01", "S08"])
    let refused = trial.run("publish tram --to ../pages")
    #expect(refused.status == 65 && refused.text.contains("1 of 3 affected in round 3"))
    #expect(trial.run("report all tram").status == 65)
    let shared = trial.run("report summary tram --edition share")
    #expect(!shared.text.contains("confirmed by retest with"), "\(shared.text)")
    #expect(shared.text.contains("not confirmed"), "\(shared.text)")
  }

  /// The one for whom it did not hold did not consent to sharing: the edition confirms nothing.
  @Test func aFixThatFailedForSomebodyElseIsNotConfirmedInTheSharingEdition() throws {
    let trial = try retested(rounds: 2, people: 4, noted: ["S01", "S04"], refusing: 4) {
      $0 == 1 || $1 == 4 ? "notDone" : "done"
    }
    // Cleared, the notes of the others are in the edition, which alone would confirm the fix.
    for session in try trial.folder.names("team/Surveys/tram/sessions") {
      let folder = "team/Surveys/tram/sessions/\(session)"
      for log in try trial.folder.names(folder) where log.hasPrefix("log") {
        let text = try trial.folder.read("\(folder)/\(log)")
        try trial.folder.write(
          "\(folder)/\(log)",
          text.replacing(#""clearedBy": null"#, with: #""clearedBy": "ben""#))
      }
    }
    #expect(trial.run("finding list tram").text.contains("not confirmed: 1 of 2 affected"))
    let shared = trial.run("report summary tram --edition share")
    #expect(!shared.text.contains("confirmed by retest with"), "\(shared.text)")
    #expect(shared.text.contains("not confirmed by a retest"), "\(shared.text)")
    let exported = trial.run("export issues tram --for markdown --to issues")
    #expect(exported.text.contains("Wrote issues/f01"), "\(exported.text)")
  }
}

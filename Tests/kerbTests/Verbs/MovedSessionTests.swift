import Testing

@testable import kerb

/// Participants who could have been in a shared round that has changed are hidden in later rounds, even if their session was moved.
@Suite struct MovedSessionTests {
  /// Round 1 was closed on 2026-03-02 with six participants; round 2 has others, who agreed to take part later.
  private func trial() throws -> VerbTrial {
    let trial = try VerbTrial()
    try run(trial, "init", "study new tram --title Trams")
    for number in 1...11 {
      let (day, round) = number <= 6 ? ("2026-02-10", 1) : ("2026-03-10", 2)
      let id = number < 10 ? "P0\(number)" : "P\(number)"
      try run(
        trial, "participant new tram --needs-none yes",
        "participant consent tram \(id) --observe granted --share granted --given-on \(day)",
        "session new tram --participant \(id) --round \(round) --held-on \(day)")
      if number == 6 { try run(trial, "study round close tram 1") }
    }
    return trial
  }

  private func run(_ trial: VerbTrial, _ lines: String...) throws {
    for line in lines {
      let made = trial.run(line)
      try #require(made.status == 0, "\(line)\n\(made.text)")
    }
  }

  /// What the sharing edition of round 2 says of who took part.
  private func shared(_ trial: VerbTrial) throws -> (shows: Bool, text: String) {
    try run(trial, "study round close tram 2")
    let report = trial.run("report coverage tram --edition share --round 2")
    try #require(report.status == 0, "\(report.text)")
    return (!report.text.contains("Participant details are hidden"), report.text)
  }

  @Test func nothingMoved() throws {
    let (shows, text) = try shared(trial())
    #expect(shows, "\(text)")
  }

  @Test(
    "A participant of round 1 who is in round 2 now hides both",
    arguments: [
      ["session edit tram S06 --round 2 --yes"],
      // Swapped out of the session, and then in a new one.
      [
        "session edit tram S06 --participant P01 --yes",
        "session new tram --participant P06 --round 2 --held-on 2026-03-11",
      ],
    ])
  func moved(_ lines: [String]) throws {
    let trial = try trial()
    for line in lines { try run(trial, line) }
    let (shows, text) = try shared(trial)
    #expect(!shows, "\(text)")
  }

  @Test("All sessions moved and the round opened again")
  func emptied() throws {
    let trial = try trial()
    for number in 1...6 { try run(trial, "session edit tram S0\(number) --round 2 --yes") }
    try run(trial, "study round reopen tram 1 --yes")
    let (shows, text) = try shared(trial)
    #expect(!shows, "\(text)")
  }

  @Test("A round that changed hides nobody who came later")
  func others() throws {
    let trial = try trial()
    try run(trial, "participant consent tram P05 --share refused --yes")
    let (shows, text) = try shared(trial)
    #expect(shows, "\(text)")
  }
}

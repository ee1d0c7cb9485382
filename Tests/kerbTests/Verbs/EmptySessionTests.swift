import Testing

@testable import kerb

/// Sessions that hold nothing are named and can be removed; one whose attempt was deleted has held something.
@Suite struct EmptySessionTests {
  @Test func anAttemptThatWasDeletedHadBeenThere() throws {
    let trial = try VerbTrial()
    for line in [
      "init", "study new tram --title Trams", "study task add tram Pay", "participant new tram",
      "participant consent tram P01 --observe granted",
      "session new tram --participant P01 --held-on 2025-12-01",
      "session new tram --participant P01 --held-on 2025-12-02 --attempt pay:done:unassisted",
    ] {
      let made = trial.run(line)
      try #require(made.status == 0, "\(line)\n\(made.text)")
    }
    let shown = trial.run("session show tram S02 --json").text
    let attempts = try #require(shown.firstRange(of: /"attempts": \{\s*"(?<id>[0-9a-z]{22})"/))
    let id = try #require(shown[attempts].firstMatch(of: /[0-9a-z]{22}/))
    let removed = trial.run("session edit tram S02 --remove attempts/\(id.output)")
    try #require(removed.status == 0, "\(removed.text)")
    let check = trial.run("check").text
    #expect(check.contains("began on 2025-12-01") && !check.contains("2025-12-02"), "\(check)")
    let tidied = trial.run("session tidy tram --yes").text
    #expect(tidied.contains("S01") && !tidied.contains("S02"), "\(tidied)")
  }
}

import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Workbench
@testable import kerb

/// Days of sessions are shown as the person's calendar has them; what is data for other programs stays in UTC.
@Suite struct LocalDayTests {
  /// A study whose sessions began at these moments, with a note in each.
  private func trial(_ moments: String...) throws -> VerbTrial {
    let trial = try VerbTrial()
    trial.clock = { _ in (9 * 3600, "JST") }
    var lines = ["init --bare", "study new tram --title Trams", "participant new tram"]
    for (index, moment) in moments.enumerated() {
      lines.append("session new tram --participant P01 --started-at \(moment)")
      lines.append("note add S0\(index + 1) \"looks for pay\"")
    }
    for line in lines {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(line): \(seen.text)")
    }
    return trial
  }

  @Test func aNoteTellsTheDayOfThePlace() throws {
    let trial = try trial("2026-03-01T20:00:00Z")
    let shown = trial.run("note show S01#1").text
    #expect(shown.contains("2026-03-02") && !shown.contains("2026-03-01"), "\(shown)")
    // The same on every machine.
    #expect(trial.run("note show S01#1 --json").text.contains("2026-03-01"))
    #expect(trial.run("note list --from 2026-03-02 --count").text.contains("0 notes"))
  }

  @Test func oneEveningIsOneDayThoughUTCHasTwo() throws {
    let trial = try trial("2026-03-01T23:30:00Z", "2026-03-02T00:30:00Z")
    let seen = trial.run("session merge tram S01 S02 --dry-run").text
    #expect(!seen.contains(" was on "), "\(seen)")
  }

  @Test func twoDaysAreToldAsTheyWereThere() throws {
    let trial = try trial("2026-03-01T14:30:00Z", "2026-03-01T15:30:00Z")
    let seen = trial.run("session merge tram S01 S02 --dry-run").text
    #expect(seen.contains("S01 was on 2026-03-01, S02 on 2026-03-02."), "\(seen)")
  }
}

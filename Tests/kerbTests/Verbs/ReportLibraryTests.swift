import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What people see of `kerb report library`.
@Suite("kerb report library") struct ReportLibraryTests {
  private func trial(_ studies: [String]) throws -> VerbTrial {
    let trial = try VerbTrial()
    #expect(trial.run("init --bare").status == 0)
    for study in studies {
      #expect(trial.run("study new \(study) --title \(study) --platform ios").status == 0)
    }
    return trial
  }

  @Test func anEmptyWorkspaceReadsWell() throws {
    let seen = try trial([]).run("report library")
    #expect(seen.status == 0)
    #expect(seen.lines.first == "# All studies together")
    #expect(
      seen.lines.last == "No studies yet. Run `kerb study new`.")
  }

  @Test func aDeletedStudyIsNotNamed() throws {
    let trial = try trial(["tram", "bus"])
    #expect(trial.run("report library").text.contains("| bus (bus) |"))
    #expect(trial.run("study delete bus --yes").status == 0)
    let seen = trial.run("report library")
    #expect(seen.status == 0 && !seen.text.contains("bus"))
  }

  @Test func theFormatIsAskedForInTwoWays() throws {
    let trial = try trial(["tram"])
    let json = trial.run("report library --format json")
    #expect(json.lines.first == "{" && json.status == 0)
    #expect(trial.run("report library --json").lines == json.lines)
    #expect(trial.run("report library --format html").text.contains("<h1"))
    #expect(trial.run("report library --format csv").status == 64)
  }

  /// Studies side by side may tell of single people.
  @Test func itIsNotForSharing() throws {
    let seen = try trial(["tram"]).run("report library --edition share")
    #expect(seen.status == 64)
    #expect(
      seen.lines == [
        "2> error: --edition: there is no edition for sharing of all studies together: side by side they may tell of single people",
        "2> fix: share the reports of one study: kerb report all STUDY",
      ])
  }
}

import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What people see of `kerb report agreement`.
@Suite("kerb report agreement") struct ReportAgreementTests {
  private func trial() throws -> VerbTrial {
    let trial = try VerbTrial()
    for line in ["init --bare", "study new tram --title Tram --platform ios"] {
      #expect(trial.run(line).status == 0)
    }
    return trial
  }

  @Test func theFormatIsAskedForInTwoWays() throws {
    let trial = try trial()
    let markdown = trial.run("report agreement tram")
    #expect(markdown.lines.first == "# Note-taker agreement: Tram")
    #expect(trial.run("report agreement tram --format md").lines == markdown.lines)
    let json = trial.run("report agreement tram --format json")
    #expect(json.lines.first == "{" && json.status == 0)
    #expect(trial.run("report agreement tram --json").lines == json.lines)
  }

  @Test func anotherFormatIsRefused() throws {
    let seen = try trial().run("report agreement tram --format csv")
    #expect(seen.status == 64)
    #expect(seen.lines.first == "2> error: --format: csv is not one of: md, json, html")
  }
}

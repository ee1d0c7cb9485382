import Records
import Testing
import Workspace

@testable import Team

@Suite struct RepositoryPathTests {
  @Test(arguments: [
    ("Surveys/tram/study.json", "", "tram"),
    ("research/2026/Surveys/tram/findings/F01-ab2c.json", "research/2026/", "F01-ab2c"),
    ("a b/\u{fc}/Personas/people/mina.json", "a b/\u{fc}/", "mina"),
    ("Surveys/Surveys/tram/study.json", "Surveys/", "tram"),
    ("team/.kerb/workspace.json", "team/", "workspace"),
    ("Personas/Surveys/tram/sessions/S01-x4k2/log-a8f3q2.json", "Personas/", "log-a8f3q2"),
  ])
  func records(_ path: String, _ prefix: String, _ id: String) throws {
    let found = try #require(RepositoryPath(recordAt: path))
    #expect(found.prefix == prefix)
    if found.file.role != .workspace { #expect(found.file.expectedID == id) }
  }

  @Test(arguments: [
    "", "README.md", "Surveys/tram/notes.json", "Surveys/study.json", "Exports/tram/coverage.md",
    "Surveys/tram/findings/../F01.json", "Surveys/tram/findings/F01.json.orig", ".kerb/cache/lock",
    "MySurveys/tram/study.json", "Surveys/tram/findings/",
  ])
  func others(_ path: String) {
    #expect(RepositoryPath(recordAt: path) == nil)
  }
}

import TemporaryFolder
import Testing
import Workspace

@testable import Workbench

/// Which files that are no records are named to whoever erases somebody.
@Suite("Other files that name somebody") struct OtherMentionsTests {
  private func find(_ files: [String: String]) throws -> OtherMentions {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
    return withExtendedLifetime(folder) {
      OtherMentions.find("P02-mngv", ["S01-aaaa"], in: WorkspaceLocation(root: folder.path))
    }
  }

  @Test("the whole id, and the ids of erased sessions, name the person")
  func wholeIDs() throws {
    let found = try find([
      "pages/findings.html": "<p>P02-mngv</p>", "notes/s.txt": "as in S01-aaaa",
      "c.txt": "P03-mngv",
    ])
    #expect(found.naming == ["notes/s.txt", "pages/findings.html"])
    #expect(found.perhaps.isEmpty)
  }

  @Test(
    "the short number as a word may name the person",
    arguments: ["P02", "Of P02, twice.", "(p02)", "|P02|", "“P02”", "P02–P04", "P0 P020 P02"])
  func shortNumber(_ text: String) throws {
    let found = try find(["study-team.md": text])
    #expect(found.naming.isEmpty && found.perhaps == ["study-team.md"])
  }

  @Test(
    "a part of another word, or of another id, does not",
    arguments: ["P020", "XP02", "P02-aaaa", "A-P02", "P2", "P0", "2P02", "", "P02\0"])
  func otherWords(_ text: String) throws {
    let found = try find(["study-team.md": text])
    #expect(found.naming.isEmpty && found.perhaps.isEmpty)
  }

  @Test("records, git and what kerb keeps for itself are not among the files that may name them")
  func otherPlaces() throws {
    let found = try find([
      "Surveys/bus/participants/P02-aaaa.json": "P02", ".git/x": "P02", ".kerb/x": "P02",
    ])
    #expect(found.naming.isEmpty && found.perhaps.isEmpty)
  }

  @Test("what is sure and what may be are told apart")
  func whatIsSaid() throws {
    let trial = try VerbTrial()
    for line in ["init --bare", "study new tram --title Tram"] {
      #expect(trial.run(line).status == 0)
    }
    let made = try #require(trial.run("participant new tram").lines.first)
    let file = try #require(made.split(separator: "/").last)
    let id = String(file.prefix { $0 != "." })
    try trial.folder.write("team/pages/a.html", "<td>\(id)</td>")
    try trial.folder.write("team/study-team.md", "Of P01, twice.")
    let seen = trial.run("withdraw tram \(id) --dry-run")
    #expect(
      seen.text.contains(
        """
        Other files here name them. Read each, and delete what tells about the person:
          pages/a.html
        Other files here may name them: P01 of another study would look the same. Read each, and delete what tells about the person:
          study-team.md
        """), "\(seen.text)")
    let json = trial.run("withdraw tram \(id) --dry-run --json").text
    #expect(json.contains("\"otherFilesPerhaps\": [\n    \"study-team.md\"\n  ]"))
  }
}

import JSON
import Merging
import Records
import Team
import TemporaryFolder
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// The two verbs in clones of a real repository.
@Suite("kerb team conflicts, kerb team resolve") struct ResolveVerbTests {
  /// Two people who gave one finding different titles and both set a severity; Ben's merge has stopped.
  private final class Clones {
    let trial: VerbTrial
    let finding: String

    init(merges: Bool = true) throws {
      trial = try VerbTrial()
      for line in [
        "init --bare", "study new bank --title Bank",
        "finding new bank \"Pay has no name\" --criterion 4.1.2 --severity moderator:3",
        "session new bank", "study round close bank 1", "report all bank",
      ] {
        #expect(trial.run(line).status == 0, "\(line)")
      }
      let name = try #require(try trial.folder.names("team/Surveys/bank/findings").first)
      finding = "Surveys/bank/findings/\(name)"
      try git("init", "-q", "-b", "main", ".")
      try author("Anna")
      // Whoever works here did not tell git about kerb.
      if try trial.folder.names("team").contains(".gitattributes") {
        try trial.folder.write("team/.gitattributes", "")
      }
      try commit()
      try git("branch", "base")
      _ = trial.run("finding edit bank F01 --title \"Pay has no useful name\"")
      try commit()
      try git("checkout", "-q", "-b", "bens", "base")
      try author("Ben")
      _ = trial.run("finding edit bank F01 --title \"Pay button has no name\"")
      try commit()
      if merges { try git("merge", "-q", "main", fails: true) }
    }

    /// What a person sees, without the line about the clone that every command of theirs begins with.
    func run(_ line: String) -> VerbTrial.Seen {
      var seen = trial.run(line)
      seen.lines.removeAll { $0 == "2> \(TeamSetupWarning.words)" }
      return seen
    }

    func author(_ name: String) throws {
      try git("config", "user.name", name)
      try git("config", "user.email", "\(name)@example.org")
    }

    @discardableResult
    func git(_ arguments: String..., fails: Bool = false) throws -> Git.Outcome {
      var git = Git(in: trial.current)
      git.environment = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": trial.folder.at("home"), "GIT_EDITOR": "true",
        "GIT_AUTHOR_DATE": "2026-03-03T14:02:00+01:00",
      ]
      let outcome = try git.run(arguments)
      #expect(outcome.isSuccess != fails, "\(String(decoding: outcome.errorOutput, as: UTF8.self))")
      return outcome
    }

    func commit() throws {
      try git("add", "-A")
      try git("commit", "-q", "-m", "work")
    }

    func title() throws -> String? {
      let bytes = Array(try trial.folder.read("team/\(finding)").utf8)
      return try JSONReader.read(bytes).root[key: "title"]?.string
    }
  }

  @Test func conflictsNamesFilesThatWaitAndChangesNothing() throws {
    let clones = try Clones()
    let before = try clones.trial.folder.read("team/\(clones.finding)")
    for line in ["team conflicts", "team resolve --list"] {
      let seen = clones.run(line)
      #expect(seen.status == 1)
      #expect(seen.text.contains("\(clones.finding): git could not merge it"))
    }
    #expect(try clones.trial.folder.read("team/\(clones.finding)") == before)
  }

  @Test func resolveRebuildsListsAndSaysWhatToType() throws {
    let clones = try Clones()
    let seen = clones.run("team resolve")
    #expect(seen.status == 1)
    #expect(
      seen.lines.filter { !$0.contains("Written again") } == [
        "2> \(clones.finding) holds both sides now.",
        "Title of finding F01 \"Pay button has no name\" in bank.",
        "1 \"Pay button has no name\", Ben, Tuesday 3 March 2026 at 14:02 +01:00",
        "2 \"Pay has no useful name\", Anna, Tuesday 3 March 2026 at 14:02 +01:00",
        "Proposal: 3 \"Pay button has no useful name\"",
        "  \(clones.finding) /title",
        "2> 1 conflict. Next: kerb team resolve FILE --field POINTER --take NUMBER",
        "2> Next: git merge --continue",
      ], "\(seen.text)")
  }

  @Test(arguments: [
    ("1", "Pay button has no name"), ("2", "Pay has no useful name"),
    ("3", "Pay button has no useful name"), ("\"my own\"", "my own"), ("=2", "2"),
  ])
  func aValueIsTaken(_ take: String, _ title: String) throws {
    let clones = try Clones()
    let seen = clones.run("team resolve \(clones.finding) --field /title --take \(take)")
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.text.contains("Settled. No conflicts left."))
    #expect(seen.text.contains("Next: git merge --continue"))
    #expect(try clones.title() == title)
    // What was chosen is what the merge commits.
    try clones.git("merge", "--continue")
    #expect(try clones.git("status", "--porcelain").output.isEmpty)
    #expect(clones.run("check").text.contains("nothing found"))
    #expect(clones.run("team conflicts").lines == ["2> No conflicts."])
  }

  @Test func onlyOneIsTakenAtATime() throws {
    let clones = try Clones()
    for (number, rater) in [("1", "main"), ("2", "bens")] {
      try clones.git("merge", "--abort", fails: number == "2")
      try clones.git("checkout", "-q", rater)
      _ = clones.run("finding edit bank F01 --recommendation \"Name it \(number)\"")
      try clones.commit()
    }
    try clones.git("merge", "-q", "main", fails: true)
    let seen = clones.run("team resolve F01 --take 1")
    #expect(seen.status == 64)
    #expect(seen.text.contains("2 conflicts are meant, and --take settles one"))
    #expect(seen.text.contains("--field /recommendation, or"))
    let one = clones.run("team resolve F01 --field recommendation --take 1")
    #expect(one.status == 1)
    #expect(one.text.contains("Settled. 1 conflict left."))
  }

  @Test(arguments: [
    ("team resolve F09", 66), ("team resolve nowhere", 66), ("team conflicts nowhere", 66),
    ("team resolve --field /nothing", 66), ("team resolve --take 9", 64),
    ("team resolve bank --take \"\"", 64),
  ])
  func slipsAreTold(_ line: String, _ status: Int32) throws {
    let seen = try Clones().run(line)
    #expect(seen.status == status, "\(seen.text)")
  }

  @Test func aRecordWithoutConflictsIsNoSlip() throws {
    let clones = try Clones(merges: false)
    for line in ["team resolve F01", "team resolve bank", "team resolve \(clones.finding)"] {
      let seen = clones.run(line)
      #expect(seen.status == 0, "\(seen.text)")
      #expect(seen.text == "No conflicts left.")
    }
    #expect(clones.run("team conflicts").lines == ["2> No conflicts."])
  }

  @Test func jsonHoldsAllValuesWithTheirAuthors() throws {
    let clones = try Clones()
    let waiting = clones.run("team conflicts --json")
    #expect(waiting.text.contains("\"state\": \"unmerged\""))
    _ = clones.run("team resolve")
    let seen = clones.run("team conflicts bank --json")
    #expect(seen.status == 1)
    let lines = seen.lines.filter { !$0.hasPrefix("2> ") }.joined(separator: "\n")
    let root = try JSONReader.read(Array(lines.utf8)).root
    let conflict = try #require(root[key: "conflicts"]?.elements.first { _ in true })
    #expect(conflict[key: "field"]?.string == "/title")
    #expect(conflict[key: "proposal"]?.string == "Pay button has no useful name")
    let writes = (conflict[key: "values"]?.elements).map {
      $0.flatMap { $0[key: "writes"]?.elements.map(\.self) ?? [] }
    }
    #expect(writes?.compactMap { $0[key: "author"]?.string } == ["Ben", "Anna"])
    #expect(
      writes?.compactMap { $0[key: "at"]?.string }
        == ["2026-03-03T14:02:00+01:00", "2026-03-03T14:02:00+01:00"])
  }

  @Test func reportsAreWrittenFromMergedRecords() throws {
    let clones = try Clones()
    _ = clones.run("team resolve F01 --take 2")
    let report = try clones.trial.folder.read("team/Exports/bank/coverage.md")
    _ = clones.run("report all bank")
    #expect(try clones.trial.folder.read("team/Exports/bank/coverage.md") == report)
    try clones.git("merge", "--continue")
    #expect(try clones.git("status", "--porcelain").output.isEmpty)
  }

  @Test func otherFilesInConflictKeepTheStatus() throws {
    let clones = try Clones(merges: false)
    for branch in ["main", "bens"] {
      try clones.git("checkout", "-q", branch)
      try clones.trial.folder.write("team/README.md", "\(branch)\n")
      try clones.commit()
    }
    try clones.git("merge", "-q", "main", fails: true)
    let seen = clones.run("team resolve F01 --take 1")
    #expect(seen.status == 1)
    #expect(seen.text.contains("error: README.md: this is no record, so kerb does not merge it"))
    #expect(seen.text.contains("Settle what is named above first."))
  }

  @Test func withoutGitConflictsAreSettledToo() throws {
    let trial = try ConflictTrial(["/title": [.string("Mine"), .string("Theirs")]])
    #expect(trial.trial.seen("team conflicts").contains("2 \"Mine\"\n"))
    #expect(trial.trial.seen("team resolve --take 2").contains("Settled. No conflicts left."))
    #expect(try trial.object()["title"] == .string("Mine"))
  }

  @Test func aNumberThatMayBeTwoThingsIsAskedFor() throws {
    let trial = try ConflictTrial(["/severities/*/severity": [.number("1"), .number("2")]])
    // Listed are 1: 2, and 2: 1.
    let seen = trial.trial.trial.run("team resolve --take 1")
    #expect(seen.status == 64)
    #expect(seen.text.contains("write --take =1 for the value 1, or --take =2 for number 1"))
    #expect(trial.trial.trial.run("team resolve --take =7").status == 64)
    #expect(trial.trial.trial.run("team resolve --take =1").status == 0)
  }
}

import Platform
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What people see of `kerb export issues`, and what is in the folder.
@Suite("kerb export issues") struct ExportIssuesTests {
  private func trial(closed: Bool = false) throws -> VerbTrial {
    let trial = try VerbTrial()
    var lines = [
      "init --bare", "study new tram --title Tram --platform ios",
      "study task add tram Pay --exercises 2.4.3 --success-when \"The ticket is paid.\"",
      "participant new tram",
      "participant consent tram P01 --observe granted --manner speech --sheet-version 2 --retain-until 2030-01-01",
      "session new tram --participant P01 --round 1",
      "finding new tram \"Pay has no name\" --criterion 4.1.2 --task pay --severity reviewer:3 --state 1:new --owner \"Robin, design\" --priority atOnce --ticket https://github.com/shop/app/issues/12",
      "finding new tram \"The fee is late\" --state 1:new",
    ]
    if closed { lines.append("study round close tram 1 --on 2026-03-01") }
    for line in lines {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(seen.text)")
    }
    return trial
  }

  private static let team = "export issues tram --for github --edition team"

  private func names(_ trial: VerbTrial) throws -> [String] {
    try Files.list(trial.folder.at("team/issues")).entries.map(\.name).sorted()
  }

  private func read(_ trial: VerbTrial, _ beginning: String) throws -> String {
    let name = try #require(try names(trial).first { $0.hasPrefix(beginning) })
    return try trial.folder.read("team/issues/\(name)")
  }

  @Test func withoutAFolderNothingIsWritten() throws {
    let trial = try trial()
    let seen = trial.run(Self.team)
    #expect(seen.status == 0)
    #expect(seen.lines.first == "Would write 2 issues of round 1:")
    #expect(
      seen.lines.contains {
        $0.hasSuffix("updates https://github.com/shop/app/issues/12: F01 Pay has no name")
      })
    #expect(seen.lines.contains { $0.hasSuffix(".md: new: F02 The fee is late") })
    #expect(
      seen.lines.last == "Next: kerb export issues tram --for github --to FOLDER --edition team")
    #expect(try Files.kind(trial.folder.at("team/issues")) == .missing)
  }

  @Test func theFolderHoldsATextForEachFindingAndTheCommands() throws {
    let trial = try trial()
    let seen = trial.run(Self.team + " --to issues")
    #expect(seen.status == 0 && seen.lines.contains("Wrote 2 issues of round 1."))
    #expect(try names(trial).count == 5)
    let first = try read(trial, "f01")
    for words in [
      "## What happens", "- Try “Pay”.", "Severity: reviewer 3 of 4, serious.",
      "[4.1.2 Name, Role, Value](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html), level A",
      "- Priority: at once.", "- Owner: Robin, design.",
      "- “Pay” is done: The ticket is paid.", "Finding tram/F01-",
    ] {
      #expect(first.contains(words), "\(words)")
    }
    #expect(try read(trial, "f02").contains("## Criteria"))
    let script = try read(trial, "issues.sh")
    #expect(
      script.contains("again 'https://github.com/shop/app/issues/12' 'F01 Pay has no name' f01-"))
    #expect(script.contains("\nnew F02-"))
  }

  @Test func theSecondRunChangesNothing() throws {
    let trial = try trial()
    _ = trial.run(Self.team + " --to issues")
    let seen = trial.run(Self.team + " --to issues")
    #expect(seen.lines.first == "Nothing has changed: 2 issues of round 1.")
  }

  @Test func theEditionForSharingIsTheUsualOneAndNeedsAClosedRound() throws {
    let open = try trial().run("export issues tram --for github")
    #expect(open.status != 0 && open.text.contains("only closed rounds are shared"))
    let trial = try trial(closed: true)
    let seen = trial.run("export issues tram --for github --to issues")
    #expect(seen.status == 0, "\(seen.text)")
    let text = try read(trial, "f01") + (try read(trial, "index.md"))
    #expect(text.contains("edition for sharing"))
    #expect(!text.contains("P01") && !text.contains("Robin"))
    // Who looks after it, and where it is kept, stay in the team's reports.
    for format in ["md", "json", "csv", "html"] {
      let shared = trial.run("report findings tram --edition share --format \(format)").text
      #expect(!shared.contains("Robin") && !shared.contains("shop/app"))
      let own = trial.run("report findings tram --format \(format)").text
      #expect(own.contains("Robin") && own.contains("shop/app"))
    }
  }

  @Test func aFolderOfOthersIsLeftAsItIs() throws {
    let trial = try trial()
    try trial.folder.write("team/issues/notes.txt", "mine")
    let seen = trial.run(Self.team + " --to issues")
    #expect(seen.status == 73, "\(seen.text)")
    #expect(
      seen.lines.first
        == "2> error: issues: the folder holds what kerb export issues did not write, or what was changed since: notes.txt"
    )
    #expect(try names(trial) == ["notes.txt"])
    #expect(trial.run(Self.team + " --to issues --beside-others").status == 0)
    #expect(try trial.folder.read("team/issues/notes.txt") == "mine")
  }

  @Test(arguments: [
    "Surveys/newf", "Personas/x", ".kerb/x", "Exports/host", "Exports", "Surveys/../Exports/x",
    ".git/x", "notes/.git", "link/x", "exports",
  ])
  func recordsAndExportsAreNoFolderForTheTeamsTexts(_ folder: String) throws {
    let trial = try trial()
    try trial.folder.makeFolder("team/notes")
    try Files.makeSymbolicLink(
      trial.folder.at("team/link"), to: trial.folder.at("team/Surveys/tram"))
    for verb in [Self.team, "publish tram --edition team"] {
      let seen = trial.run("\(verb) --to \(folder)")
      #expect(seen.status == 73, "\(seen.text)")
      #expect(seen.lines.first?.hasPrefix("2> error: \(folder): ") == true, "\(seen.text)")
      #expect(seen.lines.last == "2> fix: name another place, such as a folder of its own")
    }
    #expect(try Files.kind(trial.folder.at("team/.git")) == .missing)
    #expect(try Files.list(trial.folder.at("team/notes")).entries.isEmpty)
  }

  @Test func theEditionForSharingMayLieInExportsAndNotAmongRecords() throws {
    let trial = try trial(closed: true)
    try trial.folder.makeFolder("team/Exports")
    let shared = "export issues tram --for github --to"
    #expect(trial.run("\(shared) Exports/host").status == 0)
    for folder in ["Surveys/newf", "Personas/x", ".kerb/x"] {
      #expect(trial.run("\(shared) \(folder)").status == 73)
    }
    // A name that only begins like one of them is free.
    #expect(trial.run("\(Self.team) --to Exports-team").status == 0)
  }

  @Test func aTextThatSomebodyChangedIsNotWrittenOver() throws {
    let trial = try trial()
    _ = trial.run(Self.team + " --to issues")
    try trial.folder.write("team/issues/issues.sh", "mine")
    #expect(trial.run(Self.team + " --to issues").status == 73)
    #expect(try trial.folder.read("team/issues/issues.sh") == "mine")
  }

  @Test func whatIsFixedIsTakenAway() throws {
    let trial = try trial()
    _ = trial.run(Self.team + " --to issues")
    _ = trial.run("finding delete tram F02 --yes")
    let seen = trial.run(Self.team + " --to issues")
    #expect(seen.lines.contains { $0.hasPrefix("2> Took away issues/f02-") })
    #expect(try names(trial).count == 4)
  }

  @Test func programsGetTheTexts() throws {
    let trial = try trial()
    let seen = trial.run("export issues tram --for jira --edition team --json")
    #expect(seen.status == 0)
    #expect(seen.text.contains("\"for\": \"jira\"") && seen.text.contains("h2. What happens"))
    #expect(
      seen.text.contains("\"priority\": \"atOnce\"") && seen.text.contains("\"folder\": null"))
  }

  @Test func whatIsMissingIsSaid() throws {
    let trial = try trial()
    #expect(trial.run("export issues tram").status == 64)
    #expect(trial.run("export issues tram --for bugzilla").status == 64)
    #expect(trial.run("export issues bank --for github").status == 66)
    #expect(trial.run("finding edit tram F01 --ticket example.org/1").status == 64)
    #expect(trial.run("finding edit tram F01 --priority 3").status == 64)
    let empty = trial.run("study new bus --title Bus")
    #expect(empty.status == 0)
    let seen = trial.run("export issues bus --for markdown --edition team")
    #expect(seen.status == 0 && seen.lines.first == "No findings to export.")
  }

  @Test func theVerbIsDescribed() { #expect(Commands.table().problems().isEmpty) }
}

import Platform
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What people see of `kerb publish`, and what is in the folder.
@Suite("kerb publish") struct PublishTests {
  private func trial() throws -> VerbTrial {
    let trial = try VerbTrial()
    for line in [
      "init --bare", "study new tram --title Tram --platform ios",
      "study task add tram Pay --exercises 2.4.3",
    ] {
      #expect(trial.run(line).status == 0)
    }
    return trial
  }

  private static let team = "publish tram --to pages --edition team"

  private func files(_ trial: VerbTrial, _ below: String = "pages") throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for entry in try Files.list(trial.folder.at("team/\(below)")).entries {
      let path = "\(below)/\(entry.name)"
      if entry.kind == .folder {
        found.merge(try files(trial, path)) { first, _ in first }
      } else {
        found[path] = try Files.read(trial.folder.at("team/\(path)"))
      }
    }
    return found
  }

  private func write(_ trial: VerbTrial, _ path: String, _ text: String) throws {
    try trial.folder.write("team/\(path)", text)
  }

  @Test func theIndexComesFirstAndLeadsToEveryPage() throws {
    let trial = try trial()
    let seen = trial.run(Self.team)
    #expect(seen.status == 0)
    #expect(seen.lines.last == "Next: open pages/index.html in a browser.")
    let files = try files(trial)
    let index = String(decoding: files["pages/index.html"] ?? [], as: UTF8.self)
    for page in ["summary", "study", "findings", "coverage", "recruitment", "personas"] {
      #expect(files["pages/\(page).html"] != nil)
      #expect(index.contains("<li><a href=\"\(page).html\">"))
    }
    #expect(files.keys.count { $0.hasPrefix("pages/plots/study-") } == 5)
    // The index is written last: whoever opens it finds what it leads to.
    #expect(seen.lines.filter { $0.hasPrefix("2> Wrote") }.last == "2> Wrote pages/index.html.")
  }

  @Test func theSameDataGivesTheSameBytes() throws {
    let trial = try trial()
    _ = trial.run(Self.team)
    let first = try files(trial)
    let seen = trial.run(Self.team)
    #expect(seen.lines.first?.hasPrefix("Nothing has changed: 12 files") == true, "\(seen.text)")
    #expect(try files(trial) == first)
  }

  /// A folder that others read must not fill with pages for the team.
  @Test func aFolderOfTheEditionForSharingTakesNoPagesForTheTeam() throws {
    let trial = try trial()
    for line in [
      "participant new tram", "participant consent tram P01 --observe granted --manner speech",
      "session new tram --participant P01", "study round close tram 1",
    ] {
      #expect(trial.run(line).status == 0, "\(line)")
    }
    #expect(trial.run("publish tram --to pages").status == 0)
    let shared = try files(trial)
    for line in [Self.team, "\(Self.team) --beside-others"] {
      let seen = trial.run(line)
      #expect(seen.status == 73)
      #expect(seen.text.contains("the folder holds the edition for sharing"))
      #expect(try files(trial) == shared)
    }
    // The other way round takes every page for the team away.
    #expect(trial.run("publish tram --to other --edition team").status == 0)
    #expect(trial.run("publish tram --to other").status == 0)
    #expect(try files(trial, "other").count == shared.count)
  }

  @Test func whatHasChangedIsWrittenAgain() throws {
    let trial = try trial()
    _ = trial.run(Self.team)
    _ = trial.run("study edit tram --title Bus")
    let seen = trial.run(Self.team)
    #expect(seen.status == 0 && seen.lines.contains("2> Wrote pages/index.html."))
    let index = String(decoding: try files(trial)["pages/index.html"] ?? [], as: UTF8.self)
    #expect(index.contains("<h1 id=\"reports-bus\">Reports: Bus</h1>"))
  }

  @Test func aFolderOfOthersIsLeftAsItIs() throws {
    let trial = try trial()
    try write(trial, "pages/index.html", "ours")
    let seen = trial.run(Self.team)
    #expect(seen.status == 73 || seen.status == 74, "\(seen.status)")
    #expect(
      seen.lines.first
        == "2> error: pages: the folder holds what kerb publish did not write, or what was changed since: index.html"
    )
    #expect(try files(trial).count == 1)
  }

  @Test func othersStayWhereThatIsAskedFor() throws {
    let trial = try trial()
    try write(trial, "pages/notes.txt", "ours")
    #expect(trial.run(Self.team + " --beside-others").status == 0)
    #expect(try files(trial)["pages/notes.txt"] == Array("ours".utf8))
    #expect(trial.run(Self.team).status != 0)
  }

  @Test func aPageThatSomebodyChangedIsNotWrittenOver() throws {
    let trial = try trial()
    _ = trial.run(Self.team)
    try write(trial, "pages/study.html", "mine")
    #expect(trial.run(Self.team).lines.first?.hasSuffix("changed since: study.html") == true)
    #expect(try files(trial)["pages/study.html"] == Array("mine".utf8))
  }

  @Test func whatWasCutOffIsFinished() throws {
    let trial = try trial()
    _ = trial.run(Self.team)
    let whole = try files(trial)
    let list = String(decoding: whole["pages/kerb-publish.json"] ?? [], as: UTF8.self)
    try write(
      trial, "pages/kerb-publish.json",
      list.split(separator: "\"complete\": true").joined(separator: "\"complete\": false"))
    try write(trial, "pages/.kerb-tmp-0123456789abcdef", "half of it")
    try write(trial, "pages/plots/.kerb-tmp-0123456789abcdeg", "half of it")
    try Files.remove(trial.folder.at("team/pages/coverage.html"))
    #expect(trial.run(Self.team).status == 0)
    #expect(try files(trial) == whole)
  }

  @Test func onlyClosedRoundsAreSharedAndPlotsAreTakenAway() throws {
    let trial = try trial()
    let open = trial.run("publish tram --to pages")
    #expect(open.status != 0 && open.text.contains("only closed rounds are shared"))
    #expect(try Files.kind(trial.folder.at("team/pages")) == .missing)
    for line in [
      "participant new tram",
      "participant consent tram P01 --observe granted --manner speech --sheet-version 2 --retain-until 2030-01-01",
      "session new tram --participant P01 --round 1",
      "study round close tram 1 --on 2026-03-01",
    ] {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(seen.text)")
    }
    #expect(trial.run(Self.team).status == 0)
    let seen = trial.run("publish tram --to pages")
    #expect(seen.status == 0 && seen.lines.contains("2> Took away pages/plots/study-ease.svg."))
    let files = try files(trial)
    let pages = ["coverage", "findings", "index", "personas", "recruitment", "study", "summary"]
    #expect(
      files.keys.sorted()
        == (pages.map { "pages/\($0).html" } + ["pages/kerb-publish.json"]).sorted())
    #expect(!files.values.contains { String(decoding: $0, as: UTF8.self).contains("P01") })
  }

  @Test func whatSomebodyChangedAfterARunWasCutOffIsNotWrittenOver() throws {
    let trial = try trial()
    _ = trial.run(Self.team)
    let list = try trial.folder.read("team/pages/kerb-publish.json")
    try write(trial, "pages/kerb-publish.json", list.replacing("true", with: "false"))
    try write(trial, "pages/study.html", "mine")
    #expect(trial.run(Self.team).status != 0)
    #expect(try trial.folder.read("team/pages/study.html") == "mine")
  }

  /// The list is a file that anybody may have written.
  @Test(arguments: [
    "../victim.txt", "plots/../../victim.txt", "plots/x/victim.svg", "/victim.txt", "victim.txt",
    "plots/victim.txt", ".html", "plots",
  ])
  func aListNeverLeadsOutOfTheFolder(_ path: String) throws {
    let trial = try trial()
    for victim in ["victim.txt", "pages/victim.txt", "pages/plots/victim.txt"] {
      try write(trial, victim, "theirs")
    }
    try write(
      trial, "pages/kerb-publish.json", "{\"complete\": true, \"files\": {\"\(path)\": \"0\"}}")
    #expect(trial.run(Self.team).status != 0)
    #expect(trial.run(Self.team + " --beside-others").status == 0)
    for victim in ["victim.txt", "pages/victim.txt", "pages/plots/victim.txt"] {
      #expect(try trial.folder.read("team/\(victim)") == "theirs")
    }
  }

  @Test(arguments: ["findings.html", "plots", "plots/study-ease.svg", "kerb-publish.json"])
  func noLinkIsFollowedAndNothingIsChangedBefore(_ name: String) throws {
    let trial = try trial()
    try write(trial, "elsewhere/study-ease.svg", "theirs")
    try trial.folder.makeFolder("team/pages")
    if name.hasPrefix("plots/") { try trial.folder.makeFolder("team/pages/plots") }
    try Files.makeSymbolicLink(
      trial.folder.at("team/pages/\(name)"), to: trial.folder.at("team/elsewhere"))
    for flag in ["", " --beside-others"] {
      let seen = trial.run(Self.team + flag)
      #expect(seen.status != 0 && !seen.text.contains("Wrote"), "\(seen.text)")
    }
    #expect(try files(trial, "elsewhere").count == 1)
    #expect(try trial.folder.read("team/elsewhere/study-ease.svg") == "theirs")
  }

  @Test(arguments: ["", "{<<<<<<< markers", "{\"files\": 3}"])
  func plotsOfTheTeamNeverStayBesideTheEditionForSharing(_ list: String) throws {
    let trial = try trial()
    for line in [
      "participant new tram",
      "participant consent tram P01 --observe granted --manner speech --sheet-version 2 --retain-until 2030-01-01",
      "session new tram --participant P01 --round 1", "study round close tram 1 --on 2026-03-01",
      Self.team,
    ] {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(seen.text)")
    }
    if list.isEmpty {
      try write(trial, "pages/plots/study-ease.svg", "changed")
    } else {
      try write(trial, "pages/kerb-publish.json", list)
    }
    let seen = trial.run("publish tram --to pages --beside-others")
    #expect(seen.status != 0 && seen.text.contains("pages/plots/study-"), "\(seen.text)")
    #expect(seen.text.contains("it may show single people"))
  }

  @Test func jsonTellsWhatThereIs() throws {
    let trial = try trial()
    let seen = trial.run(Self.team + " --json")
    #expect(seen.status == 0 && seen.text.contains("\"path\": \"index.html\""))
    #expect(seen.text.contains("\"edition\": \"team\"") && seen.text.contains("\"round\": null"))
  }
}

import GitTeam
import JSON
import Localization
import Records
import Testing
import Wording
import Workspace

@testable import Team

@Suite struct HookTests {
  private let team: GitTeam
  private let folder: String
  private let versions: DriverFindings
  private let path = DriverFindings.path

  init() throws {
    team = try GitTeam()
    folder = try team.clone("anna")
    versions = try DriverFindings()
    try team.write("anna", ".kerb/workspace.json", "{}\n")
    try put(versions.first)
    try team.git("anna", "add", "-A")
    try team.git("anna", "commit", "-qm", "start")
  }

  private func put(_ bytes: [UInt8]) throws {
    try team.write("anna", path, String(decoding: bytes, as: UTF8.self))
  }

  private func run(_ hook: HookScript, _ arguments: [String] = []) throws -> TeamHooks.Report {
    try TeamHooks.run(
      hook, arguments: arguments, input: [], in: folder,
      TeamHooks.Surroundings(locked: { _, work in try work() }, refreshReports: { _ in [] }))
  }

  private func changedByHand() -> [UInt8] {
    FileMergeTests.replaced(versions.first, "\"First\"", by: "\"By hand\"")
  }

  @Test func changesByHandAreMarkedInIndexAndWorkTree() throws {
    try put(changedByHand())
    try team.git("anna", "add", "-A")
    let report = try run(.preCommit)
    #expect(report.messages == ["Changes made by hand in 1 file are marked for merging now."])
    let here = try team.read("anna", path)
    #expect(here.contains("\"over\": ["))
    #expect(try team.git("anna", "show", ":\(path)") == here)
    #expect(try team.git("anna", "diff", "--name-only").isEmpty)
  }

  /// A field that was empty has no write to replace, so only the way in which an editor wrote it is put right.
  @Test func anEmptyFieldFilledByHandIsWrittenAsKerbWritesIt() throws {
    let edited = FileMergeTests.replaced(
      versions.first, "\"recommendation\": null", by: "\"recommendation\" :\t\"Na\\u006de it\"")
    #expect(edited != versions.first)
    try put(edited)
    try team.git("anna", "add", "-A")
    _ = try run(.preCommit)
    let here = try team.read("anna", path)
    #expect(here.contains("\"recommendation\": \"Name it\""))
    #expect(JSONWriter.canonical(try JSONReader.read(Array(here.utf8))) == Array(here.utf8))
    #expect(try team.git("anna", "show", ":\(path)") == here)
  }

  @Test func whatIsNotStagedIsLeftAlone() throws {
    try put(changedByHand())
    try team.git("anna", "add", "-A")
    let other = FileMergeTests.replaced(versions.first, "\"First\"", by: "\"Later\"")
    try put(other)
    _ = try run(.preCommit)
    #expect(Array(try team.read("anna", path).utf8) == other)
    #expect(try team.git("anna", "show", ":\(path)").contains("\"over\": ["))
  }

  @Test func editsWithKerbNeedNothing() throws {
    try put(versions.ours)
    try team.git("anna", "add", "-A")
    let report = try run(.preCommit)
    #expect(report.messages.isEmpty && report.refusals.isEmpty)
    #expect(Array(try team.read("anna", path).utf8) == versions.ours)
  }

  @Test func conflictMarkersStopACommit() throws {
    try put(Array("<<<<<<< HEAD\n".utf8) + versions.first)
    try team.git("anna", "add", "-A")
    let refusal = try #require(try run(.preCommit).refusals.first)
    #expect(refusal.place == "\(path):1:1")
    #expect(refusal.remedy.plain().contains("--no-verify"))
  }

  /// A record that cannot be committed as it is staged, and what the hook says that helps.
  struct Spoiled: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let staged: String
    /// What lies in the folder; `nil` where nothing does, empty for the last commit's version.
    let here: String?
    var isNew = false
    let remedy: String
    /// The remedy as calls of git; `{}` stands for an edit by hand.
    let commands: [[String]]
  }

  private static let name = "':/\(DriverFindings.path)'"
  private static let add = ["add", "--", ":/\(DriverFindings.path)"]
  private static let restore = [
    "restore", "--source=HEAD", "--staged", "--worktree", "--", ":/\(DriverFindings.path)",
  ]

  static let spoiled = [
    Spoiled(
      testDescription: "mended in the folder", staged: "{", here: "",
      remedy: "the file in your folder can be read: git add -- \(name), then commit again",
      commands: [add]),
    Spoiled(
      testDescription: "spoiled in both, mended by hand", staged: "{", here: "{",
      remedy:
        "correct the file, then git add -- \(name); or git restore --source=HEAD --staged --worktree -- \(name) brings back the last commit's version",
      commands: [["{}"], add]),
    Spoiled(
      testDescription: "spoiled in both, brought back", staged: "{", here: "{ other",
      remedy:
        "correct the file, then git add -- \(name); or git restore --source=HEAD --staged --worktree -- \(name) brings back the last commit's version",
      commands: [restore]),
    Spoiled(
      testDescription: "gone from the folder", staged: "{", here: nil,
      remedy:
        "git restore --source=HEAD --staged --worktree -- \(name) brings back the last commit's version",
      commands: [restore]),
    Spoiled(
      testDescription: "new", staged: "{", here: "{", isNew: true,
      remedy:
        "correct the file, then git add -- \(name); or git reset -- \(name) leaves it out of the commit",
      commands: [["reset", "-q", "--", ":/\(DriverFindings.path)"]]),
  ]

  @Test("what the hook says about a record that cannot be read helps", arguments: spoiled)
  func whatIsStagedIsMended(_ row: Spoiled) throws {
    if row.isNew {
      try team.git("anna", "rm", "-q", path)
      try team.git("anna", "commit", "-qm", "none")
    }
    try put(Array(row.staged.utf8))
    try team.git("anna", "add", "-A")
    if let here = row.here {
      try put(here.isEmpty ? versions.ours : Array(here.utf8))
    } else {
      try team.remove("anna", path)
    }
    let refusal = try #require(try run(.preCommit).refusals.first)
    #expect(
      refusal.remedy.plain()
        == "\(row.remedy); git commit --no-verify commits what is staged as it is")
    for command in row.commands {
      if command == ["{}"] {
        try put(versions.ours)
      } else {
        try team.git("anna", command)
      }
    }
    #expect(try run(.preCommit).refusals.isEmpty)
  }

  @Test func theIndexOfAPartialCommitIsBroughtUpToDate() throws {
    try put(changedByHand())
    try team.git("anna", "add", "-A")
    let before = try team.git("anna", "ls-files", "-s", "--", path)
    _ = try run(.preCommit)
    try team.git("anna", "commit", "-qm", "x")
    let id = try #require(before.split(separator: " ").dropFirst().first)
    try team.git("anna", "update-index", "--cacheinfo", "100644,\(id),\(path)")
    _ = try run(.postCommit)
    #expect(try team.git("anna", "status", "--porcelain").isEmpty)
  }

  @Test func aRevertIsWrittenAnew() throws {
    try put(versions.ours)
    try team.git("anna", "commit", "-qam", "edit")
    try team.git("anna", "revert", "--no-edit", "HEAD")
    let report = try run(.postCommit)
    #expect(report.messages.first?.plain().hasPrefix("1 file went back") == true)
    let marked = Array(try team.read("anna", path).utf8)
    let merged = try FileMerge.merge(marked, versions.ours, path: path)
    #expect(merged == marked)
    #expect(try JSONReader.read(merged).root[key: "title"]?.string == "First")
  }

  @Test func aRecordThatWentAwayIsKeptAsDeleted() throws {
    try team.git("anna", "rm", "-q", path)
    let told = try run(.preCommit)
    #expect(told.refusals.isEmpty && told.messages.count == 1)
    try team.git("anna", "commit", "-qm", "gone")
    #expect(try run(.postCommit).messages.count == 1)
    let document = try JSONReader.read(Array(try team.read("anna", path).utf8))
    #expect(document.root[key: SystemKey.deleted]?.boolean == true)
  }

  @Test func sequencesOfGitAreLeftAlone() throws {
    try put(versions.ours)
    try team.git("anna", "commit", "-qam", "edit")
    try team.git("anna", "revert", "--no-edit", "HEAD")
    try team.write("anna", ".git/sequencer/todo", "")
    #expect(try run(.postCommit).messages.isEmpty)
    #expect(try team.git("anna", "status", "--porcelain").isEmpty)
  }
}

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

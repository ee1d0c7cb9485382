import TemporaryFolder
import Testing

@testable import CommandLine
@testable import kerb

/// One person's permission to send notes that nobody has cleared sends no notes of others.
@Suite struct RawNotesAgreementTests {
  private let scene: TeamScene
  private let marker = ".kerb/workspace.json"

  init() throws {
    scene = try TeamScene()
    scene.trial.environment["HOME"] = scene.trial.folder.at("home-ben")
    _ = run("ben", "session new tram")
    _ = run("ben", "note add S01 \"Mrs Example pays\"")
  }

  @Test("a permission that somebody else gave holds notes back until the person agrees")
  func loosened() throws {
    try allow(true)
    let told = run("ben", "team sync")
    #expect(told.text.contains("Not sent yet: 1 log"), "\(told.text)")
    // It came with this sync, so the next one asks.
    let asked = run("ben", "team sync")
    #expect(asked.text.contains("Yours stay here until you agree"), "\(asked.text)")
    #expect(asked.text.contains("Not sent yet: 1 log"), "\(asked.text)")
    #expect(try !isSent())
    #expect(run("ben", "team sync --dry-run --raw-notes yes").status == 64)
    let no = run("ben", "team sync --raw-notes no")
    #expect(!no.text.contains("until you agree") && no.text.contains("Not sent yet"), "\(no.text)")
    #expect(!run("ben", "team sync").text.contains("until you agree"))
    #expect(run("ben", "team sync --raw-notes yes").status == 0)
    #expect(try isSent())
  }

  @Test("a terminal asks, and Enter keeps the notes here") func asked() throws {
    try allow(true)
    _ = run("ben", "team sync")
    let seen = scene.trial.run("team sync", VerbTrial.Doing(answers: [""]))
    #expect(seen.text.contains("Send yours too?"), "\(seen.text)")
    #expect(try !isSent())
    #expect(
      !scene.trial.run("team sync", VerbTrial.Doing(answers: [""])).text.contains("Send yours"))
  }

  @Test("a prohibition applies at once, and a second permission asks again") func again() throws {
    try allow(true)
    _ = run("ben", "team sync")
    _ = run("ben", "team sync --raw-notes yes")
    #expect(try isSent())
    try allow(false)
    _ = run("ben", "team sync")
    _ = run("ben", "note add S01 \"She asks about zones\"")
    #expect(run("ben", "team sync").text.contains("Not sent yet: 1 log"))
    #expect(run("ben", "team sync --raw-notes yes").status == 64)
    try allow(true)
    _ = run("ben", "team sync")
    let seen = run("ben", "team sync")
    #expect(
      seen.text.contains("until you agree") && seen.text.contains("Not sent yet"), "\(seen.text)")
  }

  @Test(
    "what the team changed since the last sync counts in the next one",
    arguments: [[false], [false, true]])
  func meanwhile(changes: [Bool]) throws {
    try allow(true)
    _ = run("ben", "team sync")
    try #require(run("ben", "team sync --raw-notes yes").status == 0)
    for isAllowed in changes { try allow(isAllowed) }
    _ = run("ben", "note add S01 \"She asks about zones\"")
    #expect(run("ben", "team sync --dry-run").text.contains("Not sent yet: 1 log"))
    #expect(run("ben", "team status").text.contains("Held back until cleared"))
    let told = run("ben", "team sync")
    #expect(told.text.contains("Not sent yet: 1 log"), "\(told.text)")
    #expect(try !isSent("asks about zones"))
    let asked = run("ben", "team sync")
    #expect(asked.text.contains("until you agree") == changes.last, "\(asked.text)")
    #expect(try !isSent("asks about zones"))
  }

  @Test("a revert does not hide that the team forbade it meanwhile") func reverted() throws {
    try allow(true)
    _ = run("ben", "team sync")
    try #require(run("ben", "team sync --raw-notes yes").status == 0)
    try allow(false)
    try scene.git(".", "clone", "-q", "hub.git", "forge")
    let prohibition = try scene.git("forge", "log", "-1", "--format=%H", "--", marker)
    try scene.git(
      "forge", "-c", "user.name=f", "-c", "user.email=f@example.org", "revert", "--no-edit",
      String(prohibition.filter { !$0.isNewline }))
    try scene.git("forge", "push", "-q")
    _ = run("ben", "note add S01 \"She asks about zones\"")
    #expect(run("ben", "team sync").text.contains("Not sent yet: 1 log"))
    #expect(try !isSent("asks about zones"))
  }

  @Test("changed in two ways at the same time, it allows nothing") func conflict() throws {
    try allow(true)
    _ = run("ben", "team sync")
    _ = run("ben", "team sync --raw-notes yes")
    _ = run("ben", "note add S01 \"She asks about zones\"")
    try set("ben", "clearedOnly", from: "allowed")
    _ = run("ben", "team sync")
    try set("anna", "clearedOnly", from: "allowed")
    try set("anna", "allowed", from: "clearedOnly")
    _ = run("anna", "team sync")
    #expect(run("ben", "team sync").text.contains("Not sent yet: 1 log"))
  }

  private func run(_ clone: String, _ line: String) -> VerbTrial.Seen { scene.run(clone, line) }

  /// Anna changes the workspace's file by hand, as there is no command for it, and sends it.
  private func allow(_ isAllowed: Bool) throws {
    let words = ["clearedOnly", "allowed"]
    try set("anna", words[isAllowed ? 1 : 0], from: words[isAllowed ? 0 : 1])
    #expect(run("anna", "team sync").status == 0)
  }

  private func set(_ clone: String, _ new: String, from old: String) throws {
    let text = try scene.trial.folder.read("\(clone)/\(marker)")
    let changed = text.replacing("\"rawNotes\": \"\(old)\"", with: "\"rawNotes\": \"\(new)\"")
    #expect(changed != text)
    try scene.trial.folder.write("\(clone)/\(marker)", changed)
  }

  private func isSent(_ words: String = "Mrs Example") throws -> Bool {
    try scene.git("hub.git", "log", "-p", "main", "--", "Surveys").contains(words)
  }
}

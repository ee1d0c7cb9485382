import Platform
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import kerb

/// What a sharing edition showed is known for good, whatever somebody does to the file that says so.
@Suite struct SharedDigestTests {
  private static let plan = "Surveys/tram/study.json"

  private func run(_ scene: TeamScene, _ clone: String, _ lines: String...) throws {
    for line in lines {
      let seen = scene.run(clone, line)
      try #require(seen.status < 2, "\(clone): \(line)\n\(seen.text)")
    }
  }

  /// Anna has published round 1 with two participants and sent it.
  private func published() throws -> TeamScene {
    let scene = try TeamScene()
    for number in 1...2 {
      try run(
        scene, "anna", "participant new tram",
        "participant consent tram P0\(number) --share granted",
        "session new tram --participant P0\(number)")
    }
    try run(
      scene, "anna", "study round close tram 1", "team sync", "publish tram --to pages",
      "team sync")
    return scene
  }

  /// Closes round 1 again without P02, in any clone with the program.
  private func closeWithoutP02(_ scene: TeamScene, _ clone: String) throws -> String {
    try run(
      scene, clone, "participant consent tram P02 --share refused --yes",
      "study round reopen tram 1 --yes")
    return scene.run(clone, "study round close tram 1 --yes").text
  }

  private func isHidden(_ scene: TeamScene, _ clone: String) -> Bool {
    scene.run(clone, "study round list tram").text.contains("participants hidden")
  }

  @Test(
    "A clone with the latest commits only makes no sharing edition, until it has the others",
    arguments: [
      "report findings tram --edition share", "publish tram --to elsewhere", "report all tram",
      "export issues tram --to issues --for github",
    ])
  func shallow(_ line: String) throws {
    let scene = try published()
    try run(scene, "anna", "report all tram", "team sync")
    let hub = scene.trial.folder.at("hub.git")
    try scene.git(".", "clone", "-q", "--depth", "1", "file://\(hub)", "cut")
    let refused = scene.run("cut", line)
    #expect(
      refused.status == 66 && refused.text.contains("git fetch --unshallow"), "\(refused.text)")
    // What the team needs works, and reports that are there stay.
    try run(scene, "cut", "report findings tram", "study round list tram", "check --fix")
    #expect(try !Files.list(scene.trial.folder.at("cut/Exports/tram")).entries.isEmpty)
    try scene.git("cut", "fetch", "-q", "--unshallow")
    try run(scene, "cut", line)
  }

  @Test("Reports are emptied where a part is withdrawn and history is missing") func emptied()
    throws
  {
    let scene = try published()
    try run(scene, "anna", "report all tram", "team sync")
    let hub = scene.trial.folder.at("hub.git")
    try scene.git(".", "clone", "-q", "--depth", "1", "file://\(hub)", "cut")
    let folder = "cut/Surveys/tram/participants"
    let file = try #require(try scene.trial.folder.names(folder).first { $0.hasPrefix("P01") })
    try run(scene, "cut", "withdraw tram \(file.dropLast(".json".count)) --only sharing --offline")
    let text = try scene.trial.folder.read("cut/Exports/tram/findings.md")
    #expect(text.hasPrefix("No report"), "\(text)")
  }

  @Test("A clone that took the file of before the edition, without kerb in git, hides who differs")
  func plainClone() throws {
    let scene = try published()
    try scene.git(".", "clone", "-q", "hub.git", "plain")
    try scene.git("plain", "config", "user.name", "plain")
    try scene.git("plain", "config", "user.email", "plain@example.org")
    try scene.git("plain", "checkout", "-q", "HEAD~1", "--", Self.plan)
    try scene.git("plain", "commit", "-q", "-m", "as it was")
    let checked = scene.run("plain", "check")
    #expect(
      checked.status == 1 && checked.text.contains("digest of a sharing edition is missing"),
      "\(checked.text)")
    let closed = try closeWithoutP02(scene, "plain")
    #expect(closed.contains("hides the participants"), "\(closed)")
    #expect(isHidden(scene, "plain"))
    try run(scene, "plain", "check --fix")
    #expect(!scene.run("plain", "check").text.contains("digest of a sharing edition"))
    let fixed = try scene.trial.folder.read("plain/\(Self.plan)")
    #expect(fixed.contains(/"sharedPeople": \[\n/) && fixed.contains(/"sharedWords": \[\n/))
    #expect(isHidden(scene, "plain"))
  }

  @Test("A text in a damaged version that is no digest never gets into a sound one") func damaged()
    throws
  {
    let scene = try published()
    let sound = try scene.trial.folder.read("anna/\(Self.plan)")
    let damaged = sound.replacing(#""sharedPeople": ["#, with: #""sharedPeople": ["no digest", "#)
    try #require(damaged != sound)
    try scene.trial.folder.write("anna/\(Self.plan)", damaged)
    try scene.git("anna", "commit", "-q", "--no-verify", "-a", "-m", "damaged")
    try scene.trial.folder.write("anna/\(Self.plan)", sound)
    try scene.git("anna", "commit", "-q", "--no-verify", "-a", "-m", "as it was")
    let checked = scene.run("anna", "check")
    #expect(checked.text.contains("nothing found"), "\(checked.text)")
  }

  @Test("No command takes a digest out") func set() throws {
    let scene = try published()
    try run(
      scene, "anna",
      "study edit tram --set rounds/1/sharedPeople= --set rounds/1/sharedWords=")
    let held = try scene.trial.folder.read("anna/\(Self.plan)")
    #expect(held.contains(/"sharedPeople": \[\n/) && held.contains(/"sharedWords": \[\n/))
    let closed = try closeWithoutP02(scene, "anna")
    #expect(closed.contains("hides the participants"), "\(closed)")
  }

  @Test("The edition leaves out who refused, also in a file from before the refusal")
  func refusal() throws {
    let scene = try published()
    try run(
      scene, "anna", "participant consent tram P02 --share refused --yes", "team sync")
    try scene.git(".", "clone", "-q", "hub.git", "plain")
    let names = try scene.trial.folder.names("plain/Surveys/tram/participants")
    let file = try #require(names.first { $0.hasPrefix("P02") })
    let path = "Surveys/tram/participants/\(file)"
    let before = try scene.git("plain", "log", "--format=%H", "--", path).split(separator: "\n")
    try scene.git("plain", "checkout", "-q", String(try #require(before.last)), "--", path)
    let shown = try scene.trial.folder.read("plain/\(path)")
    try #require(shown.contains("\"share\": \"granted\""))
    // Without history both would count here, as they did when the round was closed.
    for clone in ["anna", "plain"] { #expect(isHidden(scene, clone), "\(clone)") }
    #expect(scene.run("plain", "check").text.contains("a refused permission has come back"))
  }

  @Test("A revert in a clone with kerb takes nothing back") func revert() throws {
    let scene = try published()
    try scene.git("anna", "revert", "--no-edit", "HEAD")
    let closed = try closeWithoutP02(scene, "anna")
    #expect(closed.contains("hides the participants"), "\(closed)")
    try run(scene, "anna", "team sync")
    try run(scene, "ben", "team sync")
    for clone in ["anna", "ben"] {
      #expect(isHidden(scene, clone))
      let held = try scene.trial.folder.read("\(clone)/\(Self.plan)")
      #expect(held.contains(/"sharedPeople": \[\n/))
    }
  }

  @Test("A commit that takes the whole round away is noted again by a pull, alike in two clones")
  func roundGone() throws {
    let scene = try published()
    try run(scene, "ben", "team sync")
    try scene.git(".", "clone", "-q", "hub.git", "forge")
    try scene.git("forge", "config", "user.name", "forge")
    try scene.git("forge", "config", "user.email", "forge@example.org")
    try scene.git("forge", "checkout", "-q", "HEAD~2", "--", Self.plan)
    try scene.git("forge", "commit", "-q", "-m", "before the round was closed")
    try scene.git("forge", "push", "-q", "origin", "HEAD:main")
    // One who has never seen the digest, and one who has.
    try scene.git(".", "clone", "-q", "hub.git", "new")
    for key in ["user.name", "user.email"] {
      try scene.git("new", "config", key, "new@example.org")
    }
    #expect(scene.run("new", "check").text.contains("digest of a sharing edition is missing"))
    for clone in ["new", "ben"] { try run(scene, clone, "team setup", "team sync") }
    try run(scene, "new", "team sync")
    let held = try scene.trial.folder.read("new/\(Self.plan)")
    #expect(held.contains(/"sharedPeople": \[\n/))
    #expect(try scene.trial.folder.read("ben/\(Self.plan)") == held)
    let closed = try closeWithoutP02(scene, "new")
    #expect(closed.contains("hides the participants"), "\(closed)")
  }
}

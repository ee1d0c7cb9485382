import TemporaryFolder
import Testing

@testable import CommandLine
@testable import kerb

/// What somebody states again is a write of its own: a change that has not seen it stands beside it, and does not win.
@Suite struct RestatingTests {
  private func scene(_ lines: String...) throws -> TeamScene {
    let scene = try TeamScene()
    for line in lines + ["team sync"] { try run(scene, "anna", line) }
    try run(scene, "ben", "team sync")
    return scene
  }

  private func run(_ scene: TeamScene, _ clone: String, _ line: String) throws {
    let seen = scene.run(clone, line)
    try #require(seen.status < 2, "\(clone): \(line)\n\(seen.text)")
  }

  private func meet(_ scene: TeamScene) throws {
    for clone in ["anna", "ben", "anna"] { try run(scene, clone, "team sync") }
  }

  private func isRefused(_ scene: TeamScene) throws {
    for clone in ["anna", "ben"] {
      let shown = scene.run(clone, "participant consent tram P01 --json").text
      #expect(shown.contains("\"share\": \"refused\""), "\(shown)")
    }
  }

  @Test(
    "a refusal that is recorded again holds beside a grant of the same time",
    arguments: [
      "participant consent tram P01 --share refused --given-on 2026-02-02",
      "participant edit tram P01 --share refused",
    ])
  func refusal(_ line: String) throws {
    let scene = try scene("participant new tram", "participant consent tram P01 --share refused")
    try run(scene, "anna", line)
    try run(scene, "ben", "participant consent tram P01 --share granted")
    try meet(scene)
    try isRefused(scene)
    #expect(scene.run("anna", "team conflicts").text.contains("granted"))
  }

  @Test("a permission that was taken back is not shown as granted") func takenBack() throws {
    let scene = try scene("participant new tram", "participant consent tram P01 --share refused")
    let names = try scene.trial.folder.names("anna/Surveys/tram/participants")
    let id = try #require(names.first).dropLast(".json".count)
    try run(scene, "anna", "withdraw tram \(id) --only sharing")
    try run(scene, "ben", "participant consent tram P01 --share granted")
    try meet(scene)
    try isRefused(scene)
  }

  @Test("what is withdrawn during a merge stays erased when the merge is resolved")
  func withdrawnDuringMerge() throws {
    let scene = try scene(
      "participant new tram", "session new tram --participant P01",
      "note add S01 \"Pay reads as zebra\" --study tram")
    // A sync holds the log back until its words are cleared; git does not.
    try scene.git("anna", "add", "-A")
    try scene.git("anna", "commit", "-q", "-m", "a note")
    try scene.git("anna", "push", "-q", "origin", "HEAD:main")
    try scene.git("ben", "pull", "-q")
    for (clone, impact) in [("anna", 3), ("ben", 2)] {
      try run(scene, clone, "note set S01 1 --impact \(impact) --study tram")
      try scene.git(clone, "commit", "-q", "-a", "-m", "an impact")
    }
    try scene.git("anna", "push", "-q", "origin", "HEAD:main")
    try scene.git("ben", "fetch", "-q")
    // Without kerb's driver git stops, and keeps three versions with the words.
    _ = try? scene.git("ben", "-c", "merge.kerb.driver=false", "merge", "-q", "origin/main")
    let participants = try scene.trial.folder.names("ben/Surveys/tram/participants")
    let id = try #require(participants.first).dropLast(".json".count)
    try run(scene, "ben", "withdraw tram \(id) --yes \(id) --offline")
    let resolved = scene.run("ben", "team resolve")
    #expect(resolved.text.contains("stays erased after a withdrawal"), "\(resolved.text)")
    for session in try scene.trial.folder.names("ben/Surveys/tram/sessions") {
      for name in try scene.trial.folder.names("ben/Surveys/tram/sessions/\(session)") {
        let text = try scene.trial.folder.read("ben/Surveys/tram/sessions/\(session)/\(name)")
        #expect(!text.contains("zebra"), "\(name)")
      }
    }
    #expect(scene.run("ben", "check").status == 0)
  }

  @Test("a round that is closed again by two people, with different participants, is silent")
  func closing() throws {
    let scene = try scene(
      "participant new tram", "participant new tram",
      "participant consent tram P01 --share granted",
      "participant consent tram P02 --share granted", "session new tram --participant P01",
      "session new tram --participant P02", "study round close tram 1")
    for line in ["study round reopen tram 1 --yes", "study round close tram 1"] {
      try run(scene, "anna", line)
    }
    for line in [
      "participant consent tram P02 --share refused --yes", "study round reopen tram 1 --yes",
      "study round close tram 1 --yes",
    ] { try run(scene, "ben", line) }
    try meet(scene)
    for clone in ["anna", "ben"] {
      let list = scene.run(clone, "study round list tram").text
      #expect(list.contains("closed by two people at the same time"), "\(list)")
    }
  }
}

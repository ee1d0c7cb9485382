import GitTeam
import JSON
import Merging
import Platform
import Records
import Workspace

@testable import Team

/// A clone with a study in it and a program that leaves a file when it runs.
struct HostileClone {
  let team: GitTeam
  let clone: SyncClone

  init() throws {
    team = try GitTeam()
    clone = try SyncClone(team, "anna")
    try clone.begin()
    try team.write(
      "trap", "run", "#!/bin/sh\n: > \"$(dirname \"$0\")/ran\"\n[ $# -gt 0 ] || cat\n")
    try Files.setMode(trap, FileMode(rawValue: 0o700))
    try clone.change(Study.format, "Surveys/tram/study.json") { draft in
      try draft.set(["title"], to: .string("To be sent"))
    }
  }

  var trap: String { team.at("trap/run") }

  /// Whether the program has run since the last time it was asked.
  func hasRun() throws -> Bool {
    guard try Files.kind(team.at("trap/ran")) != .missing else { return false }
    try Files.remove(team.at("trap/ran"))
    return true
  }

  /// Runs git in the clone without any care, whatever comes of it.
  func plainGit(_ arguments: [String]) throws {
    var program = Program("git", ["-C", team.at("anna")] + arguments)
    program.input = .nothing
    program.output = .captured
    program.errorOutput = .captured
    program.environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    _ = try program.run()
  }

  /// Puts a file into the tree and commits it.
  func commit(_ path: String, _ text: String) throws {
    try team.write("anna", path, text)
    try team.git("anna", "add", "-A")
    try team.git("anna", "commit", "-qm", "planted")
  }
}

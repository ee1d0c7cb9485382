import Platform
import TemporaryFolder

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Two people with a clone each of one repository, and what they type there.
final class TeamScene {
  let trial: VerbTrial

  init() throws {
    trial = try VerbTrial()
    try git(".", "init", "-q", "--bare", "-b", "main", "hub.git")
    try git(".", "clone", "-q", "hub.git", "anna")
    try configure("anna")
    _ = run("anna", "init --bare")
    _ = run("anna", "study new tram --title Tram --platform ios")
    _ = run("anna", "finding new tram \"Pay has no name\"")
    _ = run("anna", "team setup")
    _ = run("anna", "team sync")
    try git(".", "clone", "-q", "hub.git", "ben")
    try configure("ben")
    _ = run("ben", "team setup")
  }

  /// What somebody sees who types a command line in a clone, without `kerb` in front.
  func run(_ clone: String, _ line: String) -> VerbTrial.Seen {
    trial.place = clone
    var seen = trial.run(line)
    // What goes on meanwhile is for whoever waits.
    seen.lines.removeAll { $0.hasSuffix("…") }
    return seen
  }

  @discardableResult
  func git(_ clone: String, _ arguments: String...) throws -> String {
    try git(clone, arguments)
  }

  @discardableResult
  func git(_ clone: String, _ arguments: [String]) throws -> String {
    try Self.git(in: trial.folder.at(clone), arguments)
  }

  @discardableResult
  static func git(in folder: String, _ arguments: [String]) throws -> String {
    var program = Program("git", ["-C", folder] + arguments)
    program.input = .nothing
    program.output = .captured
    program.errorOutput = .captured
    program.environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    let outcome = try program.run()
    guard outcome.ending.isSuccess else {
      throw Failure(
        description: String(decoding: outcome.output + outcome.errorOutput, as: UTF8.self))
    }
    return String(decoding: outcome.output, as: UTF8.self)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private func configure(_ clone: String) throws {
    for (key, value) in [
      ("user.name", clone), ("user.email", "\(clone)@example.org"), ("commit.gpgSign", "false"),
      ("pull.rebase", "false"), ("gc.auto", "0"),
    ] {
      try git(clone, "config", key, value)
    }
  }
}

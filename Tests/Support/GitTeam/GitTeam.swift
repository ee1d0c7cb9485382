package import Platform
import TemporaryFolder

/// A team's clones of one bare repository, all in a folder that goes away with the test.
package final class GitTeam {
  /// A call of git that did not work.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  private let folder: TemporaryFolder

  /// The bare repository.
  package var hub: String { folder.at("hub.git") }

  package init() throws {
    folder = try TemporaryFolder()
    try run(in: folder.path, ["init", "--quiet", "--bare", "-b", "main", "hub.git"])
  }

  /// The absolute path of something in the team's folder.
  package func at(_ relative: String) -> String { folder.at(relative) }

  /// Clones the bare repository.
  ///
  /// - Parameter isShallow: Whether the clone has the latest commit only.
  /// - Returns: The absolute path of the clone.
  @discardableResult
  package func clone(_ name: String, isShallow: Bool = false) throws -> String {
    let from = isShallow ? ["--depth", "1", "file://\(hub)"] : ["hub.git"]
    try run(in: folder.path, ["clone", "--quiet"] + from + [name])
    let path = folder.at(name)
    for (key, value) in [
      ("user.name", name), ("user.email", "\(name)@example.org"), ("commit.gpgSign", "false"),
      ("core.hooksPath", "\(path)/.git/hooks"), ("gc.auto", "0"), ("pull.rebase", "false"),
      ("branch.main.remote", "origin"), ("branch.main.merge", "refs/heads/main"),
    ] {
      try run(in: path, ["config", key, value])
    }
    return path
  }

  /// Runs git in a clone.
  ///
  /// - Returns: What it printed.
  /// - Throws: ``Failure`` unless it ends with success.
  @discardableResult
  package func git(_ clone: String, _ arguments: String...) throws -> String {
    try git(clone, arguments)
  }

  /// Runs git in a clone.
  @discardableResult
  package func git(_ clone: String, _ arguments: [String]) throws -> String {
    try run(in: folder.at(clone), arguments)
  }

  /// Runs git in a clone, whatever comes of it.
  package func attempt(_ clone: String, _ arguments: String...) throws -> Program.Outcome {
    try outcome(in: folder.at(clone), arguments)
  }

  package func write(_ clone: String, _ path: String, _ text: String) throws {
    try folder.write("\(clone)/\(path)", text)
  }

  package func read(_ clone: String, _ path: String) throws -> String {
    try folder.read("\(clone)/\(path)")
  }

  package func remove(_ clone: String, _ path: String) throws {
    try Files.remove(folder.at("\(clone)/\(path)"))
  }

  @discardableResult
  private func run(in place: String, _ arguments: [String]) throws -> String {
    let outcome = try outcome(in: place, arguments)
    guard outcome.ending.isSuccess else {
      let said = String(decoding: outcome.output + outcome.errorOutput, as: UTF8.self)
      throw Failure(description: "git \(arguments.joined(separator: " ")): \(said)")
    }
    return String(decoding: outcome.output, as: UTF8.self)
  }

  private func outcome(in place: String, _ arguments: [String]) throws -> Program.Outcome {
    var program = Program("git", ["-C", place] + arguments)
    program.input = .nothing
    program.output = .captured
    program.errorOutput = .captured
    program.environment = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C.UTF-8",
      "GIT_EDITOR": "true",
    ]
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
      program.environment.updateValue(nil, forKey: name)
    }
    return try program.run()
  }
}

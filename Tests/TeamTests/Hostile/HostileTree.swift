import GitTeam
import Platform
import Records
import Testing
import Wording
import Workspace

@testable import Team

/// A clone of what somebody hostile has sent: a bare repository in a folder of the tree, and in it a workspace. Its
/// program leaves a file, so that a test sees that it ran.
struct HostileTree {
  private static let folder = "victim/inner"
  private let team: GitTeam

  var location: WorkspaceLocation { WorkspaceLocation(root: team.at(Self.folder)) }

  /// - Parameters:
  ///   - configuration: More lines of that repository's `config`; `TRAP` stands for the program.
  ///   - attributes: The text of `.gitattributes`.
  init(bareWith configuration: String, attributes: String = "") throws {
    team = try GitTeam()
    try team.clone("villain")
    let settings =
      "[user]\nname = x\nemail = x@example.org\n[core]\nrepositoryformatversion = 0\n"
      + "bare = false\nworktree = .\n"
    for (path, text) in [
      ("HEAD", "ref: refs/heads/main\n"), ("objects/.keep", ""), ("refs/.keep", ""),
      (".kerb/workspace.json", "{}\n"), ("tracked.txt", "one\n"), (".gitattributes", attributes),
      ("config", settings), ("hostile", settings + configuration),
      ("more", "[core]\nfsmonitor = TRAP\n"),
      ("trap", "#!/bin/sh\n: > \"$(dirname \"$0\")/ran\"\n[ $# -gt 0 ] || cat\n"),
    ] {
      let trap = team.at("\(Self.folder)/trap")
      try team.write("villain/inner", path, text.replacing("TRAP", with: trap))
    }
    try Files.setMode(team.at("villain/inner/trap"), FileMode(rawValue: 0o700))
    try plainGit(in: "villain/inner", ["add", "-f", "tracked.txt", ".gitattributes"])
    try plainGit(in: "villain/inner", ["commit", "-qm", "inner"])
    try Files.rename(team.at("villain/inner/hostile"), to: team.at("villain/inner/config"))
    try team.write("villain/inner", "tracked.txt", "two\n")
    try team.git("villain", "add", "-A", "-f")
    try team.git("villain", "commit", "-qm", "outer")
    try team.git("villain", "push", "-q", "origin", "HEAD:refs/heads/main")
    try team.clone("victim")
  }

  /// Runs git in the hostile workspace without any care.
  func plainGit(_ arguments: [String]) throws { try plainGit(in: Self.folder, arguments) }

  private func plainGit(in folder: String, _ arguments: [String]) throws {
    var program = Program("git", ["-C", team.at(folder)] + arguments)
    program.input = .nothing
    program.output = .captured
    program.errorOutput = .captured
    program.environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_EDITOR"] {
      program.environment.updateValue(nil, forKey: name)
    }
    _ = try program.run()
  }

  /// Whether the program has run since the last time it was asked.
  func hasRun() throws -> Bool {
    let mark = team.at("\(Self.folder)/ran")
    guard try Files.kind(mark) != .missing else { return false }
    try Files.remove(mark)
    return true
  }

  /// Everything that kerb does with git in a workspace; each of it must be refused.
  func tryEverything() {
    let sync = TeamSync(
      location, writer: AtomicWriter(), maySendRawNotes: { _ in true }, message: nil,
      TeamSync.Surroundings(
        progress: { _ in }, locked: { try $0([:]) }, refreshReports: { _ in [] }, pause: { _ in },
        mayAsk: false))
    #expect(throws: WorkbenchError.self) { try sync.rehearse() }
    #expect(throws: WorkbenchError.self) { try sync.run() }
    #expect(throws: WorkbenchError.self) {
      try TeamStatus.read(location, maySendRawNotes: { _ in true }, fetches: true, mayAsk: false)
    }
    #expect(throws: WorkbenchError.self) {
      try TeamSetup.apply(location, executable: "/usr/bin/true")
    }
    #expect(throws: WorkbenchError.self) { try Repository.find(location) }
    #expect(throws: (any Error).self) {
      try TeamHooks.run(
        .preCommit, arguments: [], input: [], in: location.root,
        TeamHooks.Surroundings(locked: { _, work in try work() }, refreshReports: { _ in [] }))
    }
  }
}

import GitTeam
import Platform
import Testing

@testable import Team

/// What people have set for themselves goes on working: kerb takes away what a tree brings along, and nothing else.
@Suite("A person's own settings of git") struct OwnSettingsTests {
  private let hostile: HostileClone
  private let repository: Repository

  init() throws {
    hostile = try HostileClone()
    let folder = hostile.team.at("trap")
    repository = try Repository.require(hostile.clone.location)
      .with(["GIT_CONFIG_GLOBAL": "\(folder)/own", "GIT_CONFIG_NOSYSTEM": "1"])
  }

  private func set(_ text: String) throws {
    try hostile.team.write("trap", "own", text.replacing("TRAP", with: hostile.trap))
  }

  @Test("the own ssh command fetches") func sshCommand() throws {
    try hostile.team.write(
      "trap", "run",
      "#!/bin/sh\n[ \"$1\" = -G ] && exit 1\n: > \"$(dirname \"$0\")/ran\"\nshift\neval \"$*\"\n")
    try Files.setMode(hostile.trap, FileMode(rawValue: 0o700))
    try set("[core]\nsshCommand = TRAP\n")
    try hostile.team.git("anna", "remote", "set-url", "origin", "box:\(hostile.team.hub)")
    try repository.git.require(["fetch", "--quiet", "--no-recurse-submodules", "--", "origin"])
    #expect(try hostile.hasRun())
  }

  @Test("the own credential helper is asked") func credentialHelper() throws {
    try set("[credential]\nhelper = \"!f() { TRAP get; echo password=secret; }; f\"\n")
    let answer = try repository.git.require(
      ["credential", "fill"],
      input: Array("protocol=https\nhost=example.org\nusername=anna\n\n".utf8))
    #expect(answer.lines.contains("password=secret"))
    #expect(try hostile.hasRun())
  }

  @Test("an own filter, such as for large files, is used for files that ask for it")
  func filter() throws {
    try set("[filter \"own\"]\nclean = TRAP\n")
    try hostile.team.write("anna", ".gitattributes", "*.bin filter=own\n")
    try hostile.team.write("anna", "a.bin", "large\n")
    try repository.git.require(["add", "a.bin"])
    #expect(try hostile.hasRun())
  }

  @Test("the own program signs") func signing() throws {
    try set("[gpg]\nprogram = TRAP\n")
    _ = try repository.git.run(["commit", "-q", "-S", "--allow-empty", "--message", "x"])
    #expect(try hostile.hasRun())
  }

  @Test("a hook of the clone runs, and can look at the difference") func hook() throws {
    try hostile.team.write(
      "anna", ".git/hooks/pre-commit",
      "#!/bin/sh\ngit diff --cached > \"$(dirname '\(hostile.trap)')/ran\"\n")
    let path = hostile.team.at("anna/.git/hooks/pre-commit")
    try Files.setMode(path, FileMode(rawValue: 0o700))
    #expect(try hostile.clone.sync().committed == 1)
    #expect(try hostile.team.read("trap", "ran").contains("To be sent"))
  }
}

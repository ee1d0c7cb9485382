import GitTeam
import Platform
import TemporaryFolder
import Testing

@testable import Team

@Suite struct SetupTextsTests {
  @Test func theCommandFallsBack() {
    #expect(
      DriverCommand.text(executable: "/opt/it's 100%/kerb")
        == "'/opt/it'\\''s 100%%/kerb' merge-driver %O %A %B %L %P; s=$?; if [ $s -ne 0 ] && [ -e %A ]; then git merge-file --marker-size=%L %A %O %B; s=1; fi; exit $s"
    )
  }

  @Test("git's own text merge is a conflict, even if it is clean, and both versions are in git")
  func theFallBackIsAConflict() throws {
    let team = try GitTeam()
    try team.clone("anna")
    let path = "Surveys/tram/study.json"
    func commit(_ first: Int, _ last: Int) throws {
      let lines = [first] + (2..<9).map { $0 } + [last]
      try team.write("anna", path, lines.map { "\($0)\n" }.joined())
      try team.git("anna", "add", "-A")
      try team.git("anna", "commit", "-qm", "\(first) \(last)")
    }
    try team.write("anna", ".gitattributes", "*.json merge=kerb\n")
    try team.git(
      "anna", "config", "merge.kerb.driver", DriverCommand.text(executable: team.at("no/kerb")))
    try commit(1, 9)
    try team.git("anna", "checkout", "-qb", "theirs")
    try commit(1, 99)
    try team.git("anna", "checkout", "-q", "-")
    try commit(11, 9)
    let merge = try team.attempt("anna", "merge", "-q", "--no-edit", "theirs")
    #expect(merge.ending == .exited(1))
    #expect(try team.git("anna", "diff", "--name-only", "--diff-filter=U") == "\(path)\n")
    #expect(try team.git("anna", "show", ":2:\(path)").hasPrefix("11\n"))
    #expect(try team.git("anna", "show", ":3:\(path)").hasSuffix("99\n"))
  }

  @Test(arguments: [
    ("git version 2.39.5", 2, 39), ("git version 2.50.1 (Apple Git-155)", 2, 50),
    ("git version 3.0.0-rc1", 3, 0),
  ])
  func versions(_ line: String, _ major: Int, _ minor: Int) {
    #expect(GitVersion(line) == GitVersion(major: major, minor: minor))
  }

  @Test(arguments: ["", "git", "git version", "git version x.y", "version 2"])
  func noVersions(_ line: String) {
    #expect(GitVersion(line) == nil)
  }

  @Test(arguments: [(2, 37, true), (2, 38, false), (3, 0, false), (1, 99, true)])
  func oldVersions(_ major: Int, _ minor: Int, _ isOld: Bool) {
    #expect((GitVersion(major: major, minor: minor).finding != nil) == isOld)
  }

  /// Runs a script beside a hook that was there before; `kerb` only writes down its words and its input.
  @Test(arguments: HookScript.allCases, [0, 3])
  func scripts(_ hook: HookScript, ownStatus: Int32) throws {
    let folder = try TemporaryFolder()
    let write = { (name: String, text: String) in
      try folder.write(name, text)
      try Files.setMode(folder.at(name), FileMode(rawValue: 0o755))
    }
    try write(
      "it's kerb",
      "#!/bin/sh\necho \"kerb $*\" >> '\(folder.at("seen"))'\ncat >> '\(folder.at("seen"))'\n")
    try write(hook.rawValue, hook.text(executable: folder.at("it's kerb")))
    try write(
      hook.kept,
      "#!/bin/sh\necho \"own $*\" >> '\(folder.at("seen"))'\ncat >> '\(folder.at("seen"))'\nexit \(ownStatus)\n"
    )
    var program = Program(folder.at(hook.rawValue), ["one", "two words"])
    program.input = .bytes(Array("line one\nline two\n".utf8))
    let outcome = try program.run()
    let seen = try folder.read("seen")
    let isStopped = hook == .preCommit && ownStatus != 0
    #expect(outcome.ending == .exited(ownStatus))
    #expect(seen.contains("own one two words\n"))
    #expect(seen.contains("kerb team hook \(hook.rawValue) one two words\n") != isStopped)
    if hook == .postRewrite {
      #expect(seen.split(separator: "\n").filter { $0 == "line two" }.count == 2)
    }
  }

  @Test(arguments: HookScript.allCases)
  func scriptsKnowThemselves(_ hook: HookScript) {
    #expect(HookScript.isOurs(Array(hook.text(executable: "/bin/kerb").utf8)))
    #expect(!HookScript.isOurs(Array("#!/bin/sh\nkerb team hook \(hook.rawValue)\n".utf8)))
    #expect(hook.isCalled(in: Array(hook.line.utf8)))
  }
}

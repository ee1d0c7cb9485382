import GitTeam
import Platform
import TemporaryFolder
import Testing
import Workspace

@testable import Team

@Suite struct SetUpMarkTests {
  @Test func aCloneIsSetUpOnce() throws {
    let team = try GitTeam()
    let location = WorkspaceLocation(root: try team.clone("anna"))
    try team.write("anna", ".kerb/workspace.json", "{}\n")
    #expect(!TeamSetup.isSetUp(location))
    let report = try TeamSetup.apply(location, executable: "/opt/kerb")
    #expect(report.findings.isEmpty)
    #expect(report.mustCommit)
    #expect(TeamSetup.isSetUp(location))
    #expect(try TeamSetup.apply(location, executable: "/opt/kerb").done.isEmpty)
    #expect(try TeamSetup.apply(location, executable: "/usr/kerb").done.count == 2)
  }

  @Test func linkedWorkTreesShareIt() throws {
    let team = try GitTeam()
    let location = WorkspaceLocation(root: try team.clone("anna"))
    try team.write("anna", "research/.kerb/workspace.json", "{}\n")
    try team.git("anna", "add", "-A")
    try team.git("anna", "commit", "-qm", "start")
    try team.git("anna", "worktree", "add", "-q", team.at("linked"))
    let linked = WorkspaceLocation(root: team.at("linked") + "/research")
    #expect(TeamSetup.isInClone(linked))
    #expect(!TeamSetup.isSetUp(linked))
    _ = try TeamSetup.apply(location, executable: "/opt/kerb")
    // The lines that give the files to kerb are not in its branch yet.
    #expect(!TeamSetup.isSetUp(linked))
    try team.write(
      "linked", "research/.gitattributes", team.read("anna", ".gitattributes"))
    #expect(TeamSetup.isSetUp(linked))
  }

  @Test func outsideOfARepositoryNothingIsMissing() throws {
    let folder = try TemporaryFolder()
    let location = WorkspaceLocation(root: folder.path)
    #expect(TeamSetup.isSetUp(location))
    #expect(!TeamSetup.isInClone(location))
    #expect(throws: (any Error).self) { try TeamSetup.apply(location, executable: "/opt/kerb") }
  }
}

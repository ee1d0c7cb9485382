import Localization
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite struct WorkspaceLocationTests {
  @Test(arguments: ["", "Surveys", "Surveys/bank/sessions"])
  func foundUpward(_ start: String) throws {
    let folder = try makeWorkspace()
    try folder.makeFolder("Surveys/bank/sessions")
    #expect(try WorkspaceLocation.find(from: folder.at(start)).root == folder.path)
  }

  @Test func theNearestWins() throws {
    let folder = try makeWorkspace()
    try folder.write("inner/.kerb/workspace.json")
    try folder.makeFolder("inner/deep")
    #expect(try WorkspaceLocation.find(from: folder.at("inner/deep")).root == folder.at("inner"))
  }

  @Test func theChosenFolderIsTheOnlyOneLookedAt() throws {
    let folder = try makeWorkspace()
    try folder.makeFolder("Surveys")
    #expect(try WorkspaceLocation.find(from: "/", chosen: folder.path).root == folder.path)
    let error = try #require(throws: WorkbenchError.self) {
      try WorkspaceLocation.find(from: folder.path, chosen: folder.at("Surveys"))
    }
    #expect(error.code == .noInput)
    #expect(error.remedy.plain().contains("kerb init"))
  }

  @Test func none() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: WorkbenchError.self) {
      try WorkspaceLocation.find(from: folder.path)
    }
    #expect(error.code == .noInput)
    #expect(
      error.description == """
        error: \(folder.path): there is no workspace here or in any folder above
        fix: Go to the folder of a workspace, or run "kerb init" to make one here.
        """)
  }

  @Test func aFolderThatIsMissing() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: WorkbenchError.self) {
      try WorkspaceLocation.find(from: "/", chosen: folder.at("none"))
    }
    #expect(error.code == .noInput)
  }

  @Test func aFolderNamedLikeTheMarkerIsNone() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".kerb/workspace.json")
    #expect(throws: WorkbenchError.self) { try WorkspaceLocation.find(from: folder.path) }
  }

  @Test func containsComparesWholeNames() {
    let workspace = WorkspaceLocation(root: "/home/team")
    #expect(workspace.contains("/home/team"))
    #expect(workspace.contains("/home/team/a"))
    #expect(!workspace.contains("/home/team2/a"))
    #expect(!workspace.contains("/home"))
    #expect(WorkspaceLocation(root: "/").contains("/etc"))
  }
}

/// A folder with the marker of a workspace.
func makeWorkspace() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.write(".kerb/workspace.json")
  return folder
}

extension TemporaryFolder {
  var workspace: WorkspaceLocation { WorkspaceLocation(root: path) }
}

import Localization
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite struct PrivateFoldersTests {
  private func folders(_ environment: [String: String]) -> PrivateFolders {
    PrivateFolders { environment[$0] }
  }

  private let nowhere = WorkspaceLocation(root: "/kerb-test-nowhere")

  @Test func chosenFoldersAreMadePrivate() throws {
    let folder = try TemporaryFolder()
    let places = folders([
      "XDG_STATE_HOME": folder.at("state"), "XDG_CONFIG_HOME": folder.at("config"),
    ])
    let state = try places.state(ofWorkspace: "w1", at: nowhere)
    let keys = try places.state("keys", ofWorkspace: "w1", at: nowhere)
    let config = try places.config()
    #expect(state == folder.at("state/kerb/w1"))
    #expect(keys == folder.at("state/kerb/w1/keys"))
    #expect(config == folder.at("config/kerb"))
    #expect(places.configPath == config)
    for path in [state, keys, config, folder.at("state/kerb")] {
      #expect(try Files.status(path).mode == .privateFolder)
    }
    #expect(try places.state(ofWorkspace: "w1", at: nowhere) == state)
  }

  @Test func homeIsUsedWhereNothingIsChosenOrTheChoiceIsRelative() throws {
    let folder = try TemporaryFolder()
    let environment = [
      "HOME": folder.path, "XDG_STATE_HOME": "relative/state", "XDG_CONFIG_HOME": "",
    ]
    #if canImport(Darwin)
      let usual = "Library/Application Support/kerb/w1"
    #else
      let usual = ".local/state/kerb/w1"
    #endif
    #expect(try folders(environment).state(ofWorkspace: "w1", at: nowhere) == folder.at(usual))
    #expect(try folders(environment).config() == folder.at(".config/kerb"))
  }

  @Test func aFolderThatOthersCanOpenIsTightened() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("kerb/w1")
    try Files.setMode(folder.at("kerb/w1"), FileMode(rawValue: 0o777))
    let environment = ["XDG_STATE_HOME": folder.path]
    let state = try folders(environment).state(ofWorkspace: "w1", at: nowhere)
    #expect(try Files.status(state).mode == .privateFolder)
  }

  @Test(.enabled(if: ThisProcess.user == 0, "only the superuser can give a folder away"))
  func aFolderOfSomebodyElseIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("kerb")
    let give = try Program("chown", ["65534", folder.at("kerb")]).run()
    try #require(give.ending.isSuccess)
    let error = try #require(throws: WorkbenchError.self) {
      try folders(["XDG_CONFIG_HOME": folder.path]).config()
    }
    #expect(error.code == .cannotWrite)
    #expect(error.place == folder.at("kerb"))
  }

  @Test func aFolderInsideTheWorkspaceIsRefused() throws {
    let folder = try makeWorkspace()
    let error = try #require(throws: WorkbenchError.self) {
      try folders(["XDG_STATE_HOME": folder.at("state")])
        .state(ofWorkspace: "w1", at: folder.workspace)
    }
    #expect(error.code == .cannotWrite)
    #expect(error.problem.plain().contains("inside the workspace"))
  }

  @Test func noHome() throws {
    let error = try #require(throws: WorkbenchError.self) { try folders([:]).config() }
    #expect(error.code == .cannotWrite)
    #expect(error.remedy.plain().contains("XDG_CONFIG_HOME"))
    #expect(folders(["HOME": "here"]).configPath == nil)
  }

  @Test(arguments: ["..", "a/b", "", "."])
  func badWorkspaceIds(_ id: String) throws {
    let folder = try TemporaryFolder()
    #expect(throws: WorkbenchError.self) {
      try folders(["XDG_STATE_HOME": folder.path]).state(ofWorkspace: id, at: nowhere)
    }
    #expect(try folder.names().isEmpty)
  }
}

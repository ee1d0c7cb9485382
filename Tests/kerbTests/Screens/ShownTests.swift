import Platform
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What people see and hear of home and coverage: the pages above, drawn by the real view.
@Suite("Screens as they are shown") struct ShownTests {
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let mode: ReadingMode
    let keys: [String]
    var testDescription: String { name }
  }

  static let scenes = [
    Scene(name: "home-standard", mode: .standard, keys: []),
    Scene(name: "home-linear", mode: .linear, keys: []),
    Scene(name: "coverage-standard", mode: .standard, keys: ["/coverage\r"]),
    Scene(name: "coverage-linear", mode: .linear, keys: ["/coverage\r"]),
    Scene(name: "principle-standard", mode: .standard, keys: ["/coverage\r", "12\r"]),
    Scene(name: "plan-linear", mode: .linear, keys: ["1\r", "2\r"]),
  ]

  @Test(arguments: scenes) func isShownAsWritten(_ scene: Scene) throws {
    let terminal = TypedTerminal(scene.keys)
    let view = TerminalView(
      device: terminal.device, settings: ReadingSettings(mode: scene.mode),
      settingsChanged: { _ in })
    let trial = try ScreenTrial([])
    let workbench = Workbench(try Repository.workspace(), console: trial.console, verb: "kerb")
    do {
      try WorkbenchScreens.run(workbench: workbench, pages: view, actions: trial.actions)
    } catch is TerminalEnded {
      // The keys are used up.
    }
    let isLinear = scene.mode == .linear
    let shown = isLinear ? terminal.text + "\n" : Cells(terminal.written).text
    let path = "\(Self.folder)/\(scene.name).txt"
    if ThisProcess.environment("RECORD_GOLDENS") == "1" {
      try record(shown, "\(scene.name).txt")
      return
    }
    let golden = String(decoding: try Files.read(path), as: UTF8.self)
    let isSame = shown == golden
    #expect(isSame, "\(shown)")
  }

  private static let folder: String = {
    let here = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(here)/Goldens"
  }()

  private func record(_ text: String, _ name: String) throws {
    _ = try Files.makeFolder(Self.folder)
    let folder = try OpenFolder(Self.folder)
    if try folder.status(name) != nil { try folder.remove(name) }
    try folder.create(name, mode: .sharedFile).write(Array(text.utf8))
  }
}

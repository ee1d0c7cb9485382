import JSON
import Platform
import Records
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// The same walk in every way of reading, drawn by the real view.
@Suite("Settling conflicts, as it is shown") struct ResolveShownTests {
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let mode: ReadingMode
    let keys: [String]
    var testDescription: String { name }
  }

  static let scenes = [
    Scene(name: "one-standard", mode: .standard, keys: []),
    Scene(name: "one-screen-reader", mode: .screenReader, keys: []),
    Scene(name: "one-low-vision", mode: .lowVision, keys: []),
    Scene(
      name: "all-linear", mode: .linear,
      keys: [
        "3\r", "/text 1\r", "\r", "2\r", "/undo\r", "/skip\r", "3\r", "of my own\r", "2\r",
      ]),
  ]

  @Test(arguments: scenes) func isShownAsWritten(_ scene: Scene) throws {
    let trial = try ConflictTrial([
      "/title": [.string("Pay button has no name"), .string("Pay has no useful name")],
      "/places/1.1.1": [.bool(true), .bool(false)],
      "/description": [.string("swipes past\nasks"), .string("swipes past\nfinds Help")],
    ])
    let terminal = TypedTerminal(scene.keys)
    let view = TerminalView(
      device: terminal.device, settings: ReadingSettings(mode: scene.mode),
      settingsChanged: { _ in })
    try trial.walk(view)
    let isLinear = scene.mode == .linear
    let shown = isLinear ? terminal.text + "\n" : Cells(terminal.written).text
    let path = "\(Self.folder)/\(scene.name).txt"
    if ThisProcess.environment("RECORD_GOLDENS") == "1" {
      try AtomicWriter().write(Array(shown.utf8), toFile: path)
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
}

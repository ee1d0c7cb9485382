import FakeConsole
import JSON
import Merging
import Platform
import Recording
import Records
import TemporaryFolder
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A workspace and a person before a terminal with plain lines; time passes only as the script says.
final class RecordTrial {
  /// What the person does.
  enum Act {
    /// Types a line and presses Enter.
    case line(String)
    /// Types and leaves the line unfinished.
    case keys(String)
    /// Does nothing for that many milliseconds.
    case pause(Int)
    /// Somebody does something elsewhere.
    case meanwhile(() throws -> Void)
  }

  let folder: TemporaryFolder
  /// Milliseconds since 1970; begins at 2026-03-02T09:30:00Z.
  private(set) var clock: Int64 = 1_772_443_800_000
  private var count = 0
  private var acts: [Act] = []
  private var output: [UInt8] = []
  /// What went wrong in what somebody did elsewhere.
  private var failure: (any Error)?

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("team")
    try folder.makeFolder("home")
    for line in [
      "init --bare",
      "study new trams --title \"Tram tickets\" --platform ios",
      "study task add trams \"Pay by card\" --exercises 4.1.2",
      "study task add trams \"Find the receipt\"",
      "study prompts new trams \"Is the price spoken?\" --criterion 4.1.2",
      "participant new trams --need see:permanent:no --assistive-technology VoiceOver:advanced:6",
      "participant consent trams P01 --observe granted --quote granted --manner speech --given-on 2026-03-01",
    ] { try run(line) }
  }

  var console: Console {
    let fake = FakeConsole()
    fake.currentFolder = folder.at("team")
    fake.environment = ["HOME": folder.at("home"), "TMPDIR": folder.at("tmp")]
    var effects = fake.console().effects
    effects.now = { self.clock }
    effects.randomBytes = { self.random($0) }
    return Console(effects)
  }

  var workbench: Workbench {
    Workbench(WorkspaceLocation(root: folder.at("team")), console: console, verb: "kerb record")
  }

  /// Digits of a number that grows with each call.
  private func random(_ length: Int) -> [UInt8] {
    count += 1
    var rest = count
    return (0..<length).map { _ in
      defer { rest >>= 5 }
      return UInt8(rest & 31)
    }.reversed()
  }

  /// Runs a command line of the other verbs.
  @discardableResult
  func run(_ line: String, expecting expected: Int32 = 0) throws -> String {
    let frame = CommandLineApp(version: Commands.version, commands: Commands.table)
    var shown = ""
    var effects = console.effects
    effects.writeOutput = { shown += String(decoding: $0, as: UTF8.self) }
    effects.writeMessage = { shown += String(decoding: $0, as: UTF8.self) }
    let status = frame.run(
      arguments: CommandLineText.words(of: line), console: Console(effects))
    try #require(status == expected, "kerb \(line) ended with \(status): \(shown)")
    return shown
  }

  /// Records with a script; when it ends, the terminal is closed.
  ///
  /// - Returns: What the person read and typed, and what came of it.
  func record(_ acts: [Act], _ options: RecordOptions = RecordOptions(study: "trams")) throws -> (
    text: String, result: RunResult
  ) {
    self.acts = acts
    output = []
    let device = TerminalDevice(
      read: { self.read($0) }, write: { self.output += $0 },
      size: { .init(rows: 24, columns: 80) }, suspend: {}, now: { self.clock }, hasEscapes: false)
    let view = TerminalView(device: device, settings: ReadingSettings(mode: .linear)) { _ in }
    let settings = try SettingsSource(console).start(profile: "linear")
    let run = RecordRun(workbench: workbench, pages: view, settings: settings, source: nil)
    let result = try run.run(options)
    view.close()
    if let failure { throw failure }
    let text = String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n")
    return (text + result.words.map { "\($0)\n" }.joined(), result)
  }

  private func read(_ timeout: Int?) -> TerminalDevice.Input {
    while let act = acts.first {
      switch act {
      case .line(let text):
        acts.removeFirst()
        clock += 1000
        return .bytes(Array(text.utf8) + [0x0D])
      case .keys(let text):
        acts.removeFirst()
        clock += 1000
        return .bytes(Array(text.utf8))
      case .pause(let milliseconds):
        let wait = min(timeout ?? milliseconds, milliseconds)
        clock += Int64(wait)
        acts[0] = .pause(milliseconds - wait)
        if milliseconds - wait <= 0 { acts.removeFirst() }
        if timeout != nil { return .quiet }
      case .meanwhile(let body):
        acts.removeFirst()
        do {
          try body()
        } catch {
          failure = error
        }
      }
    }
    return .ended
  }

  // MARK: What is there afterwards

  /// Every file below a folder, with its content.
  func files(_ relative: String = "") throws -> [(path: String, text: String)] {
    var found: [(String, String)] = []
    for entry in try Files.list(folder.at(relative)).entries {
      let path = relative.isEmpty ? entry.name : "\(relative)/\(entry.name)"
      if entry.kind == .folder {
        found += try files(path)
      } else if entry.kind == .file {
        found.append((path, String(decoding: try Files.read(folder.at(path)), as: UTF8.self)))
      }
    }
    return found
  }

  /// The files that hold some words.
  func places(of words: String) throws -> [String] {
    try files().filter { $0.text.contains(words) }.map(\.path)
  }

  /// The notes of all logs, by time.
  func notes() throws -> [Note] {
    try files("team/Surveys/trams/sessions").filter { $0.path.contains("/log-") }
      .flatMap { file -> [Note] in
        let document = try JSONReader.read(Array(file.text.utf8))
        var reader = ObjectReader(document.root)
        return Log(&reader).observations
      }.sorted { ($0.at ?? 0, $0.id) < ($1.at ?? 0, $1.id) }
  }

  func session() throws -> JSONObject {
    let file = try files("team/Surveys/trams/sessions").first { $0.path.hasSuffix("session.json") }
    let document = try JSONReader.read(Array((try #require(file)).text.utf8))
    return try #require(JSONValue(document.root).object)
  }

  /// Journals that lie in the private folder.
  func journals() throws -> [String] {
    try files("home").map(\.path).filter { $0.contains("/recordings/") }
  }
}

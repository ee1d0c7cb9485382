import FakeConsole
import Localization
import Recording
import Records
import ScriptedPages
import TemporaryFolder
import Terminal
import Testing
import Wording

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What a person has chosen, and how they read in the end.
struct ReadingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var stored: String?
  var profile: String?
  var isLinear = false
  var environment: [String: String] = [:]
  let mode: ReadingMode
  var asks = false
}

@Suite("How a run reads")
struct SettingsSourceTests {
  static let cases = [
    ReadingCase(
      testDescription: "nothing is said: plain lines, and a question", mode: .linear, asks: true),
    ReadingCase(testDescription: "stored", stored: "low-vision", mode: .lowVision),
    ReadingCase(
      testDescription: "--profile, unasked", profile: "screen-reader", mode: .screenReader),
    ReadingCase(
      testDescription: "--profile over what is stored", stored: "linear", profile: "standard",
      mode: .standard),
    ReadingCase(
      testDescription: "--linear over everything", stored: "standard", profile: "standard",
      isLinear: true, mode: .linear),
    ReadingCase(
      testDescription: "ACCESSIBLE over what is stored", stored: "standard",
      environment: ["ACCESSIBLE": "1"], mode: .linear),
    ReadingCase(
      testDescription: "ACCESSIBLE=0 is off", stored: "standard",
      environment: ["ACCESSIBLE": "0"], mode: .standard),
    ReadingCase(
      testDescription: "TERM=dumb, unasked", environment: ["TERM": "dumb"], mode: .linear),
    ReadingCase(
      testDescription: "--profile over ACCESSIBLE", profile: "standard",
      environment: ["ACCESSIBLE": "1"], mode: .standard),
  ]

  @Test("follows options, then the environment, then what is stored", arguments: cases)
  func mode(_ row: ReadingCase) throws {
    let trial = try SettingsTrial()
    if let stored = row.stored { try trial.store("{\"reading\": \"\(stored)\"}\n") }
    trial.environment.merge(row.environment) { _, new in new }
    let start = try trial.source.start(profile: row.profile, isLinear: row.isLinear)
    #expect(start.reading.mode == row.mode)
    #expect(start.asksHowToRead == row.asks)
    #expect(start.problems.isEmpty)
  }

  @Test("a wrong profile is an error with the word that was meant")
  func wrongProfile() throws {
    let trial = try SettingsTrial()
    let error = #expect(throws: WorkbenchError.self) {
      try trial.source.start(profile: "low-visoin")
    }
    #expect(error?.remedy == "did you mean low-vision?")
  }

  struct Colour: CustomTestStringConvertible, Sendable {
    let environment: [String: String]
    let allows: Bool
    var testDescription: String { "\(environment.sorted { $0.key < $1.key })" }
  }

  static let colours = [
    Colour(environment: [:], allows: true),
    Colour(
      environment: ["NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], allows: false),
    Colour(environment: ["NO_COLOR": ""], allows: true),
    Colour(environment: ["CLICOLOR": "0"], allows: false),
    Colour(environment: ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], allows: true),
    Colour(environment: ["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], allows: false),
    Colour(environment: ["TERM": "dumb"], allows: false),
  ]

  @Test("colour follows the environment", arguments: colours)
  func colour(_ row: Colour) throws {
    let trial = try SettingsTrial()
    trial.environment.merge(row.environment) { _, new in new }
    #expect(try trial.source.start(isLinear: true).reading.allowsColour == row.allows)
  }

  @Test("sound keys and shortcuts work beside those with a problem")
  func bindings() throws {
    let trial = try SettingsTrial()
    try trial.store(
      """
      {
        "keys": {"F9": "/break", "f4": "", "ctrl-c": "/task", "f99": "/x", "f7": "task"},
        "reading": "standard",
        "shortcuts": {"hinder": "b", "my word": "q", "ok": "w"},
        "verbosity": "loud"
      }
      """)
    let start = try trial.source.start()
    #expect(start.reading.keys.lines["f9"] == "/break")
    #expect(start.reading.keys.lines["f4"] == nil)
    #expect(start.reading.keys.lines["f1"] == "/help")
    #expect(start.reading.keys.lines["ctrl-c"] == nil)
    #expect(start.shortcuts.problems.count == 2)
    #expect(
      NoteGrammar.read("hinder: no label", shortcuts: start.shortcuts).kind == .barrier)
    #expect(start.problems.count == 6, "\(start.problems)")
    #expect(
      start.messages.allSatisfy {
        $0.weight == .error && $0.text.plain().hasSuffix(".") || $0.text.plain().hasSuffix("?")
      })
    #expect(!start.asksHowToRead)
  }

  @Test("a broken file is said, and the question is asked without being stored")
  func brokenFile() throws {
    let trial = try SettingsTrial()
    try trial.store("{")
    let start = try trial.source.start()
    #expect(start.asksHowToRead)
    #expect(start.messages.count == 1)
    let pages = ScriptedPages([.chosen(0)])
    #expect(try FirstRun(source: trial.source).ask(pages) == .standard)
    #expect(pages.said.contains { $0.weight == .error })
    #expect(try trial.folder.read("home/.config/kerb/settings.json") == "{")
  }

  @Test("the first run asks until somebody answers, and remembers")
  func firstRun() throws {
    let trial = try SettingsTrial()
    let pages = ScriptedPages([.entered("", began: 0), .idle, .chosen(1)])
    #expect(try FirstRun(source: trial.source).ask(pages) == .linear)
    #expect(pages.pages.count == 3)
    #expect(pages.said.first == .error("Nothing stands yet. Type 1, 2 or 3."))
    let start = try trial.source.start()
    #expect(start.reading.mode == .linear)
    #expect(!start.asksHowToRead)
  }

  @Test("the first run in plain lines")
  func firstRunLines() throws {
    let trial = try SettingsTrial()
    let person = LinearPerson(["", "7", "large"])
    let view = person.view()
    #expect(try FirstRun(source: trial.source).ask(view) == .lowVision)
    view.close()
    #expect(
      person.text == """
        How do you want to read?
        1 full screen
        2 screen reader or braille, plain lines
        3 large and simple
        Choice 1-3:
        Write a number from 1 to 3.
        no answer. 1-3: 7
        Write a number from 1 to 3.
        no 7. 1-3: large
        Remembered: large and simple.
        Change it with /reading, with --profile, or see kerb help reading.

        """)
  }

  @Test("what was only for this run is not stored with what was changed")
  func rememberChanges() throws {
    let trial = try SettingsTrial()
    try trial.store("{\"reading\": \"standard\"}\n")
    let before = try trial.source.start(isLinear: true).reading
    var now = before
    now.verbosity = .short
    try trial.source.remember(now, before: before)
    let start = try trial.source.start()
    #expect(start.reading.mode == .standard)
    #expect(start.reading.verbosity == .short)
  }

  @Test("leaving the first question stores nothing")
  func leftFirstRun() throws {
    let trial = try SettingsTrial()
    #expect(throws: QuestionLeft(quits: true)) {
      try FirstRun(source: trial.source).ask(ScriptedPages([.quit]))
    }
    #expect(try trial.source.start().asksHowToRead)
  }

  @Test("help says where the settings lie and shows settings that can be read")
  func help() throws {
    let trial = try SettingsTrial()
    let text = ReadingHelp.text(trial.console)
    #expect(text.contains("home/.config/kerb/settings.json"))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= 80 || $0.contains("settings.json") })
    let start = try #require(lines.firstIndex(of: "  {"))
    let end = try #require(lines.firstIndex(of: "  }"))
    try trial.store(lines[start...end].joined(separator: "\n"))
    let read = try trial.source.start()
    #expect(read.problems.isEmpty)
    #expect(read.reading.keys.lines["f9"] == "/break")
    #expect(read.reading.verbosity == .short)
  }
}

/// A person with a home of their own.
final class SettingsTrial {
  let folder: TemporaryFolder
  var environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("home")
    environment = ["HOME": folder.at("home")]
  }

  func store(_ text: String) throws {
    try folder.write("home/.config/kerb/settings.json", text)
  }

  var console: Console {
    let fake = FakeConsole()
    fake.environment = environment
    fake.isOutputTerminal = true
    return fake.console()
  }

  var source: SettingsSource { SettingsSource(console) }
}

import FakeConsole
import Localization
import Platform
import TemporaryFolder
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Your network") struct YourNetworkTests {
  /// Types lines into the exercise as a real view shows it.
  private func typed(_ lines: [String], _ mode: ReadingMode) throws -> TypedTerminal {
    let terminal = TypedTerminal(lines.map { $0 + "\r" })
    let view = TerminalView(
      device: terminal.device, settings: ReadingSettings(mode: mode), settingsChanged: { _ in })
    var exercise = YourNetworkExercise(pages: view)
    do {
      try exercise.run()
    } catch is TerminalEnded {
      // The lines are used up.
    } catch is QuestionLeft {
      // The person left.
    }
    return terminal
  }

  private static let answers = ["", "forties", "Forties ", "sixties", "", "", "forties"]

  @Test(
    "says what it found, first and last that nothing is written", arguments: ReadingMode.allCases)
  func plainWords(_ mode: ReadingMode) throws {
    let terminal = try typed(Self.answers + ["/done"], mode)
    let words = terminal.text
    #expect(words.contains("Nothing is written, ever"))
    #expect(words.contains("Nothing was written."))
    #expect(words.contains("4 answers"))
  }

  @Test func noAnswerIsRepeatedInTheResult() throws {
    let pages = PlayedPages(
      [.type("")] + Self.answers.dropFirst().map { .type($0) } + [.say("/done")])
    var exercise = YourNetworkExercise(pages: pages)
    #expect(throws: TerminalEnded.self) { try exercise.run() }
    let result = try #require(pages.pages.last)
    #expect(result.title == "How alike you are")
    #expect(!result.text.lowercased().contains("forties"))
    #expect(
      result.rows.first?.text
        == "Age: 4 answers, 2 different ones. 2 of 3 others share yours. Two of these people drawn at random, the first put back, differ with a probability of 38 %; 75 % if everybody differed (Blau's index, n = 4)."
    )
  }

  struct Likeness: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answers: [String?]
    let words: String
  }

  @Test(arguments: [
    Likeness(testDescription: "nobody", answers: [], words: "Nobody answered."),
    Likeness(
      testDescription: "one", answers: ["a", nil, nil, nil, nil, nil],
      words: "One answer, so there is nothing to compare."),
    Likeness(
      testDescription: "all the same", answers: ["a", "a", "a", "a", "a", "a"],
      words: "6 answers, all the same. 5 of 5 others share yours."),
    Likeness(
      testDescription: "yours left out", answers: [nil, "a", "b", nil, nil, nil],
      words: "2 answers, 2 different ones. You left yours out."),
    Likeness(
      testDescription: "nobody like you", answers: ["c", "a", "b", nil, nil, nil],
      words: "3 answers, 3 different ones. 0 of 2 others share yours."),
  ]) func likeness(_ row: Likeness) {
    let words = NetworkLikeness(row.answers).sentences.joined(separator: " ")
    #expect(words.plain().hasPrefix(row.words), "\(words)")
  }

  @Test func goingBackAndSkippingATrait() throws {
    let pages = PlayedPages([
      .type(""), .type("a"), .back, .type("b"), .say("/skip"), .type("c"), .type("C"),
      .say("/done"),
    ])
    var exercise = YourNetworkExercise(pages: pages)
    #expect(throws: TerminalEnded.self) { try exercise.run() }
    let rows = try #require(pages.pages.last).rows
    #expect(rows[0].text == "Age: Nobody answered.")
    #expect(rows[1].text.hasPrefix("Gender: 2 answers, all the same."))
    #expect(pages.pages.last?.lead[1] == "All the same: gender.")
  }

  /// Every file below a folder with its bytes.
  private func snapshot(_ folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var waiting = [folder]
    while let next = waiting.popLast() {
      for entry in try Files.list(next).entries {
        let path = "\(next)/\(entry.name)"
        if try Files.kind(path) == .folder {
          files[path] = []
          waiting.append(path)
        } else {
          files[path] = try Files.read(path)
        }
      }
    }
    return files
  }

  private static let survey = Verb(
    ["survey", "run"], "Run a questionnaire.", arguments: [.required("INSTRUMENT", "Which.")],
    options: [.profile]
  ) { try YourNetwork.run($0) }

  /// The whole command with the real files below it, and a terminal that types a change of reading too.
  @Test("changes no file, in a workspace and outside of any", arguments: [true, false])
  func writesNothing(_ inWorkspace: Bool) throws {
    let trial = try VerbTrial()
    if inWorkspace { #expect(trial.run("init").status == 0) }
    for name in ["state", "config", "home"] { try trial.folder.makeFolder(name) }
    let before = try snapshot(trial.folder.path)
    let fake = FakeConsole()
    fake.currentFolder = trial.current
    fake.environment = [
      "XDG_STATE_HOME": trial.folder.at("state"), "XDG_CONFIG_HOME": trial.folder.at("config"),
      "HOME": trial.folder.at("home"),
    ]
    fake.isInputTerminal = true
    fake.isOutputTerminal = true
    let terminal = TypedTerminal(
      ["", "/reading", "linear", "forties", "/back", "sixties", "/done", ""].map { $0 + "\r" })
    let last = try YourNetwork.ask(
      Invocation(
        verb: Self.survey, console: Console(fake.console().effects), given: [], positional: []),
      on: terminal.device)
    #expect(last.first == "Nothing was written: no file, no history.")
    #expect(terminal.text.contains("Age"))
    let after = try snapshot(trial.folder.path)
    #expect(after == before)
  }

  @Test func pipesAreRefusedWithoutAWord() throws {
    let fake = FakeConsole()
    fake.input = "secret\n"
    let error = #expect(throws: (any Error).self) {
      try YourNetwork.run(
        Invocation(
          verb: Self.survey, console: Console(fake.console().effects), given: [], positional: []))
    }
    #expect(!"\(String(describing: error))".contains("secret"))
  }
}

import FakeConsole
import Localization
import Records
import TemporaryFolder
import Testing
import Wording

@testable import CommandLine

@Suite struct ConsoleTests {
  struct Failure: Error {}

  @Test func buffersOutputUntilFlushed() {
    let fake = FakeConsole()
    let console = fake.console()
    console.out("a\u{1B}")
    console.out(bytes: [0xFF])
    #expect(fake.outputBytes.isEmpty)
    console.flush()
    #expect(fake.outputBytes == Array("a\\u{1b}".utf8) + [0xFF])
    console.flush()
    #expect(fake.writes == "o")
  }

  @Test func handsOnLargeOutputInPieces() {
    let fake = FakeConsole()
    let console = fake.console()
    for _ in 0..<100 { console.out(String(repeating: "x", count: 2000)) }
    #expect(fake.outputBytes.count > 100_000)
    console.flush()
    #expect(fake.outputBytes.count == 200_000)
  }

  @Test func makesOutputSafeOnATerminalOnly() {
    let fake = FakeConsole()
    fake.isOutputTerminal = true
    let console = fake.console()
    console.out("a\u{1B}\n\tb\r\n")
    console.flush()
    #expect(fake.output == "a\\u{1b}\n\tb\\u{d}\n")
  }

  @Test func keepsOrderOnATerminal() {
    let fake = FakeConsole()
    fake.isOutputTerminal = true
    let console = fake.console()
    console.out("a\n")
    console.message("b\nc")
    console.out("d\n")
    console.flush()
    #expect(fake.writes == "omo")
    #expect(fake.messages == "b\\u{a}c\n")
  }

  @Test func dropsOutputAfterAFailure() {
    let fake = FakeConsole()
    fake.outputEnd = (bytes: 0, error: Failure())
    let console = fake.console()
    console.out("a")
    console.flush()
    console.out("b")
    console.flush()
    #expect(fake.outputBytes.isEmpty)
    #expect(console.outputFailure is Failure)
  }

  @Test func asksOnATerminal() throws {
    let fake = FakeConsole()
    fake.isInputTerminal = true
    fake.answers = ["yes"]
    let console = fake.console()
    console.out("first\n")
    #expect(try console.readLine("Go on?\u{7} ", otherwise: "add --yes") == "yes")
    #expect(try console.readLine("Again? ", otherwise: "add --yes") == nil)
    #expect(fake.messages == "Go on?\\u{7} Again? ")
    #expect(fake.writes == "omm")
  }

  @Test func asksNothingElsewhere() throws {
    let fake = FakeConsole()
    fake.answers = ["yes"]
    let console = fake.console()
    let error = #expect(throws: WorkbenchError.self) {
      try console.readLine("Go on? ", otherwise: "add --yes")
    }
    #expect(error?.code == .usage)
    #expect(error?.remedy == "add --yes")
    #expect(fake.messages.isEmpty)
  }

  @Test func passesEffectsOn() throws {
    let fake = FakeConsole()
    fake.input = "in"
    fake.now = 7
    fake.editor = { $0 + [0x21] }
    let console = fake.console()
    #expect(try console.readAllInput() == Array("in".utf8))
    #expect(console.now == 7)
    #expect(console.randomBytes(3) == [0, 1, 2])
    let folder = try TemporaryFolder()
    try folder.write("note.txt", "a")
    try console.effects.openEditor(folder.at("note.txt"))
    #expect(try folder.read("note.txt") == "a!")
    #expect(try console.currentFolder() == "/here")
  }

  struct LinearRow: CustomTestStringConvertible, Sendable {
    var environment: [String: String]
    var isLinear: Bool
    var testDescription: String { "\(environment.sorted { $0.key < $1.key })" }
  }

  static let linear: [LinearRow] = [
    LinearRow(environment: [:], isLinear: false),
    LinearRow(environment: ["ACCESSIBLE": "1"], isLinear: true),
    LinearRow(environment: ["ACCESSIBLE": "yes"], isLinear: true),
    LinearRow(environment: ["ACCESSIBLE": ""], isLinear: false),
    LinearRow(environment: ["ACCESSIBLE": "0"], isLinear: false),
    LinearRow(environment: ["ACCESSIBLE": "False"], isLinear: false),
    LinearRow(environment: ["ACCESSIBLE": "no"], isLinear: false),
    LinearRow(environment: ["TERM": "dumb"], isLinear: true),
    LinearRow(environment: ["TERM": "xterm", "ACCESSIBLE": "0"], isLinear: false),
    LinearRow(environment: ["TERM": "dumb", "ACCESSIBLE": "0"], isLinear: true),
  ]

  @Test(arguments: linear) func readsTheWishForPlainLines(_ row: LinearRow) {
    let fake = FakeConsole()
    fake.environment = row.environment
    #expect(fake.console().prefersLinear == row.isLinear)
  }
}

import FakeConsole
import Localization
import Records
import Testing
import Wording

@testable import CommandLine

@Suite struct CommandLineAppTests {
  @Test func showsTheVersionWithoutBuildingAnyVerb() {
    let frame = CommandLineApp(version: "9") {
      Issue.record("the table was built")
      return Sample.table
    }
    #expect(frame.ending("--version") == Ending(status: 0, output: "kerb 9\n", messages: ""))
  }

  @Test func showsTheVersionBesideGlobalOptions() {
    #expect(Sample.frame.ending("--linear --version").output == "kerb 1.2.3\n")
  }

  @Test func doesWhatItIsToldWithoutAVerbOnATerminal() {
    var frame = Sample.frame
    frame.bare = Verb([], "Open.") { invocation in
      invocation.console.out(invocation.workspaceFolder ?? "none")
      return .findings
    }
    func terminal() -> FakeConsole {
      let fake = FakeConsole()
      fake.isInputTerminal = true
      fake.isOutputTerminal = true
      return fake
    }
    #expect(frame.ending("", on: terminal()).output == "none")
    #expect(
      frame.ending("--workspace d", on: terminal())
        == Ending(status: 1, output: "d", messages: ""))
    #expect(frame.ending("").output == Sample.frame.ending("").output)
  }

  @Test func passesTheStatusOfAVerbOn() {
    #expect(Sample.frame.ending("check").status == 1)
  }

  struct FailureRow: CustomTestStringConvertible, Sendable {
    var how: String
    var status: Int32
    var testDescription: String { how }
  }

  static let failures: [FailureRow] = [
    FailureRow(how: "usage", status: 64), FailureRow(how: "data", status: 65),
    FailureRow(how: "newer", status: 65), FailureRow(how: "missing", status: 66),
    FailureRow(how: "unreadable", status: 66), FailureRow(how: "full", status: 73),
    FailureRow(how: "locked", status: 75),
  ]

  @Test(arguments: failures) func reportsErrors(_ row: FailureRow) {
    let messages = "error: a\\u{1b}b: it\\u{a}broke\nfix: mend\\u{202e} it\n"
    let expected = Ending(status: row.status, output: "before\n", messages: messages)
    #expect(Sample.frame.ending("fail \(row.how)") == expected)
  }

  @Test func coversEveryKindOfError() {
    #expect(Set(Sample.codes.values) == Set(WorkbenchError.Code.allCases))
  }

  @Test func admitsAFaultOfItsOwn() {
    let ending = Sample.frame.ending("fail otherwise")
    #expect(ending.status == 70)
    #expect(ending.messages.hasPrefix("error: kerb met a fault of its own: Unworded()\nfix: "))
  }

  @Test func endsInSilenceWhenNobodyReads() {
    let fake = FakeConsole()
    fake.outputEnd = (bytes: 0, error: BrokenPipe())
    let expected = Ending(status: 141, output: "", messages: "")
    #expect(Sample.frame.ending("study list", on: fake) == expected)
  }

  @Test func saysThatOutputCouldNotBeWritten() {
    let fake = FakeConsole()
    fake.outputEnd = (
      bytes: 0, error: WorkbenchError(.cannotWrite, at: "standard output", "no space", fix: "free")
    )
    let expected = Ending(
      status: 73, output: "", messages: "error: standard output: no space\nfix: free\n")
    #expect(Sample.frame.ending("study list", on: fake) == expected)
  }

  @Test func runsHiddenVerbs() {
    #expect(Sample.frame.ending("secret").status == 0)
    #expect(!Sample.frame.ending("help").output.contains("secret"))
  }

  @Test func notesNamesThatNoVerbDeclared() {
    let console = FakeConsole().console()
    _ = Sample.frame.run(arguments: ["secret"], console: console)
    #expect(console.undeclaredNames == ["unknown", "flag", "NOBODY"])
  }

  @Test func findsNoUndeclaredNamesInItsOwnVerbs() {
    for line in ["help", "help --man", "completions bash", "__complete study"] {
      let console = FakeConsole().console()
      _ = Sample.frame.run(arguments: CommandLineText.words(of: line), console: console)
      #expect(console.undeclaredNames.isEmpty, "\(line)")
    }
  }
}

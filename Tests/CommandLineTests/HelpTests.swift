import Localization
import Testing

@testable import CommandLine

@Suite struct HelpTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var output: String
    var testDescription: String { "kerb \(line)" }
  }

  static let rows: [Row] = [
    Row(line: "", output: HelpGoldens.overview),
    Row(line: "--linear", output: HelpGoldens.overview),
    Row(line: "help", output: HelpGoldens.overview),
    Row(line: "--help", output: HelpGoldens.overview),
    Row(line: "-h", output: HelpGoldens.overview),
    Row(line: "help study", output: HelpGoldens.study),
    Row(line: "study --help", output: HelpGoldens.study),
    Row(line: "--help study", output: HelpGoldens.study),
    Row(line: "help study new", output: HelpGoldens.studyNew),
    Row(line: "study new --help", output: HelpGoldens.studyNew),
    Row(line: "study new -h s --titel", output: HelpGoldens.studyNew),
    Row(line: "--help study new", output: HelpGoldens.studyNew),
    Row(line: "study new s -nh", output: HelpGoldens.studyNew),
    Row(line: "--workspace d study new --help", output: HelpGoldens.studyNew),
  ]

  @Test(arguments: rows) func showsHelp(_ row: Row) {
    #expect(Sample.frame.ending(row.line) == Ending(status: 0, output: row.output, messages: ""))
  }

  @Test func staysWithinEightyColumns() {
    for verb in Sample.frame.completeTable().verbs {
      let lines = HelpText(language: .english).text(for: verb).split(separator: "\n")
      let isExample = { (line: Substring) in
        verb.examples.contains { line.contains($0.commandLine) }
      }
      #expect(lines.allSatisfy { $0.count <= 80 || isExample($0) }, "\(verb.commandWords)")
    }
  }

  struct WrapRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var wrapped: String
  }

  static let wraps: [WrapRow] = [
    WrapRow(testDescription: "nothing", text: "", wrapped: "  "),
    WrapRow(testDescription: "short", text: "a b", wrapped: "  a b"),
    WrapRow(testDescription: "two spaces stay", text: "--a B  c", wrapped: "  --a B  c"),
    WrapRow(
      testDescription: "exactly full", text: String(repeating: "x", count: 76) + " y",
      wrapped: "  " + String(repeating: "x", count: 76) + " y"),
    WrapRow(
      testDescription: "one too many", text: String(repeating: "x", count: 77) + " y",
      wrapped: "  " + String(repeating: "x", count: 77) + "\n    y"),
    WrapRow(
      testDescription: "a long word", text: "a " + String(repeating: "x", count: 90) + " b",
      wrapped: "  a\n    " + String(repeating: "x", count: 90) + "\n    b"),
    WrapRow(
      testDescription: "characters, not bytes", text: String(repeating: "ö", count: 76) + " y",
      wrapped: "  " + String(repeating: "ö", count: 76) + " y"),
  ]

  @Test(arguments: wraps) func breaksLines(_ row: WrapRow) {
    #expect(Wrapping.wrap(row.text, indent: 2, rest: 4) == row.wrapped)
  }
}

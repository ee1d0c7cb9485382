import Localization
import Testing

@testable import CommandLine

@Suite struct CompletionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var line: String
    var output: String
  }

  static let rows: [Row] = [
    Row(testDescription: "all", line: "study", output: "tram-tickets\ntrain\nbank\n"),
    Row(
      testDescription: "an empty beginning", line: "study \"\"",
      output: "tram-tickets\ntrain\nbank\n"),
    Row(testDescription: "a beginning", line: "study -- tra", output: "tram-tickets\ntrain\n"),
    Row(testDescription: "nothing begins so", line: "study -- --x", output: ""),
    Row(
      testDescription: "of a study", line: "participant --study=bank -- P01", output: "P01-bank\n"),
    Row(testDescription: "no study", line: "participant --study= P01", output: "P01-nowhere\n"),
    Row(testDescription: "controls", line: "participant P02", output: "P02-x\\u{1b}y\n"),
    Row(testDescription: "an unknown kind", line: "nothing", output: ""),
  ]

  @Test(arguments: rows) func givesNames(_ row: Row) {
    let expected = Ending(status: 0, output: row.output, messages: "")
    #expect(Sample.frame.ending("__complete \(row.line)") == expected)
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func mentionsEverythingButHiddenVerbs(shell: String) {
    let script = Sample.frame.ending("completions \(shell)").output
    for name in ["study task add", "--platform", "--dry-run", "--version", "names participant"] {
      #expect(script.contains(name), "\(name)")
    }
    #expect(!script.contains("secret"))
  }

  @Test(
    .enabled(if: Shell.has("zsh"), "zsh is not installed")) func isReadByZsh()
  {
    let script = Sample.frame.ending("completions zsh").output
    #expect(Shell.output(of: "zsh", ["-f", "-n"], input: script) == "")
  }

  @Test(.enabled(if: Shell.has("fish"), "fish is not installed")) func worksInFish() {
    let script =
      Sample.frame.ending("completions fish").output + """
        function kerb; printf '%s\\n' $argv; end
        complete -C 'kerb study new --platform a'
        complete -C 'kerb show bank '
        """
    let output = Shell.output(of: "fish", ["--no-config", "-c", script])
    // fish puts them in an order of its own.
    let offered = Set(output?.split(separator: "\n").map(String.init) ?? [])
    #expect(offered == ["android", "__complete", "participant", "--study=bank", "--"])
  }

  struct BriefRow: CustomTestStringConvertible, Sendable {
    var help: String
    var brief: String
    var testDescription: String { help }
  }

  static let briefs: [BriefRow] = [
    BriefRow(help: "One. Two.", brief: "One"), BriefRow(help: "One", brief: "One"),
    BriefRow(help: "WCAG 2.2 level.", brief: "WCAG 2.2 level"), BriefRow(help: "", brief: ""),
  ]

  @Test(arguments: briefs) func shortensHelp(_ row: BriefRow) {
    #expect(CompletionTable.brief("\(row.help)", in: .english) == row.brief)
  }
}

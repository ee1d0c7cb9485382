import Testing

@testable import CommandLine

/// A command line and what a verb makes of it.
struct UnderstoodRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var line: String
  var understood: String

  init(_ name: String, _ line: String, _ understood: String) {
    testDescription = name
    self.line = line
    self.understood = understood
  }
}

@Suite struct ParsingTests {
  static let rows: [UnderstoodRow] = [
    .init("a verb alone", "study list", "study list | |"),
    .init("three words", "study task add s t", "study task add | STUDY=‹s› TEXT=‹t› CRITERION= |"),
    .init("value behind a space", "study new s --title T", "study new | STUDY=‹s› | title=‹T›"),
    .init("value behind =", "study new s --title=T", "study new | STUDY=‹s› | title=‹T›"),
    .init("= inside the value", "study new s --title=a=b", "study new | STUDY=‹s› | title=‹a=b›"),
    .init(
      "value with spaces", "study new s --title \"a b\"", "study new | STUDY=‹s› | title=‹a b›"),
    .init("option first", "study new --title T s", "study new | STUDY=‹s› | title=‹T›"),
    .init("letter and space", "study new s -t T", "study new | STUDY=‹s› | title=‹T›"),
    .init("letter with value", "study new s -tT", "study new | STUDY=‹s› | title=‹T›"),
    .init("letter with =", "study new s -t=T", "study new | STUDY=‹s› | title=‹T›"),
    .init("letter with hyphen", "study new s -t=-x", "study new | STUDY=‹s› | title=‹-x›"),
    .init(
      "flags together", "study new s -nq -t T", "study new | STUDY=‹s› | dry-run quiet title=‹T›"),
    .init(
      "flags and a value", "study new s -nqtT", "study new | STUDY=‹s› | dry-run quiet title=‹T›"),
    .init(
      "flags, the last takes the next word", "study new s -nt T",
      "study new | STUDY=‹s› | dry-run title=‹T›"),
    .init("a number", "study new s -t T -s5", "study new | STUDY=‹s› | title=‹T› size=‹5›"),
    .init("a number apart", "study new s -t T -s 5", "study new | STUDY=‹s› | title=‹T› size=‹5›"),
    .init(
      "a value like an option", "study new s --title=--x", "study new | STUDY=‹s› | title=‹--x›"),
    .init("-- ends options", "study new --title T -- -s", "study new | STUDY=‹-s› | title=‹T›"),
    .init("a second -- is a value", "check -- a -- b", "check | PATH=‹a›‹--›‹b› |"),
    .init("--help behind --", "check -- --help -h", "check | PATH=‹--help›‹-h› |"),
    .init("-- at the end", "check a --", "check | PATH=‹a› |"),
    .init("- is a value", "import notes - --kind lived", "import notes | FILE=‹-› | kind=‹lived›"),
    .init("- as an option's value", "study new s -t -", "study new | STUDY=‹s› | title=‹-›"),
    .init(
      "repeated option", "study new s -t T --need see --need=hear",
      "study new | STUDY=‹s› | title=‹T› need=‹see› need=‹hear›"),
    .init(
      "order is kept", "study new s -q -tT -n", "study new | STUDY=‹s› | quiet title=‹T› dry-run"),
    .init("no optional argument", "show tram", "show | STUDY=‹tram› PARTICIPANT= |"),
    .init("an optional argument", "show tram P1", "show | STUDY=‹tram› PARTICIPANT=‹P1› |"),
    .init(
      "options between", "show tram --from=x P1", "show | STUDY=‹tram› PARTICIPANT=‹P1› | from=‹x›"),
    .init("no repeated argument", "check", "check | PATH= |"),
    .init("repeated argument", "check a b c", "check | PATH=‹a›‹b›‹c› |"),
    .init("at least one", "copy a", "copy | PATH=‹a› |"),
    .init(
      "repeated after required", "study task add s t 1.1.1 1.4.3",
      "study task add | STUDY=‹s› TEXT=‹t› CRITERION=‹1.1.1›‹1.4.3› |"),
    .init(
      "empty where allowed", "study new s -tT --note=", "study new | STUDY=‹s› | title=‹T› note=‹›"),
    .init(
      "empty and apart", "study new s -tT --note \"\"", "study new | STUDY=‹s› | title=‹T› note=‹›"),
    .init(
      "an allowed word", "study new s -tT --platform ios",
      "study new | STUDY=‹s› | title=‹T› platform=‹ios›"),
    .init("workspace first", "--workspace d check", "check | PATH= | workspace=‹d›"),
    .init("workspace with =", "--workspace=d check", "check | PATH= | workspace=‹d›"),
    .init("workspace between", "study --workspace d list", "study list | | workspace=‹d›"),
    .init("workspace last", "check --workspace d", "check | PATH= | workspace=‹d›"),
    .init("linear twice", "--linear check --linear", "check | PATH= | linear linear"),
    .init("a flag of the verb", "study list --json", "study list | | json"),
    .init("verb words as values", "check study new", "check | PATH=‹study›‹new› |"),
    .init("other scripts", "show größe 東京", "show | STUDY=‹größe› PARTICIPANT=‹東京› |"),
    .init("a hyphen inside", "show a-b", "show | STUDY=‹a-b› PARTICIPANT= |"),
  ]

  @Test(arguments: rows) func understands(_ row: UnderstoodRow) {
    let ending = Sample.frame.ending(row.line)
    // The sample ends an empty part with its separator and a space.
    let words = ending.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let expected = row.understood.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == expected)
    #expect(ending.messages.isEmpty)
  }
}

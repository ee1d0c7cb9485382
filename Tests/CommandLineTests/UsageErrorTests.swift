import Localization
import Testing

@testable import CommandLine

/// A wrong command line and everything that is said about it.
struct RefusedRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var line: String
  var lines: [String]

  init(_ name: String, _ line: String, _ lines: String...) {
    testDescription = name
    self.line = line
    self.lines = lines
  }
}

@Suite struct UsageErrorTests {
  static let verbs: [RefusedRow] = [
    .init(
      "a wrong verb", "chek", "error: chek: there is no such verb",
      "fix: did you mean check?  kerb check"),
    .init(
      "neighbours swapped", "sutdy list", "error: sutdy: there is no such verb",
      "fix: did you mean study?  kerb study list"),
    .init(
      "capitals", "Check a", "error: Check: there is no such verb",
      "fix: did you mean check?  kerb check a"),
    .init(
      "a beginning is not enough", "stu list", "error: stu: there is no such verb",
      "fix: did you mean study?  kerb study list"),
    .init(
      "nothing near", "frobnicate", "error: frobnicate: there is no such verb",
      "fix: kerb --help lists the verbs"),
    .init(
      "wrong in a group", "study nwe s", "error: nwe: kerb study has no such verb",
      "fix: did you mean new?  kerb study new s"),
    .init(
      "wrong in a group in a group", "study task ad", "error: ad: kerb study task has no such verb",
      "fix: did you mean add?  kerb study task add"),
    .init(
      "nothing near in a group", "study frobnicate",
      "error: frobnicate: kerb study has no such verb", "fix: kerb study --help lists the verbs"),
    .init(
      "the word of another group", "task add s", "error: task: there is no such verb",
      "fix: did you mean kerb study task?"),
    .init(
      "the verb of a group", "notes f.csv", "error: notes: there is no such verb",
      "fix: did you mean kerb import notes?"),
    .init(
      "a hidden verb is not offered", "secrte", "error: secrte: there is no such verb",
      "fix: kerb --help lists the verbs"),
    .init(
      "a group alone", "study", "error: kerb study: a verb is missing: new, list, task",
      "fix: kerb study --help says what they do"),
    .init(
      "values before a verb", "study -- new",
      "error: kerb study: a verb is missing: new, list, task",
      "fix: kerb study --help says what they do"),
    .init(
      "help about nothing", "help study shwo", "error: shwo: kerb study has no such verb",
      "fix: kerb study --help lists the verbs"),
    .init(
      "help about a typo", "help stduy new", "error: stduy: there is no such verb",
      "fix: did you mean study?  kerb help study new"),
    .init(
      "help about the word of another group", "help task", "error: task: there is no such verb",
      "fix: did you mean kerb help study task?"),
    .init(
      "help behind a verb", "help check this", "error: this: kerb check has no such verb",
      "fix: kerb check --help lists the options"),
    .init(
      "--help on a typo", "chekc --help", "error: chekc: there is no such verb",
      "fix: did you mean check?  kerb check --help"),
    .init(
      "controls are shown", "\u{1B}[31m", "error: \\u{1b}[31m: there is no such verb",
      "fix: kerb --help lists the verbs"),
  ]

  static let options: [RefusedRow] = [
    .init(
      "a wrong option", "study new s --titel T",
      "error: --titel: kerb study new has no such option",
      "fix: did you mean --title?  kerb study new s --title T"),
    .init(
      "a wrong option with =", "study new s --titel=\"a b\"",
      "error: --titel: kerb study new has no such option",
      "fix: did you mean --title?  kerb study new s \"--title=a b\""),
    .init(
      "a beginning of an option", "study new s --dry",
      "error: --dry: kerb study new has no such option",
      "fix: did you mean --dry-run?  kerb study new s --dry-run"),
    .init(
      "a wrong global option", "check --lineer",
      "error: --lineer: kerb check has no such option",
      "fix: did you mean --linear?  kerb check --linear"),
    .init(
      "an option of other verbs", "check --json", "error: --json: kerb check has no such option",
      "fix: kerb check --help lists the options"),
    .init(
      "a wrong letter", "study new s -x", "error: -x: kerb study new has no such option",
      "fix: kerb study new --help lists the options; a value that begins with a hyphen goes after --"
    ),
    .init(
      "a wrong letter among others", "study new s -nxq",
      "error: -x in -nxq: kerb study new has no such option",
      "fix: kerb study new --help lists the options; a value that begins with a hyphen goes after --"
    ),
    .init(
      "a negative number", "check -5", "error: -5: kerb check has no such option",
      "fix: kerb check --help lists the options; a value that begins with a hyphen goes after --"),
    .init(
      "a mark on the hyphen", "check -\u{301}x",
      "error: -\u{301} in -\u{301}x: kerb check has no such option",
      "fix: kerb check --help lists the options; a value that begins with a hyphen goes after --"),
    .init(
      "an option before the verb", "--json study list",
      "error: --json: this option cannot stand before the verb",
      "fix: put the verb first: kerb VERB --json"),
    .init(
      "an option inside the verb", "study --json list",
      "error: --json: this option cannot stand before the verb",
      "fix: put the verb first: kerb study VERB --json"),
    .init(
      "a typo before the verb", "--verison",
      "error: --verison: this option cannot stand before the verb",
      "fix: did you mean --version?  kerb --version"),
    .init(
      "a flag with a value", "study new s --dry-run=yes",
      "error: --dry-run: this option takes no value", "fix: write --dry-run alone"),
    .init(
      "no value", "study new s --title", "error: --title: the value is missing",
      "fix: --title TEXT: The study's title."),
    .init(
      "no value for a letter", "study new s -nt", "error: --title: the value is missing",
      "fix: --title TEXT: The study's title."),
    .init(
      "no value for the workspace", "--workspace", "error: --workspace: the value is missing",
      "fix: --workspace DIR: Use the workspace in this folder."),
    .init(
      "an option as a value", "study new s --title --json",
      "error: --title: the value is missing; --json looks like an option",
      "fix: if --json is the value, write --title=--json"),
    .init(
      "a letter as a value", "study new s -t -x y",
      "error: --title: the value is missing; -x looks like an option",
      "fix: if -x is the value, write --title=-x"),
    .init(
      "-- as a value", "study new s --title --",
      "error: --title: the value is missing; -- looks like an option",
      "fix: if -- is the value, write --title=--"),
    .init(
      "an empty value", "study new s --title=", "error: --title: the value is empty",
      "fix: --title TEXT: The study's title."),
    .init(
      "an empty value apart", "study new s -t \"\"", "error: --title: the value is empty",
      "fix: --title TEXT: The study's title."),
    .init(
      "given twice", "study new s -t a --title b",
      "error: --title: given twice, and it takes one value",
      "fix: keep one of them"),
    .init(
      "a flag twice", "study new s -t a -nn", "error: --dry-run: given more than once",
      "fix: keep one of them"),
    .init(
      "the workspace twice", "--workspace a check --workspace b",
      "error: --workspace: given twice, and it takes one value", "fix: keep one of them"),
    .init(
      "a required option", "study new s", "error: kerb study new: --title is missing",
      "fix: add --title TEXT: The study's title."),
    .init(
      "a required option with words", "import notes f",
      "error: kerb import notes: --kind is missing",
      "fix: add --kind KIND: Where the notes come from.",
      "  lived: From sessions with participants.", "  expert: From a specialist."),
    .init(
      "a wrong word", "study new s -t T --platform=andriod",
      "error: --platform: andriod is not one of: web, ios, android",
      "fix: did you mean android?  kerb study new s -t T --platform=android"),
    .init(
      "a wrong word apart", "study new s -t T --platform Web",
      "error: --platform: Web is not one of: web, ios, android",
      "fix: did you mean web?  kerb study new s -t T --platform web"),
    .init(
      "a word far off", "import notes f --kind guess",
      "error: --kind: guess is not one of: lived, expert", "fix: choose one of: lived, expert",
      "  lived: From sessions with participants.", "  expert: From a specialist."),
  ]

  static let arguments: [RefusedRow] = [
    .init(
      "no argument", "show", "error: kerb show: STUDY is missing: The study.",
      "fix: for example: kerb show tram P01"),
    .init(
      "the second is missing", "study task add s",
      "error: kerb study task add: TEXT is missing: What people are asked to do.",
      "fix: for example: kerb study task add tram \"Buy a day ticket\""),
    .init(
      "both are missing", "study task add",
      "error: kerb study task add: STUDY is missing: The study.",
      "fix: for example: kerb study task add tram \"Buy a day ticket\""),
    .init(
      "at least one", "copy", "error: kerb copy: PATH is missing: A file.",
      "fix: for example: kerb copy a b"),
    .init(
      "a missing argument goes before a missing option", "study new",
      "error: kerb study new: STUDY is missing: The study's short name.",
      "fix: for example: kerb study new tram --title \"Tram tickets\""),
    .init(
      "too many", "study new s t --title T", "error: t: one value too many for kerb study new",
      "fix: kerb study new STUDY --title TEXT [options]; text with spaces needs quotes"),
    .init(
      "too many for none", "study list all", "error: all: one value too many for kerb study list",
      "fix: kerb study list [options]; text with spaces needs quotes"),
    .init(
      "an empty argument", "show \"\"", "error: kerb show: STUDY is empty", "fix: STUDY: The study."
    ),
    .init(
      "a wrong word", "completions bsh", "error: SHELL: bsh is not one of: bash, zsh, fish",
      "fix: did you mean bash or zsh?"),
    .init(
      "a word far off", "completions powershell",
      "error: SHELL: powershell is not one of: bash, zsh, fish",
      "fix: choose one of: bash, zsh, fish"),
  ]

  @Test(arguments: verbs + options + arguments) func explains(_ row: RefusedRow) {
    let ending = Sample.frame.ending(row.line)
    #expect(ending.messages == row.lines.map { $0 + "\n" }.joined())
    #expect(ending.output.isEmpty)
    #expect(ending.status == 64)
  }
}

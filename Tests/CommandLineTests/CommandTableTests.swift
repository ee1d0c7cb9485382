import Localization
import Testing

@testable import CommandLine

@Suite struct CommandTableTests {
  @Test func findsNoFaultInTheSample() {
    #expect(Sample.frame.completeTable().problems() == [])
  }

  /// A verb with one fault, and what is said about it.
  struct FaultRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var problem: String
    var change: @Sendable (inout Verb) -> Void

    init(_ name: String, _ problem: String, _ change: @escaping @Sendable (inout Verb) -> Void) {
      testDescription = name
      self.problem = problem
      self.change = change
    }
  }

  static let faults: [FaultRow] = [
    .init("summary", "kerb good: the summary is no sentence") { $0.summary = "Do good" },
    .init("no example", "kerb good: there is no example") { $0.examples = [] },
    .init("effect", "kerb good: the example kerb good has no effect in words") {
      $0.examples = [.init("kerb good", "")]
    },
    .init("example calls nothing", "kerb good: the example good calls no kerb") {
      $0.examples = [.init("good", "Good.")]
    },
    .init("example calls another", "kerb good: the example kerb help calls something else") {
      $0.examples = [.init("kerb help", "Helps.")]
    },
    .init("option twice", "kerb good: --a is there twice") {
      $0.options = [.flag("a", "A."), .flag("a", "A.")]
    },
    .init("a global option", "kerb good: --linear is there twice") {
      $0.options = [.flag("linear", "A.")]
    },
    .init("letter twice", "kerb good: --a: the letter x is there twice") {
      $0.options = [.flag("a", "A.", short: "x"), .flag("b", "B.", short: "x")]
    },
    .init("the letter of help", "kerb good: --a: the letter h is there twice") {
      $0.options = [.flag("a", "A.", short: "h")]
    },
    .init("option name", "kerb good: --Big is no lower-case name") {
      $0.options = [.flag("Big", "A.")]
    },
    .init("option help", "kerb good: --a: the help is no sentence") {
      $0.options = [.flag("a", "")]
    },
    .init("otherwise", "kerb good: --a: what holds otherwise ends with a full stop") {
      $0.options = [.value("a", "A", "A.", otherwise: "b.")]
    },
    .init("required and otherwise", "kerb good: --a cannot be required") {
      $0.options = [.value("a", "A", "A.", isRequired: true, otherwise: "b")]
      $0.examples = [.init("kerb good --a b", "Good.")]
    },
    .init("a word with a space", "kerb good: --a: the word b c needs quotes") {
      $0.options = [.value("a", "A", "A.", .words(["b c"]))]
    },
    .init("argument twice", "kerb good: A is there twice") {
      $0.arguments = [.optional("A", "A."), .optional("A", "A.")]
    },
    .init("argument help", "kerb good: A: the help is no sentence") {
      $0.arguments = [.optional("A", "A thing")]
    },
    .init("repeating first", "kerb good: A must come last") {
      $0.arguments = [.repeating("A", "A."), .optional("B", "B.")]
    },
    .init("required late", "kerb good: B is required and follows an optional one") {
      $0.arguments = [.optional("A", "A."), .required("B", "B.")]
      $0.examples = [.init("kerb good a b", "Good.")]
    },
  ]

  @Test(arguments: faults) func findsFaults(_ row: FaultRow) {
    var good = Verb(["good"], "Do good.", examples: [.init("kerb good", "Does good.")]) { _ in
      .success
    }
    row.change(&good)
    let help = Verb(["help"], "Help.", examples: [.init("kerb help", "Helps.")]) { _ in .success }
    let table = CommandTable(verbs: [good, help], groups: [VerbGroup([], "Do good.")])
    #expect(table.problems() == [row.problem])
  }

  @Test func findsFaultsOfPaths() {
    let run: Verb.Run = { _ in .success }
    let verbs = [
      Verb(["a"], "A.", isHidden: true, run: run), Verb(["a"], "A.", isHidden: true, run: run),
      Verb(["a", "b"], "B.", isHidden: true, run: run),
      Verb(["c", "D"], "D.", isHidden: true, run: run),
    ]
    let table = CommandTable(verbs: verbs, groups: [VerbGroup([], "A."), VerbGroup(["x"], "X.")])
    #expect(
      table.problems() == [
        "kerb a is there twice", "kerb a b stands below a verb",
        "kerb c D is no path of lower-case words", "kerb c has no summary",
        "kerb x leads to no verb",
      ])
  }

  struct QuotingRow: CustomTestStringConvertible, Sendable {
    var word: String
    var quoted: String
    var testDescription: String { word }
  }

  static let quoting: [QuotingRow] = [
    QuotingRow(word: "tram-tickets", quoted: "tram-tickets"),
    QuotingRow(word: "a b", quoted: "\"a b\""), QuotingRow(word: "", quoted: "\"\""),
    QuotingRow(word: "it's", quoted: "\"it's\""), QuotingRow(word: "$HOME", quoted: "'$HOME'"),
    QuotingRow(word: "it's $5", quoted: "'it'\\''s $5'"),
    QuotingRow(word: "größe", quoted: "größe"), QuotingRow(word: "*", quoted: "\"*\""),
    QuotingRow(word: "say \"x\"", quoted: "'say \"x\"'"),
  ]

  @Test(arguments: quoting) func quotesForAShell(_ row: QuotingRow) {
    #expect(CommandLineText.quoted(row.word) == row.quoted)
    #expect(CommandLineText.words(of: "kerb \(row.quoted) x") == ["kerb", row.word, "x"])
  }
}

package import Localization

/// One verb of the command, described once: parsing, help, the manual and completions follow from it.
package struct Verb: Sendable {
  /// What a verb does when it is called.
  package typealias Run = @Sendable (Invocation) throws -> ExitStatus

  /// The words after `kerb`, such as `["study", "task", "add"]`.
  package var path: [String]
  /// One sentence.
  var summary: Sentence
  /// Paragraphs shown after the options.
  var discussion: [Sentence]
  var examples: [Example]
  var arguments: [Argument]
  /// Made when it is asked for: most verbs are not the one that was called, and options of records are many.
  private var declared: @Sendable () -> [Option]
  var options: [Option] {
    get { declared() }
    set { declared = { newValue } }
  }
  /// Works, but help and completions do not mention it.
  var isHidden: Bool
  /// Whether further verbs begin with this one's words: `kerb audit FILE` and `kerb audit speak FILE`.
  var leadsOn: Bool
  var run: Run

  package init(
    _ path: [String], _ summary: Sentence, examples: [Example] = [], arguments: [Argument] = [],
    options: @autoclosure @escaping @Sendable () -> [Option] = [], discussion: [Sentence] = [],
    isHidden: Bool = false,
    leadsOn: Bool = false, run: @escaping Run
  ) {
    self.path = path
    self.summary = summary
    self.examples = examples
    self.arguments = arguments
    declared = options
    self.discussion = discussion
    self.isHidden = isHidden
    self.leadsOn = leadsOn
    self.run = run
  }

  /// A command line and what it does.
  package struct Example: Hashable, Sendable {
    /// As typed, beginning with `kerb`.
    package var commandLine: String
    var effect: Sentence

    package init(_ commandLine: String, _ effect: Sentence) {
      self.commandLine = commandLine
      self.effect = effect
    }
  }

  /// `kerb study task add`.
  package var commandWords: String {
    CommandTable.commandWords(path)
  }

  /// Whether the verb has an option or an argument of this name.
  func declares(_ name: String) -> Bool {
    option(named: name) != nil || arguments.contains { $0.name == name }
  }

  /// The option with this long name, its own or one that every verb has.
  package func option(named name: String) -> Option? {
    options.first { $0.name == name } ?? Option.everywhere.first { $0.name == name }
  }

  /// The option with this letter, its own or one that every verb has.
  func option(short letter: Character) -> Option? {
    options.first { $0.short == letter } ?? Option.everywhere.first { $0.short == letter }
  }
}

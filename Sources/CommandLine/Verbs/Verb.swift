package import Localization

/// One verb of the command, described once: parsing, help, the manual and completions follow from it.
package struct Verb: Sendable {
  /// What a verb does when it is called.
  package typealias Run = @Sendable (Invocation) throws -> ExitStatus

  /// The words after `kerb`, such as `["study", "task", "add"]`.
  package var path: [String]
  private var told: Told
  private var takes: Takes
  /// Works, but help and completions do not mention it.
  var isHidden: Bool
  /// Whether further verbs begin with this one's words: `kerb audit FILE` and `kerb audit speak FILE`.
  var leadsOn: Bool
  var run: Run

  package init(
    _ path: [String], _ summary: @autoclosure @escaping @Sendable () -> Sentence,
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    arguments: @autoclosure @escaping @Sendable () -> [Argument] = [],
    options: @autoclosure @escaping @Sendable () -> [Option] = [],
    discussion: @autoclosure @escaping @Sendable () -> [Sentence] = [],
    isHidden: Bool = false, leadsOn: Bool = false, run: @escaping Run
  ) {
    self.path = path
    told = Told(summary: summary, examples: examples, discussion: discussion)
    takes = Takes(arguments: arguments, options: options)
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

// Most verbs are not the one that is called, and options of records are many: what help says and what a verb takes is
// made when it is asked for.
extension Verb {
  /// What help says.
  private struct Told {
    var summary: @Sendable () -> Sentence
    var examples: @Sendable () -> [Example]
    let discussion: @Sendable () -> [Sentence]
  }

  /// What may be typed behind it.
  private struct Takes {
    var arguments: @Sendable () -> [Argument]
    var options: @Sendable () -> [Option]
  }

  /// One sentence.
  var summary: Sentence {
    get { told.summary() }
    set { told.summary = { newValue } }
  }
  /// Paragraphs shown after the options.
  var discussion: [Sentence] { told.discussion() }
  var examples: [Example] {
    get { told.examples() }
    set { told.examples = { newValue } }
  }
  var arguments: [Argument] {
    get { takes.arguments() }
    set { takes.arguments = { newValue } }
  }
  var options: [Option] {
    get { takes.options() }
    set { takes.options = { newValue } }
  }
}

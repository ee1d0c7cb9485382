package import Localization
import Wording

/// The command around its verbs: reads the command line, calls the verb, reports errors, sets the exit status.
package struct CommandLineApp: Sendable {
  /// Names that completion asks for.
  package struct NameQuery {
    package var kind: NameKind
    /// What the names begin with; what begins otherwise is left out anyway.
    package var prefix = ""
    /// The study on the command line; `nil` where none is.
    package var study: String?
    /// The folder given with `--workspace`.
    package var workspaceFolder: String?
    package var console: Console
  }

  /// Such as `0.1.0`.
  var version: String
  /// Shown in the manual, such as `2026-03-01`; may be empty.
  var releaseDate: String
  /// Called only when a verb is needed: `kerb --version` builds no table.
  var commands: @Sendable () -> CommandTable
  /// What completion offers for names in the workspace.
  var names: @Sendable (NameQuery) throws -> [String]
  /// The study of a command that names none.
  var study: @Sendable (StudyQuery) throws -> StudyDefault
  /// The language of a call: what `--language` asks for, `nil` where it stands nowhere.
  var language: @Sendable (_ tag: String?, Console) throws -> Language
  /// What `kerb` alone does on a terminal, with its options; `nil`, or a pipe, prints the overview.
  var bare: Verb?
  /// What `kerb help` knows beside verbs.
  var topics: [HelpTopic]

  package init(
    version: String, releaseDate: String = "", commands: @escaping @Sendable () -> CommandTable,
    names: @escaping @Sendable (NameQuery) throws -> [String] = { _ in [] },
    study: @escaping @Sendable (StudyQuery) throws -> StudyDefault = { _ in StudyDefault() },
    language: @escaping @Sendable (String?, Console) throws -> Language = { _, console in
      .spoken(console.environment)
    },
    bare: Verb? = nil, topics: [HelpTopic] = []
  ) {
    self.version = version
    self.releaseDate = releaseDate
    self.commands = commands
    self.names = names
    self.study = study
    self.language = language
    self.bare = bare
    self.topics = topics
  }

  /// Runs one command line and hands all output on.
  ///
  /// - `arguments`: The words after the program's name.
  /// - Returns: The exit status for the shell.
  package func run(arguments: [String], console: Console) -> Int32 {
    var status: ExitStatus
    do {
      console.language = try language(OptionReader.language(arguments), console)
      status = try dispatch(arguments, console: console)
    } catch {
      console.flush()
      status = Self.report(error, console: console)
    }
    console.flush()
    if let failure = console.outputFailure {
      status = Self.report(failure, console: console)
    } else if status == .success, console.messageFailure != nil {
      status = .cannotWrite
    }
    return status.rawValue
  }

  private func dispatch(_ arguments: [String], console: Console) throws -> ExitStatus {
    if arguments == ["--version"] { return showVersion(console) }
    let table = completeTable()
    let parser = CommandLineParser(table: table, console: console, bare: bare, study: study)
    switch try parser.request(arguments) {
    case .version:
      return showVersion(console)
    case .bare(let given):
      if let bare, console.isInputTerminal, console.isOutputTerminal {
        return try bare.run(
          Invocation(verb: bare, console: console, given: given, positional: []))
      }
      return try Self.showHelp([], in: table, console: console)
    case .help(let path):
      return try Self.showHelp(path, in: table, console: console)
    case .run(let invocation):
      return try invocation.verb.run(invocation)
    }
  }

  private func showVersion(_ console: Console) -> ExitStatus {
    console.out("kerb \(version)\n")
    return .success
  }

  /// The verbs together with those that the frame brings along.
  func completeTable() -> CommandTable {
    let own = commands()
    return CommandTable(
      verbs: own.verbs + [completionsVerb(), helpVerb(), completeVerb()], groups: own.groups)
  }

  /// Says what went wrong; a broken pipe passes in silence.
  private static func report(_ error: any Error, console: Console) -> ExitStatus {
    switch error {
    case is BrokenPipe:
      return .brokenPipe
    case let error as UsageError:
      console.report(error.error)
      for note in error.notes { console.message("  \(note)") }
      return ExitStatus(error.error.code)
    case let error as WorkbenchError:
      console.report(error)
      return ExitStatus(error.code)
    default:
      console.report(.fault(error))
      return .fault
    }
  }
}

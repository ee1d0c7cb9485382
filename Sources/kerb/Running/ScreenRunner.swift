import CommandLine
import Localization
import Platform
import Records
import Screens
import Terminal
import Wording
import Workbench

/// Opens the terminal for a verb that shows pages, in the way that the person reads, and gives it back afterwards.
enum ScreenRunner {
  /// What a verb with pages is given.
  struct Opened {
    var pages: any PageShowing
    var settings: SettingsSource.Start
    var source: SettingsSource
  }

  /// Runs a verb that only needs pages.
  static func run(
    _ invocation: Invocation, _ body: (any PageShowing) throws -> ExitStatus
  ) throws -> ExitStatus {
    try open(invocation) { try body($0.pages) }
  }

  /// Runs a verb that asks on pages, and says afterwards what came of it.
  static func ask(
    _ invocation: Invocation, _ body: (any PageShowing) throws -> RunResult
  ) throws -> ExitStatus {
    try ask(invocation) { pages, _ in try body(pages) }
  }

  /// The same for a verb that takes notes.
  static func ask(
    _ invocation: Invocation,
    _ body: (_ pages: any PageShowing, _ settings: SettingsSource.Start) throws -> RunResult
  ) throws -> ExitStatus {
    var result = RunResult()
    let status = try open(invocation) { opened in
      result = try body(opened.pages, opened.settings)
      return ExitStatus(result.completion)
    }
    for line in result.lines { invocation.console.line("\(line)") }
    for words in result.words { invocation.console.message("\(words)") }
    return status
  }

  /// Asks for a terminal at both ends before anything is shown.
  ///
  /// - Parameter remedy: What does the same without one.
  /// - Throws: a usage error when standard input or output is no terminal.
  static func requireTerminal(_ invocation: Invocation, orElse remedy: Sentence) throws {
    let console = invocation.console
    guard console.isInputTerminal, console.isOutputTerminal else {
      throw WorkbenchError(
        .usage, at: "",
        "\(invocation.verb.commandWords) needs a terminal to ask and to answer", fix: remedy)
    }
  }

  /// Runs a verb with pages and the personal settings.
  ///
  /// - Throws: a usage error when standard input or output is no terminal.
  static func open(
    _ invocation: Invocation, _ body: (Opened) throws -> ExitStatus
  ) throws -> ExitStatus {
    let console = invocation.console
    try requireTerminal(
      invocation, orElse: "run it on a terminal; `kerb help` shows what works without one")
    console.flush()
    let source = SettingsSource(console)
    let profile =
      invocation.verb.option(named: Verb.Option.profile.name) == nil
      ? nil : invocation.string(Verb.Option.profile.name)
    var start = try source.start(
      profile: profile, isLinear: invocation.isLinear, notesLanguage: notesLanguage(invocation))
    let session = try TerminalSession.open(console)
    defer { session.close() }
    let device = TerminalDevice.system(session, environment: console.environment)
    var known = start.reading
    let view = TerminalView(
      device: device, settings: start.reading, language: console.language
    ) { changed in
      // A choice that cannot be remembered still holds for this run.
      try? source.remember(changed, before: known)
      known = changed
    }
    defer { view.close() }
    do {
      if start.asksHowToRead {
        start.reading.mode = try FirstRun(source: source).ask(view)
        view.settings.mode = start.reading.mode
      }
      if !start.messages.isEmpty { view.say(start.messages) }
      return try body(Opened(pages: view, settings: start, source: source))
    } catch is QuestionLeft {
      return .success
    } catch is TerminalEnded {
      return .success
    }
  }

  /// The language of the workspace's notes; `nil` outside of any, which the verb itself will tell.
  private static func notesLanguage(_ invocation: Invocation) -> String? {
    try? Workbench(invocation).marker().language
  }
}

import CommandLine
import Localization
import Records
import Screens
import Terminal
import Wording

/// `kerb survey run your-network`: how alike five people you trust and you are. Writes nothing, ever.
///
/// It needs no workspace and opens none. It reads how the person wants to read, and stores nothing of that either:
/// a change made with `/reading` holds for this run only.
enum YourNetwork {
  /// The word after `kerb survey run`.
  static let name = "your-network"

  /// Asks on the terminal and shows what came out.
  ///
  /// - Throws: a usage error where standard input or output is no terminal: answers must not stand in a file or a
  ///   history of commands.
  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    guard console.isInputTerminal, console.isOutputTerminal else {
      throw WorkbenchError(
        .usage, at: name,
        "this exercise asks on a terminal, so that no answer stands in a file or a pipe",
        fix: "run `kerb survey run \(name)` on a terminal")
    }
    console.flush()
    for line in try onTerminal(invocation) { console.message(line) }
    return .success
  }

  private static func onTerminal(_ invocation: Invocation) throws -> [Sentence] {
    try TerminalDevice.withSystem(invocation.console) { try ask(invocation, on: $0) }
  }

  /// Asks on a terminal that is open already.
  ///
  /// - Returns: What is said once the terminal has been given back.
  static func ask(_ invocation: Invocation, on device: TerminalDevice) throws -> [Sentence] {
    let console = invocation.console
    let hasProfile = invocation.verb.option(named: Verb.Option.profile.name) != nil
    let start = try SettingsSource(console).start(
      profile: hasProfile ? invocation.string(Verb.Option.profile.name) : nil,
      isLinear: invocation.isLinear)
    var mode = start.reading.mode
    do {
      let view = TerminalView(
        device: device, settings: start.reading, language: console.language
      ) { mode = $0.mode }
      defer { view.close() }
      var exercise = YourNetworkExercise(pages: view)
      try exercise.run()
    } catch is QuestionLeft {
      // Leaving early is one way to end it.
    } catch is TerminalEnded {
      return []
    }
    return farewell(mode)
  }

  /// The last words: nothing was written. Plain lines stay readable on the terminal itself.
  static func farewell(_ mode: ReadingMode) -> [Sentence] {
    let kept: Sentence = "Nothing was written: no file, no history."
    guard mode == .linear else { return [kept] }
    return [
      kept,
      "The lines above still stand in this terminal. Clear it if somebody else uses it.",
    ]
  }
}

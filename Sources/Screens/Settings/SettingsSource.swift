package import Localization
import Recording
import Records
package import Terminal
package import Wording
import Workbench

/// How a person reads in this run: from their options, their environment and their own settings, in this order.
package struct SettingsSource {
  private let environment: (String) -> String?
  private let isTerminal: Bool
  private let prefersLinear: Bool
  private let own: OwnSettings

  /// - Parameters:
  ///   - environment: The value of an environment variable.
  ///   - isTerminal: Whether what is shown goes to a terminal.
  ///   - prefersLinear: Whether the environment asks for plain lines.
  package init(
    environment: @escaping (String) -> String?, isTerminal: Bool, prefersLinear: Bool
  ) {
    self.environment = environment
    self.isTerminal = isTerminal
    self.prefersLinear = prefersLinear
    own = OwnSettings(environment: environment)
  }

  /// What a run starts with.
  package struct Start {
    package var reading: ReadingSettings
    /// Whether nobody has said yet how they want to read: then the first run asks.
    package var asksHowToRead: Bool
    /// The words that may begin a note, with the person's own; those with a problem are left out.
    var shortcuts: Shortcuts
    /// The role the person usually records in.
    var recorderRole: Role?
    /// What is wrong with the settings, to be said once at the start.
    var problems: [WorkbenchError]

    /// The problems as messages of a page.
    package var messages: [Message] {
      problems.map { problem in
        let remedy: Sentence =
          problem.remedy.isEmpty ? "" : " \(SettingsSource.sentence(problem.remedy.capitalised))"
        return .error(
          "\(problem.place): \(SettingsSource.sentence(problem.problem))\(remedy)"
        )
      }
    }
  }

  /// Where the settings lie; `nil` when there is no home.
  package var path: String? { own.path }

  /// What this run starts with.
  ///
  /// - Parameters:
  ///   - profile: The word after `--profile`.
  ///   - isLinear: Whether `--linear` was given.
  ///   - notesLanguage: The workspace's language, for those who have chosen none.
  /// - Throws: `WorkbenchError` with the code `usage` for a word that is no way of reading.
  package func start(
    profile: String? = nil, isLinear: Bool = false, notesLanguage: String? = nil
  ) throws -> Start {
    let read = own.read()
    let settings = read.choices
    var problems = read.problems
    let place = own.path.map { Printable.text($0) } ?? OwnSettings.fileName
    func word<Value: RawRepresentable & CaseIterable>(_ text: String?, _ key: String) -> Value?
    where Value.RawValue == String {
      guard let text else { return nil }
      if let value = Value(rawValue: text) { return value }
      problems.append(Self.unknown(text, key, Value.allCases.map(\.rawValue), at: place))
      return nil
    }
    let stored: ReadingMode? = word(settings.reading, "reading")
    let verbosity: Verbosity? = word(settings.verbosity, "verbosity")
    let role: Role? = word(settings.recorderRole, "recorderRole")
    let keys = OwnKeys(settings.keys, at: place)
    let shortcuts = Shortcuts(
      language: settings.language ?? notesLanguage, own: settings.shortcuts)
    problems += keys.problems
    problems += shortcuts.problems.map {
      WorkbenchError(.invalidData, at: place, "\($0)", fix: "")
    }
    let wanted = try profile.map(Self.mode)
    let plain: ReadingMode? = isLinear || prefersLinear ? .linear : nil
    // What was typed for this run wins over the environment, and that over what is stored.
    let mode = (isLinear ? .linear : wanted) ?? plain ?? stored
    let reading = ReadingSettings(
      mode: mode ?? .linear, verbosity: verbosity ?? .full, keys: keys.bindings,
      allowsColour: ColourWish(environment, isTerminal: isTerminal).allowsColour)
    return Start(
      reading: reading, asksHowToRead: mode == nil && settings.reading == nil,
      shortcuts: shortcuts, recorderRole: role, problems: problems)
  }

  /// Remembers how the person reads.
  func remember(_ mode: ReadingMode) throws(WorkbenchError) {
    try own.remember(reading: mode.rawValue)
  }

  /// Remembers how much is said.
  func remember(_ verbosity: Verbosity) throws(WorkbenchError) {
    try own.remember(verbosity: verbosity.rawValue)
  }

  /// Remembers what a person has changed while pages were shown: how they read and how much is said.
  ///
  /// What was only for this run, such as `--profile`, is not stored.
  package func remember(_ now: ReadingSettings, before: ReadingSettings) throws(WorkbenchError) {
    try own.remember(
      reading: now.mode == before.mode ? nil : now.mode.rawValue,
      verbosity: now.verbosity == before.verbosity ? nil : now.verbosity.rawValue)
  }

  /// Remembers the role that the person records in.
  func remember(_ role: Role) throws(WorkbenchError) {
    try own.remember(recorderRole: role.id)
  }

  private static func mode(_ typed: String) throws -> ReadingMode {
    if let mode = ReadingMode(rawValue: typed.lowercased()) { return mode }
    let words = ReadingMode.allCases.map(\.rawValue)
    let near = Spelling.nearest(to: typed, among: words)
    throw WorkbenchError(
      .usage, at: "--profile", "there is no way of reading called \(Quoted(typed))",
      fix: near.map { "did you mean \($0)?" } ?? "write one of \(words.joined(separator: ", "))")
  }

  private static func unknown(
    _ text: String, _ key: String, _ words: [String], at place: String
  ) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: place, "\(key) is \(Quoted(text)), which kerb does not know",
      fix: "write one of \(words.joined(separator: ", "))")
  }

  /// A part of an error as a sentence of its own; some end with their own mark already.
  private static func sentence(_ words: Sentence) -> Sentence {
    let text = words.plain()
    return [".", "?", "!"].contains { text.hasSuffix($0) } ? words : "\(words)."
  }
}

extension ReadingMode {
  /// The way of reading, in a sentence.
  package var meaning: Sentence {
    switch self {
    case .standard: "Full screen."
    case .screenReader: "Full screen for a screen reader or braille, one column of sentences."
    case .lowVision: "Full screen, large and simple."
    case .linear: "Plain lines, one after the other."
    }
  }
}

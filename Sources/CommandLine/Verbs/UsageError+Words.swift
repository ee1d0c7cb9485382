import Localization
import Wording

/// What is said about verbs, arguments and closed lists of words.
extension UsageError {
  static func unknownVerb(
    _ path: [String], in table: CommandTable, words: [String], at position: Int
  ) -> UsageError {
    let word = path.last ?? ""
    let before = Array(path.dropLast())
    let known = table.words(below: before).map(\.name)
    let remedy =
      didYouMean(
        Spelling.near(word, among: known), spelling: { $0 },
        corrected: { CorrectedLine(words: words, position: position, whole: $0).text })
      ?? elsewhere(word, in: table, isHelp: words.first == "help")
      ?? seeHelp(about: before, in: table)
    let problem: Sentence =
      before.isEmpty
      ? "there is no such verb" : "\(CommandTable.commandWords(before)) has no such verb"
    return UsageError(at: word, problem, fix: remedy)
  }

  private static func seeHelp(about path: [String], in table: CommandTable) -> Sentence {
    if case .verb(let verb) = table.node(at: path) { return seeOptions(of: verb) }
    return "\(CommandTable.commandWords(path)) `--help` lists the verbs"
  }

  /// The right word in the wrong place: `kerb task` for `kerb study task`.
  private static func elsewhere(
    _ word: String, in table: CommandTable, isHelp: Bool
  ) -> Sentence? {
    let paths = table.shownVerbs.flatMap { verb in
      verb.path.indices.filter { $0 > 0 && verb.path[$0] == word }.map { verb.path[...$0] }
    }
    var known: [String] = []
    for words in paths.map({ CommandTable.commandWords((isHelp ? ["help"] : []) + $0) })
    where !known.contains(words) {
      known.append(words)
    }
    guard (1...3).contains(known.count) else { return nil }
    return question(known)
  }

  static func missingVerb(after path: [String], in table: CommandTable) -> UsageError {
    let words = CommandTable.commandWords(path)
    let verbs = table.words(below: path).map(\.name).joined(separator: ", ")
    return UsageError(
      at: words, "a verb is missing: \(verbs)", fix: "\(words) `--help` says what they do")
  }

  package static func missingArgument(_ name: String, of verb: Verb) -> UsageError {
    let argument = verb.arguments.first { $0.name == name }
    let meaning = argument.map { ": \($0.help)" } ?? ""
    let example = verb.examples.first?.commandLine ?? verb.usage
    return UsageError(
      at: verb.commandWords, "\(name) is missing\(meaning)", fix: "for example: \(example)",
      notes: notes(explaining: argument?.kind.allowedWords ?? []))
  }

  static func emptyArgument(_ argument: Verb.Argument, of verb: Verb) -> UsageError {
    UsageError(
      at: verb.commandWords, "\(argument.name) is empty",
      fix: "\(argument.name): \(argument.help)")
  }

  static func tooMany(_ value: String, of verb: Verb) -> UsageError {
    UsageError(
      at: value, "one value too many for \(verb.commandWords)",
      fix: "\(verb.usage); text with spaces needs quotes")
  }

  /// - Parameters:
  ///   - holder: The option or argument that takes the word.
  ///   - corrected: The whole command line with another word instead.
  static func unknownWord(
    _ value: String, for holder: String, allowed: [OfferedWord], corrected: (String) -> String
  ) -> UsageError {
    let names = allowed.map(\.name)
    let remedy = didYouMean(
      Spelling.near(value, among: names), spelling: { $0 }, corrected: corrected)
    let list = names.joined(separator: ", ")
    return UsageError(
      at: holder, "\(value) is not one of: \(list)", fix: remedy ?? "choose one of: \(list)",
      notes: remedy == nil ? notes(explaining: allowed) : [])
  }

  /// `did you mean --title?  kerb study new --title "Tram tickets"`; `nil` where nothing is near.
  static func didYouMean(
    _ near: [String], spelling: (String) -> String, corrected: (String) -> String
  ) -> Sentence? {
    guard let first = near.first else { return nil }
    let question = question(near.map(spelling))
    return near.count == 1 ? "\(question)  \(corrected(first))" : question
  }

  /// `did you mean list, show or edit?`
  private static func question(_ names: [String]) -> Sentence {
    "did you mean \(Sentence.list(names, .or))?"
  }
}

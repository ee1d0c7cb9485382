import Localization
import Wording

/// What is said about options.
extension UsageError {
  static func unknownOption(
    _ name: String, attached: String?, of verb: Verb, words: [String], at position: Int
  ) -> UsageError {
    let known = (verb.options + Verb.Option.everywhere).map(\.name)
    let end = attached.map { "=\($0)" } ?? ""
    let remedy = didYouMean(
      Spelling.near(name, among: known), spelling: { "--\($0)" },
      corrected: { CorrectedLine(words: words, position: position, whole: "--\($0)\(end)").text })
    return noSuchOption(at: "--\(name)", of: verb, fix: remedy ?? seeOptions(of: verb))
  }

  static func unknownLetter(_ letter: Character, in word: String, of verb: Verb) -> UsageError {
    let place = word.unicodeScalars.count > 2 ? "-\(letter) in \(word)" : "-\(letter)"
    return noSuchOption(
      at: place, of: verb,
      fix: "\(seeOptions(of: verb)); a value that begins with a hyphen goes after --")
  }

  private static func noSuchOption(
    at place: String, of verb: Verb, fix remedy: Sentence
  ) -> UsageError {
    UsageError(at: place, "\(verb.commandWords) has no such option", fix: remedy)
  }

  static func optionBeforeVerb(
    _ name: String, path: [String], words: [String], at position: Int
  ) -> UsageError {
    let near = Spelling.near(
      String(name.drop { $0 == "-" }),
      among: Verb.Option.everywhere.map(\.name) + (path.isEmpty ? ["version"] : []))
    let remedy = didYouMean(
      near, spelling: { "--\($0)" },
      corrected: { CorrectedLine(words: words, position: position, whole: "--\($0)").text })
    return UsageError(
      at: name, "this option cannot stand before the verb",
      fix: remedy ?? "put the verb first: \(CommandTable.commandWords(path)) VERB \(name)")
  }

  static func flagWithValue(_ option: Verb.Option) -> UsageError {
    UsageError(
      at: option.spelling, "this option takes no value", fix: "write \(option.spelling) alone")
  }

  static func missingValue(of option: Verb.Option) -> UsageError {
    UsageError(at: option.spelling, "the value is missing", fix: hint(option))
  }

  static func emptyValue(of option: Verb.Option) -> UsageError {
    UsageError(at: option.spelling, "the value is empty", fix: hint(option))
  }

  static func valueLikeOption(_ value: String, of option: Verb.Option) -> UsageError {
    let joined = CommandLineText.quoted("\(option.spelling)=\(value)")
    return UsageError(
      at: option.spelling, "the value is missing; \(value) looks like an option",
      fix: "if \(value) is the value, write \(joined)")
  }

  static func givenTwice(_ option: Verb.Option) -> UsageError {
    let problem: Sentence =
      option.isFlag ? "given more than once" : "given twice, and it takes one value"
    return UsageError(at: option.spelling, problem, fix: "keep one of them")
  }

  package static func missingOption(_ option: Verb.Option, of verb: Verb) -> UsageError {
    UsageError(
      at: verb.commandWords, "\(option.spelling) is missing", fix: "add \(hint(option))",
      notes: notes(explaining: option.kind.allowedWords ?? []))
  }

  static func noInteger(_ text: String, option: String, range: ClosedRange<Int>) -> UsageError {
    let limits =
      range.upperBound == .max
      ? "from \(range.lowerBound) up" : "from \(range.lowerBound) to \(range.upperBound)"
    return UsageError(
      at: "--\(option)", "\(text) is not a whole number \(limits)",
      fix: "write a whole number \(limits)")
  }

  /// `--title TEXT: The study's title.`
  private static func hint(_ option: Verb.Option) -> Sentence {
    "\(option.usage): \(option.help)"
  }

  static func seeOptions(of verb: Verb) -> Sentence {
    "\(verb.commandWords) `--help` lists the options"
  }
}

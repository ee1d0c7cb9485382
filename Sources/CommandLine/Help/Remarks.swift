import Localization

/// What help and the manual add to the description of an option or argument.
enum Remarks {
  static func text(for option: Verb.Option) -> Sentence {
    var sentences = [option.help]
    if option.isRequired { sentences.append("Required.") }
    if option.isRepeating { sentences.append("May be given more than once.") }
    sentences += words(of: option.kind)
    if !option.otherwise.isEmpty { sentences.append("Without it: \(option.otherwise).") }
    return .joined(sentences, " ")
  }

  static func text(for argument: Verb.Argument) -> Sentence {
    var sentences = [argument.help]
    if !argument.isRequired { sentences.append("May be left out.") }
    if argument.isRepeating { sentences.append("There may be several.") }
    sentences += words(of: argument.kind)
    return .joined(sentences, " ")
  }

  /// The words that have a meaning worth a line of its own.
  static func explainedWords(of kind: ValueKind) -> [OfferedWord] {
    switch kind {
    case .words(let words), .suggestions(let words): words.filter { !$0.help.isEmpty }
    default: []
    }
  }

  private static func words(of kind: ValueKind) -> [Sentence] {
    switch kind {
    case .words(let words): ["One of: \(list(words))."]
    case .suggestions(let words): ["Such as: \(list(words))."]
    default: []
    }
  }

  private static func list(_ words: [OfferedWord]) -> String {
    words.map(\.name).joined(separator: ", ")
  }
}

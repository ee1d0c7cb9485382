import JSON
package import Localization
import Records
import Wording

/// The words that may begin a line, and what each one means.
///
/// The English words work in every language; a language adds its own, and personal settings add more.
package struct Shortcuts: Hashable, Sendable {
  /// What one word stands for.
  struct Entry: Hashable, Sendable {
    var standard: StandardShortcut
    /// The impact that the word itself carries; `nil` for `b`, which takes a digit.
    var impact: Impact?
  }

  enum Found {
    case unknown
    /// A barrier with a number that is no impact.
    case noImpact
    case meaning(ShortcutMeaning)
  }

  /// Sentences on personal words that could not be used, each with what to do; empty when all fit.
  package private(set) var problems: [Sentence] = []
  private(set) var entries: [Text: Entry] = [:]

  /// The words of a language.
  ///
  /// - Parameter language: A language tag such as "de" or "fr-CA"; English words alone for others and for `nil`.
  package static func standard(language: String?) -> Shortcuts {
    Shortcuts(language: language, own: [:])
  }

  /// The words of a language and a person's own.
  ///
  /// - `own`: Words of 1 to 8 letters and the English shortcut that each stands for: `["p": "q"]`, `["x": "b4"]`.
  ///   Those that do not fit are left out and described by `problems`.
  package init(language: String?, own: [String: String]) {
    for standard in StandardShortcut.allCases {
      entries[Text(standard.rawValue)] = Entry(standard: standard)
    }
    for (word, standard) in LanguageShortcuts.words(of: language) {
      entries[Text(word)] = Entry(standard: standard)
    }
    for (word, target) in own.map({ (Text($0.key), $0.value) }).sorted(by: { $0.0 < $1.0 }) {
      add(word.string, for: target)
    }
  }

  private mutating func add(_ word: String, for target: String) {
    let folded = TypedForm.folded(word.unicodeScalars)
    guard (1...ShortcutWord.longest).contains(folded.unicodeScalars.count),
      folded.unicodeScalars.first.map({ $0.properties.isAlphabetic }) == true,
      folded.unicodeScalars.allSatisfy(TypedForm.isLetter)
    else {
      problems.append("The shortcut \(Quoted(word)) is not used. Choose a word of 1 to 8 letters.")
      return
    }
    guard let entry = Self.entry(for: target) else {
      let words = StandardShortcut.allCases.map(\.rawValue).joined(separator: ", ")
      problems.append(
        "The shortcut \(Quoted(word)) is not used: \(Quoted(target)) is no shortcut. Choose one of \(words), `b0` to `b4`."
      )
      return
    }
    if let known = entries[Text(folded)], known != entry {
      problems.append(
        "The shortcut \(Quoted(word)) is not used: it already means \(known.label). Choose another word."
      )
      return
    }
    entries[Text(folded)] = entry
  }

  /// Reads `q`, `q:` or `b3`.
  private static func entry(for target: String) -> Entry? {
    var folded = TypedForm.folded(target.unicodeScalars).unicodeScalars[...]
    if folded.last == ":" { folded.removeLast() }
    if let standard = StandardShortcut(rawValue: String(folded)) {
      return Entry(standard: standard)
    }
    guard let last = folded.popLast(), let digit = TypedForm.digit(last),
      let impact = Impact(rawValue: digit),
      StandardShortcut(rawValue: String(folded)) == .barrier
    else { return nil }
    return Entry(standard: .barrier, impact: impact)
  }

  func look(up word: ShortcutWord) -> Found {
    guard let entry = entries[Text(word.letters)] else { return .unknown }
    var meaning = entry.standard.meaning
    meaning.impact = entry.impact
    guard let digit = word.digits.first else { return .meaning(meaning) }
    guard entry.standard == .barrier, entry.impact == nil else { return .unknown }
    guard word.digits.count == 1, let impact = Impact(rawValue: digit) else { return .noImpact }
    meaning.impact = impact
    return .meaning(meaning)
  }
}

extension Shortcuts.Entry {
  /// In words: "barrier, impact 3 (serious)".
  var label: Sentence {
    impact.map { "\(standard.label), impact \($0.rawValue) (\($0.label))" } ?? standard.label
  }
}

import Records

/// Takes the names of participants, and the words for their conditions, out of notes.
///
/// Names match as whole words whatever their case. Of a name of several words each one also matches alone where it
/// begins with a capital letter. Names of a single letter are left alone: they are codes, and articles are letters
/// too. Whoever reads a log before it is sent still has to look for nicknames and places.
package struct Withholding: Sendable {
  package struct Result: Sendable {
    package var text: String
    package var names = 0
    package var conditions = 0
  }

  private struct Pattern {
    /// Small letters, one text a character.
    let characters: [String]
    let needsCapital: Bool
    /// Whether letters beside it make it another word; scripts without spaces have no such thing.
    let isWord: Bool
    let replacement: String
    let isCondition: Bool
  }

  /// By first character, the longest first.
  private var patterns: [String: [Pattern]] = [:]

  /// What stands for a condition, and for a word that is part of several names.
  static let condition = "[condition]"
  static let sharedName = "[name]"

  /// - Parameters:
  ///   - people: Names with the P-numbers that stand for them.
  ///   - conditions: As the file words them.
  package init(people: [(name: String, id: String)], conditions: [String]) {
    var found: [String: Pattern] = [:]
    func add(_ word: String, _ replacement: String, capital: Bool = false, condition: Bool = false)
    {
      let characters = word.map { $0.lowercased() }
      let key = characters.joined()
      if let old = found[key] {
        guard old.replacement != replacement, !condition else { return }
        found[key] = Pattern(
          characters: characters, needsCapital: old.needsCapital && capital, isWord: old.isWord,
          replacement: old.needsCapital == capital
            ? Self.sharedName : old.needsCapital ? replacement : old.replacement,
          isCondition: false)
        return
      }
      found[key] = Pattern(
        characters: characters, needsCapital: capital, isWord: Self.hasWords(word),
        replacement: replacement, isCondition: condition)
    }
    for (name, id) in people {
      let whole = trimmed(name)
      if Self.letters(whole) > 1 { add(whole, id) }
      let parts = whole.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}" }
      guard parts.count > 1 else { continue }
      let hasCapitals = whole.contains(where: \.isUppercase)
      for part in parts.map(String.init) where Self.isNamePart(part) {
        let isSmall = part.first?.isLowercase ?? false
        if hasCapitals, isSmall { continue }
        add(part, id, capital: hasCapitals && part.first?.isUppercase == true)
      }
    }
    for condition in conditions where Self.isTelling(condition) {
      add(condition, Self.condition, condition: true)
    }
    for pattern in found.values {
      guard let first = pattern.characters.first else { continue }
      patterns[first, default: []].append(pattern)
    }
    for key in patterns.keys { patterns[key]?.sort { $0.characters.count > $1.characters.count } }
  }

  /// The text with P-numbers for names.
  ///
  /// - Complexity: O(*n*) in the length, times the patterns that begin with one letter.
  package func apply(_ text: String) -> Result {
    if patterns.isEmpty { return Result(text: text) }
    let characters = Array(text)
    let small = characters.map { $0.lowercased() }
    var result = Result(text: "")
    var at = 0
    var kept = 0
    while at < characters.count {
      guard let pattern = patterns[small[at]]?.first(where: { fits($0, at, characters, small) })
      else {
        at += 1
        continue
      }
      result.text += String(characters[kept..<at]) + pattern.replacement
      at += pattern.characters.count
      kept = at
      if pattern.isCondition { result.conditions += 1 } else { result.names += 1 }
    }
    if kept == 0 { return Result(text: text) }
    result.text += String(characters[kept...])
    return result
  }

  private func fits(
    _ pattern: Pattern, _ at: Int, _ characters: [Character], _ small: [String]
  ) -> Bool {
    let end = at + pattern.characters.count
    guard end <= small.count, small[at..<end].elementsEqual(pattern.characters) else {
      return false
    }
    if pattern.needsCapital, !characters[at].isUppercase { return false }
    guard pattern.isWord else { return true }
    let isInside =
      at > 0 && Self.isOfWord(characters[at - 1]) && Self.isOfWord(characters[at])
      || end < characters.count && Self.isOfWord(characters[end - 1])
        && Self.isOfWord(characters[end])
    return !isInside
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func letters(_ text: String) -> Int { text.count(where: isOfWord) }

  private static func hasWords(_ text: String) -> Bool {
    text.contains { $0.isASCII || $0.isCased }
  }

  private static func isNamePart(_ part: String) -> Bool {
    part.contains(where: \.isLetter) && letters(part) > 1
      && !notNames.contains(part.lowercased())
  }

  /// Words of a participant column that name nobody.
  private static let notNames: Set<String> = [
    "participant", "person", "user", "tester", "test", "respondent", "interviewee", "subject",
    "mr", "mrs", "ms", "mx", "dr", "prof", "professor", "miss", "sir", "the", "and", "of", "from",
    "with", "aged", "years", "old", "group",
  ]

  /// Whether a condition says something that notes could give away.
  private static func isTelling(_ condition: String) -> Bool {
    letters(condition) > 2 && !sayNothing.contains(condition.lowercased())
  }

  private static let sayNothing: Set<String> = [
    "none", "unknown", "other", "yes", "not asked", "declined", "n/a", "various", "several",
  ]
}

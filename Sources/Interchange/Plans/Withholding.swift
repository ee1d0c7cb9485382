import Records
import Wording

/// Takes the names of participants, and the words for their conditions, out of notes.
///
/// Names match as whole words whatever their case, with a final "s" too. A name that is a label, such as `ilka:`, is
/// an id whatever its case. Of a name of several words each one also
/// matches alone where it begins with a capital letter; "van", "de" and the like match with the word they lead to.
/// Names of a single letter are left alone: they are codes, and articles are letters too. Conditions match in their
/// common forms, such as "blindness" for "blind". Any run of spaces and hyphens stands for any other. Whoever reads
/// a log before it is sent still has to look for nicknames and places.
package struct Withholding: Sendable {
  package struct Result: Sendable {
    package var text: String
    package var names = 0
    package var conditions = 0
  }

  private struct Pattern {
    /// Small letters, one text a character, as `WordForms.units` gives them.
    let characters: [String]
    let needsCapital: Bool
    /// Whether letters beside it make it another word; scripts without spaces have no such thing.
    let isWord: Bool
    let replacement: String
    let isCondition: Bool
  }

  /// By first character, the longest first.
  private var patterns: [String: [Pattern]] = [:]
  private let labels: NameLabels

  /// What stands for a condition, and for a word that is part of several names.
  static let condition = "[condition]"
  static let sharedName = "[name]"

  /// - Parameters:
  ///   - people: Names with the P-numbers that stand for them.
  ///   - conditions: As the file words them.
  package init(people: [(name: String, id: String)], conditions: [String]) {
    labels = NameLabels(people)
    var found: [String: Pattern] = [:]
    func add(_ word: String, _ replacement: String, capital: Bool = false, condition: Bool = false)
    {
      let characters = WordForms.units(word)
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
      let whole = PlainText.trimmed(name)
      if Self.letters(whole) > 1 { add(whole, id) }
      let parts = WordForms.words(whole)
      guard parts.count > 1 else { continue }
      let hasCapitals = whole.contains(where: \.isUppercase)
      for (at, part) in parts.enumerated() where Self.isNamePart(part) {
        let isParticle = WordForms.isParticle(part)
        if isParticle, at > 0, at + 1 < parts.count { continue }
        let isSmall =
          part.contains(where: \.isLowercase) && !part.contains(where: \.isUppercase)
        if hasCapitals, isSmall { continue }
        add(part, id, capital: isParticle || part.first?.isUppercase == true)
        for joined in WordForms.withParticles(parts, at) { add(joined, id) }
      }
    }
    for (key, name) in found {
      guard let form = WordForms.withFinalS(name.characters), found[key + "s"] == nil else {
        continue
      }
      found[key + "s"] = Pattern(
        characters: form, needsCapital: name.needsCapital, isWord: name.isWord,
        replacement: name.replacement, isCondition: false)
    }
    for condition in conditions where Self.isTelling(condition) {
      for form in WordForms.ofCondition(condition) { add(form, Self.condition, condition: true) }
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
    let (text, count) = labels.replaced(in: text)
    let characters = Array(text)
    let small = characters.map(WordForms.unit)
    var result = Result(text: "", names: count)
    var at = 0
    var kept = 0
    while at < characters.count {
      guard let (pattern, end) = match(at, characters, small) else {
        at += 1
        continue
      }
      result.text += String(characters[kept..<at]) + pattern.replacement
      at = end
      kept = at
      if pattern.isCondition { result.conditions += 1 } else { result.names += 1 }
    }
    if kept == 0 { return Result(text: text, names: count) }
    result.text += String(characters[kept...])
    return result
  }

  private func match(
    _ at: Int, _ characters: [Character], _ small: [String]
  ) -> (pattern: Pattern, end: Int)? {
    for pattern in patterns[small[at]] ?? [] {
      guard let end = WordForms.end(of: pattern.characters, in: small, from: at) else { continue }
      if fits(pattern, at..<end, characters) { return (pattern, end) }
    }
    return nil
  }

  private func fits(_ pattern: Pattern, _ range: Range<Int>, _ characters: [Character]) -> Bool {
    let (at, end) = (range.lowerBound, range.upperBound)
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
    text.contains { $0.isASCII && isOfWord($0) || $0.isCased }
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

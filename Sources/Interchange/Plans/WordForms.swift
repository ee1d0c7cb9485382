/// The ways in which one name or one condition is written.
enum WordForms {
  /// What stands for a run of spaces and hyphens.
  private static let gap = " "

  /// One character in small letters; spaces and hyphens are one unit, and so are apostrophes.
  static func unit(_ character: Character) -> String {
    if isGap(character) { return gap }
    return apostrophes.contains(character) ? "'" : character.lowercased()
  }

  /// The units of a text without gaps at its ends, each inner run of gaps as one.
  static func units(_ text: String) -> [String] {
    var units: [String] = []
    for unit in text.map(unit) where unit != gap || (units.last ?? gap) != gap {
      units.append(unit)
    }
    if units.last == gap { units.removeLast() }
    return units
  }

  /// Where the pattern ends that begins at `from`; `nil` where it does not fit.
  static func end(of pattern: [String], in text: [String], from: Int) -> Int? {
    var at = from
    for unit in pattern {
      guard at < text.count, text[at] == unit else { return nil }
      at += 1
      guard unit == gap else { continue }
      while at < text.count, text[at] == gap { at += 1 }
    }
    return at
  }

  /// The words of a name; an apostrophe belongs to its word.
  static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber && !apostrophes.contains($0) }.map(String.init)
  }

  /// The word at a place with the particles that lead to it: "der Quist" and "van der Quist".
  static func withParticles(_ words: [String], _ place: Int) -> [String] {
    var joined: [String] = []
    var first = place
    while first > 0, isParticle(words[first - 1]) {
      first -= 1
      joined.append(words[first...place].joined(separator: gap))
    }
    return joined
  }

  static func isParticle(_ word: String) -> Bool { particles.contains(word.lowercased()) }

  /// The units of a name with an "s" behind it, unless that makes a common word.
  static func withFinalS(_ units: [String]) -> [String]? {
    guard units.count > 2, let last = units.last, last != "s",
      last.allSatisfy({ $0.isLetter && $0.isCased })
    else { return nil }
    let form = units + ["s"]
    return commonWords.contains(form.joined()) ? nil : form
  }

  /// A condition and its forms: "blind" and "blindness", "dyslexia" and "dyslexic".
  ///
  /// A condition of fewer than four letters has no form but its own.
  static func ofCondition(_ condition: String) -> [String] {
    let word = units(condition).joined()
    guard letters(word) >= shortest else { return [word] }
    var forms = [word] + endings.map { word + $0 }
    for family in families {
      for ending in family.endings where word.hasSuffix(ending) {
        let stem = String(word.dropLast(ending.count))
        if letters(stem) >= family.shortestStem { forms += family.others.map { stem + $0 } }
      }
    }
    return forms
  }

  private static let shortest = 4
  private static let endings = ["ness", "ic", "s", "es", "y", "ia"]

  /// Endings that a condition may have, with those that may stand in their place and the letters left.
  private static let families: [(endings: [String], others: [String], shortestStem: Int)] = [
    (["ness", "es", "s"], ["", "ic"], 4),
    (["ia", "ic", "ics", "y"], ["ia", "ic", "ics", "y"], 4),
    (["ism", "istic", "ist"], ["ism", "istic", "ist", "ists"], 3),
  ]

  private static let particles: Set<String> = [
    "af", "al", "av", "bin", "bint", "da", "dal", "das", "de", "degli", "dei", "del", "della",
    "den", "der", "des", "di", "do", "dos", "du", "el", "ibn", "la", "las", "le", "los", "te",
    "ten", "ter", "van", "vom", "von", "y", "zu", "zum", "zur",
  ]

  /// English words that are a short name and an "s".
  private static let commonWords: Set<String> = ["does", "this", "thus"]

  private static let apostrophes: Set<Character> = ["'", "\u{2018}", "\u{2019}", "\u{2BC}"]

  private static func isGap(_ character: Character) -> Bool {
    switch character {
    case "-", "\u{AD}", "\u{200B}", "\u{2060}", "\u{2010}"..."\u{2015}", "\u{2212}": true
    default: character.isWhitespace
    }
  }

  private static func letters(_ text: String) -> Int {
    text.count { $0.isLetter || $0.isNumber }
  }
}

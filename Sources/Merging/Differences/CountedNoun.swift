import JSON
import Localization
import Records

/// Words for a number of things.
enum CountedNoun {
  /// "1 observation", "3 observations".
  static func text(_ count: Int, _ noun: String) -> Sentence {
    .count(count, noun, plural(noun))
  }

  /// The plural of what a format calls its records or entries.
  static func plural(_ noun: String) -> String {
    if let irregular = irregular[noun] { return irregular }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    let isHissing = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
    return noun + (isHissing ? "es" : "s")
  }

  private static let irregular = [
    "basis": "bases", "described person": "described people", "lost basis": "lost bases",
    "person": "people", "state in a round": "states in rounds",
  ]

  /// Whether one noun is named before another: what a team counts first, then by letters.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let (a, b) = (rank(left), rank(right))
    return a == b ? Text.precedes(left, right) : a < b
  }

  private static func rank(_ noun: String) -> Int {
    ["observation", "finding"].firstIndex(of: noun) ?? 2
  }
}

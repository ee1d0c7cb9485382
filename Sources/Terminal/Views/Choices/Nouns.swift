/// Counts things in words.
enum Nouns {
  /// "1 note", "3 notes", "2 studies".
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(count == 1 ? noun : plural(noun))"
  }

  static func plural(_ noun: String) -> String {
    if noun == "person" { return "people" }
    if noun == "criterion" { return "criteria" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + (["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
  }
}

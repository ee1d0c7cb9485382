/// Small words that sentences of reports share.
package enum Phrase {
  /// "1 person", "3 people"; never a number without its name.
  package static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// "a, b and c".
  package static func list(_ parts: [String]) -> String { joined(parts, "and") }

  /// "a, b or c".
  package static func either(_ parts: [String]) -> String { joined(parts, "or") }

  private static func joined(_ parts: [String], _ word: String) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

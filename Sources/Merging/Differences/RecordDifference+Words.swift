import JSON
package import Localization
import Records

extension RecordDifference {
  /// What happened, as "12 observations added, 1 field changed, 1 field differs"; empty where nothing did.
  package var words: Sentence { .joined(parts { "\($0) added" }, ", ") }

  /// The same in short, for what somebody brings along: "41 observations, 2 findings, 1 withdrawal".
  package var summary: Sentence { .joined(parts { $0 }, ", ") }

  /// - Parameter added: What is said of new things.
  private func parts(_ added: (Sentence) -> Sentence) -> [Sentence] {
    var parts: [Sentence] = []
    let nouns = counts.keys.sorted(by: Self.precedes)
    func note(_ count: KeyPath<Counts, Int>, _ words: (Sentence) -> Sentence) {
      for noun in nouns {
        guard let number = counts[noun]?[keyPath: count], number > 0 else { continue }
        parts.append(words(noun.counted(number)))
      }
    }
    note(\.added, added)
    note(\.deleted) { "\($0) deleted" }
    note(\.restored) { "\($0) restored" }
    note(\.erased) { "\($0) erased" }
    if changedFields > 0 { parts.append("\(changedFields, "field", "fields") changed") }
    if newConflicts > 0 {
      parts.append(newConflicts == 1 ? "1 field differs" : "\(newConflicts) fields differ")
    }
    if settledConflicts > 0 {
      parts.append("\(settledConflicts, "conflict", "conflicts") settled")
    }
    return parts
  }
  /// Whether one noun is named before another: what a team counts first, then by letters.
  private static func precedes(_ left: Noun, _ right: Noun) -> Bool {
    let (a, b) = (rank(left), rank(right))
    return a == b ? Text.precedes(left.single.plain(), right.single.plain()) : a < b
  }

  private static func rank(_ noun: Noun) -> Int {
    [Note.entry.nouns, Finding.format.nouns].firstIndex(of: noun) ?? 2
  }
}

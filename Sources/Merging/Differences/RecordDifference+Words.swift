extension RecordDifference {
  /// What happened, as "12 observations added, 1 field changed, 1 field differs"; empty where nothing did.
  package var words: String { parts("added").joined(separator: ", ") }

  /// The same in short, for what somebody brings along: "41 observations, 2 findings, 1 withdrawal".
  package var summary: String { parts("").joined(separator: ", ") }

  /// - Parameter added: The word after what is new.
  private func parts(_ added: String) -> [String] {
    var parts: [String] = []
    let nouns = counts.keys.sorted(by: CountedNoun.precedes)
    func note(_ count: KeyPath<Counts, Int>, _ word: String) {
      for noun in nouns {
        guard let number = counts[noun]?[keyPath: count], number > 0 else { continue }
        let text = CountedNoun.text(number, noun)
        parts.append(word.isEmpty ? text : "\(text) \(word)")
      }
    }
    note(\.added, added)
    note(\.deleted, "deleted")
    note(\.restored, "restored")
    note(\.erased, "erased")
    if changedFields > 0 { parts.append(CountedNoun.text(changedFields, "field") + " changed") }
    if newConflicts > 0 {
      parts.append(newConflicts == 1 ? "1 field differs" : "\(newConflicts) fields differ")
    }
    if settledConflicts > 0 {
      parts.append(CountedNoun.text(settledConflicts, "conflict") + " settled")
    }
    return parts
  }
}

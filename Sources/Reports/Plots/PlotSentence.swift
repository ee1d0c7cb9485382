import Measures

/// Says a plot in one sentence: how many rows it has, the first, the last, the lowest, the highest, and n.
enum PlotSentence {
  struct Entry {
    let label: String
    let value: Double
    /// The value as the table writes it.
    let words: String
    let n: Int
  }

  /// - Parameters:
  ///   - what: What is measured, such as "Done without help".
  ///   - noun: What a row is: one and several.
  ///   - counted: What n counts.
  static func words(
    _ what: String, _ noun: (one: String, many: String), _ entries: [Entry], counted: String
  ) -> String {
    guard let first = entries.first, let last = entries.last,
      let lowest = entries.min(by: { $0.value < $1.value }),
      let highest = entries.max(by: { $0.value < $1.value }),
      let fewest = entries.map(\.n).min(), let most = entries.map(\.n).max()
    else { return "\(what): there is no figure yet." }
    let n = fewest == most ? "n = \(most)" : "n = \(fewest) to \(most)"
    guard entries.count > 1 else {
      return "\(what), one \(noun.one): “\(first.label)” \(first.words); \(n) \(counted)."
    }
    let ends = "first “\(first.label)” \(first.words), last “\(last.label)” \(last.words)"
    let extremes =
      "low \(lowest.words) (“\(lowest.label)”), high \(highest.words) (“\(highest.label)”)"
    return "\(what), \(entries.count) \(noun.many): \(ends); \(extremes); \(n) \(counted)."
  }
}

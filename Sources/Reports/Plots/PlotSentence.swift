import Localization
import Measures
import Statistics
import Wording

/// Says a plot in one sentence: how many rows it has, the first, the last, the lowest, the highest, and n.
enum PlotSentence {
  struct Entry {
    let label: Sentence
    let value: Double
    /// The value as the table writes it.
    let words: Sentence
    let n: Int
  }

  /// What the rows of a plot are.
  enum Rows {
    case tasks, marks

    var one: Sentence { self == .tasks ? "one task" : "one mark" }

    func count(_ number: Int) -> Sentence {
      self == .tasks ? "\(number, "task", "tasks")" : "\(number, "mark", "marks")"
    }

    func more(_ number: Int) -> Sentence {
      self == .tasks
        ? "\(number, "more task", "more tasks")" : "\(number, "more mark", "more marks")"
    }
  }

  /// - Parameters:
  ///   - what: What is measured, such as "Done without help".
  ///   - counted: What n counts.
  ///   - few: How many more rows have too few values for a figure.
  ///   - least: How many values a figure takes.
  static func words(
    _ what: Sentence, _ rows: Rows, _ entries: [Entry], counted: Sentence,
    few: Int, least: Minimum
  ) -> Sentence {
    guard few > 0 else { return words(what, rows, entries, counted: counted) }
    let have: Sentence = few == 1 ? "has" : "have"
    guard !entries.isEmpty else {
      return
        "\(what): no figure, since \(rows.count(few)) \(have) fewer than \(least.words)."
    }
    return
      "\(words(what, rows, entries, counted: counted)) \(rows.more(few)) \(have) fewer than \(least.words), so no figure."
  }

  private static func words(
    _ what: Sentence, _ rows: Rows, _ entries: [Entry], counted: Sentence
  ) -> Sentence {
    guard let first = entries.first, let last = entries.last,
      let lowest = entries.min(by: { $0.value < $1.value }),
      let highest = entries.max(by: { $0.value < $1.value }),
      let fewest = entries.map(\.n).min(), let most = entries.map(\.n).max()
    else { return "\(what): there is no figure yet." }
    let n: Sentence = fewest == most ? "n = \(most)" : "n = \(fewest) to \(most)"
    guard entries.count > 1 else {
      return "\(what), \(rows.one): “\(first.label)” \(first.words); \(n) \(counted)."
    }
    let ends: Sentence = "first “\(first.label)” \(first.words), last “\(last.label)” \(last.words)"
    let extremes: Sentence =
      "low \(lowest.words) (\(labels(entries, lowest))), high \(highest.words) (\(labels(entries, highest)))"
    return "\(what), \(rows.count(entries.count)): \(ends); \(extremes); \(n) \(counted)."
  }

  /// Every row with the same value: a tie has no first.
  private static func labels(_ entries: [Entry], _ extreme: Entry) -> Sentence {
    Sentence.list(entries.filter { $0.value == extreme.value }.map { "“\($0.label)”" as Sentence })
  }
}

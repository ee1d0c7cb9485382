import JSON
import Localization
import Wording

/// Contradictions inside scoring rules.
struct ScoreFaults {
  typealias Fault = InstrumentRules.Fault

  private let instrument: Instrument
  private let items: [String]
  private let categories: [String]
  private let scores: [String]

  static func list(_ instrument: Instrument) -> [Fault] {
    let rules = ScoreFaults(
      instrument: instrument, items: instrument.items.map(\.id),
      categories: instrument.categories.map(\.id), scores: instrument.scores.map(\.id))
    return instrument.scores.flatMap(rules.faults) + rules.cycles()
  }

  private func faults(_ score: InstrumentScore) -> [Fault] {
    let path = ["scores", score.id]
    return names(score, path) + takes(score, path) + numbers(score, path)
  }

  private func names(_ score: InstrumentScore, _ path: [String]) -> [Fault] {
    func missing(_ ids: [String], among known: [String], _ key: String, _ noun: Sentence) -> [Fault]
    {
      ids.filter { id in !known.contains { Text.isSame($0, id) } }.map {
        InstrumentRules.unknown(path + [key], noun, $0, among: known)
      }
    }
    return missing(score.items, among: items, "items", "item")
      + missing(score.categories, among: categories, "categories", "category")
      + missing(score.parts, among: scores, "parts", "score")
  }

  /// What the score counts, and whether its rule can use that.
  private func takes(_ score: InstrumentScore, _ path: [String]) -> [Fault] {
    guard score.parts.isEmpty else {
      var faults: [Fault] = []
      if !score.items.isEmpty || !score.categories.isEmpty {
        faults.append(
          Fault(
            path + ["parts"], "a score counts items or other scores, and this one names both",
            fix: "keep one of the two"))
      }
      if let rule = score.rule, [.oneInEach, .weightedSum, .weightedMean].contains(rule) {
        faults.append(
          Fault(
            path + ["rule"], "the rule \(rule.id) counts items, and this score names other scores",
            fix: "use sum, mean or another rule without weights and categories"))
      }
      if score.missing == .middle {
        faults.append(
          Fault(
            path + ["missing"], "another score has no middle to stand in for it",
            fix: "use `noScore` or `answeredOnly`"))
      }
      return faults
    }
    let counted = instrument.items.filter { InstrumentRules.counts($0, in: score) }
    if counted.isEmpty {
      return [
        Fault(path, "no item counts in this score", fix: "name its items or categories")
      ]
    }
    guard score.rule == .oneInEach else { return [] }
    let wanted = score.categories.isEmpty ? categories : score.categories
    if wanted.isEmpty {
      return [
        Fault(
          path + ["rule"], "the rule oneInEach goes through categories, and there are none",
          fix: "add categories, or use `anyOf`")
      ]
    }
    return wanted.filter { category in
      !counted.contains { $0.category.map { Text.isSame($0, category) } ?? false }
    }.map { category in
      Fault(
        path + ["categories", category],
        "no item of the category \(Quoted(category)) counts in this score, so it can never be reached",
        fix: "name items of that category, or leave the category out")
    }
  }

  private func numbers(_ score: InstrumentScore, _ path: [String]) -> [Fault] {
    var faults: [Fault] = []
    if let rule = score.rule, rule.needsThreshold, score.atLeast == nil {
      faults.append(
        Fault(
          path + ["atLeast"], "the rule \(rule.id) needs a threshold",
          fix: "set atLeast to the least answer that counts"))
    }
    if let rule = score.rule, !rule.needsThreshold, score.atLeast != nil {
      faults.append(
        Fault(
          path + ["atLeast"], "the rule \(rule.id) has no threshold", fix: "take atLeast out"))
    }
    if score.divide == 0 {
      faults.append(
        Fault(path + ["divide"], "nothing can be divided by 0", fix: "use another divisor"))
    }
    if score.multiply == 0 {
      faults.append(
        Fault(
          path + ["multiply"], "multiplied by 0, every score is the same", fix: "use another factor"
        ))
    }
    let count =
      score.parts.isEmpty
      ? instrument.items.count { InstrumentRules.counts($0, in: score) } : score.parts.count
    if let least = score.leastAnswered, count > 0, least > count {
      faults.append(
        Fault(
          path + ["leastAnswered"],
          "the score needs \(least, "answer", "answers"), and only \(count, "counts", "count")",
          fix: "use a number from 1 to \(count)"))
    }
    return faults
  }

  /// Scores that are part of themselves; each circle is told once, at its first score.
  private func cycles() -> [Fault] {
    let parts = Dictionary(
      instrument.scores.map { (Text($0.id), $0.parts.map { Text($0) }) },
      uniquingKeysWith: { one, _ in one })
    var done: Set<Text> = []
    var faults: [Fault] = []
    func visit(_ id: Text, _ above: [Text]) {
      if let start = above.firstIndex(of: id) {
        let circle = (above[start...] + [id]).map(\.string).joined(separator: ", ")
        faults.append(
          Fault(
            ["scores", id.string, "parts"], "this score is a part of itself: \(circle)",
            fix: "take one of these parts out"))
        return
      }
      guard !done.contains(id) else { return }
      for part in parts[id] ?? [] { visit(part, above + [id]) }
      done.insert(id)
    }
    for id in scores { visit(Text(id), []) }
    return faults
  }
}

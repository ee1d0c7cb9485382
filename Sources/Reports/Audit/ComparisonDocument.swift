package import Elements
package import JSON
package import Localization

/// What became of a screen between two inventories.
package enum ComparisonDocument {
  package static func document(
    _ comparison: InventoryComparison, older: String, newer: String
  ) -> Document {
    var document = Document()
    document.heading(1, "What changed for the ear")
    document.paragraph("From \(older) to \(newer).")
    document.paragraph(
      "Stops: \(comparison.stops.before) before, \(comparison.stops.now) now. Findings: \(comparison.findings.before) before, \(comparison.findings.now) now."
    )
    for change in InventoryComparison.Change.allCases {
      let items = comparison.items.filter { $0.change == change }
      guard !items.isEmpty else { continue }
      document.heading(2, title(change))
      document.list(items.map(sentence))
    }
    if comparison.items.isEmpty { document.paragraph("Nothing changed.") }
    return document
  }

  private static func title(_ change: InventoryComparison.Change) -> Sentence {
    switch change {
    case .better: "Better"
    case .worse: "Worse"
    case .new: "New"
    case .gone: "Gone"
    case .moved: "Moved"
    }
  }

  private static func sentence(_ item: InventoryComparison.Item) -> Sentence {
    let name: Sentence = item.name.isEmpty ? "a stop without a name" : "\"\(item.name)\""
    let rules: Sentence = item.rules.isEmpty ? "" : "; \(Sentence.list(item.rules))"
    switch (item.swipes.before, item.swipes.now) {
    case (let before?, let now?) where before != now:
      return "\(name)\(rules): \(before, "swipe", "swipes") before, \(now) now"
    case (_, let now?): return "\(name)\(rules): \(now, "swipe", "swipes")"
    case (let before?, nil): return "\(name)\(rules): was at \(before, "swipe", "swipes")"
    case (nil, nil): return "\(name)\(rules)"
    }
  }

  package static func json(_ comparison: InventoryComparison) -> JSONValue {
    .of([
      "stops": pair(comparison.stops.before, comparison.stops.now),
      "findings": pair(comparison.findings.before, comparison.findings.now),
      "changes": comparison.items.map { item in
        JSONValue.of([
          "change": item.change.rawValue, "name": item.name, "rules": item.rules,
          "swipes": pair(item.swipes.before, item.swipes.now),
        ])
      },
    ])
  }

  private static func pair(_ before: Int?, _ now: Int?) -> JSONValue {
    .of(["before": before, "now": now])
  }
}

package import Elements
package import JSON
package import Localization

/// What a screen reader would say, stop by stop.
package enum SpeechDocument {
  package static func document(_ speech: Speech, _ inventory: Inventory, file: String) -> Document {
    var document = Document()
    document.heading(1, "What \(speech.reader.label) says")
    document.paragraph(
      "\(speech.stops.count, "stop", "stops") among \(inventory.elements.count, "element", "elements") of \(file)\(controls(speech)). The words are those that the reader usually takes; versions differ."
    )
    if !inventory.facts.contains(.order) {
      document.notice(
        "The file does not say in which order the reader goes; this is the order of the file.")
    }
    if !inventory.facts.contains(.stops) {
      document.notice(
        "The file does not say where the reader stops; this follows from the types of the elements."
      )
    }
    document.list(inventory.remarks)
    document.table(
      "One row a stop; the number is how many swipes lead there.",
      none: "There is nothing to stop at.",
      columns: ["Swipes", "What is said"],
      rows: speech.stops.map { ["\($0.swipes)", "\($0.words)"] })
    return document
  }

  private static func controls(_ speech: Speech) -> Sentence {
    let rows = speech.stops.count { $0.isControl == nil }
    let untold: Sentence =
      rows == 0
      ? "" : "; of \(rows, "row", "rows") the file does not say whether touching does something"
    guard let last = speech.stops.last(where: { $0.isControl == true }) else { return untold }
    let count = speech.stops.count { $0.isControl == true }
    return
      ", \(count, "control", "controls"); the last control is \(last.swipes, "swipe", "swipes") away\(untold)"
  }

  package static func json(_ speech: Speech, _ inventory: Inventory, file: String) -> JSONValue {
    .of([
      "file": file, "reader": speech.reader.rawValue, "elements": inventory.elements.count,
      "stops": speech.stops.count, "remarks": inventory.remarks,
      "isOrderTold": inventory.facts.contains(.order),
      "areStopsTold": inventory.facts.contains(.stops),
      "spoken": speech.stops.map { stop in
        JSONValue.of([
          "swipes": stop.swipes, "element": stop.element + 1, "isControl": stop.isControl,
          "words": stop.words, "parts": stop.parts,
        ])
      },
    ])
  }
}

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
      document.section(2, title(change), items.map(sentence))
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

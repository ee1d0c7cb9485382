import Localization

extension Rule {
  static let cellStops = Rule(
    "cell-stops", "A row of a list is one stop", needs: [.roles, .labels], criteria: ["1.3.1"],
    .slows,
    why: "A list of ten rows with three stops each takes thirty swipes.",
    remedy: "Group the texts of a row into one element, and offer its buttons as custom actions.",
    passes: [
      """
      {"screen": {"platform": "ios"}, "elements": [{"role": "list", "children": [
        {"role": "cell", "label": "Line 4, 3 minutes", "stop": true}]}]}
      """
    ],
    fails: [
      """
      {"screen": {"platform": "ios"}, "elements": [{"role": "list", "children": [{"role": "cell", "children": [
        {"role": "staticText", "label": "Line 4", "stop": true},
        {"role": "staticText", "label": "To the sea", "stop": true},
        {"role": "staticText", "label": "3 minutes", "stop": true}]}]}]}
      """
    ]
  ) { judging in
    let hearing = judging.hearing
    var counts: [Int: (stops: Int, texts: Int)] = [:]
    for stop in judging.stops {
      guard let row = Rows.row(of: stop.element, hearing) else { continue }
      counts[row, default: (0, 0)].stops += 1
      if !hearing.isControl(stop) { counts[row]?.texts += 1 }
    }
    for (row, count) in counts.sorted(by: { $0.key < $1.key }) {
      // Controls may have to be apart; texts need not.
      judging.judge(
        row, breaks: count.stops > 2 && count.texts > 1,
        "The row is \(count.stops, "stop", "stops"), \(count.texts) of them mere text.")
    }
  }
}

/// Rows of lists.
enum Rows {
  /// The row that an element lies in: a cell, or what lies directly in a list.
  static func row(of element: Int, _ hearing: Hearing) -> Int? {
    var below = element
    for around in hearing.around(element) {
      let role = hearing.elements[around].role
      if role == .cell { return around }
      if role == .list { return below == element ? nil : below }
      below = around
    }
    return nil
  }
}

import Localization

extension Rule {
  static let cellStops = Rule(
    "cell-stops", "A row of a list is one stop", needs: [.roles, .labels], untold: [.typed],
    criteria: ["1.3.1"], .slows,
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
    guard Rows.areIn(hearing) else { return }
    let rows = Rows(hearing)
    var counts: [Int: (stops: Int, texts: Int)] = [:]
    for stop in judging.stops {
      guard let row = rows.row(of: stop.element) else { continue }
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

/// Rows of lists: a cell, or what lies directly in a list.
struct Rows {
  private let elements: [Element]
  /// For each element the row that what lies inside it belongs to; -1 for none.
  private var inside: [Int32] = []

  init(_ hearing: Hearing) {
    elements = hearing.elements
    inside.reserveCapacity(elements.count)
    for index in elements.indices {
      let role = elements[index].role
      // Inside a list, what lies directly in it is the row; inside a row that row is.
      let row = role == .cell ? index : role == .list ? -1 : around(index) ?? -1
      inside.append(Int32(row))
    }
  }

  /// Whether there may be rows at all.
  static func areIn(_ hearing: Hearing) -> Bool {
    hearing.elements.indices.contains {
      hearing.elements[$0].role == .cell || hearing.elements[$0].role == .list
    }
  }

  func row(of element: Int) -> Int? {
    guard let parent = elements[element].parent else { return nil }
    return inside[parent] < 0 ? nil : Int(inside[parent])
  }

  /// The row of what lies inside an element that is neither cell nor list.
  private func around(_ index: Int) -> Int? {
    guard let parent = elements[index].parent else { return nil }
    return elements[parent].role == .list ? index : row(of: index)
  }
}

import Localization

extension Rule {
  static let orderTrap = Rule(
    "order-trap", "The described order leads out of every place", needs: [.next],
    criteria: ["2.1.2", "2.4.3"], .blocks, isFailure: true,
    why: "Whoever comes into the circle never gets to the rest of the screen.",
    remedy: "Let the order that you set lead on, and name each element once.",
    passes: [
      #"{"elements": [{"id": "a", "label": "One", "next": "b"}, {"id": "b", "label": "Two"}, {"id": "c", "label": "Three"}]}"#
    ],
    fails: [
      #"{"elements": [{"id": "a", "label": "One", "next": "b"}, {"id": "b", "label": "Two", "next": "a"}, {"id": "c", "label": "Three"}]}"#
    ]
  ) { judging in
    let elements = judging.hearing.elements
    var places: [String: Int] = [:]
    for index in elements.indices {
      if let id = elements[index].identifier, places[id] == nil { places[id] = index }
    }
    var seen: Set<Int> = []
    for start in elements.indices where elements[start].details?.next != nil {
      guard !seen.contains(start) else { continue }
      var path: Set<Int> = []
      var at: Int? = start
      while let here = at, !path.contains(here), !seen.contains(here) {
        path.insert(here)
        at = elements[here].details?.next.flatMap { places[$0] }
      }
      let isCircle = at.map(path.contains) ?? false
      seen.formUnion(path)
      let isAll = path.count >= judging.stops.count
      judging.judge(
        start, breaks: isCircle && !isAll,
        "The order leads in a circle over \(path.count, "element", "elements").")
    }
  }
}

import Localization

extension Rule {
  static let readingOrder = Rule(
    "reading-order", "The order of reading is the order of the screen",
    needs: [.order, .frames], criteria: ["1.3.2", "2.4.3"], .slows,
    why: "Who hears the screen gets its parts in another order than who sees it.",
    remedy: "Order the elements as they are read, or group what belongs together.",
    passes: [
      """
      {"elements": [{"role": "staticText", "label": "One", "frame": [0, 0, 100, 20]},
        {"role": "staticText", "label": "Two", "frame": [0, 30, 100, 20]}]}
      """
    ],
    fails: [
      """
      {"elements": [{"role": "staticText", "label": "Two", "frame": [0, 30, 100, 20]},
        {"role": "staticText", "label": "One", "frame": [0, 0, 100, 20]}]}
      """
    ]
  ) { judging in
    let hearing = judging.hearing
    let stops = judging.stops
    for number in stops.indices.dropFirst() {
      let parent = hearing.elements[stops[number].element].parent
      guard hearing.elements[stops[number - 1].element].parent == parent else { continue }
      let (before, stop) = (stops[number - 1], stops[number])
      guard let first = hearing[before].frame,
        let second = hearing[stop].frame,
        !first.isEmpty, !second.isEmpty, before.hasName, stop.hasName
      else { continue }
      // Beside each other is another column, which may come later.
      let isUnder = first.x < second.right && second.x < first.right
      judging.judge(
        stop.element, breaks: isUnder && second.bottom <= first.y,
        "It stands above the stop that comes before it.")
    }
  }
}

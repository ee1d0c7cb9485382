import Localization

extension Rule {
  static let valueSeparate = Rule(
    "value-separate", "A name and its value are one stop", needs: [.labels, .roles, .frames],
    criteria: ["1.3.1"], .slows,
    why: "The value comes a swipe later, without the words that say what it is the value of.",
    remedy: "Group both into one element that says the name and then the value.",
    passes: [
      #"{"elements": [{"role": "staticText", "label": "Balance", "value": "12 euros", "frame": [16, 100, 300, 20]}]}"#
    ],
    fails: [
      """
      {"elements": [{"role": "group", "frame": [0, 90, 390, 44], "children": [
        {"role": "staticText", "label": "Balance", "frame": [16, 100, 80, 20]},
        {"role": "staticText", "label": "12 euros", "frame": [300, 100, 74, 20]}]}]}
      """
    ]
  ) { judging in
    let hearing = judging.hearing
    let stops = judging.stops
    for number in stops.indices.dropFirst() {
      guard stops[number - 1].role == .staticText, stops[number].role == .staticText else {
        continue
      }
      let (first, second) = (stops[number - 1], stops[number])
      guard let parent = hearing[first].parent,
        parent == hearing[second].parent,
        Array(hearing.inventory.children(of: parent).prefix(3)).count == 2,
        let frame = hearing[first].frame, let next = hearing[second].frame,
        frame.sharesRow(with: next)
      else { continue }
      judging.judge(
        second.element,
        breaks: ValueTexts.isValue(second.name) && !ValueTexts.isValue(first.name),
        "The value is a stop of its own, behind the stop of its name.")
    }
  }
}

/// Texts that look like values.
enum ValueTexts {
  /// Short, and a number is in it.
  static func isValue(_ text: String) -> Bool {
    text.utf8.count <= 24 && text.utf8.contains { (0x30...0x39).contains($0) }
  }
}

import Localization

extension Rule {
  static let swallowed = Rule(
    "swallowed", "No stop hides controls inside it", platforms: [.ios], needs: [.stops, .roles],
    untold: [.flutter, .typed], criteria: ["4.1.2", "2.1.1"], .blocks, isFailure: true,
    why: "The element around is one stop, so what is inside it cannot be reached at all.",
    remedy: "Make the container no accessibility element, or offer the controls as custom actions.",
    passes: [
      #"{"elements": [{"role": "group", "stop": false, "children": [{"role": "button", "label": "Pay", "stop": true}]}]}"#
    ],
    fails: [
      #"{"elements": [{"role": "group", "label": "Card", "stop": true, "children": [{"role": "button", "label": "Pay", "stop": true}]}]}"#
    ]
  ) { judging in
    let hearing = judging.hearing
    for index in hearing.elements.indices where hearing.isMet(index) {
      let element = hearing.elements[index]
      let acts = element.role.isControl || element.traits?.contains(.button) == true
      guard acts, !element.states.isNot(.stop), element.states[.stop] == true else { continue }
      let outer = hearing.stop(of: index).map { hearing.stops[$0] }
      let isInside = outer.map { $0.element != index } ?? false
      let hasAction = outer.flatMap { hearing.element(of: $0).actions }?.isEmpty == false
      judging.judge(
        index, breaks: isInside && !hasAction && outer?.role != .button,
        "It lies inside a stop and cannot be reached.")
    }
  }
}

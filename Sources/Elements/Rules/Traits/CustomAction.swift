import Localization

extension Rule {
  static let customAction = Rule(
    "custom-action", "A gesture of its own has an action", needs: [.gestures, .actions],
    criteria: ["2.1.1", "2.5.1"], .serious,
    why: "Who uses a screen reader, a switch or the voice cannot make the gesture.",
    remedy: "Add a custom action for each gesture, or a button that does the same.",
    passes: [
      #"{"elements": [{"label": "Mail from Kim", "gestures": ["swipe left"], "actions": ["Delete"]}]}"#
    ],
    fails: [
      #"{"elements": [{"label": "Mail from Kim", "gestures": ["swipe left"], "actions": []}]}"#
    ]
  ) { judging in
    for index in judging.hearing.elements.indices where judging.hearing.isMet(index) {
      guard let gestures = judging.hearing.elements[index].details?.gestures, !gestures.isEmpty
      else { continue }
      let element = judging.hearing.elements[index]
      judging.judge(
        index, breaks: element.actions.map { $0.count < gestures.count },
        "\(gestures.count, "gesture has", "gestures have") \(element.actions?.count ?? 0, "action", "actions") beside."
      )
    }
  }
}

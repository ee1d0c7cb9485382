import Localization

extension Rule {
  static let adjustableActions = Rule(
    "adjustable-actions", "What is adjustable can be raised and lowered",
    needs: [.actions, .roles],
    criteria: ["2.1.1", "4.1.2"], .serious, isFailure: true,
    why: "It is announced as adjustable, and swiping up or down does nothing.",
    remedy: "Write what increment and decrement do.",
    passes: [
      #"{"elements": [{"role": "slider", "label": "Size", "actions": ["increment", "decrement"]}]}"#
    ],
    fails: [
      #"{"elements": [{"role": "slider", "label": "Size", "actions": ["increment"]}]}"#,
      #"{"elements": [{"label": "Size", "traits": ["adjustable"], "actions": []}]}"#,
      #"{"elements": [{"role": "group", "label": "Size", "traits": ["adjustable"], "actions": []}]}"#,
    ]
  ) { judging in
    for stop in judging.stops where judging.hearing.isAdjustable(stop) {
      let element = judging.hearing.element(of: stop)
      if element.states.isNot(.enabled) { continue }
      judging.judge(
        stop.element,
        breaks: element.actions.map { actions in
          !(actions.contains { $0 == "increment" || $0 == "increase" }
            && actions.contains { $0 == "decrement" || $0 == "decrease" })
        }, "It lacks increment or decrement.")
    }
  }
}

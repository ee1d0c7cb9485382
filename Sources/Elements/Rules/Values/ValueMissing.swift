import Localization

extension Rule {
  static let valueMissing = Rule(
    "value-missing", "What is adjusted says its value", needs: [.roles, .values],
    criteria: ["4.1.2"], .serious, isFailure: true,
    why: "People move the control and hear nothing of where it stands.",
    remedy: "Set the accessibility value, in the words that people use for it.",
    passes: ["Travellers, 2 travellers, adjustable.", Example("人数，2位旅客，可调整。", "zh")],
    fails: [
      "Travellers, adjustable.", Example("Reisende, anpassbar.", "de"),
      #"{"elements": [{"label": "Size", "value": "", "traits": ["adjustable"]}]}"#,
      #"{"elements": [{"role": "group", "label": "Size", "value": "", "traits": ["adjustable"]}]}"#,
    ]
  ) { judging in
    for stop in judging.stops where judging.hearing.isAdjustable(stop) {
      let element = judging.hearing.element(of: stop)
      judging.judge(
        stop.element, breaks: !Words.hasContent(element.value),
        "It can be adjusted but says no value.")
    }
  }
}

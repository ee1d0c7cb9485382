import Localization

extension Rule {
  static let traitUpdates = Rule(
    "trait-updates", "What changes often carries \"updates frequently\"", platforms: [.ios],
    needs: [.traits], criteria: ["4.1.3"], .slows,
    why: "Without the trait a screen reader reads every change out, or none.",
    remedy: "Add the trait updatesFrequently to the label that changes.",
    passes: [
      #"{"elements": [{"role": "staticText", "label": "Ten seconds left", "changes": true, "traits": ["staticText", "updatesFrequently"]}]}"#
    ],
    fails: [
      #"{"elements": [{"role": "staticText", "label": "Ten seconds left", "changes": true, "traits": ["staticText"]}]}"#
    ]
  ) { judging in
    for stop in judging.stops {
      let element = judging.hearing.element(of: stop)
      let isCounting = Durations.isShort(stop.name) || Durations.isShort(element.value ?? "")
      guard element.states.holds(.changes) || isCounting && !stop.role.isControl else { continue }
      if !element.states.holds(.changes), judging.inventory.format == .typed { continue }
      judging.judge(
        stop.element, breaks: element.traits.map { !$0.contains(.updatesFrequently) },
        "It changes by itself and does not carry the trait.")
    }
  }
}

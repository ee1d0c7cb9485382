import Localization

extension Rule {
  static let traitTypes = Rule(
    "trait-types", "An element has one trait for its type", platforms: [.ios], needs: [.traits],
    criteria: ["4.1.2"], .slight,
    why: "People hear two types and do not know what the control does.",
    remedy: "Keep the one that says what happens; an image that acts keeps image beside it.",
    passes: [
      #"{"elements": [{"label": "Send", "traits": ["button"]}, {"label": "Map", "traits": ["image", "button"]}]}"#
    ],
    fails: [#"{"elements": [{"label": "Send", "traits": ["button", "link"]}]}"#]
  ) { judging in
    for stop in judging.stops {
      guard let traits = judging.hearing.element(of: stop).traits, !traits.isEmpty else { continue }
      let types = traits.subtracting([.image, .header, .searchField]).types
      judging.judge(
        stop.element, breaks: types.count > 1,
        "It carries \(Sentence.list(types)) at the same time.")
    }
  }
}

import Localization

extension Rule {
  static let traitTypes = Rule(
    "trait-types", "An element has one trait for its type", platforms: [.ios], needs: [.traits],
    criteria: ["4.1.2"], .slight,
    why: "People hear two types and do not know what the control does.",
    remedy:
      "Keep the one that says what happens; an image that acts keeps image beside it, and a text static text.",
    passes: [
      #"{"elements": [{"label": "Send", "traits": ["button"]}, {"label": "Map", "traits": ["image", "button"]}]}"#,
      #"{"elements": [{"label": "Lines", "traits": ["staticText", "header"]}, {"label": "Logo", "traits": ["image", "header"]}]}"#,
      #"{"elements": [{"role": "toggle", "label": "Night trams", "traits": ["button", "staticText"]}]}"#,
      #"{"elements": [{"role": "staticText", "label": "Terms", "traits": ["link", "staticText"]}]}"#,
    ],
    fails: [
      #"{"elements": [{"label": "Send", "traits": ["button", "link"]}]}"#,
      #"{"elements": [{"label": "Size", "traits": ["header", "adjustable"]}]}"#,
    ]
  ) { judging in
    for stop in judging.stops {
      guard let traits = judging.hearing.element(of: stop).traits, !traits.isEmpty else { continue }
      // VoiceOver says nothing for static text, and iOS sets it on its own switches and links.
      let types = traits.subtracting([.image, .searchField, .staticText]).types
      // A text or an image may be a heading; the heading of a part that opens may be a button, which only a person can say.
      let mayOpen =
        traits.contains(.header) && types.count == 2
        && !traits.isDisjoint(with: [.button, .link])
      judging.judge(
        stop.element, breaks: mayOpen ? nil : types.count > 1,
        "It carries \(Sentence.list(types)) at the same time.")
    }
  }
}

import Localization

extension Rule {
  static let imageActs = Rule(
    "image-acts", "An image that acts is a button or a link", platforms: [.ios],
    needs: [.traits, .clickable], criteria: ["4.1.2"], .serious, isFailure: true,
    why: "Heard as an image, it is passed over: nobody tries to use it.",
    remedy: "Add the trait button or link.",
    passes: [
      #"{"elements": [{"role": "image", "label": "Map", "clickable": true, "traits": ["image", "button"]}]}"#
    ],
    fails: [
      #"{"elements": [{"role": "image", "label": "Map", "clickable": true, "traits": ["image"]}]}"#
    ]
  ) { judging in
    for stop in judging.stops where stop.role == .image {
      let element = judging.hearing.element(of: stop)
      guard element.states.holds(.clickable) else { continue }
      judging.judge(
        stop.element, breaks: element.traits.map { $0.isDisjoint(with: [.button, .link]) },
        "It acts but is heard as an image only.")
    }
  }
}

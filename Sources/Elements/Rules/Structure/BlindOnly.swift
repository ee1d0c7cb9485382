import Localization

extension Rule {
  static let blindOnly = Rule(
    "blind-only", "Nothing exists for screen readers only", needs: [.frames, .labels],
    criteria: ["1.3.1"], .slight,
    why: "Many people who hear the screen see it too, and find no place for what they hear.",
    remedy: "Show it to everybody, or put what it says into the element that it belongs to.",
    passes: [
      #"{"elements": [{"role": "staticText", "label": "Sold out", "frame": [0, 0, 90, 20]}]}"#
    ],
    fails: [#"{"elements": [{"role": "staticText", "label": "Sold out", "frame": [0, 0, 1, 1]}]}"#]
  ) { judging in
    for stop in judging.stops where stop.source == .own {
      guard let frame = judging.hearing[stop].frame, !frame.isEmpty else { continue }
      judging.judge(
        stop.element, breaks: frame.width <= 2 && frame.height <= 2,
        "It is heard but measures \(frame.words) and cannot be seen.")
    }
  }
}

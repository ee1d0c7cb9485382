import Localization

extension Rule {
  static let blindOnly = Rule(
    "blind-only", "Nothing exists for screen readers only", needs: [.frames, .labels],
    criteria: ["1.3.1"], .slight,
    why: "Many people who hear the screen see it too, and find no place for what they hear.",
    remedy: "Show it to everybody, or put what it says into the element that it belongs to.",
    passes: [
      #"{"elements": [{"role": "staticText", "label": "Sold out", "frame": [0, 0, 90, 20]}]}"#,
      #"{"elements": [{"role": "image", "label": "Now, 9:41", "frame": [0, 300, 390, 1]}]}"#,
      #"{"elements": [{"role": "progress", "label": "Loading", "frame": [0, 90, 390, 2]}]}"#,
      #"{"elements": [{"role": "scrollView", "frame": [0, 0, 390, 700], "children": [{"role": "image", "label": "Tram", "frame": [0, 699, 390, 1]}]}]}"#,
    ],
    fails: [
      #"{"elements": [{"role": "staticText", "label": "Sold out", "frame": [0, 0, 1, 1]}]}"#,
      #"{"elements": [{"role": "image", "label": "Line", "frame": [0, 300, 390, 1]}]}"#,
    ]
  ) { judging in
    /// Few screens have a line that is heard.
    var edges: Edges?
    for stop in judging.stops(.own) {
      guard let frame = judging.hearing[stop].frame, !frame.isEmpty else { continue }
      let isLine = stop.role == .image && min(frame.width, frame.height) <= 2
      // What is cut off may be larger, and a line with a number in its name may mark a time.
      if isLine, edges == nil { edges = Edges(judging.hearing) }
      let decorates =
        isLine && edges?.cut(frame, stop.element) == false
        && !stop.name.contains(where: \.isNumber)
      let isUnseen = frame.width <= 2 && frame.height <= 2
      judging.judge(
        stop.element, breaks: isUnseen || decorates,
        isUnseen
          ? "It is heard but measures \(frame.words) and cannot be seen."
          : "It is heard as an image but measures \(frame.words): a line, which only decorates.")
    }
  }
}

import Localization

extension Rule {
  static let drawnControls = Rule(
    "drawn-controls", "What is drawn has elements", needs: [.labels, .shows],
    criteria: ["4.1.2", "1.1.1"], .blocks, isFailure: true,
    why: "Buttons and texts that a view draws by itself do not exist for assistive technology.",
    remedy: "Add an accessibility element for each thing that is drawn and can be used or read.",
    passes: [
      """
      {"elements": [{"role": "group", "shows": ["Start", "Stop"], "children": [
        {"role": "button", "label": "Start"}, {"role": "button", "label": "Stop"}]}]}
      """
    ],
    fails: [#"{"elements": [{"role": "group", "label": "", "shows": ["Start", "Stop"]}]}"#]
  ) { judging in
    let hearing = judging.hearing
    for index in hearing.elements.indices where hearing.isMet(index) {
      if let shows = hearing.elements[index].details?.shows {
        let missing = shows.filter { !isHeard($0, inside: index, hearing) }
        judging.judge(
          index, breaks: !missing.isEmpty,
          "No element stands for \(Sentence.list(missing.map { "\"\($0)\"" })).")
      } else if mayDraw(index, hearing) {
        judging.cannotTell()
      }
    }
  }

  private static func isHeard(_ words: String, inside index: Int, _ hearing: Hearing) -> Bool {
    (index..<max(index + 1, hearing.elements[index].end)).contains {
      hearing.elements[$0].ownLabel.map { Words.contains($0, words: words) || $0.contains(words) }
        ?? false
    }
  }

  /// Whether a view without anything inside is large enough to hold drawn things.
  private static func mayDraw(_ index: Int, _ hearing: Hearing) -> Bool {
    guard hearing.elements[index].role == .other else { return false }
    let element = hearing.elements[index]
    guard element.end == index + 1, !element.hasOwnLabel,
      let frame = element.frame, let width = hearing.inventory.screen.width,
      let height = hearing.inventory.screen.height
    else { return false }
    return frame.area > width * height / 20
  }
}

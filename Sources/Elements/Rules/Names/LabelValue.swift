import Localization

extension Rule {
  static let labelValue = Rule(
    "label-value", "No name holds the value of its control", needs: [.roles, .labels, .values],
    criteria: ["4.1.2"], .slows,
    why: "The value is heard twice, and a name that changes cannot be called by voice.",
    remedy: "Keep the label the same and put what changes into the value.",
    passes: ["Volume, 50 %, adjustable.", "Line 4, button."],
    fails: ["Volume 50 %, 50 %, adjustable.", Example("音量50%，50%，可调整。", "zh")]
  ) { judging in
    for stop in judging.stops where stop.source == .own && stop.role.isControl {
      guard let value = judging.hearing[stop].value, value.utf8.count > 1, Words.hasContent(value)
      else {
        continue
      }
      let (name, said) = (Words.folded(stop.name), Words.folded(value))
      guard said.utf8.count > 1, name != said else { continue }
      let holds =
        Words.contains(name, words: said) || Words.isIdeographic(name) && stop.name.contains(value)
      judging.judge(stop.element, breaks: holds, "The name repeats the value.")
    }
  }
}

import Localization
import Wording

extension Rule {
  static let labelValue = Rule(
    "label-value", "No name holds the value of its control", needs: [.roles, .labels, .values],
    criteria: ["4.1.2"], .slows,
    why: "The value is heard twice, and a name that changes cannot be called by voice.",
    remedy: "Keep the label the same and put what changes into the value.",
    passes: [
      "Volume, 50 %, adjustable.", "Line 4, button.", "Zone 1, 1, adjustable.",
      "\"Player 1: points\", 1, adjustable.", "\"Trams at 3:3\", 3, adjustable.",
    ],
    fails: [
      "\"Size: 3\", 3, adjustable.", "\"Travellers (2)\", 2, adjustable.",
      "Volume 50 %, 50 %, adjustable.", Example("音量50%，50%，可调整。", "zh"),
    ]
  ) { judging in
    for stop in judging.stops([.own, .control]) {
      guard let value = judging.hearing[stop].value, Words.hasContent(value) else { continue }
      if Words.trimmed(value).utf8.count == 1 {
        judging.judge(
          stop.element, breaks: PutValues.ends(stop.name, with: Words.trimmed(value)),
          "The name repeats the value.")
        continue
      }
      let (name, said) = (PlainText.folded(stop.name, .words), PlainText.folded(value, .words))
      guard said.utf8.count > 1, name != said else { continue }
      let holds =
        Words.contains(name, words: said) || Words.isIdeographic(name) && stop.name.contains(value)
      judging.judge(stop.element, breaks: holds, "The name repeats the value.")
    }
  }
}

/// Values that a name holds behind a sign.
enum PutValues {
  /// "Size: 3", "Size = 3" and "Size (3)"; "Zone 1" and the score 3:3 are names.
  static func ends(_ name: String, with value: String) -> Bool {
    let ends = [": \(value)", "= \(value)", "(\(value))", "：\(value)", "（\(value)）"]
    return ends.contains { name.hasSuffix($0) }
  }
}

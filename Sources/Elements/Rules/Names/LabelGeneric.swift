import Localization

extension Rule {
  static let labelGeneric = Rule(
    "label-generic", "No name is a mere placeholder", needs: [.labels],
    criteria: ["2.4.6", "2.4.4"], .slows,
    why: "Out of its place, in a list of links or for voice control, such a name says nothing.",
    remedy: "Say what happens or where it leads.",
    passes: ["Read the timetable, link.", Example("Mehr Fahrten, Taste.", "de")],
    fails: [
      "Click here, link.", Example("Hier klicken, Link.", "de"), Example("点击这里，链接。", "zh"),
      "Label, button.",
    ]
  ) { judging in
    for stop in judging.stops([.own, .acting]) {
      judging.judge(
        stop.element, breaks: GenericNames.holds(stop.folded),
        "The name would fit any control.")
    }
  }
}

/// Names that say nothing of what they name.
enum GenericNames {
  static func holds(_ folded: String) -> Bool {
    folded.utf8.count <= longest && all.contains(folded)
  }

  private static let longest = all.map(\.utf8.count).max() ?? 0

  private static let all: Set<String> = [
    "click here", "here", "tap here", "label", "item", "element", "unlabeled", "unlabelled",
    "untitled", "todo", "null", "undefined", "none", "nan", "button", "icon", "link", "text",
    "view",
    "hier klicken", "hier", "klicken sie hier", "element", "unbenannt", "knopf", "taste",
    "schaltfläche", "点击这里", "这里", "点这里", "按钮", "图标", "链接",
  ]
}

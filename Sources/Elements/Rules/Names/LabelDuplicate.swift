import Localization

extension Rule {
  static let labelDuplicate = Rule(
    "label-duplicate", "Controls of one screen have different names", needs: [.roles, .labels],
    criteria: ["2.4.6"], .slows,
    why: "Nobody can tell the controls apart by ear, and voice control asks which one is meant.",
    remedy: "Say in each name what it belongs to: \"More about line 4\".",
    passes: [
      "Add apples, button.\nAdd pears, button.", "Save, button.\nSave",
      "A-, button.\nA+, button.", "+, button.\n-, button.",
    ],
    fails: ["Add, button.\nApples\nAdd, button.", Example("添加，按钮。\n添加，按钮。", "zh")]
  ) { judging in
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    for stop in judging.stops
    where stop.hasName && judging.hearing.isControl(stop) {
      guard stop.role != .key, stop.role != .link else { continue }
      // What a whole row says may come twice because its content does.
      if stop.source == .inside, stop.name.contains(",") { continue }
      let key = "\(stop.role.rawValue) \(stop.compared)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(stop.element)
    }
    for key in order {
      let elements = groups[key] ?? []
      judging.judge(
        elements.first, breaks: elements.count > 1,
        "\(elements.count, "control has", "controls have") this name and type.")
    }
  }
}

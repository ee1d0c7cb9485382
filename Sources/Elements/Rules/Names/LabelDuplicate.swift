import Localization

extension Rule {
  static let labelDuplicate = Rule(
    "label-duplicate", "Controls of one screen have different names", needs: [.roles, .labels],
    criteria: ["2.4.6"], .slows,
    why:
      "Nobody can tell the controls apart by ear, and voice control asks which one is meant. Links of one name may lead to one place, and rows of one name may not act: that cannot be told from a file.",
    remedy: "Say in each name what it belongs to: \"More about line 4\".",
    passes: [
      "Add apples, button.\nAdd pears, button.", "Save, button.\nSave",
      "A-, button.\nA+, button.", "+, button.\n-, button.", "Map, button.\nMap, tab.",
    ],
    fails: ["Add, button.\nApples\nAdd, button.", Example("添加，按钮。\n添加，按钮。", "zh")]
  ) { judging in
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    for stop in judging.stops where stop.hasName && stop.role != .key {
      guard judging.hearing.isControl(stop) || judging.hearing.mayAct(stop.element) else {
        continue
      }
      // What a whole row says may come twice because its content does.
      if stop.source == .inside, stop.name.contains(",") { continue }
      // The way back has the name of the screen before, and is said to lead back.
      let kind = judging.hearing.isWayBack(stop.element) ? "back" : stop.role.rawValue
      let key = "\(kind) \(stop.compared)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(stop.element)
    }
    for key in order {
      guard let elements = groups[key], let first = elements.first else { continue }
      let isUntold = elements.count > 1 && SameNames.mayBeOne(first, judging.hearing)
      // A single row that may act is no control that anybody knows of.
      if elements.count == 1, judging.hearing.mayAct(first) { continue }
      judging.judge(
        first, breaks: isUntold ? nil : elements.count > 1,
        "\(elements.count, "control has", "controls have") this name and type.")
    }
  }
}

/// What may rightly have the name of something else.
enum SameNames {
  /// Links of one name may lead to one place, and rows of one name may not act; no file tells either.
  static func mayBeOne(_ element: Int, _ hearing: Hearing) -> Bool {
    hearing.stop(at: element)?.role == .link || hearing.mayAct(element)
  }
}

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
    let (hearing, stops) = (judging.hearing, judging.stops)
    var chosen: [(number: Int, kind: Role?)] = []
    for number in stops.indices where mayBeDuplicate(stops[number], hearing) {
      // The way back has the name of the screen before, and is said to lead back.
      let isWayBack = hearing.isWayBack(stops[number].element)
      chosen.append((number, isWayBack ? nil : stops[number].role))
    }
    for group in NameGroups(chosen, of: stops).groups {
      let first = stops[group.first].element
      let isUntold = group.count > 1 && SameNames.mayBeOne(first, hearing)
      // A single row that may act is no control that anybody knows of.
      if group.count == 1, hearing.mayAct(first) { continue }
      judging.judge(
        first, breaks: isUntold ? nil : group.count > 1,
        "\(group.count, "control has", "controls have") this name and type.")
    }
  }

  private static func mayBeDuplicate(_ stop: Stop, _ hearing: Hearing) -> Bool {
    guard stop.hasName, stop.role != .key,
      hearing.isControl(stop) || hearing.mayAct(stop.element)
    else { return false }
    // What a whole row says may come twice because its content does.
    return stop.source != .inside || !hasComma(stop.name)
  }

  /// Whether a sign of the text is a comma: only beside letters of other scripts may one be a part of a sign.
  private static func hasComma(_ text: String) -> Bool {
    guard text.utf8.contains(0x2c) else { return false }
    return text.utf8.allSatisfy { $0 < 0x80 } || text.contains(",")
  }
}

/// What may rightly have the name of something else.
enum SameNames {
  /// Links of one name may lead to one place, and rows of one name may not act; no file tells either.
  static func mayBeOne(_ element: Int, _ hearing: Hearing) -> Bool {
    hearing.stop(at: element)?.role == .link || hearing.mayAct(element)
  }
}

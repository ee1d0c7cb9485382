import Localization

extension Rule {
  static let modalEscape = Rule(
    "modal-escape", "There is a way out of what lies above the screen", needs: [.roles, .labels],
    untold: [.typed], criteria: ["2.1.2", "2.4.3"], .blocks,
    why: "People are caught in it: nothing outside can be reached and nothing inside closes it.",
    remedy: "Add a button that closes it, and let the escape gesture close it.",
    passes: [
      #"{"elements": [{"role": "alert", "label": "Pay now?", "children": [{"role": "button", "label": "Cancel"}]}]}"#,
      #"{"elements": [{"role": "group", "modal": true, "escape": false, "children": [{"role": "button", "label": "Close map"}]}]}"#,
      #"{"elements": [{"role": "alert", "label": "Paid", "escape": false, "children": [{"role": "button", "label": "Show ticket"}]}]}"#,
      #"{"elements": [{"role": "group", "modal": true, "escape": true, "children": [{"role": "button", "label": "Pay"}]}]}"#,
    ],
    fails: [
      #"{"elements": [{"role": "group", "modal": true, "escape": false, "children": [{"role": "button", "label": "Pay"}]}]}"#,
      #"{"elements": [{"role": "alert", "label": "Paying…", "children": [{"role": "staticText", "label": "Wait"}]}]}"#,
    ]
  ) { judging in
    let hearing = judging.hearing
    /// Few screens have anything above them.
    var known: Closing?
    for index in hearing.elements.indices where hearing.isMet(index) {
      let isAbove =
        hearing.elements[index].role.isModal || hearing.elements[index].states.holds(.modal)
      guard isAbove else { continue }
      let isDialogOfMac = hearing.elements[index].typeName == "Dialog"
      if isDialogOfMac, judging.inventory.format == .debugDescription { continue }
      let hasWay =
        hearing.elements[index].states.holds(.escape) || hearing.holds(.usable, within: index)
      guard hasWay else {
        judging.judge(index, breaks: true, "Nothing inside it can be activated.")
        continue
      }
      let closing = known ?? Closing(hearing)
      known = closing
      let isCaught = closing.isMissing(in: index, hearing)
      judging.judge(
        index, breaks: isCaught,
        "The escape gesture does not leave it, and no control inside it says that it does.")
    }
  }
}

/// Controls that lead out of what lies above the screen.
private struct Closing {
  private static let words: Set<String> = [
    "cancel", "close", "done", "dismiss", "back", "ok", "okay", "no", "later", "skip", "exit",
    "leave", "finish", "continue", "next", "abbrechen", "schließen", "fertig", "zurück", "nein",
    "später", "überspringen", "beenden", "weiter",
  ]
  private static let signs = ["取消", "关闭", "完成", "返回", "好", "否", "跳过", "退出", "继续", "×", "✕"]

  /// The elements of the controls whose names sound like a way out, in their order.
  private let ways: [Int]

  init(_ hearing: Hearing) {
    ways = hearing.stops.filter { hearing.isControl($0) && Self.isWay($0) }.map(\.element)
  }

  /// Whether the file says that the gesture does not leave it and no name inside sounds like a way out; `nil` in
  /// languages whose words kerb does not know. Any button closes an alert.
  func isMissing(in index: Int, _ hearing: Hearing) -> Bool? {
    guard hearing.elements[index].states.isNot(.escape), hearing.elements[index].role != .alert,
      !holdsWay(index..<hearing.elements[index].end)
    else { return false }
    return hearing.tables(for: index).isEmpty ? nil : true
  }

  private func holdsWay(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, ways.count)
    while low < high {
      let middle = (low + high) / 2
      if ways[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ways.count && range.contains(ways[low])
  }

  private static func isWay(_ stop: Stop) -> Bool {
    stop.folded.split(separator: " ").contains { words.contains(String($0)) }
      || stop.name.utf8.contains { $0 >= 0x80 } && signs.contains { stop.name.contains($0) }
  }
}

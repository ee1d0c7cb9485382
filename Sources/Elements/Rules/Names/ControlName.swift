import Localization

extension Rule {
  static let controlName = Rule(
    "control-name", "Controls have a name", needs: [.roles, .labels], criteria: ["4.1.2"],
    .blocks, isFailure: true,
    why: "A screen reader says only what kind of control it is, and voice control cannot call it.",
    remedy: "Give the control a label that says what it does, or put a text inside it.",
    passes: ["Send, button.", Example("Senden, Taste.", "de"), Example("发送，按钮。", "zh")],
    fails: ["button.", Example("Taste.", "de"), Example("按钮。", "zh")]
  ) { judging in
    let hearing = judging.hearing
    for index in hearing.elements.indices where hearing.isMet(index) {
      guard NamedControls.needsName(index, hearing) else { continue }
      let isNamed =
        hearing.stop(at: index)?.hasName ?? NamedControls.isNamedInside(index, hearing)
      judging.judge(
        index, breaks: !isNamed,
        hearing.elements[index].role.isEditable
          ? "The field has no name in this file; a label that is only bound to it (labelFor) would not show here."
          : "The control has no name, and nothing inside it has one.")
    }
  }
}

/// Which elements need a name of their own, and where one may come from.
enum NamedControls {
  static func needsName(_ index: Int, _ hearing: Hearing) -> Bool {
    let states = hearing.elements[index].states
    let role = hearing.elements[index].role
    switch role {
    case .list, .grid, .scrollView, .webView: return false
    case .key: return false
    default: break
    }
    if states.holds(.clickable) { return true }
    let isControl =
      role.isControl || hearing.elements[index].traits?.contains(.button) == true
    guard isControl else { return false }
    if states.isNot(.clickable), !role.isEditable { return false }
    // What lies inside a stop is spoken with it.
    return hearing.stop(at: index) != nil
  }

  /// Whether anything inside has a label: then what is inside is the stop.
  static func isNamedInside(_ index: Int, _ hearing: Hearing) -> Bool {
    let end = max(index + 1, hearing.elements[index].end)
    return (index..<end).contains {
      hearing.elements[$0].hasOwnLabel && hearing.isMet($0)
    }
  }
}

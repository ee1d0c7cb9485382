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
      guard NamedControls.needsName(index, hearing) else {
        if NamedControls.mayNeedName(index, hearing) { judging.cannotTell() }
        continue
      }
      let isNamed =
        hearing.stop(at: index)?.hasName ?? hearing.holds(.named, within: index)
      let isField = hearing.elements[index].role.isEditable
      judging.judge(
        index, breaks: !isNamed && NamedControls.isUntold(index, hearing) ? nil : !isNamed,
        isField
          ? "The field has no name."
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

  /// Whether nobody can say if a field without a name needs one: a dump of Android does not tell a label that is bound
  /// to it (labelFor), and one of iOS does not tell whether people type into a text view or only read it.
  static func isUntold(_ index: Int, _ hearing: Hearing) -> Bool {
    let role = hearing.elements[index].role
    guard role.isEditable else { return false }
    let isOfApple =
      hearing.inventory.format == .appiumIOS || hearing.inventory.format == .debugDescription
    let isFilledView = role == .textView && Words.hasContent(hearing.elements[index].value)
    return hearing.inventory.isDumpOfAndroid || isOfApple && isFilledView
  }

  /// Whether it is a row without a name, with something in it that is neither a name nor a control: it needs a name if
  /// it acts.
  static func mayNeedName(_ index: Int, _ hearing: Hearing) -> Bool {
    guard hearing.mayAct(index), !hearing.holds(.speaking, within: index),
      !hearing.holds(.control, within: index), hearing.stop(at: index)?.hasName != true
    else { return false }
    let around = hearing.stop(of: index).map { hearing.stops[$0].element != index } ?? false
    return !around && hearing.elements[index].end > index + 1
  }
}

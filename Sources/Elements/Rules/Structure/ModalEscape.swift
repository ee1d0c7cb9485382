import Localization

extension Rule {
  static let modalEscape = Rule(
    "modal-escape", "There is a way out of what lies above the screen", needs: [.roles, .labels],
    criteria: ["2.1.2", "2.4.3"], .blocks,
    why: "People are caught in it: nothing outside can be reached and nothing inside closes it.",
    remedy: "Add a button that closes it, and let the escape gesture close it.",
    passes: [
      #"{"elements": [{"role": "alert", "label": "Pay now?", "children": [{"role": "button", "label": "Cancel"}]}]}"#
    ],
    fails: [
      #"{"elements": [{"role": "alert", "label": "Paying…", "children": [{"role": "staticText", "label": "Wait"}]}]}"#
    ]
  ) { judging in
    let hearing = judging.hearing
    for index in hearing.elements.indices where hearing.isMet(index) {
      let isAbove =
        hearing.elements[index].role.isModal || hearing.elements[index].states.holds(.modal)
      guard isAbove else { continue }
      let element = hearing.elements[index]
      if element.typeName == "Dialog", judging.inventory.format == .debugDescription { continue }
      let hasWay =
        element.states.holds(.escape)
        || (index..<max(index + 1, element.end)).contains {
          let inner = hearing.elements[$0]
          return hearing.isMet($0) && !inner.states.isNot(.enabled)
            && (inner.role.isControl || inner.states.holds(.clickable))
        }
      judging.judge(index, breaks: !hasWay, "Nothing inside it can be activated.")
    }
  }
}

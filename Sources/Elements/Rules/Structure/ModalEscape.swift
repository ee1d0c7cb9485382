import Localization

extension Rule {
  static let modalEscape = Rule(
    "modal-escape", "There is a way out of what lies above the screen", needs: [.roles, .labels],
    untold: [.typed], criteria: ["2.1.2", "2.4.3"], .blocks,
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
      let isDialogOfMac = hearing.elements[index].typeName == "Dialog"
      if isDialogOfMac, judging.inventory.format == .debugDescription { continue }
      let hasWay =
        hearing.elements[index].states.holds(.escape) || hearing.holds(.usable, within: index)
      judging.judge(index, breaks: !hasWay, "Nothing inside it can be activated.")
    }
  }
}

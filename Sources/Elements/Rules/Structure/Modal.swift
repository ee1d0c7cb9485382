import Localization

extension Rule {
  static let modal = Rule(
    "modal", "What lies above the screen is marked as modal", needs: [.modality, .roles],
    criteria: ["2.4.3", "4.1.2"], .serious,
    why: "The screen reader goes on into the screen below, which nobody can use just now.",
    remedy: "Mark the view as modal, or present it as a dialog of the system.",
    passes: [#"{"elements": [{"role": "alert", "label": "Pay now?", "modal": true}]}"#],
    fails: [#"{"elements": [{"role": "alert", "label": "Pay now?", "modal": false}]}"#]
  ) { judging in
    for index in judging.hearing.elements.indices where judging.hearing.isMet(index) {
      let element = judging.hearing.elements[index]
      guard element.role.isModal else { continue }
      judging.judge(
        index, breaks: element.states[.modal].map { !$0 }, "It is not marked as modal.")
    }
  }
}

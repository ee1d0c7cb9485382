import Localization

extension Rule {
  static let placeholderName = Rule(
    "placeholder-name", "Fields have a name beside their placeholder",
    needs: [.roles, .labels, .placeholders], criteria: ["3.3.2", "4.1.2"], .slows,
    why: "A placeholder goes as soon as something is typed, and with it the name of the field.",
    remedy: "Give the field a label that stays.",
    passes: [
      #"{"elements": [{"role": "textField", "label": "Name", "placeholder": "Anna Example"}]}"#
    ],
    fails: [#"{"elements": [{"role": "textField", "label": "", "placeholder": "Your name"}]}"#]
  ) { judging in
    for stop in judging.stops where stop.role.isEditable && stop.role != .searchField {
      guard stop.hasName else { continue }
      judging.judge(
        stop.element, breaks: stop.source == .placeholder,
        "Only the placeholder names this field.")
    }
  }
}

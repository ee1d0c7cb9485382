import Localization

extension Rule {
  static let hiddenFocusable = Rule(
    "hidden-focusable", "Nothing that acts lies in a hidden part", needs: [.hiding, .roles],
    criteria: ["4.1.2", "2.1.1"], .serious, isFailure: true,
    why: "Who sees can use it; who hears does not know that it is there.",
    remedy: "Do not hide what people use, or take it away for everybody.",
    passes: [
      #"{"elements": [{"role": "group", "hidden": true, "children": [{"role": "image"}]}]}"#
    ],
    fails: [
      #"{"elements": [{"role": "group", "hidden": true, "children": [{"role": "button", "label": "Pay", "enabled": true}]}]}"#
    ]
  ) { judging in
    let elements = judging.hearing.elements
    var hiddenUntil = 0
    for index in elements.indices where elements[index].states.holds(.hidden) {
      if index < hiddenUntil { continue }
      let element = elements[index]
      hiddenUntil = element.end
      let acting = (index..<max(index + 1, element.end)).filter {
        (elements[$0].role.isControl || elements[$0].states.holds(.clickable))
          && !elements[$0].states.isNot(.visible) && elements[$0].frame?.isEmpty != true
          && !elements[$0].states.isNot(.enabled)
      }
      judging.judge(
        acting.first ?? index, breaks: !acting.isEmpty,
        "\(acting.count, "control lies", "controls lie") in a part that is hidden from assistive technology."
      )
    }
  }
}

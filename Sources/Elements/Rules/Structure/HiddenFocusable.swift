import Localization

extension Rule {
  static let hiddenFocusable = Rule(
    "hidden-focusable", "Nothing that acts or takes the focus lies in a hidden part",
    needs: [.hiding, .roles],
    criteria: ["4.1.2", "2.1.1"], .serious, isFailure: true,
    why: "Who sees can use it; who hears does not know that it is there.",
    remedy: "Do not hide what people use, or take it away for everybody.",
    passes: [
      #"{"elements": [{"role": "group", "hidden": true, "children": [{"role": "image"}]}]}"#,
      #"{"elements": [{"role": "group", "hidden": true, "children": [{"role": "staticText", "label": "4", "stop": false}]}]}"#,
      #"{"elements": [{"role": "group", "hidden": true, "children": [{"role": "staticText", "label": "4", "stop": true, "visible": false}]}]}"#,
      #"{"elements": [{"role": "group", "hidden": true, "children": [{"role": "list", "focusable": true}]}]}"#,
      #"{"screen": {"platform": "android"}, "elements": [{"role": "group", "hidden": true, "children": [{"role": "staticText", "label": "4", "stop": true}]}]}"#,
    ],
    fails: [
      #"{"elements": [{"role": "group", "hidden": true, "children": [{"role": "staticText", "label": "Sold out", "stop": true}]}]}"#,
      #"{"elements": [{"role": "group", "hidden": true, "children": [{"role": "button", "label": "Pay", "enabled": true}]}]}"#,
    ]
  ) { judging in
    let elements = judging.hearing.elements
    var hiddenUntil = 0
    // On Android nothing in a hidden part is a stop, whatever is said of it.
    let takesFocus = judging.inventory.screen.platform != .android
    for index in elements.indices where elements[index].states.holds(.hidden) {
      if index < hiddenUntil { continue }
      let element = elements[index]
      hiddenUntil = element.end
      let acting = (index..<max(index + 1, element.end)).filter {
        (elements[$0].role.isControl || elements[$0].states.holds(.clickable)
          || takesFocus && elements[$0].states.holds(.stop))
          && !elements[$0].states.isNot(.visible) && elements[$0].frame?.isEmpty != true
          && !elements[$0].states.isNot(.enabled)
      }
      judging.judge(
        acting.first ?? index, breaks: !acting.isEmpty,
        "\(acting.count, "element that acts or takes the focus lies", "elements that act or take the focus lie") in a part that is hidden from assistive technology."
      )
    }
  }
}

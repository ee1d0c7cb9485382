extension SpokenWords {
  package static let english = SpokenWords(
    language: "en", hasCase: true, comma: ", ", fullStop: ".",
    voiceOver: [
      .button: "button", .link: "link", .tab: "tab", .menuItem: "menu item", .slider: "adjustable",
      .stepper: "adjustable", .picker: "adjustable", .toggle: "switch button",
      .checkbox: "checkbox", .radio: "radio button", .textField: "text field",
      .secureField: "secure text field", .textView: "text field", .searchField: "search field",
      .heading: "heading", .image: "image", .progress: "progress", .segmented: "button",
      .key: "key", .pageIndicator: "adjustable", .alert: "alert",
    ],
    talkBack: [
      .button: "button", .link: "link", .tab: "tab", .menuItem: "menu item",
      .slider: "seek control", .picker: "drop down list", .toggle: "switch",
      .checkbox: "checkbox", .radio: "radio button", .textField: "edit box",
      .secureField: "password edit box", .textView: "edit box", .searchField: "edit box",
      .heading: "heading", .image: "image", .progress: "progress bar",
    ],
    synonyms: [
      .button: ["btn"], .slider: ["slider"], .image: ["picture", "photo", "icon", "graphic"],
      .toggle: ["toggle"], .link: ["hyperlink"], .textField: ["input field", "textfield"],
      .secureField: ["password field"], .heading: ["header"], .checkbox: ["check box"],
      .stepper: ["stepper"], .picker: ["picker", "pop-up button"], .progress: ["progress bar"],
      .searchField: ["search box"],
    ],
    selected: "selected", dimmed: "dimmed", disabled: "disabled", on: "on", off: "off",
    checked: "checked", notChecked: "not checked", unlabelled: "unlabelled",
    wayBack: "back button", place: { "\($0) of \($1)" },
    activate: "Double-tap to activate.", adjust: "Swipe up or down with one finger to adjust.",
    edit: "Double-tap to edit.", talkBackActivate: "Double-tap to activate.",
    gestures: [
      "tap", "taps", "double-tap", "double tap", "swipe", "swipes", "press", "click", "pinch",
      "long-press", "touch", "drag",
    ])
}

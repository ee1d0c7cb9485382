extension SpokenWords {
  package static let german = SpokenWords(
    language: "de", hasCase: true, comma: ", ", fullStop: ".",
    voiceOver: [
      .button: "Taste", .link: "Link", .tab: "Tab", .menuItem: "Menüobjekt", .slider: "anpassbar",
      .stepper: "anpassbar", .picker: "anpassbar", .toggle: "Schaltertaste",
      .checkbox: "Markierungsfeld", .radio: "Optionstaste", .textField: "Textfeld",
      .secureField: "gesichertes Textfeld", .textView: "Textfeld", .searchField: "Suchfeld",
      .heading: "Überschrift", .image: "Bild", .progress: "Fortschritt", .segmented: "Taste",
      .key: "Taste", .pageIndicator: "anpassbar", .alert: "Hinweis",
    ],
    talkBack: [
      .button: "Schaltfläche", .link: "Link", .tab: "Tab", .menuItem: "Menüpunkt",
      .slider: "Schieberegler", .picker: "Drop-down-Liste", .toggle: "Schalter",
      .checkbox: "Kästchen", .radio: "Optionsfeld", .textField: "Bearbeitungsfeld",
      .secureField: "Passwortfeld", .textView: "Bearbeitungsfeld",
      .searchField: "Bearbeitungsfeld", .heading: "Überschrift", .image: "Bild",
      .progress: "Fortschrittsanzeige",
    ],
    synonyms: [
      .button: ["Knopf", "Button"], .slider: ["Regler"], .image: ["Foto", "Grafik", "Symbol"],
      .toggle: ["Umschalter"], .link: ["Verweis"], .textField: ["Eingabefeld"],
      .checkbox: ["Kontrollkästchen", "Checkbox"], .radio: ["Optionsknopf"],
      .heading: ["Titel"], .tab: ["Reiter"],
    ],
    selected: "ausgewählt", dimmed: "grau dargestellt", disabled: "deaktiviert", on: "ein",
    off: "aus", checked: "aktiviert", notChecked: "nicht aktiviert", unlabelled: "ohne Label",
    wayBack: "Zurück-Taste", place: { "\($0) von \($1)" },
    activate: "Zum Aktivieren doppeltippen.",
    adjust: "Mit einem Finger nach oben oder unten streichen, um anzupassen.",
    edit: "Zum Bearbeiten doppeltippen.", talkBackActivate: "Zum Aktivieren doppeltippen.",
    gestures: [
      "tippen", "tippe", "antippen", "doppeltippen", "wischen", "wische", "streichen", "drücken",
      "drücke", "klicken", "klicke", "ziehen",
    ])
}

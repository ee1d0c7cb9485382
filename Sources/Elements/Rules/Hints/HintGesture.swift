import Localization

extension Rule {
  static let hintGesture = Rule(
    "hint-gesture", "Hints name no gesture", needs: [.hints], criteria: ["1.3.3", "3.3.2"], .slows,
    why:
      "People use it by voice, keyboard or switch too, and the screen reader names its own gesture.",
    remedy: "Say the result, not the movement.",
    passes: ["Save, button. Saves the ticket.", Example("保存，按钮。保存车票。", "zh")],
    fails: [
      "Save, button. Double-tap to save.",
      Example("Sichern, Taste. Doppeltippen, um zu sichern.", "de"),
      Example("保存，按钮。双击以保存。", "zh"),
    ]
  ) { judging in
    let hearing = judging.hearing
    for (stop, hint) in Hints.of(hearing) {
      let words = hearing.tables(for: stop.element).lazy.compactMap { table in
        table.gestures.first { gesture in
          table.hasCase ? Words.contains(hint, words: gesture) : hint.contains(gesture)
        }
      }
      judging.judge(stop.element, breaks: words.first != nil, "The hint names a gesture.")
    }
  }
}

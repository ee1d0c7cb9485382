import Localization

extension Rule {
  static let hintGesture = Rule(
    "hint-gesture", "Hints name no gesture", needs: [.hints], criteria: ["1.3.3", "3.3.2"], .slows,
    why:
      "People use it by voice, keyboard or switch too, and the screen reader names its own gesture.",
    remedy: "Say the result, not the movement.",
    passes: [
      "Save, button. Saves the ticket.", Example("保存，按钮。保存车票。", "zh"),
      "News, button. Shows what the press says.", "Group, button. Keeps in touch with friends.",
      "Contact, button. Opens the press releases.",
    ],
    fails: [
      "Save, button. Double-tap to save.", "Save, button. Saves with a press.",
      "Map, button. Opens when you touch the map.",
      Example("Sichern, Taste. Doppeltippen, um zu sichern.", "de"),
      Example("保存，按钮。双击以保存。", "zh"),
    ]
  ) { judging in
    let hearing = judging.hearing
    for (stop, hint) in Hints.of(hearing) {
      let words = hearing.tables(for: stop.element).lazy.compactMap { table in
        table.gestures.first { gesture in
          GestureWords.holds(hint, gesture, table)
        }
      }
      judging.judge(stop.element, breaks: words.first != nil, "The hint names a gesture.")
    }
  }
}

/// Words for gestures inside hints.
enum GestureWords {
  /// Words that are nouns with another meaning behind these words, as in "the press" and "in touch".
  private static let others: [String: (before: Set<Substring>, after: Set<Substring>)] = [
    "press": (
      ["the", "local", "daily", "free"], ["release", "releases", "review", "office", "kit"]
    ),
    "touch": (["in"], ["id", "screen"]), "tap": ([], ["water"]), "click": ([], ["rate"]),
  ]

  static func holds(_ hint: String, _ gesture: String, _ table: SpokenWords) -> Bool {
    guard table.hasCase else { return hint.contains(gesture) }
    guard Words.contains(hint, words: gesture) else { return false }
    guard let other = others[gesture] else { return true }
    let words = Words.list(hint)
    return words.indices.contains { place in
      guard words[place] == gesture else { return false }
      let isBehind = place > 0 && other.before.contains(words[place - 1])
      let isBefore = place + 1 < words.count && other.after.contains(words[place + 1])
      return !isBehind && !isBefore
    }
  }
}

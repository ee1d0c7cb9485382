import Localization

extension Rule {
  static let hintVerb = Rule(
    "hint-verb", "Hints begin with a verb in the third person", needs: [.hints],
    criteria: ["3.3.2"], .slight,
    why: "\"Saves the ticket.\" tells what happens; \"Save the ticket\" sounds like an order.",
    remedy: "Begin with what the control does: \"Saves…\", \"Opens…\".",
    passes: [
      "Save, button. Saves the ticket.", Example("Sichern, Taste. Sichert die Fahrkarte.", "de"),
      Example("保存，按钮。保存车票。", "zh"), "Pay, button. Does not charge you yet.",
    ],
    fails: ["Save, button. Save the ticket.", "Go, button. This will open the map."]
  ) { judging in
    for (stop, hint) in Hints.of(judging.hearing) {
      guard let isVerb = Hints.beginsWithVerb(hint, judging.hearing.language(of: stop.element))
      else { continue }
      judging.judge(
        stop.element, breaks: !isVerb, "The hint does not begin with a verb in the third person.")
    }
  }
}

/// Hints of the stops of a screen.
enum Hints {
  /// The stops that have one; on Android a hint is the placeholder of a field, which is another thing.
  static func of(_ hearing: Hearing) -> [(stop: Stop, hint: String)] {
    hearing.stops.compactMap { stop in
      guard let hint = hearing[stop].hint, Words.hasContent(hint) else { return nil }
      return (stop, hint)
    }
  }

  private static let helpers: Set<String> = ["does", "is", "has", "goes"]

  /// Whether the first word has the ending of the third person; `nil` for languages of which kerb does not know it.
  ///
  /// Where nobody said the language, the verb of any known language will do.
  static func beginsWithVerb(_ hint: String, _ language: String?) -> Bool? {
    if Words.isIdeographic(hint) { return nil }
    let first = Words.list(hint).first.map(String.init) ?? ""
    switch language.map(SpokenWords.primary) {
    case "en": return isEnglishVerb(first)
    case "de": return isGermanVerb(first)
    case nil:
      if isEnglishVerb(first) || isGermanVerb(first) { return true }
      // Other letters may be of a language whose verbs end otherwise.
      return hint.utf8.allSatisfy { $0 < 0x80 } ? false : nil
    default: return nil
    }
  }

  private static func isEnglishVerb(_ word: String) -> Bool {
    guard word.utf8.count > 1 else { return false }
    return helpers.contains(word)
      || word.hasSuffix("s") && !word.hasSuffix("ss") && word != "this" && word != "as"
        && word != "always" && word != "us"
  }

  private static func isGermanVerb(_ word: String) -> Bool { word.hasSuffix("t") }
}

import Localization
import Wording

extension Rule {
  static let labelLanguage = Rule(
    "label-language", "Names are in the language of the screen",
    needs: [.labels, .roles, .languages], criteria: ["3.1.2"], .slows,
    why: "The voice of one language reads words of another so that nobody understands them.",
    remedy: "Translate the label, or mark its language.",
    passes: [
      "Send, button.", Example("发送，按钮。", "zh"), Example("OK，按钮。", "zh"),
      Example("Wi-Fi，按钮。", "zh"),
    ],
    fails: [
      "发送，按钮。", Example("Navigate up，按钮。", "zh"), Example("Navigate up, Taste.", "de"),
    ]
  ) { judging in
    let hearing = judging.hearing
    for stop in judging.stops([.own, .control]) {
      if stop.role == .link || stop.role.isEditable { continue }
      guard let language = hearing.language(of: stop.element) else {
        judging.cannotTell()
        continue
      }
      judging.judge(
        stop.element, breaks: Scripts.isForeign(stop.name, in: language),
        "The name is not in \"\(language)\".")
    }
  }
}

/// Whether a text can be of a language, by its letters and a few words that systems leave untranslated.
enum Scripts {
  private static let latin: Set<String> = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "tr", "vi", "id",
  ]
  private static let own: Set<String> = [
    "zh", "ja", "ko", "ru", "uk", "ar", "he", "el", "th", "hi",
  ]

  /// Names that apps in English forget to translate.
  private static let untranslated: Set<String> = [
    "navigate up", "more options", "close", "search", "back", "open navigation drawer", "settings",
    "share", "delete", "edit", "cancel", "clear query", "submit", "next", "previous", "show more",
  ]

  static func isForeign(_ text: String, in language: String) -> Bool {
    let code = SpokenWords.primary(language)
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    guard letters.count > 1 else { return false }
    let others = letters.count { $0.value > 0x24f }
    if latin.contains(code) {
      if others * 2 > letters.count { return true }
      return code != "en" && untranslated.contains(PlainText.folded(text, .words))
    }
    guard own.contains(code), others == 0 else { return false }
    if untranslated.contains(PlainText.folded(text, .words)) { return true }
    // One word of Latin letters may be a name; three and more, with a small one among them, are a sentence.
    let words = text.split(separator: " ")
    return words.count > 2 && words.dropFirst().contains { Capitals.isSmall(String($0)) == true }
  }
}

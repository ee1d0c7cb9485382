import Localization
import Recording
import Records
import Testing

/// A line in one language.
struct LanguageRow: CustomTestStringConvertible {
  let language: String
  let words: [String: String]
  var testDescription: String { language }

  init(_ language: String, _ words: [String: String]) {
    self.language = language
    self.words = words
  }
}

/// A personal word that cannot be used.
struct OwnRow: CustomTestStringConvertible {
  let testDescription: String
  let own: [String: String]
  let problem: String

  init(_ testDescription: String, _ own: [String: String], _ problem: String) {
    self.testDescription = testDescription
    self.own = own
    self.problem = problem
  }
}

@Suite("The table of shortcuts")
struct ShortcutsTests {
  static let english = [
    "b": "barrier", "b3": "barrier, impact 3 (serious)", "q": "the participant's words",
    "ok": "success", "ask": "question", "w": "workaround", "nb": "no barrier", "h": "help given",
    "st": "strategy", "t": "tiredness or distress", "sug": "suggestion", "ctx": "context",
    "at": "said by assistive technology", "inf": "inferred",
  ]

  static let languages = [
    LanguageRow(
      "de",
      [
        "zit": "the participant's words", "erf": "success", "fra": "question", "umw": "workaround",
        "kb": "no barrier", "mde": "tiredness or distress", "vors": "suggestion", "kon": "context",
        "tech": "said by assistive technology", "verm": "inferred",
      ]),
    LanguageRow(
      "fr-CA",
      [
        "cit": "the participant's words", "reu": "success", "dem": "question", "cnt": "workaround",
        "sb": "no barrier", "aid": "help given", "fat": "tiredness or distress",
        "sug": "suggestion",
        "ta": "said by assistive technology", "ded": "inferred",
      ]),
    LanguageRow("ES", ["cit": "the participant's words", "pre": "question", "est": "strategy"]),
    LanguageRow(
      "nl_BE", ["cit": "the participant's words", "vra": "question", "gb": "no barrier"]),
    LanguageRow("it", ["cit": "the participant's words", "dom": "question", "gir": "workaround"]),
    LanguageRow(
      "pt-BR", ["cit": "the participant's words", "per": "question", "des": "workaround"]),
    LanguageRow("ja", [:]),
    LanguageRow("", [:]),
  ]

  private func understood(_ word: String, _ shortcuts: Shortcuts) -> String {
    NoteGrammar.read("\(word): taps", shortcuts: shortcuts).understood.plain()
  }

  @Test(arguments: languages)
  func languageAddsToEnglish(_ row: LanguageRow) {
    let shortcuts = Shortcuts.standard(language: row.language)
    for (word, meaning) in Self.english.merging(row.words, uniquingKeysWith: { first, _ in first })
    {
      #expect(understood(word, shortcuts) == meaning, "\(word)")
    }
    #expect(shortcuts.problems.isEmpty)
  }

  @Test func wordsOfALanguageAreWordsInEnglish() {
    #expect(understood("zit", .standard(language: "en")) == "")
    #expect(understood("zit", .standard(language: nil)) == "")
  }

  @Test func ownWordsWork() {
    let shortcuts = Shortcuts(
      language: "de", own: ["P": "q", "x": "b4", "Ürgs": "b", "ｌ": "OK:", "zit": "q", "壁": "b2"])
    #expect(shortcuts.problems.isEmpty)
    #expect(understood("p", shortcuts) == "the participant's words")
    #expect(understood("x", shortcuts) == "barrier, impact 4 (blocks)")
    #expect(understood("ürgs", shortcuts) == "barrier")
    #expect(understood("ürgs2", shortcuts) == "barrier, impact 2 (slows)")
    #expect(understood("l", shortcuts) == "success")
    #expect(understood("壁", shortcuts) == "barrier, impact 2 (slows)")
    #expect(understood("x3", shortcuts) == "")
    #expect(understood("q", shortcuts) == "the participant's words")
  }

  static let choices =
    "Choose one of b, q, ok, ask, w, nb, h, st, t, sug, ctx, at, inf, b0 to b4."

  @Test(arguments: [
    OwnRow(
      "an unknown target", ["p": "zitat"],
      "The shortcut \"p\" is not used: \"zitat\" is no shortcut. \(choices)"),
    OwnRow(
      "an impact of 5", ["p": "b5"],
      "The shortcut \"p\" is not used: \"b5\" is no shortcut. \(choices)"),
    OwnRow(
      "an impact on another kind", ["p": "q3"],
      "The shortcut \"p\" is not used: \"q3\" is no shortcut. \(choices)"),
    OwnRow(
      "no target", ["p": ""], "The shortcut \"p\" is not used: \"\" is no shortcut. \(choices)"),
    OwnRow(
      "no word", ["": "q"], "The shortcut \"\" is not used. Choose a word of 1 to 8 letters."),
    OwnRow(
      "nine letters", ["abcdefghi": "q"],
      "The shortcut \"abcdefghi\" is not used. Choose a word of 1 to 8 letters."),
    OwnRow(
      "a digit", ["p1": "q"], "The shortcut \"p1\" is not used. Choose a word of 1 to 8 letters."),
    OwnRow(
      "a colon", ["p:": "q"], "The shortcut \"p:\" is not used. Choose a word of 1 to 8 letters."),
    OwnRow(
      "a space", ["p p": "q"],
      "The shortcut \"p p\" is not used. Choose a word of 1 to 8 letters."),
    OwnRow(
      "a combining mark alone", ["\u{301}": "q"],
      "The shortcut \"\u{301}\" is not used. Choose a word of 1 to 8 letters."),
    OwnRow(
      "an escape sequence", ["\u{1b}[2J": "q"],
      "The shortcut \"\\u{1b}[2J\" is not used. Choose a word of 1 to 8 letters."),
    OwnRow(
      "an English word", ["q": "ok"],
      "The shortcut \"q\" is not used: it already means the participant's own words. "
        + "Choose another word."),
    OwnRow(
      "a word of the language", ["Zit": "ok"],
      "The shortcut \"Zit\" is not used: it already means the participant's own words. "
        + "Choose another word."),
    OwnRow(
      "one word in two cases", ["P": "b3", "p": "ok"],
      "The shortcut \"p\" is not used: it already means barrier, impact 3 (serious). "
        + "Choose another word."),
  ])
  func ownWordIsLeftOut(_ row: OwnRow) {
    let shortcuts = Shortcuts(language: "de", own: row.own)
    #expect(shortcuts.problems == ["\(row.problem)"])
    for (word, meaning) in Self.english { #expect(understood(word, shortcuts) == meaning) }
  }

  @Test func helpNamesEveryWordOnce() {
    let help = Shortcuts(language: "de", own: ["p": "q", "x": "b4"]).help
    let rows = help.map { "\($0.words) \($0.meaning)" }
    #expect(
      rows == [
        "b: barrier",
        "b0: to b4: barrier with its impact, 0 no problem, 1 slight, 2 slows, 3 serious, 4 blocks",
        "x: barrier, impact 4 (blocks)",
        "q:, p:, zit: the participant's own words",
        "ok:, erf: success",
        "ask:, fra: question",
        "w:, umw: workaround",
        "nb:, kb: no barrier",
        "h: help given",
        "st: strategy",
        "t:, mde: tiredness or distress",
        "sug:, vors: suggestion",
        "ctx:, kon: context",
        "at:, tech: said by assistive technology",
        "inf:, verm: inferred, not seen or heard",
        "-30s or -2m30 first so long ago, in seconds or minutes and seconds",
        "sc reflow or sc 1.4.10 last a criterion, if it is exactly one",
      ])
  }
}

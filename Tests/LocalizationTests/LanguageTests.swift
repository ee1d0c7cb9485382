import Localization
import Testing

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ([:], "en"), (["LANG": "de_DE.UTF-8"], "en"), (["LANG": "en_XA.UTF-8"], "en-XA"),
      (["LANG": "en_XA", "LC_ALL": "C"], "en"), (["LANG": "C", "LC_MESSAGES": "en_XA@x"], "en-XA"),
      (["LANG": "en_XA", "LC_ALL": ""], "en-XA"),
      (["LC_MESSAGES": "en_GB", "LC_ALL": "en_XA"], "en-XA"),
    ] as [([String: String], String)])
  func theFirstVariableThatSaysSomethingDecides(_ environment: [String: String], _ tag: String) {
    #expect(Language.spoken { environment[$0] }.tag == tag)
  }

  /// What somebody types stays, also where data stands in it.
  @Test func codeGoesOnAfterData() {
    let sentence: Sentence = "run `kerb session show \("S01" as String) now` then"
    #expect(sentence.plain(in: .pseudo) == "ŕúñ~ kerb session show S01 now ţĥé~ñ")
  }

  /// A word of a command that depends on something is a piece of its own, and is typed all the same.
  @Test(arguments: [true, false])
  func aPieceWithinCodeStaysWhatIsTyped(_ isPilot: Bool) throws {
    let sentence: Sentence =
      "run `kerb x --pilot \(isPilot ? "yes" : "no")`, then \(isPilot ? "yes" : "no")"
    let words = isPilot ? "yes" : "no"
    let strange = isPilot ? "ýéš~" : "ñó"
    #expect(sentence.plain(in: .pseudo) == "ŕúñ~ kerb x --pilot \(words), ţĥé~ñ \(strange)")
    let german = try Language(
      tag: "de", translations: "msgid \"yes\"\nmsgstr \"ja\"\n\nmsgid \"no\"\nmsgstr \"nein\"\n")
    #expect(sentence.plain(in: german).hasPrefix("run kerb x --pilot \(words), then "))
  }

  @Test func sentencesThatSayTheSameAreTheSame() {
    let one: Sentence = "\("S01") is there"
    #expect(one == "S01 is there")
    #expect(Set([one, "S01 is there"]).count == 1)
    #expect(one != "S02 is there")
  }
}

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("de", ["de"]), ("de_AT.UTF-8@euro", ["de-AT", "de"]),
    ("zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh"]),
    ("C", []), ("C.UTF-8", []), ("POSIX", []), ("", []), ("de-", []), ("../de", []), ("de/x", []),
    ("dé", []),
  ])
  func aNameStandsForTags(_ wish: String, _ tags: [String]) {
    #expect(Language.tags(wish) == tags)
  }
}

import Testing

@testable import Localization

/// A language from a PO file: words, places in another order, plural forms, and what is refused.
@Suite struct CatalogueTests {
  private static let file = #"""
    # Example.
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=2; plural=n != 1;\n"

    #. {1}: name
    msgid "{1} has no {2}."
    msgstr "Bei {2} fehlt {1}."

    msgid "a note"
    msgstr "eine "
    "Notiz"

    #, fuzzy
    msgid "guessed"
    msgstr "geraten"

    msgid "{1} session"
    msgid_plural "{1} sessions"
    msgstr[0] "eine Sitzung"
    msgstr[1] "{1} Sitzungen"

    msgid " and "
    msgstr " und "

    msgid "a {{brace}}"
    msgstr "eine {{Klammer}}"

    msgid "say \"yes\""
    msgstr "sag „ja\""

    #~ msgid "gone"
    #~ msgstr "weg"
    """#

  private static let rows: [(Sentence, String)] = [
    ("\("Ann" as String) has no \("note" as String)." as Sentence, "Bei note fehlt Ann."),
    ("a note", "eine Notiz"),
    ("guessed", "guessed"),
    ("\(1, "session", "sessions")", "eine Sitzung"),
    ("\(3, "session", "sessions")", "3 Sitzungen"),
    ("\(3, "task", "tasks")", "3 tasks"),
    (.list(["a note", "a note"]), "eine Notiz und eine Notiz"),
    ("a {brace}", "eine {Klammer}"),
    ("say \"yes\"", "sag „ja\""),
    ("gone", "gone"),
    ("\("a note" as String)", "a note"),
    (("a note" as Sentence).capitalised, "Eine Notiz"),
  ]

  @Test(arguments: rows)
  func told(_ sentence: Sentence, _ german: String) throws {
    let language = try Language(tag: "de", translations: Self.file)
    #expect(sentence.plain(in: language) == german)
    #expect(language.tag == "de")
  }

  /// A noun of German keeps its capital where English has a small letter.
  @Test func translationsSayHowTheyBegin() throws {
    let language = try Language(tag: "de", translations: "msgid \"Note\"\nmsgstr \"Notiz\"\n")
    #expect(("Note" as Sentence).uncapitalised.plain(in: language) == "Notiz")
  }

  @Test(arguments: [
    ("msgid \"{1} has no {2}\"\nmsgstr \"{1}\"", 1, "the translation leaves out {2}"),
    ("\nmsgid \"{1}x\"\nmsgstr \"{2}{1}\"", 2, "English has no place {2}"),
    (
      "msgid \"a\"\nmsgstr \"{x}\"", 1,
      "a brace stands alone; write it twice, or a number between two"
    ),
    ("msgid \"a\"\nmsgstr \"b", 2, "this is no text in quotation marks"),
    ("msgid \"a\"\nmsgstr \"\\x\"", 2, "this is no text in quotation marks"),
    ("msgwhat \"a\"", 1, "a PO file has no line that begins with msgwhat"),
    ("\"a\"", 1, "this text belongs to no entry"),
    (
      "msgid \"{1} a\"\nmsgid_plural \"{1} b\"\nmsgstr[0] \"{1} c\"", 1, "it needs 2 plural forms"
    ),
    ("msgctxt \"x\"\nmsgid \"a\"\nmsgstr \"b\"", 2, "contexts (msgctxt) are not used here"),
    (
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=m;\\n\"", 1,
      "the rule of Plural-Forms cannot be read"
    ),
  ])
  func refused(_ text: String, _ line: Int, _ problem: String) {
    let fault = #expect(throws: CatalogueFault.self) {
      try Language(tag: "xx", translations: text)
    }
    #expect(fault?.line == line)
    #expect(fault?.problem.plain() == problem)
  }

  /// The rules of languages, as gettext's manual gives them, against the forms that they name.
  @Test(arguments: [
    ("nplurals=1; plural=0;", [0: 0, 1: 0, 5: 0]),
    ("nplurals=2; plural=n>1;", [0: 0, 1: 0, 2: 1]),
    (
      "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
      [1: 0, 2: 1, 5: 2, 11: 2, 21: 0, 22: 1, 112: 2]
    ),
    (
      "nplurals=3; plural=(n==1) ? 0 : !(n<2||n>4) ? 1 : 2;",
      [0: 2, 1: 0, 2: 1, 4: 1, 5: 2]
    ),
    ("nplurals=2; plural=n/0+n-n*1;", [3: 0]),
    ("nplurals=2; plural=n;", [9: 1]),
  ])
  func pluralRules(_ header: String, _ forms: [Int: Int]) throws {
    let rule = try #require(PluralRule(header))
    for (number, form) in forms { #expect(rule.form(for: number) == form, "\(number)") }
  }

  @Test(arguments: [
    "", "nplurals=2", "nplurals=0; plural=0;", "nplurals=2; plural=n !;", "nplurals=2; plural=(n;",
    "nplurals=2; plural=;", "nplurals=99; plural=0;", "nplurals=2; plural=n ? 1;",
    "nplurals=2; plural=" + String(repeating: "(", count: 100_000) + "n;",
    "nplurals=2; plural=" + String(repeating: "!", count: 100_000) + "n;",
  ])
  func rulesThatAreNone(_ header: String) {
    #expect(PluralRule(header) == nil)
  }
}

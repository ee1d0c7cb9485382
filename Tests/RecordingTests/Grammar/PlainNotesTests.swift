import Localization
import Recording
import Records
import Testing

/// A line that stays as typed.
struct PlainRow: CustomTestStringConvertible {
  let testDescription: String
  let typed: String
  let remark: String?

  init(_ testDescription: String, _ typed: String, remark: String? = nil) {
    self.testDescription = testDescription
    self.typed = typed
    self.remark = remark
  }
}

@Suite("Notes that stay as typed, byte for byte")
struct PlainNotesTests {
  static let words: [PlainRow] = [
    PlainRow("nothing", ""),
    PlainRow("spaces alone", "   "),
    PlainRow("a sentence", "swipes past Pay twice, VoiceOver says only \"button\""),
    PlainRow("a quotation mark first", "\"nothing told me\""),
    PlainRow("a typographic quotation mark first", "“nothing told me”"),
    PlainRow("a low quotation mark first", "„nichts“"),
    PlainRow("a guillemet first", "«rien»"),
    PlainRow("a corner bracket first", "「何も」"),
    PlainRow("a number sign first", "#4 is the wrong bus"),
    PlainRow("a number sign alone", "#4"),
    PlainRow("a number sign later", "bus #4"),
    PlainRow("an exclamation mark first", "! look at this"),
    PlainRow("an exclamation mark alone", "!"),
    PlainRow("a full-width exclamation mark first", "！すごい"),
    PlainRow("help", "help"),
    PlainRow("undo", "undo"),
    PlainRow("quit", "quit"),
    PlainRow("a number", "4"),
    PlainRow("a slash later", "and/or"),
    PlainRow("a slash first", "/task is what he said"),
    PlainRow("two slashes first", "//comment"),
    PlainRow("spaces around", "  taps Pay  "),
    PlainRow("a space before a shortcut's colon", "q : nothing told me"),
    PlainRow("a tab before a shortcut's colon", "q\t: nothing told me"),
    PlainRow("an address", "http://example.org/pay"),
    PlainRow("an address with a secure scheme", "https://example.org"),
    PlainRow("a shortcut that is an address", "w://example.org"),
    PlainRow("a full-width address", "q：／／example"),
    PlainRow("a path", "t:\\temp"),
    PlainRow("a smiley", "ok:) she smiles"),
    PlainRow("a smiley with a nose", "ok:-) she smiles"),
    PlainRow("a sad smiley", "ok:( no"),
    PlainRow("a full-width smiley", "ok：） she smiles"),
    PlainRow("a full-width path", "t：＼temp"),
    PlainRow("two colons", "ok:: fine"),
    PlainRow("two full-width colons", "ok：： fine"),
    PlainRow("a combining mark on the colon", "ok:\u{301} fine"),
    PlainRow("a variation selector on the colon", "ok:\u{fe0f} fine"),
    PlainRow("a zero-width joiner behind the colon", "ok:\u{200d}fine"),
    PlainRow("a shortcut inside a sentence", "she asks Q: what"),
    PlainRow("a shortcut at the end", "is that ok:"),
    PlainRow("an unknown word", "note: nothing"),
    PlainRow("a time of day", "12:31 the bus comes"),
    PlainRow("a word with a shortcut's beginning", "ba: nothing"),
    PlainRow("a word with a shortcut's end", "xb: nothing"),
    PlainRow("nine letters", "barrieres: nothing"),
    PlainRow("digits behind a shortcut that takes none", "q3: nothing"),
    PlainRow("four digits", "b1234: vitamin"),
    PlainRow("a shortcut without its colon", "b3 nothing told me"),
    PlainRow("a combining mark on the letter", "q\u{301}: nothing"),
    PlainRow("a letter of another alphabet that looks the same", "\u{43e}\u{43a}: fine"),
    PlainRow("a superscript digit", "b³: nothing"),
    PlainRow("an isolate first", "\u{2068}q: nothing\u{2069}"),
    PlainRow("a right-to-left mark inside", "says \u{200f}שלום\u{200f} twice"),
    PlainRow("an override inside", "reads \u{202e}abc\u{202c} aloud"),
    PlainRow("a letter in two code points", "cafe\u{301}"),
    PlainRow("a letter in one code point", "caf\u{e9}"),
    PlainRow("a family emoji", "👩‍👩‍👧‍👦 laughs"),
    PlainRow("a NUL", "a\u{0}b"),
    PlainRow("an escape sequence", "\u{1b}[2J"),
    PlainRow("lines", "one\ntwo\r\nthree"),
    PlainRow("a percentage first", "-30% on shoes"),
    PlainRow("a range", "-30s-40s people"),
    PlainRow("a list's dash", "- 30 people"),
    PlainRow("two minus signs", "--30s people"),
    PlainRow("a decimal", "-3.5 degrees"),
    PlainRow("no time ago", "-0s now"),
    PlainRow("a thousand seconds ago", "-1000s too long"),
    PlainRow("a minus and letters", "-m what"),
    PlainRow("a clock", "-2:30 what"),
    PlainRow("minutes and letters", "-2min what"),
    PlainRow("a plus", "+30 what"),
    PlainRow("an em dash", "—30 what"),
    PlainRow("a word that begins with sc", "reads the scroll bar"),
    PlainRow("sc as the last word", "presses sc"),
    PlainRow("sc with a colon", "the total sc: reflow"),
    PlainRow("sc at the end of a word", "disc reflow"),
    PlainRow("sc four words before the end", "sc reflow is what matters"),
    PlainRow("sc joined to the number", "the total sc1.4.10"),
  ]

  /// How people who take notes begin a line: who speaks, which task, a bullet, a count, a temperature.
  static let openings = [
    "Q: What do you expect?", "A: I would press Pay", "NB: she had done this before",
    "P1: where is it", "P07: where is it", "U1: where is it", "R: and now?", "I: and now?",
    "M: and now?", "S1: start page", "T1: buy a ticket", "T: 3:45", "B1: I agree", "B: I agree",
    "A2: beginner", "B2: upper intermediate", "B12: vitamin", "At: home page", "St: Louis",
    "H: he hesitates", "W: waits", "Ok: finds it", "OK: finds it", "1. first", "1) first",
    "1: first", "(1) first", "2x back", "10:32 the bus", "0:45 the bus", "- slow", "-- slow",
    "* slow", "+ quick", "# start", "-> goes back", "=> gives up", "! careful", "? unclear",
    "... waits", "~ about ten", "-15 C outside", "-3 Versuche", "-2 attempts", "-30 the bus",
    "Ｑ： what do you expect", "ＮＢ： before", "－１５ degrees", "Ilka: where is it",
    "m: and now?", "p: where is it", "e: entrance", "a: yes", "f: Frage", "z: Zimmer", "v: vier",
    "k: kommt", "u: und", "c: cosa", "r: risponde", "d: dunque", "g: goed", "o: oui", "s: sur",
  ]

  @Test(arguments: openings, ["", "de", "es", "fr", "it", "nl", "pt"])
  func howNotesBeginIsNoShortcut(_ line: String, _ language: String) {
    let reading = NoteGrammar.read(line, shortcuts: .standard(language: language))
    #expect(!reading.isInterpreted && Array(reading.text.utf8) == Array(line.utf8))
  }

  static let remarks: [PlainRow] = [
    PlainRow("nothing behind a shortcut", "q:", remark: "nothing follows \"q:\"; kept as typed"),
    PlainRow("spaces behind it", "b3:   ", remark: "nothing follows \"b3:\"; kept as typed"),
    PlainRow("a mark behind it", "q:\u{200f}", remark: "nothing follows \"q:\"; kept as typed"),
    PlainRow("the second is empty", "b3: q:", remark: "nothing follows \"q:\"; kept as typed"),
    PlainRow("one with a time", "-30s b3: q: ", remark: "nothing follows \"q:\"; kept as typed"),
    PlainRow("a time alone", "-30s", remark: "nothing follows \"-30s\"; kept as typed"),
    PlainRow("a time and spaces", "-2m30  ", remark: "nothing follows \"-2m30\"; kept as typed"),
    PlainRow(
      "an impact of 5", "b5: nothing", remark: "impact is 0 to 4, \"b5:\" kept as typed"),
    PlainRow(
      "an impact of two digits", "b12: vitamin", remark: "impact is 0 to 4, \"b12:\" kept as typed"),
    PlainRow(
      "several criteria", "the total sc re",
      remark: "no single criterion matches \"re\"; kept as typed"),
    PlainRow(
      "no criterion", "the total sc zebra",
      remark: "no single criterion matches \"zebra\"; kept as typed"),
    PlainRow(
      "a criterion that is not there", "the total sc 1.4.14",
      remark: "no single criterion matches \"1.4.14\"; kept as typed"),
    PlainRow(
      "a guideline", "the total sc 1.3",
      remark: "no single criterion matches \"1.3\"; kept as typed"
    ),
    PlainRow(
      "a criterion by letters inside its name", "the total sc eflow",
      remark: "no single criterion matches \"eflow\"; kept as typed"),
    PlainRow(
      "signs only", "the total sc ?!", remark: "no single criterion matches \"?!\"; kept as typed"),
    PlainRow(
      "an escape sequence in the remark", "the total sc \u{1b}[2J",
      remark: "no single criterion matches \"\\u{1b}[2J\"; kept as typed"),
    PlainRow(
      "two that do not fit", "b9: the total sc re",
      remark: "impact is 0 to 4, \"b9:\" kept as typed; "
        + "no single criterion matches \"re\"; kept as typed"),
  ]

  @Test(arguments: words + remarks)
  func staysAsTyped(_ row: PlainRow) {
    let reading = NoteGrammar.read(row.typed, shortcuts: .standard(language: "en"))
    #expect(Array(reading.text.utf8) == Array(row.typed.utf8))
    #expect(Array(reading.typed.utf8) == Array(row.typed.utf8))
    #expect(!reading.isInterpreted)
    #expect(reading.understood == "")
    #expect(reading.remark?.plain() == row.remark)
  }

  @Test func twoWaysToWriteALetterAreTwoReadings() {
    #expect(NoteReading(plain: "cafe\u{301}") != NoteReading(plain: "caf\u{e9}"))
  }
}

import Localization
import Recording
import Records
import Testing

/// A line of which something is understood.
struct ReadRow: CustomTestStringConvertible {
  let testDescription: String
  let typed: String
  let text: String
  let understood: String
  let remark: String?

  init(
    _ testDescription: String, _ typed: String, _ text: String, _ understood: String,
    remark: String? = nil
  ) {
    self.testDescription = testDescription
    self.typed = typed
    self.text = text
    self.understood = understood
    self.remark = remark
  }

  func check(_ shortcuts: Shortcuts = .standard(language: nil)) {
    let reading = NoteGrammar.read(typed, shortcuts: shortcuts)
    #expect(Array(reading.text.utf8) == Array(text.utf8))
    #expect(Array(reading.typed.utf8) == Array(typed.utf8))
    #expect(reading.understood == "\(understood)")
    #expect(reading.isInterpreted)
    #expect(reading.remark?.plain() == remark)
  }
}

@Suite("Shortcuts at the beginning of a line")
struct NoteGrammarTests {
  @Test(arguments: [
    ReadRow("barrier", "b: nothing", "nothing", "barrier"),
    ReadRow("impact 0", "b0: nothing", "nothing", "barrier, impact 0 (no problem)"),
    ReadRow("impact 1", "b1: nothing", "nothing", "barrier, impact 1 (slight)"),
    ReadRow("impact 2", "b2: nothing", "nothing", "barrier, impact 2 (slows)"),
    ReadRow("impact 3", "b3: nothing", "nothing", "barrier, impact 3 (serious)"),
    ReadRow("impact 4", "b4: nothing", "nothing", "barrier, impact 4 (blocks)"),
    ReadRow("quote", "q: nothing told me", "nothing told me", "the participant's words"),
    ReadRow("success", "ok: finds it", "finds it", "success"),
    ReadRow("question", "ask: double tap?", "double tap?", "question"),
    ReadRow("workaround", "w: goes back", "goes back", "workaround"),
    ReadRow("no barrier", "nb: reads it", "reads it", "no barrier"),
    ReadRow("help", "h: says where Pay is", "says where Pay is", "help given"),
    ReadRow("strategy", "st: by headings", "by headings", "strategy"),
    ReadRow("tiredness", "t: needs a break", "needs a break", "tiredness or distress"),
    ReadRow("suggestion", "sug: larger", "larger", "suggestion"),
    ReadRow("context", "ctx: a lorry outside", "a lorry outside", "context"),
    ReadRow("technology", "at: button", "button", "said by assistive technology"),
    ReadRow("inferred", "inf: did not hear it", "did not hear it", "inferred"),
    ReadRow("no space", "q:nothing", "nothing", "the participant's words"),
    ReadRow("no space, a digit", "q:4 buses", "4 buses", "the participant's words"),
    ReadRow("no space, a quotation mark", "q:\"no\"", "\"no\"", "the participant's words"),
    ReadRow("no space, a low quotation mark", "q:„no“", "„no“", "the participant's words"),
    ReadRow("no space, Chinese", "q：什么都没有", "什么都没有", "the participant's words"),
    ReadRow("no space, an inverted mark", "q:¿qué?", "¿qué?", "the participant's words"),
    ReadRow("no space, three points", "q:...no", "...no", "the participant's words"),
    ReadRow("no space, a full-width bracket", "ok：（笑）找到", "（笑）找到", "success"),
    ReadRow("no space, an emoji", "q:😀", "😀", "the participant's words"),
    ReadRow("spaces first", "  q: nothing", "nothing", "the participant's words"),
    ReadRow("many spaces behind", "q:   nothing  ", "nothing  ", "the participant's words"),
    ReadRow("a tab behind", "q:\tnothing", "nothing", "the participant's words"),
    ReadRow("a smiley behind a space", "ok: :-)", ":-)", "success"),
    ReadRow("an address behind a space", "q: //x", "//x", "the participant's words"),
    ReadRow("full-width", "ｂ３：nothing", "nothing", "barrier, impact 3 (serious)"),
    ReadRow("full-width colon only", "b3：nothing", "nothing", "barrier, impact 3 (serious)"),
    ReadRow("full-width digit only", "b３: nothing", "nothing", "barrier, impact 3 (serious)"),
    ReadRow("small colon", "ok\u{fe55} fine", "fine", "success"),
    ReadRow("ideographic space", "ok：\u{3000}fine", "fine", "success"),
    ReadRow("French space", "q\u{a0}: rien", "rien", "the participant's words"),
    ReadRow("narrow French space", "q\u{202f}: rien", "rien", "the participant's words"),
    ReadRow(
      "French space after a digit", "b3\u{202f}: rien", "rien", "barrier, impact 3 (serious)"),
    ReadRow("a mark first", "\u{200f}q: שלום", "שלום", "the participant's words"),
    ReadRow("a mark behind stays", "q:\u{200f}שלום", "\u{200f}שלום", "the participant's words"),
    ReadRow("a byte order mark first", "\u{feff}ok: fine", "fine", "success"),
    ReadRow(
      "a combining mark behind a space stays", "q: \u{301}a", "\u{301}a", "the participant's words"),
    ReadRow(
      "barrier and quote", "b3: q: nothing told me", "nothing told me",
      "barrier, impact 3 (serious), the participant's words"),
    ReadRow(
      "quote and barrier", "q: b3: nothing", "nothing",
      "barrier, impact 3 (serious), the participant's words"),
    ReadRow("without spaces", "ask:q:where", "where", "question, the participant's words"),
    ReadRow(
      "three", "b: at: inf: silent", "silent", "barrier, said by assistive technology, inferred"),
    ReadRow("a second kind is words", "ok: b3: fine", "b3: fine", "success"),
    ReadRow("the same twice is words", "q: q: fine", "q: fine", "the participant's words"),
    ReadRow(
      "a second speaker is words", "q: at: fine", "at: fine", "the participant's words"),
    ReadRow(
      "an impossible second", "q: b7: fine", "b7: fine", "the participant's words",
      remark: "impact is 0 to 4, \"b7:\" kept as typed"),
    ReadRow("an unknown second", "q: hm: fine", "hm: fine", "the participant's words"),
    ReadRow("a time inside", "q: -30 degrees", "-30 degrees", "the participant's words"),
  ])
  func understands(_ row: ReadRow) { row.check() }

  @Test(arguments: [
    ReadRow("seconds", "-30s bus noise", "bus noise", "30 s earlier"),
    ReadRow("one second", "-1s bus noise", "bus noise", "1 s earlier"),
    ReadRow("999 seconds", "-999s bus noise", "bus noise", "16 min 39 s earlier"),
    ReadRow("seconds with a unit", "-90s bus noise", "bus noise", "1 min 30 s earlier"),
    ReadRow("minutes", "-2m bus noise", "bus noise", "2 min 0 s earlier"),
    ReadRow("minutes and seconds", "-2m30 bus noise", "bus noise", "2 min 30 s earlier"),
    ReadRow("all units", "-1h2m30s noise", "noise", "1 h 2 min 30 s earlier"),
    ReadRow("a capital unit", "-2M30 bus noise", "bus noise", "2 min 30 s earlier"),
    ReadRow("minus sign", "\u{2212}30s bus noise", "bus noise", "30 s earlier"),
    ReadRow("en dash", "–30s bus noise", "bus noise", "30 s earlier"),
    ReadRow("full-width", "－３０ｓ\u{3000}noise", "noise", "30 s earlier"),
    ReadRow("spaces first", " -30s  noise ", "noise ", "30 s earlier"),
    ReadRow(
      "and shortcuts", "-30s b3: q: where", "where",
      "barrier, impact 3 (serious), the participant's words, 30 s earlier"),
    ReadRow("and a second time", "-30s -40s noise", "-40s noise", "30 s earlier"),
    ReadRow(
      "and a criterion", "-30s covers it sc reflow", "covers it",
      "1.4.10 Reflow proposed, 30 s earlier"),
  ])
  func backdates(_ row: ReadRow) { row.check() }

  @Test func saysWhatItUnderstoodAsValues() {
    let reading = NoteGrammar.read(
      "-2m30 b3: q: inf: covers it sc reflow", shortcuts: .standard(language: nil))
    #expect(reading.kind == .barrier)
    #expect(reading.impact == .serious)
    #expect(reading.speaker == .participant)
    #expect(reading.wording == .verbatim)
    #expect(reading.basis == .inferred)
    #expect(reading.ago == 150_000)
    #expect(reading.proposed == [Place("1.4.10")].compactMap(\.self))
    #expect(reading.text == "covers it")
    #expect(reading.before == "-2m30 b3: q: inf: " && reading.after == " sc reflow")
    #expect(
      reading.understood.plain()
        == "barrier, impact 3 (serious), the participant's words, inferred, 1.4.10 Reflow proposed, "
        + "2 min 30 s earlier")
  }
}

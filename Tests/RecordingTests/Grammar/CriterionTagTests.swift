import Recording
import Records
import Testing

@Suite("A criterion at the end of a line")
struct CriterionTagTests {
  static let reflow = "1.4.10 Reflow proposed"

  @Test(arguments: [
    ReadRow("a word", "covers the total sc reflow", "covers the total", reflow),
    ReadRow("the beginning of a word", "covers the total sc refl", "covers the total", reflow),
    ReadRow("a number", "covers the total sc 1.4.10", "covers the total", reflow),
    ReadRow("a number without points", "covers the total sc 1410", "covers the total", reflow),
    ReadRow("a number with a longer one", "pale sc 1.4.1", "pale", "1.4.1 Use of Color proposed"),
    ReadRow("capitals", "covers the total SC REFLOW", "covers the total", reflow),
    ReadRow("capitals and a number", "covers the total SC 1.4.10", "covers the total", reflow),
    ReadRow("full-width", "covers it ｓｃ １.４.１０", "covers it", reflow),
    ReadRow("full-width points", "covers it ＳＣ\u{3000}１．４．１０", "covers it", reflow),
    ReadRow("an ideographic stop", "covers it sc 1。4。10", "covers it", reflow),
    ReadRow("a bound space", "covers it sc\u{a0}1.4.10", "covers it", reflow),
    ReadRow("typographic quotation marks", "covers it sc “reflow”", "covers it", reflow),
    ReadRow("a full stop", "covers it sc reflow.", "covers it", reflow),
    ReadRow("a full stop behind the number", "covers it sc 1.4.10.", "covers it", reflow),
    ReadRow("spaces behind", "covers it  sc  reflow  ", "covers it", reflow),
    ReadRow("a mark behind", "covers it sc reflow\u{200e}", "covers it", reflow),
    ReadRow("spaces first stay", "  covers it sc reflow", "  covers it", reflow),
    ReadRow(
      "two words", "silent sc status mess", "silent", "4.1.3 Status Messages proposed"),
    ReadRow(
      "two words of one", "silent sc non-text contrast", "silent",
      "1.4.11 Non-text Contrast proposed"),
    ReadRow(
      "three words", "silent sc name role value", "silent", "4.1.2 Name, Role, Value proposed"),
    ReadRow("a British spelling", "red sc use of colour", "red", "1.4.1 Use of Color proposed"),
    ReadRow("number and name", "covers it sc 1.4.10 reflow", "covers it", reflow),
    ReadRow("the last of two", "sc 2.4.3 sc reflow", "sc 2.4.3", reflow),
    ReadRow("nothing before keeps the words", "sc reflow", "sc reflow", reflow),
    ReadRow("only spaces before keep the words", "  sc reflow ", "  sc reflow ", reflow),
    ReadRow(
      "only a shortcut before keeps the words", "b3: sc reflow", "sc reflow",
      "barrier, impact 3 (serious), \(reflow)"),
    ReadRow(
      "only a time before keeps the words", "-30s sc reflow", "sc reflow",
      "\(reflow), 30 s earlier"),
    ReadRow(
      "with a shortcut", "q: where is it sc reflow", "where is it",
      "the participant's words, \(reflow)"),
    ReadRow(
      "two that fit equally well", "silent sc label", "silent",
      "2.5.3 Label in Name and 3.3.2 Labels or Instructions proposed"),
    ReadRow(
      "several beside a shortcut", "q: where sc re", "where sc re", "the participant's words",
      remark: "no single criterion matches \"re\"; kept as typed"),
  ])
  func proposes(_ row: ReadRow) { row.check() }

  @Test func everyNumberIsUnderstood() {
    for criterion in WCAGCatalogue.shared.criteria {
      let reading = NoteGrammar.read(
        "x sc \(criterion.number)", shortcuts: .standard(language: nil))
      #expect(reading.proposed == [criterion.place])
      #expect(reading.text == "x")
    }
  }
}

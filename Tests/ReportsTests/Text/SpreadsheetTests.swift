import Records
import Reports
import Testing

@Suite struct SpreadsheetTests {
  @Test(arguments: [
    "2.4.3", "10.4.3", "23.11.", "2026-11-23", "2026-11-23T10:05:00Z", "12/03", "3/4", "1-2",
    "10:05", "1:2:3", "5 %", "5%", "$5", "5 €", "(5)", "00012", "01", "12345678901234567890", "1e5",
    "1E-3", "TRUE", "false", "Wahr", "FALSCH", "1.000", "0.125", "2.50", "1,5", "1 2/3", "5-",
    "9am", "1:05 PM", "Mar 3", "3. März 2026", "Nov 2026", "Montag, 3. März 2026", " 3", "3 ", ".5",
    "0.00001", "TRUE ", " true", " Falsch  ",
  ])
  func whatWouldBecomeAnotherValueStaysText(_ text: String) {
    let cell = CSVText.cell(text)
    #expect(cell == "'\(text)" || cell == "\"'\(text)\"")
  }

  @Test(arguments: [
    "3", "0", "123456789012345", "1.4", "2.5", "0.8333", "WCAG 2.4.3", "1.4.3 Contrast (Minimum)",
    "P01", "F05", "S03", "T1", "E05", "yes", "none", "12 % to 77 %", "3 of 5", "12 s", "Q1 2026",
    "March", "May I?", "True that", "Pay by card", "½", "", "a-b",
  ])
  func everythingElseIsLeftAsItIs(_ text: String) { #expect(CSVText.cell(text) == text) }

  @Test(arguments: [
    (0.125, "0.1250"), (0.5, "0.5"), (12.0, "12"), (-1.125, "-1.1250"), (1.0 / 3, "0.333333"),
    (1234.567, "1234.5670"),
  ])
  func noNumberHasThreeDecimals(_ value: Double, _ cell: String) {
    #expect(CSVText.number(value) == cell && CSVText.number(nil) == "")
  }

  @Test func aCriterionIsNoDate() throws {
    #expect(CSVText.place(try #require(Place("2.4.3"))) == "WCAG 2.4.3")
  }

  @Test func linesOfACellStayLines() {
    #expect(CSVText.lines("## a\n\n\"b\",c\n") == "\"## a\n\n\"\"b\"\",c\n\"")
  }
}

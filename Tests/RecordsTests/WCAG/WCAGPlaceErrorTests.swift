import Testing
import Wording

@testable import JSON
@testable import Records

@Suite("WCAG: places that people type")
struct WCAGPlaceErrorTests {
  struct Row: CustomTestStringConvertible {
    let typed: String
    let answer: String
    var testDescription: String { typed.isEmpty ? "nothing" : typed }
    init(_ typed: String, _ answer: String) {
      self.typed = typed
      self.answer = answer
    }
  }

  @Test(arguments: [
    Row("1.3", "1.3 Adaptable"), Row("guideline 1.3", "1.3 Adaptable"),
    Row("1.3 Adaptable", "1.3 Adaptable"), Row("adaptable", "1.3 Adaptable"),
    Row("principle 2", "2 Operable"), Row("Operable", "2 Operable"),
    Row("keyboard accessible", "2.1 Keyboard Accessible"), Row("keyboard", "2.1.1 Keyboard"),
    Row("SC 1.4.10", "1.4.10 Reflow"), Row("4.1.1", "4.1.1 Parsing"),
    Row(
      "1.4.14",
      """
      error: notes.csv:7: 1.4.14 is no criterion, guideline or principle
      fix: did you mean 1.4.13 Content on Hover or Focus, 1.4.12 Text Spacing or 1.4.11 Non-text \
      Contrast?
      """),
    Row(
      "target",
      """
      error: notes.csv:7: the name fits 2 criteria of WCAG
      fix: write the number: 2.5.5 Target Size (Enhanced) or 2.5.8 Target Size (Minimum)
      """),
    Row(
      "she told me about her illness",
      """
      error: notes.csv:7: this is not the number or name of a WCAG criterion
      fix: write a number, such as 1.4.10, 1.3 or 1
      """),
    Row(
      "refolw",
      """
      error: notes.csv:7: this is not the number or name of a WCAG criterion
      fix: did you mean 1.4.10 Reflow?
      """),
    Row(
      "",
      """
      error: notes.csv:7: this is not the number or name of a WCAG criterion
      fix: write a number, such as 1.4.10, 1.3 or 1
      """),
  ])
  func answers(_ row: Row) {
    var answer: String
    do {
      answer = try WCAGCatalogue.shared.place(typed: row.typed, at: "notes.csv:7").label
    } catch {
      answer = error.description
    }
    #expect(answer == row.answer)
  }
}

import Testing

@testable import Records

@Suite("WCAG: look-up")
struct WCAGLookUpTests {
  struct Row: CustomTestStringConvertible {
    let typed: String
    let numbers: [String]
    var testDescription: String { typed.isEmpty ? "nothing" : typed }
    init(_ typed: String, _ numbers: String...) {
      self.typed = typed
      self.numbers = numbers
    }
  }

  @Test(arguments: [
    Row("1.4.10", "1.4.10"), Row("sc 1.4.10", "1.4.10"), Row("SC1.4.10", "1.4.10"),
    Row("wcag1410", "1.4.10"), Row("WCAG 1.4.10", "1.4.10"), Row("１．４．１０", "1.4.10"),
    Row("ＳＣ　１．４．１０", "1.4.10"), Row("1410", "1.4.10"), Row("wcag111", "1.1.1"),
    Row("1.4.1", "1.4.1"), Row("success criterion 2.5.8", "2.5.8"), Row("  1.4.3  ", "1.4.3"),
    Row("1.4.10 Reflow", "1.4.10"), Row("1.4.10: reflow", "1.4.10"), Row("1.4.10 Keyboard"),
    Row("reflow", "1.4.10"), Row("Non-text Content", "1.1.1"), Row("non-text-content", "1.1.1"),
    Row("nontext content", "1.1.1"), Row("text-equiv-all", "1.1.1"), Row("keyboard", "2.1.1"),
    Row("images of text", "1.4.5"), Row("Use of Colour", "1.4.1"), Row("foc vis", "2.4.7"),
    Row("refl", "1.4.10"), Row("vis focus"), Row("flash"), Row("three flashes", "2.3.2"),
    Row("focus"), Row("target size"), Row("target-size"), Row("trap", "2.1.2"),
    Row("1.4"), Row("wcag21"), Row("wcag21aa"), Row("wcag2a"), Row("1.4.14"), Row("1.5"),
    Row(""), Row("eflo"), Row("zzz"), Row("2.3.1.1"), Row("99999999999999999999"), Row("1.4.10x"),
  ])
  func exactlyOne(_ row: Row) {
    let found = WCAGCatalogue.shared.exactlyOne(row.typed).map { [$0.number.description] } ?? []
    #expect(found == row.numbers)
  }

  @Test(arguments: [
    Row("1.4.1", "1.4.1", "1.4.10", "1.4.11", "1.4.12", "1.4.13"),
    Row("sc 2.3", "2.3.1", "2.3.2", "2.3.3"),
    Row("4.", "4.1.1", "4.1.2", "4.1.3"),
    Row("keyboard", "2.1.1", "2.1.3", "2.1.2"),
    Row("focus", "2.4.3", "2.4.7", "2.4.11", "2.4.12", "2.4.13", "1.4.13", "3.2.1"),
    Row("three", "2.3.1", "2.3.2"),
    Row("contr", "1.4.3", "1.4.6", "1.4.2", "1.4.11"),
    Row("qqq"),
  ])
  func startOfMatches(_ row: Row) {
    let found = WCAGCatalogue.shared.matches(row.typed).map(\.number.description)
    #expect(Array(found.prefix(row.numbers.count)) == row.numbers)
    if row.numbers.isEmpty { #expect(found.isEmpty) }
  }

  @Test func nothingTypedMatchesEverythingInOrder() {
    let catalogue = WCAGCatalogue.shared
    #expect(catalogue.matches("") == catalogue.criteria)
  }

  @Test func lettersInOrderMatchLast() {
    let found = WCAGCatalogue.shared.matches("rflw").map(\.number.description)
    #expect(found.first == "1.4.10")
    #expect(WCAGCatalogue.shared.exactlyOne("rflw") == nil)
  }

  @Test func everyNameIdAndTagFindsItsCriterion() {
    let catalogue = WCAGCatalogue.shared
    for criterion in catalogue.criteria {
      let number = criterion.number
      #expect(catalogue.exactlyOne(criterion.name)?.number == number)
      #expect(catalogue.exactlyOne(criterion.id)?.number == number)
      #expect(catalogue.exactlyOne(criterion.label)?.number == number)
      #expect(catalogue.exactlyOne(criterion.axeTag)?.number == number)
      #expect(catalogue.criterion(id: criterion.id)?.number == number)
      #expect(catalogue.criterion(axeTag: criterion.axeTag)?.number == number)
      for former in criterion.formerIDs {
        #expect(catalogue.criterion(id: former)?.number == number)
      }
    }
    #expect(catalogue.criterion(axeTag: "wcag21aa") == nil)
    #expect(catalogue.criterion(id: "Reflow") == nil)
  }

  @Test(arguments: [
    Row("1.4.14", "1.4.13", "1.4.12", "1.4.11"), Row("1.5", "1.4", "1.3", "1.2"),
    Row("5", "4", "3", "2"), Row("contarst", "1.4.3", "1.4.6", "1.4.11"),
    Row("refolw", "1.4.10"), Row("kebyoard", "2.1.1", "2.1.2", "2.1.3"),
    Row("Name Roll Value", "4.1.2"), Row("xyzxyzxyz"), Row(""),
  ])
  func suggestions(_ row: Row) {
    #expect(WCAGCatalogue.shared.suggestions(for: row.typed).map(\.description) == row.numbers)
  }
}

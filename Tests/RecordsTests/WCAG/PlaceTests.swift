import Testing

@testable import Records

@Suite("WCAG: places")
struct PlaceTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let label: String?
    var testDescription: String { text.isEmpty ? "nothing" : text }
    init(_ text: String, _ label: String?) {
      self.text = text
      self.label = label
    }
  }

  @Test(arguments: [
    Row("1.4.10", "1.4.10 Reflow"), Row("1.1.1", "1.1.1 Non-text Content"),
    Row("4.1.3", "4.1.3 Status Messages"), Row("1.3", "1.3 Adaptable"),
    Row("4.1", "4.1 Compatible"), Row("1", "1 Perceivable"), Row("4", "4 Robust"),
    Row("", nil), Row("0", nil), Row("5", nil), Row("1.5", nil), Row("1.0", nil),
    Row("1.4.0", nil), Row("1.4.14", nil), Row("1.4.100", nil), Row("01.4.1", nil),
    Row("1.04", nil), Row("1.4.", nil), Row(".1", nil), Row("1..4", nil), Row("1.4.1.1", nil),
    Row(" 1.4", nil), Row("1.4 ", nil), Row("1,4", nil), Row("16", nil), Row("17.1", nil),
    Row("1.20.1", nil), Row("257.1", nil), Row("-1", nil), Row("１.4", nil), Row("x", nil),
    Row("9999999999999999999999", nil),
  ])
  func readsStrictly(_ row: Row) {
    #expect(Place(row.text)?.label == row.label)
    #expect(Place(utf8: Array(row.text.utf8))?.label == row.label)
    #expect(Place(utf8: Array(row.text.utf8).span)?.label == row.label)
  }

  @Test func everyPlaceReadsBack() {
    for (index, place) in Place.all.enumerated() {
      #expect(Place(place.description) == place)
      #expect(Int(place.index) == index)
      #expect(Place(index: index) == place)
    }
    #expect(Place(index: -1) == nil)
    #expect(Place(index: Place.count) == nil)
  }

  @Test func sortsByNumber() throws {
    let sorted = ["1", "1.1", "1.1.1", "1.2", "1.4.2", "1.4.9", "1.4.10", "1.4.13", "2", "2.1"]
    let places = try sorted.map { try #require(Place($0)) }
    #expect(Array(places.reversed()).sorted() == places)
    let numbers = try ["1.4.9", "1.4.10"].map { try #require(CriterionNumber($0)) }
    #expect(numbers[0] < numbers[1])
    #expect(CriterionNumber("1.4") == nil)
  }

  @Test func knowsItsParents() throws {
    let reflow = try #require(Place("1.4.10"))
    let guideline = try #require(Place("1.4"))
    let principle = try #require(Place("1"))
    #expect(reflow.kind == .criterion && guideline.kind == .guideline)
    #expect(principle.kind == .principle)
    #expect(reflow.guideline == guideline && reflow.principle == principle)
    #expect(guideline.guideline == guideline && guideline.principle == principle)
    #expect(principle.guideline == nil && principle.principle == principle)
    #expect(guideline.covers(reflow) && principle.covers(reflow) && reflow.covers(reflow))
    #expect(!reflow.covers(guideline) && !guideline.covers(principle))
    #expect(try !guideline.covers(#require(Place("1.3.1"))))
  }

  @Test func isTiny() { #expect(MemoryLayout<Place>.size <= 4) }
}

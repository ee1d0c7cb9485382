import JSON
import Localization
import Measures
import Records
import Reports
import Statistics
import Testing

@Suite("Figures")
struct FigureTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let value: Double
    let places: Int
    let text: String
    var testDescription: String { "\(value) to \(places) places is \(text)" }
  }

  @Test(arguments: [
    Row(value: 67.5, places: 1, text: "67.5"),
    Row(value: 68, places: 1, text: "68"),
    Row(value: 5.449, places: 1, text: "5.4"),
    Row(value: 5.25, places: 1, text: "5.3"),
    Row(value: -5.25, places: 1, text: "−5.3"),
    Row(value: -0.8, places: 1, text: "−0.8"),
    Row(value: -0.04, places: 1, text: "0"),
    Row(value: 0.996, places: 2, text: "1"),
    Row(value: 12.0504, places: 3, text: "12.05"),
    Row(value: 1.0 / 3, places: 6, text: "0.333333"),
    Row(value: 99.95, places: 0, text: "100"),
    Row(value: .infinity, places: 1, text: "no number"),
  ])
  func decimals(_ row: Row) {
    #expect(Figure.decimal(row.value, places: row.places).plain() == row.text)
  }

  @Test func dataHaveAHyphen() {
    #expect(Figure.plain(-0.8) == "-0.8")
    #expect(Figure.json(-0.25) == .number("-0.25"))
    #expect(Figure.json(.nan) == .null)
  }

  @Test(arguments: [
    (72_400, "1 min 12 s"), (72_500, "1 min 13 s"), (59_600, "1 min 0 s"), (300, "under 1 s"),
  ])
  func times(milliseconds: Int, text: String) throws {
    #expect(Figure.time(try TaskTime(milliseconds: milliseconds)).plain() == text)
  }

  @Test func intervals() throws {
    let share = try SuccessCount(3, of: 5).interval(.adjustedWald)
    #expect(Figure.interval(share).plain() == "23 % to 88 %")
    let times = try [40_000, 50_000, 60_000].map { milliseconds throws in
      try TaskTime(milliseconds: milliseconds)
    }
    #expect(Figure.interval(try GeometricMean(times).interval()).plain() == "30 s to 1 min 22 s")
  }
}

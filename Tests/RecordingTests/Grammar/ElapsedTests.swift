import Localization
import Records
import Testing

/// A time as typed, in milliseconds; `nil` when it is none.
struct ElapsedRow: CustomTestStringConvertible {
  let typed: String
  let milliseconds: Int?
  var testDescription: String { typed }

  init(_ typed: String, _ milliseconds: Int?) {
    self.typed = typed
    self.milliseconds = milliseconds
  }
}

/// A time and how it is written.
struct WrittenRow: CustomTestStringConvertible {
  let milliseconds: Int
  let terse: String
  let words: String
  var testDescription: String { terse }

  init(_ milliseconds: Int, _ terse: String, _ words: String) {
    self.milliseconds = milliseconds
    self.terse = terse
    self.words = words
  }
}

@Suite("Elapsed time, read and written")
struct ElapsedTests {
  @Test(arguments: [
    ElapsedRow("12m31", 751_000), ElapsedRow("12m31s", 751_000), ElapsedRow("12 m 31", 751_000),
    ElapsedRow("12 min 31 s", 751_000), ElapsedRow("12 MIN. 31 SEC", 751_000),
    ElapsedRow("12\u{a0}min\u{202f}31\u{a0}s", 751_000), ElapsedRow("１２ｍ３１", 751_000),
    ElapsedRow("12:31", 751_000), ElapsedRow("１２：３１", 751_000),
    ElapsedRow("1:02:03", 3_723_000), ElapsedRow("1h2m", 3_720_000), ElapsedRow("1h2", 3_720_000),
    ElapsedRow("1h2m31", 3_751_000), ElapsedRow("1 h 5 min 0 s", 3_900_000),
    ElapsedRow("1h 30s", 3_630_000), ElapsedRow("90", 90_000), ElapsedRow("40s", 40_000),
    ElapsedRow("2 hours", 7_200_000), ElapsedRow(" 90 ", 90_000), ElapsedRow("754.5", 754_500),
    ElapsedRow("0,25 s", 250), ElapsedRow("0", 0), ElapsedRow("90m", 5_400_000),
    ElapsedRow("2147483", 2_147_483_000), ElapsedRow("2147484", nil), ElapsedRow("9999999h", nil),
    ElapsedRow("", nil), ElapsedRow(" ", nil), ElapsedRow("m", nil), ElapsedRow("-30", nil),
    ElapsedRow("12m31m", nil), ElapsedRow("31s12m", nil), ElapsedRow("12m31s5", nil),
    ElapsedRow("12:60", nil), ElapsedRow("1:60:00", nil), ElapsedRow("1:2:3:4", nil),
    ElapsedRow(":30", nil), ElapsedRow("12:", nil), ElapsedRow("1.5m", nil),
    ElapsedRow("1.2345", nil), ElapsedRow("1.", nil), ElapsedRow(".5", nil),
    ElapsedRow("12 parsecs", nil), ElapsedRow("zwölf", nil), ElapsedRow("12345678", nil),
    ElapsedRow("1 2", nil), ElapsedRow("12m\u{301}31", nil),
  ])
  func reads(_ row: ElapsedRow) {
    #expect(ElapsedTyping.milliseconds(row.typed) == row.milliseconds)
  }

  @Test(arguments: [
    WrittenRow(0, "0s", "0 s"), WrittenRow(999, "0s", "0 s"), WrittenRow(-5, "0s", "0 s"),
    WrittenRow(40_000, "40s", "40 s"), WrittenRow(59_999, "59s", "59 s"),
    WrittenRow(60_000, "1m0", "1 min 0 s"), WrittenRow(662_900, "11m2", "11 min 2 s"),
    WrittenRow(3_599_999, "59m59", "59 min 59 s"), WrittenRow(3_600_000, "1h0m0", "1 h 0 min 0 s"),
    WrittenRow(3_751_000, "1h2m31", "1 h 2 min 31 s"),
    WrittenRow(.max, "2562047788015h12m55", "2562047788015 h 12 min 55 s"),
    WrittenRow(.min, "0s", "0 s"),
  ])
  func writes(_ row: WrittenRow) {
    #expect(ElapsedText.terse(row.milliseconds) == row.terse)
    #expect(ElapsedText.words(row.milliseconds) == "\(row.words)")
  }

  @Test func whatIsWrittenIsReadBack() {
    for seconds in stride(from: 0, through: 20_000, by: 7) {
      #expect(ElapsedTyping.milliseconds(ElapsedText.terse(seconds * 1000)) == seconds * 1000)
      let words = ElapsedText.words(seconds * 1000).plain()
      #expect(ElapsedTyping.milliseconds(words) == seconds * 1000)
    }
  }
}

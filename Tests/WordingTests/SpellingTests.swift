import Testing

@testable import Wording

@Suite struct SpellingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var word: String
    var candidates: [String]
    var near: [String]
  }

  static let rows: [Row] = [
    Row(
      testDescription: "one letter wrong", word: "titel", candidates: ["title", "note"],
      near: ["title"]),
    Row(testDescription: "the same", word: "title", candidates: ["title"], near: ["title"]),
    Row(testDescription: "capitals", word: "TITLE", candidates: ["title"], near: ["title"]),
    Row(
      testDescription: "ties in order", word: "lisr", candidates: ["show", "list", "lisp"],
      near: ["list", "lisp"]),
    Row(
      testDescription: "at most three", word: "aac", candidates: ["aab", "aad", "aae", "aaf"],
      near: ["aab", "aad", "aae"]),
    Row(
      testDescription: "the best only", word: "lists", candidates: ["listed", "list"],
      near: ["list"]),
    Row(
      testDescription: "a long end missing", word: "part", candidates: ["participant"],
      near: ["participant"]),
    Row(testDescription: "one letter is too little", word: "p", candidates: ["part"], near: []),
    Row(testDescription: "two letters of two", word: "ab", candidates: ["ac"], near: []),
    Row(testDescription: "two of five wrong", word: "shaxx", candidates: ["shape"], near: []),
    Row(testDescription: "two of six", word: "perxxn", candidates: ["person"], near: ["person"]),
    Row(testDescription: "nothing typed", word: "", candidates: ["a"], near: []),
    Row(testDescription: "no candidates", word: "list", candidates: [], near: []),
    Row(testDescription: "an accent is two bytes", word: "lïst", candidates: ["list"], near: []),
    Row(
      testDescription: "very long", word: String(repeating: "x", count: 1_000_000),
      candidates: ["list"], near: []),
  ]

  @Test(arguments: rows) func findsWhatWasMeant(_ row: Row) {
    #expect(Spelling.near(row.word, among: row.candidates) == row.near)
  }

  struct DistanceRow: CustomTestStringConvertible, Sendable {
    var first: String
    var second: String
    var distance: Int
    var testDescription: String { "‹\(first)› to ‹\(second)›" }
  }

  static let distances: [DistanceRow] = [
    DistanceRow(first: "", second: "", distance: 0),
    DistanceRow(first: "", second: "abc", distance: 3),
    DistanceRow(first: "abc", second: "", distance: 3),
    DistanceRow(first: "abc", second: "abc", distance: 0),
    DistanceRow(first: "abc", second: "acb", distance: 1),
    DistanceRow(first: "abcd", second: "badc", distance: 2),
    DistanceRow(first: "ca", second: "abc", distance: 3),
    DistanceRow(first: "kitten", second: "sitting", distance: 3),
    DistanceRow(first: "list", second: "lists", distance: 1),
  ]

  @Test(arguments: distances) func countsSlips(_ row: DistanceRow) {
    let first = Array(row.first.utf8)
    let second = Array(row.second.utf8)
    #expect(editDistance(first, second, limit: 99) == row.distance)
    #expect(editDistance(second, first, limit: 99) == row.distance)
  }

  /// The limit only decides from where on nobody counts: for all pairs of words of two letters, up to six long.
  @Test func aLimitChangesNoDistanceBelowIt() {
    let words = (0..<126).map { number -> [UInt8] in
      // A leading 1 marks the length: 1, 10, 11, 100 …
      let bits = String(number + 2, radix: 2).utf8.dropFirst()
      return bits.map { $0 == UInt8(ascii: "1") ? UInt8(ascii: "a") : UInt8(ascii: "b") }
    }
    var wrong = 0
    for first in words {
      for second in words {
        let whole = editDistance(first, second, limit: 99)
        for limit in 0...3 {
          let expected = whole.flatMap { $0 <= limit ? $0 : nil }
          if editDistance(first, second, limit: limit) != expected { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  /// 400 long words that are nearly the same, which took minutes when every letter met every other.
  @Test func longWordsAreComparedAlongTheDiagonal() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000)
    var other = long
    other[5_000] = UInt8(ascii: "y")
    for _ in 0..<400 { #expect(editDistance(long, other, limit: 3) == 1) }
    other[9_000...9_003] = [1, 2, 3, 4]
    #expect(editDistance(long, other, limit: 3) == nil)
  }
}

import Measures
import Testing

@Suite("P-numbers in words")
struct NumbersInWordsTests {
  @Test(arguments: [
    "P02", "p2", "P02-mngv", "by P09-z0an", "Interview with P02-mngv, 2026", "(P02)", "P02の話",
  ])
  func isOne(_ text: String) { #expect(NumbersInWords.holdsOne(text)) }

  @Test(arguments: ["", "P", "page 12", "mp3", "P02x", "XP02", "p-02", "12P", "A survey, vol. 2"])
  func isNone(_ text: String) { #expect(!NumbersInWords.holdsOne(text)) }
}

import Localization
import Terminal
import Testing

@Suite("A row as a sentence")
struct PageRowTests {
  @Test func detailsFollowTheText() {
    let row = PageRow("1", "swipes past Pay twice", details: ["serious", "", "11 min 2 s"])
    #expect(row.shown().sentence == "swipes past Pay twice; serious; 11 min 2 s")
  }

  @Test func aSentenceOfItsOwnWins() {
    let row = PageRow("1", "Pay", details: ["3"], spoken: "Pay, three notes")
    #expect(row.shown().sentence == "Pay, three notes")
  }
}

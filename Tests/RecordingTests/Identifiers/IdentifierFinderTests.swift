import JSON
import Records
import Testing

@testable import Recording

@Suite struct IdentifierFinderTests {
  private let finder = IdentifierFinder(known: ["Day tickets", "Receipts", "Tram"])

  @Test(
    arguments: IdentifierRow.names + IdentifierRow.others + IdentifierRow.named
      + IdentifierRow.nobody)
  func finds(_ row: IdentifierRow) {
    let found = finder.candidates(in: row.text).map { "\($0.kind) \($0.words)" }
    #expect(found == row.expected)
  }

  @Test(arguments: IdentifierRow.names + IdentifierRow.others)
  func rangesAreTheWords(_ row: IdentifierRow) {
    let scalars = Array(row.text.unicodeScalars)
    for candidate in finder.candidates(in: row.text) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[candidate.range])
      #expect(Text.isSame(String(view), candidate.words))
    }
  }

  @Test func aNounBehindAnArticleIsProbablyNoName() {
    func ordinary(_ text: String) -> [Bool] { finder.candidates(in: text).map(\.isOrdinary) }
    #expect(ordinary("sucht den Knopf") == [true])
    #expect(ordinary("asks for Bill") == [true])
    #expect(ordinary("asks Wilhelmina") == [false])
    #expect(ordinary("asks the Anna of the desk") == [false])
    #expect(
      finder.beginnings(in: "Temperance waits. Then it opens.").map(\.words) == ["Temperance"])
  }

  @Test func titlesOfTheStudyAreKnown() {
    let bare = IdentifierFinder()
    #expect(bare.candidates(in: "opens Receipts").count == 1)
    #expect(finder.candidates(in: "opens Receipts").isEmpty)
  }
}

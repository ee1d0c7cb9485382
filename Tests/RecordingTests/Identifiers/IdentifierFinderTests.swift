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

  @Test(
    "a P-number is no name, and no part of one",
    arguments: [
      "Mrs P01 met the moderator", "asks Mr. P07-kx4d twice", "my name is P01", "Frau P12's phone",
      "p2 and P3 wait",
    ]) func numbersStay(_ text: String)
  {
    #expect(finder.candidates(in: text).isEmpty)
    #expect(finder.beginnings(in: text).allSatisfy { !$0.words.lowercased().hasPrefix("p") })
  }

  @Test(
    "a name of the key is found with a genitive",
    arguments: [
      ("Ilkas phone rings", ["Ilkas"]), ("then ilkas phone rings", ["ilkas"]),
      ("asks for Ilka's phone", ["Ilka"]), ("Ilka Morvans phone", ["Ilka Morvans"]),
      ("Ilka Morvan\u{2019}s phone", ["Ilka Morvan"]), ("Marks the box", []),
      ("asks for Marks phone", ["Marks"]), ("This is it", []),
    ]) func genitives(_ text: String, _ words: [String])
  {
    let finder = IdentifierFinder(
      participants: ParticipantNames([
        ("Ilka Morvan", "P01-k2aj"), ("Mark", "P02-aaaa"), ("Thi", "P03-aaaa"),
      ]))
    let found = finder.candidates(in: text).filter { !$0.participants.isEmpty }
    #expect(found.map(\.words) == words)
  }
}

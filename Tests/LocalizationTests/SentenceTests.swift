import Localization
import Testing

struct SentenceRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let sentence: Sentence
  let english: String
  let strange: String
}

@Suite struct SentenceTests {
  private static let name = "Ann <b>"

  @Test(arguments: [
    SentenceRow(
      testDescription: "words", sentence: "No one.", english: "No one.", strange: "Ñó ó~ñé."),
    SentenceRow(
      testDescription: "data is not translated", sentence: "\(name) is", english: "Ann <b> is",
      strange: "Ann <b> íš"),
    SentenceRow(
      testDescription: "one of what is counted", sentence: "\(1, "cat", "cats")", english: "1 cat",
      strange: "1 çáţ~"),
    SentenceRow(
      testDescription: "several of what is counted", sentence: "\(0, "cat", "cats")",
      english: "0 cats", strange: "0 çáţ~š"),
    SentenceRow(
      testDescription: "code stays", sentence: "See `kerb x`.", english: "See kerb x.",
      strange: "Šéé~ kerb x."),
    SentenceRow(
      testDescription: "a list", sentence: .list(["a", "b", "c"] as [String]),
      english: "a, b and c", strange: "a, b áñð~ c"),
    SentenceRow(
      testDescription: "a choice of two", sentence: .list(["a", "b"] as [String], .or),
      english: "a or b", strange: "a óŕ b"),
    SentenceRow(
      testDescription: "a list of one", sentence: .list(["a"] as [String]), english: "a",
      strange: "a"),
    SentenceRow(
      testDescription: "an empty list", sentence: .list([] as [String]), english: "", strange: ""),
    SentenceRow(
      testDescription: "pieces side by side", sentence: "is" as Sentence + ", " + "\(name)",
      english: "is, Ann <b>", strange: "íš, Ann <b>"),
    SentenceRow(
      testDescription: "a capital in front", sentence: ("is" as Sentence).capitalised,
      english: "Is", strange: "íš"),
    SentenceRow(
      testDescription: "small within a sentence", sentence: ("Is it" as Sentence).uncapitalised,
      english: "is it", strange: "íš í~ţ"),
    SentenceRow(
      testDescription: "an abbreviation stays", sentence: ("WCAG it" as Sentence).uncapitalised,
      english: "WCAG it", strange: "ŴÇÁ~Ĝ íţ~"),
    SentenceRow(
      testDescription: "I stays", sentence: ("I say" as Sentence).uncapitalised,
      english: "I say", strange: "í šá~ý"),
    SentenceRow(
      testDescription: "a sentence in a place", sentence: "to \("be" as Sentence)",
      english: "to be", strange: "ţó ƀé"),
  ])
  func written(_ row: SentenceRow) {
    #expect(row.sentence.plain() == row.english)
    #expect(row.sentence.plain(in: .pseudo) == row.strange)
    #expect("\(row.sentence)" == row.english)
  }

  /// A style is asked for words and data apart, and told whether anything stands before the data.
  @Test func renderersTellWordsFromData() {
    let style = SentenceStyle(
      words: { "w(\($0))" }, text: { text, atStart in atStart ? "s(\(text))" : "d(\(text))" })
    let sentence: Sentence = "\(Self.name) and \(Self.name), \(2)"
    #expect(sentence.written(style, in: .english) == "s(Ann <b>)w( and )d(Ann <b>)w(, )2")
  }

  @Test func anEmptySentenceShowsNothing() {
    #expect(("" as Sentence).isEmpty)
    #expect(Sentence(text: "").isEmpty)
    #expect(("\("" as String)" as Sentence).isEmpty)
    #expect(Sentence.joined([], ", ").isEmpty)
    #expect(!("\(0)" as Sentence).isEmpty)
  }
}

@Suite struct PseudoLanguageTests {
  /// Every letter of English gets an accent, so that what stays plain is seen; texts grow by a third.
  @Test func noPlainLetterStays() {
    let words: Sentence = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let strange = words.plain(in: .pseudo)
    #expect(!strange.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic })
    #expect(Set(strange.filter { $0.isLetter }).count == 52)
    #expect(strange.count == words.plain().count + 17)
  }

  @Test func entriesWithCommasAreKeptApartBySemicolons() {
    let plain: [Sentence] = ["seeing", "hearing"]
    #expect(Sentence.entries(plain).plain() == "seeing and hearing")
    #expect(Sentence.entries(plain, .or).plain() == "seeing or hearing")
    let long: [Sentence] = ["seeing", "touching, moving and reaching", "mood and anxiety"]
    #expect(
      Sentence.entries(long).plain() == "seeing; touching, moving and reaching; mood and anxiety")
    #expect(
      Sentence.entries(long, .or).plain()
        == "seeing; touching, moving and reaching; or mood and anxiety")
    #expect(Sentence.entries([long[1]]).plain() == "touching, moving and reaching")
  }
}

@Suite struct DocumentTests {
  @Test func whatIsEmptyIsLeftOut() {
    var document = Document()
    document.list([])
    document.table("Never shown.", none: "Nothing.", columns: ["A"], rows: [])
    #expect(document.blocks == [.paragraph("Nothing.")])
  }

  @Test func cellsWithoutWordsSaySo() throws {
    var document = Document()
    document.table("Caption.", none: "", columns: ["A", "B"], rows: [["", "b"]])
    guard case .table(let table) = try #require(document.blocks.first) else {
      return #expect(Bool(false), "no table")
    }
    #expect(table.rows == [["none", "b"]])
  }
}

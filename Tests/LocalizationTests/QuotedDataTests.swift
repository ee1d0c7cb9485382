import Localization
import Testing

/// Refused rows repeat nothing of a cell: data in quotation marks is left out, whatever the sentence is made of.
@Suite struct QuotedDataTests {
  /// Describes itself in quotation marks, as typed words do.
  struct Typed: CustomStringConvertible, Sendable {
    let text: String
    var description: String { "\"\(text)\"" }
  }

  private static let cell = "Berta lives here"
  private static let piece: Sentence = "the value is \"\(cell)\""
  private static let rows: [(Sentence, String)] = [
    ("there is no task \(Typed(text: cell)) in \("x" as String)", "there is no task \"…\" in x"),
    ("the value is \"\(cell)\", which is none", "the value is \"…\", which is none"),
    ("“\(cell)” stands twice", "“…” stands twice"),
    ("\(piece): mend it", "the value is \"…\": mend it"),
    ("\(Typed(text: "a\"\(cell)\"b")) is none", "\"…\" is none"),
    (.list([piece, "write \"a\""]), "the value is \"…\" and write \"a\""),
    ("\"" + Sentence(text: cell) + "\"", "\"…\""),
    (piece.capitalised, "The value is \"…\""),
    ("write \"yes\" or 1 to \(5)", "write \"yes\" or 1 to 5"),
    ("the scale \(cell) is \(3, "row", "rows") long", "the scale \(cell) is 3 rows long"),
  ]

  @Test(arguments: rows) func dataInQuotationMarksIsLeftOut(_ sentence: Sentence, _ told: String) {
    #expect(sentence.withoutQuotedData.plain() == told)
  }

  @Test func wordsStillHaveALanguage() {
    let told = Self.piece.withoutQuotedData.plain(in: .pseudo)
    #expect(told.hasSuffix("\"…\"") && !told.contains("value"))
  }
}

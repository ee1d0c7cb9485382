import Measures
import Testing

@Suite("A draft is known by what kerb wrote")
struct DraftMarkTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var basedOn: [String] = []
    var summary: String?
    let isDraft: Bool
  }

  static let rows = [
    Row(testDescription: "an invented person", basedOn: ["interviews"], isDraft: false),
    Row(
      testDescription: "the line as it was written",
      basedOn: ["interviews", DraftMark.words(people: 3, study: "tram")], isDraft: true),
    Row(
      testDescription: "the line with something behind it",
      basedOn: ["Draft from 12 participants of the study tram, and interviews"], isDraft: true),
    Row(
      testDescription: "the summary alone",
      summary: DraftMark.summary(people: 3) + ": aged 45 to 64.", isDraft: true),
    Row(
      testDescription: "words that only begin alike", basedOn: ["Draft from last year"],
      summary: "A draft from what several of us wrote", isDraft: false),
    Row(
      testDescription: "a number and other words",
      basedOn: ["Draft from 3 interviews of the study tram"], isDraft: false),
  ]

  @Test(arguments: rows) func isDraft(_ row: Row) {
    #expect(DraftMark.isDraft(basedOn: row.basedOn, summary: row.summary) == row.isDraft)
  }
}

import Testing

@testable import JSON
@testable import Records

private struct Row: CustomTestStringConvertible, Sendable {
  let answers: [String]
  let worst: String

  var testDescription: String { answers.joined(separator: " | ") }
}

@Suite("Answers to a checklist as one value") struct WholeAnswerTests {
  @Test(arguments: [
    Row(
      answers: ["no barrier failed 2.1.2", "notApplicable context inapplicable 2.1.2"],
      worst: "no barrier failed 2.1.2"),
    Row(
      answers: ["yes noBarrier cantTell 1.3.2 2.4.3", "no barrier failed 1.3.2"],
      worst: "no barrier failed 1.3.2"),
    Row(
      answers: ["no barrier failed 1.3.2", "no barrier failed 2.4.3"],
      worst: "no barrier failed 1.3.2 2.4.3"),
    Row(
      answers: ["no barrier -", "no barrier failed 2.4.3"], worst: "no barrier failed 2.4.3"),
    Row(answers: ["no barrier -", "yes noBarrier passed 2.4.3"], worst: "no barrier -"),
    Row(
      answers: ["yes noBarrier passed 2.1.1", "notApplicable context inapplicable 2.1.1"],
      worst: "notApplicable context cantTell 2.1.1"),
    Row(
      answers: ["yes noBarrier passed 2.1.1", "cannotTell question cantTell 2.1.1"],
      worst: "cannotTell question cantTell 2.1.1"),
    Row(
      answers: ["yes noBarrier - 2.5.1", "no barrier - 2.5.1"], worst: "no barrier - 2.5.1"),
  ])
  private func theWorstForTheProductCounts(_ row: Row) throws {
    let answers = row.answers.compactMap { WholeAnswer($0) }
    #expect(answers.map(\.text) == row.answers)
    #expect(WholeAnswer.worst(of: answers)?.text == row.worst)
    #expect(WholeAnswer.worst(of: answers.reversed())?.text == row.worst)
  }

  @Test(arguments: ["", "no", "no barrier", "no barrier lost 1.1.1", "no barrier failed 9.9.9"])
  func whatIsNoneIsNone(_ text: String) {
    #expect(WholeAnswer(text) == nil)
  }

  private func item(_ fields: String) throws -> Evidence.Item {
    var reader = ObjectReader(
      try JSONReader.read(Array(#"{"items": {"pay.q": {\#(fields)}}}"#.utf8)).root)
    return try #require(Evidence(&reader).items.first)
  }

  /// Written without the whole value: what stands in each field is taken at its worst.
  @Test func fieldsThatStandAloneAreTakenAtTheirWorst() throws {
    let item = try item(
      """
      "answer": "no", "kind": "context", "note": "n", "outcome": "failed", "places": ["2.1.2"],
      "sync": {"/answer": {"also": {"a": "notApplicable"}}, "/kind": {"also": {"b": "barrier"}},
      "/outcome": {"also": {"c": "inapplicable"}}, "/note": {"also": {"d": "by A"}}}
      """)
    #expect(item.kind == .barrier && item.outcome == .failed && item.answer == .no)
    #expect(item.answersInConflict == [.no, .notApplicable] && item.note.words == "by A | n")
  }

  @Test func whatSomebodyEditedAfterwardsHolds() throws {
    let item = try item(
      #""answer": "no", "kind": "barrier", "note": "n", "outcome": "cantTell", "places": ["2.1.2"], "judgement": "no barrier failed 2.1.2""#
    )
    #expect(item.outcome == .cantTell && item.answersInConflict == [])
  }
}

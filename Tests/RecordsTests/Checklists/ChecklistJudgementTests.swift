import Testing

@testable import JSON
@testable import Records

private struct Row: CustomTestStringConvertible, Sendable {
  let answer: ChecklistAnswer
  /// Of the question: whether it decides.
  let decides: Bool
  let evidence: EvidenceKind
  var failing: [Place]?
  let expected: String

  var testDescription: String { "\(answer.id) \(decides) \(evidence.id)" }
}

@Suite("What an answer to a checklist comes to") struct ChecklistJudgementTests {
  static func question(
    decides: Bool = false, favourable: String = "yes", criteria: String = "\"1.3.2\", \"2.4.3\""
  ) throws -> ChecklistQuestion {
    let text = """
      {"questions": {"q": {"text": "Is it so?", "criteria": [\(criteria)], "decides": \(decides),
      "favourable": "\(favourable)", "position": "i"}}}
      """
    var reader = ObjectReader(try JSONReader.read(Array(text.utf8)).root)
    return try #require(Checklist(&reader).questions.first)
  }

  private static func words(_ judgement: ChecklistJudgement) -> String {
    let places = judgement.places.map(\.description).joined(separator: " ")
    return
      "\(judgement.kind.id) \(judgement.outcome?.id ?? "-") \(judgement.isBeyondWcag ? "beyond" : places)"
  }

  @Test(arguments: [
    Row(answer: .no, decides: true, evidence: .expert, expected: "barrier failed 1.3.2 2.4.3"),
    Row(
      answer: .no, decides: true, evidence: .expert, failing: [Place("2.4.3")].compactMap(\.self),
      expected: "barrier failed 2.4.3"),
    Row(answer: .no, decides: true, evidence: .expert, failing: [], expected: "barrier - beyond"),
    Row(answer: .yes, decides: true, evidence: .expert, expected: "noBarrier passed 1.3.2 2.4.3"),
    Row(
      answer: .yes, decides: false, evidence: .expert, expected: "noBarrier cantTell 1.3.2 2.4.3"),
    Row(
      answer: .cannotTell, decides: true, evidence: .expert,
      expected: "question cantTell 1.3.2 2.4.3"),
    Row(
      answer: .notApplicable, decides: true, evidence: .expert,
      expected: "context inapplicable 1.3.2 2.4.3"),
    Row(
      answer: .notApplicable, decides: false, evidence: .expert,
      expected: "context untested 1.3.2 2.4.3"),
    Row(answer: .no, decides: true, evidence: .simulated, expected: "barrier - 1.3.2 2.4.3"),
    Row(answer: .yes, decides: true, evidence: .simulated, expected: "noBarrier - 1.3.2 2.4.3"),
  ])
  private func anAnswerBecomesEvidence(_ row: Row) throws {
    let judgement = ChecklistJudgement(
      row.answer, to: try Self.question(decides: row.decides), of: row.evidence,
      failing: row.failing)
    #expect(Self.words(judgement) == row.expected)
  }

  @Test func noCanSpeakForTheProduct() throws {
    let question = try Self.question(decides: true, favourable: "no")
    #expect(
      Self.words(ChecklistJudgement(.no, to: question, of: .expert))
        == "noBarrier passed 1.3.2 2.4.3")
    #expect(
      Self.words(ChecklistJudgement(.yes, to: question, of: .expert))
        == "barrier failed 1.3.2 2.4.3")
  }

  @Test func aQuestionWithoutCriteriaLiesBeyondWcag() throws {
    let question = try Self.question(criteria: "")
    for answer in ChecklistAnswer.allCases {
      let judgement = ChecklistJudgement(answer, to: question, of: .expert)
      #expect(judgement.isBeyondWcag && judgement.outcome == nil)
    }
  }

  @Test func criteriaThatTheQuestionDoesNotHaveFailNothing() throws {
    let other = try #require(Place("4.1.2"))
    let judgement = ChecklistJudgement(
      .no, to: try Self.question(), of: .expert, failing: [other])
    #expect(judgement.places.isEmpty && judgement.isBeyondWcag)
  }

  @Test(arguments: [
    ("yes", ChecklistAnswer.yes), (" Cannot tell ", .cannotTell), ("cantTell", .cannotTell),
    ("not-applicable", .notApplicable), ("does not apply", .notApplicable), ("n/a", .notApplicable),
    ("Inapplicable", .notApplicable), ("N", .no),
  ])
  func answersAreReadAsPeopleWriteThem(_ typed: String, _ answer: ChecklistAnswer) {
    #expect(ChecklistAnswer(reading: typed) == answer)
  }

  @Test func whatIsNoAnswerIsNone() {
    for text in ["", "maybe", "passed", "yes no"] {
      #expect(ChecklistAnswer(reading: text) == nil, "\(text)")
    }
  }
}

import Localization
import Records
import Statistics
import StudyText
import TestNumbers
import Testing

@testable import Measures

@Suite("Scales: which responses count, and what they come to")
struct QuestionnaireMeasureTests {
  private static let ease = #"""
    {"id": "ease", "kind": "questionnaire", "title": "Ease", "perTask": true,
     "items": {"e": {"text": "How easy?"}}, "range": {"lowest": 1, "highest": 7},
     "scores": {"ease": {"label": "Ease", "rule": "mean", "direction": "higherIsBetter"}},
     "bands": {"hard": {"score": "ease", "from": 1, "label": "Hard"},
       "easy": {"score": "ease", "from": 5, "label": "Easy"},
       "good": {"score": "ease", "from": 4, "label": "Good", "judges": "study"}},
     "benchmarks": {"b": {"score": "ease", "value": 5.3, "highest": 5.6, "label": "Elsewhere"}},
     "norms": {"n4": {"score": "ease", "from": 4, "percentile": 12}}}
    """#

  private static func response(
    _ id: String, _ value: String, by person: String? = nil, task: String? = "pay",
    session: String? = nil, round: Int? = nil, on day: String? = nil
  ) -> String {
    func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "null" }
    return """
      {"id": "\(id)", "instrument": "ease", "participant": \(text(person)), "task": \(text(task)),
       "session": \(text(session)), "round": \(round.map(String.init) ?? "null"),
       "givenOn": \(text(day)), "answers": {"e": {"value": "\(value)"}}}
      """
  }

  private static func study(_ responses: [String]) throws -> StudyRecords {
    var text = StudyText()
    text.instruments = [ease]
    text.participants = [
      #"{"id": "P01-aaaa"}"#, #"{"id": "P02-bbbb"}"#,
      #"{"id": "P03-cccc", "withdrawals": {"w": {"scope": "all"}}}"#,
    ]
    text.meet("S01-aaaa", ["P01-aaaa"], round: 1)
    text.meet("S02-bbbb", ["P01-aaaa", "P02-bbbb"], round: 2)
    text.meet("S03-cccc", ["P02-bbbb"], round: 2, more: #""pilot": true"#)
    text.responses = responses
    return try text.records()
  }

  @Test func onlyTheRoundsOwnResponsesCount() throws {
    let records = try Self.study([
      Self.response("R01-aaaa", "2", by: "P01-aaaa", session: "S01-aaaa"),
      Self.response("R02-aaaa", "4", by: "P01-aaaa", session: "S02-bbbb"),
      Self.response("R03-aaaa", "6", by: "P02-bbbb", round: 2),
      Self.response("R04-aaaa", "1", by: "P02-bbbb", session: "S03-cccc"),
      Self.response("R05-aaaa", "1", by: "P03-cccc", round: 2),
      Self.response("R06-aaaa", "1"),
    ])
    let second = try #require(QuestionnaireSummary.measure(records).first)
    #expect(second.task == "pay" && second.responses == 2 && second.participants == 2)
    let score = try #require(second.scores.first)
    #expect(score.values == [4, 6] && score.singles == [4, 6])
    #expect(score.mean == nil && score.median == nil && score.interval == nil)
    #expect(
      score.bands.map(\.count) == [1, 1] && score.bands.map(\.band.label) == ["Hard", "Easy"])
    #expect(score.studyBand == nil && score.benchmarks.isEmpty && score.isTooFewToJudge)
    #expect(
      second.leftOut.map { $0.plain() } == [
        "1 response not counted: without a round.",
        "1 response not counted: from a pilot or a session that does not count.",
      ])
    let first = QuestionnaireSummary.measure(records, options: ReportOptions(round: 1))
    #expect(first.first?.scores.first?.values == [2])
    #expect(first.first?.scores.first?.interval == nil)
  }

  @Test func theNewestResponseOfAPersonCounts() throws {
    let records = try Self.study([
      Self.response("R01-aaaa", "2", by: "P01-aaaa", round: 2, on: "2026-06-02"),
      Self.response("R02-aaaa", "7", by: "P01-aaaa", round: 2, on: "2026-06-01"),
      Self.response("R03-aaaa", "3", by: "P02-bbbb", round: 2),
      Self.response("R04-aaaa", "5", by: "P02-bbbb", round: 2),
    ])
    let summary = try #require(QuestionnaireSummary.measure(records).first)
    #expect(summary.scores.first?.values == [2, 5])
    #expect(
      summary.leftOut.map { $0.plain() } == [
        "2 responses not counted: the same participant gave a later one."
      ])
  }

  @Test func anUnfinishedResponseDoesNotReplaceAFinishedOne() throws {
    let begun = Self.response("R02-aaaa", "1", by: "P01-aaaa", round: 2, on: "2026-06-09")
      .replacing(#""e": {"value": "1"}"#, with: "")
    let finished = Self.response("R01-aaaa", "6", by: "P01-aaaa", round: 2, on: "2026-06-01")
    for responses in [[finished, begun], [begun, finished]] {
      let summary = try #require(QuestionnaireSummary.measure(Self.study(responses)).first)
      #expect(summary.scores.first?.values == [6])
      #expect(
        summary.leftOut.map { $0.plain() } == [
          "1 response not counted: unfinished, and the same participant gave another."
        ])
    }
    let alone = try #require(QuestionnaireSummary.measure(Self.study([begun])).first)
    #expect(alone.responses == 1 && alone.scores.first?.values == [])
  }

  @Test func somebodyWhomTheStudyDoesNotKnowDoesNotCount() throws {
    let records = try Self.study([
      Self.response("R01-aaaa", "6", by: "P99-zzzz", round: 2),
      Self.response("R02-aaaa", "2", by: "P01-aaaa", round: 2),
    ])
    let summary = try #require(QuestionnaireSummary.measure(records).first)
    #expect(summary.scores.first?.values == [2])
    #expect(
      summary.leftOut.map { $0.plain() } == [
        "1 response not counted: from participants whom the study does not know."
      ])
  }

  @Test func equalValuesHaveNoInterval() throws {
    let records = try Self.study((1...5).map { Self.response("R0\($0)-aaaa", "6", round: 2) })
    let score = try #require(QuestionnaireSummary.measure(records).first?.scores.first)
    #expect(score.mean == 6 && score.interval == nil)
    #expect(score.reach == "without an interval nobody can tell how sure that is")
  }

  @Test func tasksAreSummarisedApartInTheOrderOfThePlan() throws {
    let records = try Self.study([
      Self.response("R01-aaaa", "2", by: "P01-aaaa", task: "zebra", round: 2),
      Self.response("R02-aaaa", "4", by: "P01-aaaa", task: "pay", round: 2),
      Self.response("R03-aaaa", "6", by: "P01-aaaa", task: nil, round: 2),
    ])
    #expect(QuestionnaireSummary.measure(records).map(\.task) == [nil, "pay", "zebra"])
  }

  @Test func aGroupIsMeasuredByItself() throws {
    let records = try Self.study([
      Self.response("R01-aaaa", "2", by: "P01-aaaa", round: 2),
      Self.response("R02-aaaa", "6", by: "P02-bbbb", round: 2), Self.response("R03-aaaa", "7"),
    ])
    let view = StudyView(records, options: ReportOptions())
    let group = QuestionnaireMeasure(view).summaries(of: [try #require(RecordID("P02-bbbb"))])
    #expect(group.first?.scores.first?.values == [6])
    #expect(QuestionnaireMeasure(view).summaries(of: []).isEmpty)
  }

  @Test func intervalsStayInsideTheScore() throws {
    let records = try Self.study([
      Self.response("R01-aaaa", "7", by: "P01-aaaa", round: 2),
      Self.response("R02-aaaa", "4", by: "P02-bbbb", round: 2),
      Self.response("R03-aaaa", "1", round: 2),
    ])
    let interval = try #require(
      QuestionnaireSummary.measure(records).first?.scores.first?.interval)
    #expect(interval.low.number == 1 && interval.high.number == 7)
    #expect(interval.provenance.plain().contains("n = 3"))
  }

  @Test(arguments: 0..<50)
  func theOrderOfFilesDoesNotMatter(_ seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let responses = (0..<20).map { index in
      Self.response(
        "R\(10 + index)-aaaa", String(1 + numbers.next() % 7),
        by: ["P01-aaaa", "P02-bbbb", "P03-cccc"][Int(numbers.next() % 3)],
        task: ["pay", "find"][Int(numbers.next() % 2)],
        round: 1 + Int(numbers.next() % 2), on: "2026-06-0\(1 + numbers.next() % 3)")
    }
    func lines(_ responses: [String]) throws -> [String] {
      try QuestionnaireSummary.measure(Self.study(responses)).map {
        "\($0.task ?? "") \($0.scores.map(\.values)) \($0.scored.map(\.response.id)) \($0.leftOut.map { $0.plain() })"
      }
    }
    #expect(try lines(responses) == lines(responses.shuffled(using: &numbers)))
  }
}

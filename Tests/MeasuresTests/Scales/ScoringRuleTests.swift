import Measures
import Records
import StudyText
import Testing

/// One score over four items that take 1 to 5, and what it comes to.
struct ScoringRow: CustomTestStringConvertible, Sendable {
  let name: String
  let score: String
  /// The answers to a, b, c and d; a point stands for no answer.
  let answers: String
  let expected: ScoreValue.Result

  init(_ name: String, _ score: String, _ answers: String, _ expected: ScoreValue.Result) {
    self.name = name
    self.score = score
    self.answers = answers
    self.expected = expected
  }

  var testDescription: String { "\(name): \(answers)" }

  static let all: [ScoringRow] = [
    .init("sum", #""rule": "sum""#, "1 2 3 4", .number(10)),
    .init("sum, one missing", #""rule": "sum""#, "1 2 . 4", .none),
    .init(
      "sum of what was answered stands for all", #""rule": "sum", "missing": "answeredOnly""#,
      "1 2 . 3", .number(8)),
    .init(
      "sum with the middle for what is missing", #""rule": "sum", "missing": "middle""#, "1 2 . 4",
      .number(10)),
    .init("nothing answered", #""rule": "sum", "missing": "middle""#, ". . . .", .none),
    .init(
      "too few answers", #""rule": "mean", "missing": "answeredOnly", "leastAnswered": 3"#,
      "1 . . 4", .none),
    .init(
      "enough answers", #""rule": "mean", "missing": "answeredOnly", "leastAnswered": 2"#,
      "1 . . 4", .number(2.5)),
    .init("mean of some items", #""rule": "mean", "items": ["a", "b"]"#, "1 2 . .", .number(1.5)),
    .init("mean of a category", #""rule": "mean", "categories": ["two"]"#, ". . 3 5", .number(4)),
    .init("reversed item r counts 6 minus the answer", #""rule": "sum"; r"#, "1 1 1 1", .number(8)),
    .init(
      "add, multiply, divide, in this order",
      #""rule": "sum", "add": -4, "multiply": 100, "divide": 16"#, "2 2 2 2", .number(25)),
    .init("weights of items: a counts twice", #""rule": "weightedSum"; w"#, "5 1 1 1", .number(13)),
    .init("weighted mean", #""rule": "weightedMean"; w"#, "5 1 1 1", .number(2.6)),
    .init(
      "weighted sum, one missing, grows by its weight",
      #""rule": "weightedSum", "missing": "answeredOnly"; w"#, ". 2 2 2", .number(10)),
    .init("lowest", #""rule": "lowest""#, "4 2 3 5", .number(2)),
    .init("highest", #""rule": "highest""#, "4 2 3 5", .number(5)),
    .init("how many reach 4", #""rule": "countAtLeast", "atLeast": 4"#, "4 3 5 1", .number(2)),
    .init("all of, yes", #""rule": "allOf", "atLeast": 3"#, "3 4 5 3", .yesOrNo(true)),
    .init("all of, no", #""rule": "allOf", "atLeast": 3"#, "3 4 5 2", .yesOrNo(false)),
    .init(
      "all of: one below decides, whatever is missing", #""rule": "allOf", "atLeast": 3"#,
      "2 . . .", .yesOrNo(false)),
    .init(
      "all of: a missing answer leaves it open", #""rule": "allOf", "atLeast": 3"#, "3 4 . 5", .none
    ),
    .init(
      "all of what was answered", #""rule": "allOf", "atLeast": 3, "missing": "answeredOnly""#,
      "3 4 . 5", .yesOrNo(true)),
    .init(
      "any of: one above decides", #""rule": "anyOf", "atLeast": 5"#, ". . . 5", .yesOrNo(true)),
    .init(
      "any of: a missing answer leaves it open", #""rule": "anyOf", "atLeast": 5"#, "1 1 . 1", .none
    ),
    .init("any of, no", #""rule": "anyOf", "atLeast": 5"#, "1 1 1 1", .yesOrNo(false)),
    .init("one in each category", #""rule": "oneInEach", "atLeast": 4"#, "1 4 4 1", .yesOrNo(true)),
    .init(
      "one category without any", #""rule": "oneInEach", "atLeast": 4"#, "4 4 1 1", .yesOrNo(false)),
    .init("one category open", #""rule": "oneInEach", "atLeast": 4"#, "4 . . 1", .none),
    .init(
      "one category without any decides", #""rule": "oneInEach", "atLeast": 4"#, "1 1 . 5",
      .yesOrNo(false)),
    .init("a number that is out of range counts as missing", #""rule": "sum""#, "1 2 3 6", .none),
    .init("half a point is none of the answers", #""rule": "sum""#, "1 2 3 4.5", .none),
    .init("a point with zeros is the same number", #""rule": "sum""#, "1 2 3 4.0", .number(10)),
    .init("words are no number", #""rule": "sum""#, "1 2 3 nan", .none),
  ]
}

@Suite("Scales: what scoring rules make of answers")
struct ScoringRuleTests {
  /// Four items in two categories; `w` gives a the weight 2, `r` reverses d.
  static func instrument(_ score: String, more: String = "") throws -> Instrument {
    let parts = score.split(separator: ";").map { $0.trimmingPrefix(" ") }
    let flags = parts.count > 1 ? parts[1] : ""
    let weight = flags == "w" ? #""weight": 2, "# : ""
    let reversed = flags == "r" ? #""reversed": true, "# : ""
    return try StudyText.read(
      Instrument.self,
      #"""
      {"id": "four", "kind": "questionnaire", "title": "Four",
       "categories": {"one": {"label": "One"}, "two": {"label": "Two"}},
       "items": {"a": {\#(weight)"category": "one", "text": "A"},
         "b": {"category": "one", "text": "B"}, "c": {"category": "two", "text": "C"},
         "d": {\#(reversed)"category": "two", "text": "D"}},
       "range": {"lowest": 1, "highest": 5},
       "scores": {"main": {"label": "Main", \#(parts[0])}\#(more)}}
      """#)
  }

  static func response(_ answers: String) throws -> Response {
    let values = answers.split(separator: " ").map { $0 == "." ? nil : String($0) }
    return try InstrumentFiles.response(Array(zip(["a", "b", "c", "d"], values)))
  }

  @Test(arguments: ScoringRow.all)
  func comesToWhatIsExpected(_ row: ScoringRow) throws {
    let scoring = try Scoring(Self.instrument(row.score))
    let value = try #require(scoring.score(Self.response(row.answers)).values.first)
    #expect(value.result == row.expected)
    #expect(value.asked >= value.answered)
  }

  @Test func partsAreScoredBeforeWhatTheyArePartOf() throws {
    let more = #"""
      , "one": {"label": "One", "rule": "mean", "categories": ["one"]},
      "two": {"label": "Two", "rule": "mean", "categories": ["two"]},
      "yes": {"label": "Yes", "rule": "allOf", "atLeast": 3, "parts": ["one", "two"]}
      """#
    let scoring = try Scoring(
      Self.instrument(#""rule": "sum", "parts": ["one", "two", "yes"]"#, more: more))
    let scored = scoring.score(try Self.response("2 4 5 5"))
    #expect(scored.values.map(\.score) == ["main", "one", "two", "yes"])
    #expect(scored.values.map(\.result) == [.number(9), .number(3), .number(5), .yesOrNo(true)])
    #expect(scored.values.map(\.asked) == [4, 2, 2, 4])
    let open = scoring.score(try Self.response("2 . 5 5"))
    #expect(open.values.map(\.result) == [.none, .none, .number(5), .none])
    #expect(open.values.map(\.answered) == [3, 1, 2, 3])
  }

  @Test func theLimitsOfAScoreFollowFromItsRule() throws {
    let rows: [(String, ClosedRange<Double>)] = [
      (#""rule": "sum", "add": -4, "multiply": 6.25"#, 0...100), (#""rule": "mean""#, 1...5),
      (#""rule": "weightedSum"; w"#, 5...25), (#""rule": "countAtLeast", "atLeast": 4"#, 0...4),
      (#""rule": "sum"; r"#, 4...20), (#""rule": "mean", "multiply": -1"#, -5...(-1)),
    ]
    for (score, limits) in rows {
      #expect(try Scoring(Self.instrument(score)).limits(of: 0) == limits, "\(score)")
    }
  }

  @Test func flagsSayWhatIsUnusual() throws {
    let scoring = try Scoring(Self.instrument(#""rule": "sum"; r"#))
    #expect(scoring.score(try Self.response("3 3 3 3")).flags == [.straightLining])
    #expect(scoring.score(try Self.response("3 3 3 2")).flags.isEmpty)
    #expect(
      scoring.score(try Self.response("3 . 9 3")).flags == [.missing(["b"]), .outOfRange(["c"])])
    let strange = try InstrumentFiles.response([("a", "1"), ("e", "2")])
    #expect(scoring.score(strange).flags == [.missing(["b", "c", "d"]), .unknownItems(["e"])])
    let short = try Scoring(Self.instrument(#""rule": "sum""#))
    #expect(short.score(try Self.response("3 3 3 3")).flags.isEmpty)
  }

  @Test func contradictionsAreRefused() throws {
    let instrument = try Self.instrument(#""rule": "sum", "items": ["a", "e"]"#)
    #expect {
      _ = try Scoring(instrument)
    } throws: { error in
      let text = "\(error)"
      return text.contains("Surveys/instruments/four.json")
        && text.contains(#"there is no item "e" in this instrument"#)
    }
  }
}

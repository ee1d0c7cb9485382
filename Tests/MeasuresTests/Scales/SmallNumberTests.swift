import Localization
import Records
import StudyText
import Testing

@testable import Measures

/// What stands beside how many scores: below the minimums only the scores themselves.
@Suite struct SmallNumberTests {
  /// One item from 0 to 100, with a grade, a percentile, a mean from everywhere and two of groups.
  private static let scale = #"""
    {"id": "scale", "kind": "questionnaire", "title": "Scale",
     "items": {"e": {"text": "How easy?"}}, "range": {"lowest": 0, "highest": 100},
     "scores": {"main": {"label": "Score", "rule": "sum"}},
     "bands": {"c": {"score": "main", "from": 0, "label": "C", "judges": "study"},
       "b": {"score": "main", "from": 50, "label": "B", "judges": "study"}},
     "norms": {"n": {"score": "main", "from": 60, "percentile": 40}},
     "benchmarks": {"all": {"score": "main", "value": 68, "label": "All"},
       "any": {"score": "main", "value": 65, "label": "Any", "group": "users of anything",
         "anyTechnology": true},
       "reader": {"score": "main", "value": 56, "label": "Reader", "group": "screen-reader users",
         "technologies": ["voiceover", "nvda"]},
       "unknown": {"score": "main", "value": 50, "label": "Other", "group": "somebody"}}}
    """#

  /// Scores of people one after the other; the first `readers` of them use VoiceOver, the others nothing.
  private static func summary(
    _ scores: [Int], readers: Int = 0, edition: Edition = .team
  ) throws -> QuestionnaireSummary {
    var text = StudyText()
    text.instruments = [scale]
    for (index, score) in scores.enumerated() {
      let id = "P\(index + 10)-aaaa"
      let used =
        index < readers ? #", "assistiveTechnologies": {"a": {"name": "iOS VoiceOver"}}"# : ""
      text.participants.append(#"{"id": "\#(id)"\#(used)}"#)
      text.meet("S\(index + 10)-aaaa", [id])
      text.responses.append(
        #"{"id": "R\#(index + 10)-aaaa", "instrument": "scale", "participant": "\#(id)", "round": 1, "answers": {"e": {"value": "\#(score)"}}}"#
      )
    }
    return try #require(
      QuestionnaireSummary.measure(
        try text.records(), options: ReportOptions(edition: edition)
      ).first)
  }

  @Test func twoScoresAreTwoScores() throws {
    let score = try #require(try Self.summary([30, 90]).scores.first)
    #expect(score.mean == nil && score.median == nil && score.interval == nil)
    #expect(score.singles == [30, 90] && score.isSingleValues)
    #expect(score.judgement == nil && score.benchmarks.isEmpty)
    #expect(
      score.refusalToJudge
        == "no grade, percentile rank or mean from elsewhere: 2 values are too few, it takes 5"
    )
    // The edition for sharing tells no single score.
    #expect(try Self.summary([30, 90], edition: .share).scores.first?.singles == [])
  }

  @Test func threeScoresHaveAMeanAndNothingBesideIt() throws {
    let score = try #require(try Self.summary([30, 60, 90]).scores.first)
    #expect(score.mean == 60 && score.interval != nil && score.singles.isEmpty)
    #expect(score.studyBand == nil && score.percentile == nil && score.benchmarks.isEmpty)
    #expect(score.isTooFewToJudge)
  }

  @Test func fiveScoresMayBeSetBesideOthers() throws {
    let score = try #require(try Self.summary([30, 60, 60, 60, 90]).scores.first)
    #expect(score.studyBand?.label == "B" && score.percentile == 40)
    #expect(score.benchmarks.map(\.label) == ["All"] && score.refusalToJudge == nil)
  }

  /// The groups of benchmarks with their means here, or why there is none.
  private static func beside(_ summary: QuestionnaireSummary) -> [String] {
    summary.groupBenchmarks.map { row in
      if case .scores(let score) = row.here, let mean = score.mean {
        return "\(row.benchmark.label) \(Int(mean))"
      }
      return "\(row.benchmark.label): \(row.refusal ?? "")"
    }
  }

  @Test func aGroupsMeanStandsBesideItsOwnPeopleOnly() throws {
    let readers = [10, 20, 30, 40, 50]
    #expect(
      Self.beside(try Self.summary(readers + [100, 100, 100], readers: 5)) == [
        "Any 30", "Reader 30", "Other: the instrument does not say what people of the group use",
      ])
    let few = Self.beside(try Self.summary(readers + [100, 100, 100], readers: 4))
    #expect(few[1] == "Reader: 4 people of the group answered, it takes 5")
    let nobody = Self.beside(try Self.summary(readers))
    #expect(nobody[1] == "Reader: nobody of the group answered")
  }

  /// Five of seven: the difference would tell of the other two.
  @Test func theEditionForSharingKeepsSmallRestsHidden() throws {
    let scores = [10, 20, 30, 40, 50, 100, 100]
    let told = Self.beside(try Self.summary(scores, readers: 5, edition: .share))
    #expect(told[1] == "Reader: too few people of the group, or all but too few")
    let more = Self.beside(try Self.summary(scores + [90], readers: 5, edition: .share))
    #expect(more[1] == "Reader 30")
  }
}

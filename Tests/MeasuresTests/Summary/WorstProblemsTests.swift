import Measures
import Records
import StudyText
import Testing

/// Which problems stand on a page with room for five.
@Suite struct WorstProblemsTests {
  /// A finding that so many people met, each with a note of a session of their own.
  private struct Problem {
    let title: String
    var severities: [Int] = []
    var people = 1
    var kind = "problem"
    var state = "new"
    var round = 2
  }

  private func page(_ problems: [Problem], round: Int? = nil) throws -> SummaryPage {
    var text = StudyText()
    let people = (1...6).map { "P0\($0)-aaa\($0)" }
    text.participants = people.map { #"{"id": "\#($0)"}"# }
    for round in [1, 2] {
      for (number, person) in people.enumerated() {
        text.meet(
          "S\(round)\(number)-aaaa", [person], round: round,
          notes: problems.map { StudyText.note($0.kind == "strength" ? "success" : "barrier") })
      }
    }
    text.findings = problems.enumerated().map { place, problem in
      let notes = (0..<problem.people).map {
        #""S\#(problem.round)\#($0)-aaaa/log-a-n\#(place + 1)": {}"#
      }
      let severities = problem.severities.enumerated().map {
        #""\#($0)": {"rater": "r\#($0)", "severity": \#($1)}"#
      }
      return #"""
        {"id": "F\#(10 + place)-aaaa", "kind": "\#(problem.kind)", "title": "\#(problem.title)",
        "observations": {\#(notes.joined(separator: ", "))},
        "rounds": {"\#(problem.round)": {"state": "\#(problem.state)"}},
        "severities": {\#(severities.joined(separator: ", "))}}
        """#
    }
    return SummaryPage.measure(
      try text.records(), options: ReportOptions(round: round, edition: .team))
  }

  @Test func fourStandBySeverityAndTheFifthIsTheMostCommon() throws {
    let page = try page([
      Problem(title: "two", severities: [2], people: 2), Problem(title: "four", severities: [4]),
      Problem(title: "three and four", severities: [3, 4]), Problem(title: "one", severities: [1]),
      Problem(title: "most", severities: [1], people: 5), Problem(title: "three", severities: [3]),
      Problem(title: "unrated", people: 4),
    ])
    #expect(page.worst.chosen.map(\.title) == ["four", "three and four", "three", "two", "most"])
    #expect(page.worst.others == 2 && page.worst.endsWithMostMet)
  }

  @Test func theHighestRatingAndThenTheIdDecideBetweenEqualMedians() throws {
    let page = try page([
      Problem(title: "equal", severities: [3, 3]), Problem(title: "apart", severities: [2, 4]),
      Problem(title: "equal, by more", severities: [3, 3], people: 3),
    ])
    #expect(page.worst.chosen.map(\.title) == ["apart", "equal", "equal, by more"])
  }

  /// The most common one is there already, so the next by severity follows.
  @Test func theFifthPlaceIsNotLost() throws {
    let page = try page([
      Problem(title: "a", severities: [4], people: 6), Problem(title: "b", severities: [3]),
      Problem(title: "c", severities: [3]), Problem(title: "d", severities: [2]),
      Problem(title: "e", severities: [1]), Problem(title: "f", severities: [0]),
    ])
    #expect(page.worst.chosen.map(\.title) == ["a", "b", "c", "d", "e"])
    #expect(!page.worst.endsWithMostMet)
  }

  /// Then the page says that the order ends there.
  @Test func aWorseProblemGivesWayToTheMostCommonOne() throws {
    let worse = (1...5).map { Problem(title: "worse \($0)", severities: [4]) }
    let page = try page(worse + [Problem(title: "most", severities: [1], people: 5)])
    #expect(page.worst.chosen.last?.title == "most" && page.worst.endsWithMostMet)
    #expect(!page.holding(problems: 6).worst.endsWithMostMet)
  }

  /// A fix that notes contradict, and one that no affected participant confirmed, stand beside open problems.
  @Test func whatIsNotConfirmedMayStillBeThere() throws {
    let page = try page([
      Problem(title: "of round 1", severities: [4], round: 1),
      Problem(title: "fixed", severities: [4], state: "fixed"),
      Problem(title: "works", kind: "strength"), Problem(title: "open", severities: [2]),
    ])
    #expect(page.worst.chosen.map(\.isContradicted) == [false, true, false])
    #expect(page.worst.chosen.map(\.title) == ["of round 1", "fixed", "open"])
    #expect(page.findings(in: .strength).map(\.title) == ["works"])
    #expect(page.before?.before == 1 && page.before?.inBoth == 6)
  }

  @Test func anUnconfirmedFixCompetesWithOpenProblems() throws {
    var row = try #require(
      RetestCase.all.first { $0.testDescription == "only others tried" })
    row.second = ["P06": .through]
    let page = SummaryPage.measure(try row.study().records())
    #expect(page.worst.chosen.map(\.part) == [.calledFixed])
  }

  /// An unrated problem counts by its worst impact: one that blocked somebody stands before severity 0 and 3.
  @Test func anUnratedProblemThatBlockedSomebodyIsNotLast() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [
        StudyText.note("barrier", more: #""impact": 4"#), StudyText.note("barrier"),
        StudyText.note("barrier", more: #""impact": 1"#),
      ])
    func finding(_ id: Int, _ note: Int?, _ severity: Int?) -> String {
      let support = note.map { #""S01-aaaa/log-a-n\#($0)": {}"# } ?? ""
      let rating = severity.map { #""a": {"rater": "m", "severity": \#($0)}"# } ?? ""
      return #"""
        {"id": "F0\#(id)-aaaa", "kind": "problem", "observations": {\#(support)},
        "severities": {\#(rating)}, "title": "t"}
        """#
    }
    text.findings = [
      finding(1, nil, 0), finding(2, nil, 3), finding(3, 1, nil), finding(4, 2, nil),
      finding(5, 3, nil), finding(6, nil, 4),
    ]
    let summary = FindingsSummary.measure(try text.records())
    #expect(
      summary.remaining.map(\.id.short) == ["F03", "F06", "F02", "F05", "F04", "F01"])
  }

  @Test func theFirstRoundHasNoneBefore() throws {
    #expect(try page([], round: 1).before == nil)
  }
}

import Measures
import Records
import Statistics
import StudyText
import Testing

/// What a round is set beside, and whose attempts are compared.
@Suite struct RoundChangesTests {
  /// Rounds of people by letters: capital letters did the task, small ones did not; `-` is a session of nobody named.
  private func study(
    _ rounds: [(number: Int, people: String)], reported: Int? = nil, plan: String? = nil,
    participants: [String] = [], edition: Edition = .team
  ) throws -> StudySummary {
    var text = StudyText()
    text.plan =
      plan
      ?? #""tasks": {"pay": {"position": "a", "title": "Pay"}, "show": {"position": "b", "title": "Show"}}"#
    text.participants = participants
    for (number, people) in rounds {
      for (place, letter) in people.enumerated() {
        let outcome = letter.isUppercase ? "done" : "notDone"
        let ease = letter.isUppercase ? 6 : 2
        text.meet(
          "S\(number)\(place)-aaaa", letter == "-" ? [] : [Self.id(letter)], round: number,
          more: #"""
            "productVersion": "3.\#(number)", "attempts": {"a": {"assistance": "unassisted", "ease": \#(ease),
            "endedMilliseconds": \#((place + 1) * 60_000), "outcome": "\#(outcome)", "startedMilliseconds": 0, "task": "pay"}}
            """#)
      }
    }
    return StudySummary.measure(
      try text.records(), options: ReportOptions(round: reported, edition: edition))
  }

  private static func id(_ letter: Character) -> String { "P0\(letter.lowercased())-aaaa" }

  @Test func theLatestRoundBeforeIsTheOneBefore() throws {
    let rounds = [(1, "ABCDE"), (2, "fghij"), (4, "KLMNO")]
    #expect(try study(rounds).changes?.before == 2)
    #expect(try study(rounds, reported: 2).changes?.before == 1)
    #expect(try study(rounds, reported: 1).changes == nil)
    #expect(try study([(3, "AB")]).changes == nil)
    #expect(try study([]).changes == nil)
  }

  /// Two rounds side by side may tell of one person.
  @Test func theEditionForSharingHasNone() throws {
    #expect(try study([(1, "ABCDE"), (2, "fghij")], edition: .share).changes == nil)
  }

  @Test func differentPeopleAreGroups() throws {
    let changes = try #require(try study([(1, "abcdE"), (2, "FGHIj")]).changes)
    let task = changes.tasks[0]
    let interval = try TwoRates(SuccessCount(4, of: 5), SuccessCount(1, of: 5)).interval()
    #expect(task.completion.interval == interval)
    #expect(task.completion.people == .nobody && task.completion.pairs == nil)
    #expect((changes.inBoth, changes.onlyBefore, changes.onlyNow) == (0, 5, 5))
    #expect(changes.versions.before.names == ["3.1"] && changes.versions.now.names == ["3.2"])
    #expect(task.ease.interval?.method == .welch)
    // One of round 1 did it, so there is one time.
    #expect(task.times.missing == .tooFew && task.times.before == 1)
    #expect(changes.tasks[1].completion.missing == .nobodyBefore)
  }

  @Test func theSamePeopleArePairs() throws {
    let changes = try #require(try study([(1, "abcdE"), (2, "ABCDE")]).changes)
    let task = changes.tasks[0]
    let pairs = try PairedRates(both: 1, onlyFirst: 4, onlySecond: 0, neither: 0)
    #expect(task.completion.interval == pairs.interval())
    #expect(task.completion.people == .everybody && task.completion.pairs == 5)
    #expect(task.mayBeChance == false)
    #expect(changes.inBoth == 5)
  }

  /// A first attempt counts; somebody who withdrew counts in no round, and is in neither.
  @Test func whoCountsNowhereIsNoPair() throws {
    let changes = try #require(
      try study(
        [(1, "ABCDE"), (2, "ABCDE")],
        participants: [#"{"id": "P0a-aaaa", "withdrawals": {"w": {"scope": "all"}}}"#]
      ).changes)
    #expect(changes.tasks[0].completion.people == .everybody)
    #expect(changes.tasks[0].completion.pairs == 4 && changes.inBoth == 4)
  }

  @Test func sessionsOfNobodyNamedCannotBeCompared() throws {
    let changes = try #require(try study([(1, "ABCDE"), (2, "FGHI-")]).changes)
    #expect(changes.tasks[0].completion.missing == .unnamed)
    #expect(changes.tasks[0].completion.interval == nil)
    #expect(changes.tasks[0].mayBeChance == nil)
  }

  @Test(arguments: [
    (#""/title": {"also": {}, "over": ["x#00000000"], "write": "y#00000000"}"#, true),
    (#""/successWhen": {"also": {}, "over": ["x#00000000"], "write": "y#00000000"}"#, true),
    (#""/successWhen": {"also": {}, "over": [], "write": "y#00000000"}"#, false),
    (#""/timeLimitMinutes": {"also": {}, "over": ["x#00000000"], "write": "y#00000000"}"#, false),
    (#""/title": {"also": {"z#00000000": "Give"}, "over": [], "write": "y#00000000"}"#, true),
  ])
  func aTaskThatWasRewordedIsNotCompared(_ sync: String, _ isReworded: Bool) throws {
    let plan =
      #""tasks": {"pay": {"position": "a", "successWhen": "It is paid.", "sync": {\#(sync)}, "title": "Pay"}}"#
    let changes = try #require(try study([(1, "abcdE"), (2, "FGHIJ")], plan: plan).changes)
    let task = changes.tasks[0]
    #expect((task.completion.missing == .reworded) == isReworded)
    #expect((task.ease.missing == .reworded) == isReworded)
    #expect(task.before.tried == 5 && task.now.tried == 5)
    #expect(task.mayBeChance == (isReworded ? nil : false))
  }

  /// Of pairs it is told how many of them did it in each round: the rounds as wholes have other people too.
  @Test func pairsTellTheirOwnCounts() throws {
    let changes = try #require(try study([(1, "ABcdeFG"), (2, "ABCDeh")]).changes)
    let completion = changes.tasks[0].completion
    #expect(completion.people == .some(5, onlyBefore: 2, onlyNow: 1))
    #expect(completion.pairedSuccesses?.before == 2 && completion.pairedSuccesses?.now == 4)
    let apart = try #require(try study([(1, "ABcde"), (2, "FGhij")]).changes)
    #expect(apart.tasks[0].completion.pairedSuccesses == nil)
  }

  /// That no note tells of a problem which nobody tried again is no sign that it is gone.
  @Test(arguments: [
    (#""1": {"state": "new"}, "2": {"state": "notRetested"}"#, NotCompared.notTriedAgain),
    (#""1": {"state": "new"}"#, NotCompared.notTriedAgain),
    (#""1": {"state": "new"}, "2": {"state": "fixed"}"#, nil),
  ])
  func aProblemThatNobodyTriedAgainIsNotCompared(_ rounds: String, _ missing: NotCompared?) throws {
    var text = StudyText()
    for round in 1...2 {
      for letter in "abcdef" {
        let id = "P0\(round)\(letter)-aaaa"
        text.meet(
          "S\(round)\(letter)-aaaa", [id], round: round,
          more: #""attempts": {"a": {"outcome": "done", "task": "pay"}}"#,
          notes: round == 1 ? [StudyText.note("barrier", more: #""task": "pay""#)] : [])
      }
    }
    let notes = "abcdef".map { #""S1\#($0)-aaaa/log-a-n1": {}"# }.joined(separator: ", ")
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {\#(notes)}, "places": ["2.4.3"],
      "rounds": {\#(rounds)}, "tasks": ["pay"], "title": "Focus jumps"}
      """#
    ]
    let changes = try #require(StudySummary.measure(try text.records()).changes)
    let change = try #require(changes.findings.first?.difference)
    #expect(change.before == 6 && change.now == 6)
    #expect(change.missing == missing)
  }

  @Test func attemptsAtTasksThatAreGoneAreTold() throws {
    let plan = #""tasks": {"show": {"position": "b", "title": "Show"}}"#
    #expect(try study([(1, "AB"), (2, "C")], plan: plan).changes?.attemptsOutsidePlan == 2)
  }
}

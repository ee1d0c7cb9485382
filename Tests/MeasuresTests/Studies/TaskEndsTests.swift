import Localization
import Measures
import Records
import Statistics
import StudyText
import Testing

/// Attempts that ended at the agreed time, tasks that some people only were offered, and times entered later.
@Suite struct TaskEndsTests {
  private static func attempt(_ outcome: String, _ more: String = "") -> String {
    #""task": "pay", "outcome": "\#(outcome)", "assistance": "unassisted"\#(more)"#
  }

  private static func study(_ sessions: [(people: [String], attempts: [String])]) throws
    -> StudySummary
  {
    var text = StudyText()
    text.plan =
      #""tasks": {"pay": {"position": "b", "title": "Pay by card", "timeLimitMinutes": 15}}"#
    for (number, session) in sessions.enumerated() {
      let attempts = session.attempts.enumerated().map { #""a\#($0)": {\#($1)}"# }
      text.meet(
        "S\(number + 1)-aaaa", session.people,
        more: #""attempts": {\#(attempts.joined(separator: ", "))}"#)
    }
    return StudySummary.measure(try text.records())
  }

  private static let limit = #", "endedAtTimeLimit": true"#

  @Test func theAgreedTimeIsNoFailure() throws {
    let task = try #require(
      try Self.study([
        (["P01-aaaa"], [Self.attempt("done")]),
        (["P02-aaaa"], [Self.attempt("stoppedByModerator", Self.limit)]),
        (["P03-aaaa"], [Self.attempt("stoppedByModerator")]),
        (["P04-aaaa"], [Self.attempt("partlyDone", Self.limit)]),
      ]).tasks.first)
    let table = task.everybody.outcomes
    #expect(task.timeLimitMinutes == 15)
    #expect(table.stoppedAtTimeLimit == 1 && table.stoppedAtTimeLimit(.unassisted) == 1)
    #expect(table.total(.stoppedByModerator) == 1 && table.total(.partlyDone) == 1)
    // Nobody is lost, and whoever was stopped at the agreed time tried.
    #expect(table.total == 4 && task.everybody.completion?.count.description == "1 of 4")
  }

  @Test func itIsToldToHowManyPeopleATaskWasOffered() throws {
    let task = try #require(
      try Self.study([
        (["P01-aaaa"], [Self.attempt("notOffered"), Self.attempt("done")]),
        (["P02-aaaa"], [#""task": "pay", "outcome": null"#]),
        (["P03-aaaa"], [Self.attempt("notOffered")]),
        (["P04-aaaa", "P05-aaaa"], [Self.attempt("notDone")]),
        (["P06-aaaa"], []),
      ]).tasks.first)
    #expect(
      (task.offer.people, task.offer.offeredTo, task.offer.notOfferedTo) == (6, 4, 1))
    #expect(task.offer.nothingRecorded == 1 && task.offer.isToSomeOnly)
  }

  /// Begun in the session, ended 17 days later by somebody who tidied up.
  @Test func noTimeOnTaskComesFromALateEntry() throws {
    let late = #", "startedMilliseconds": 60000, "endedMilliseconds": 1448220000"#
    let study = try Self.study([
      (["P01-aaaa"], [Self.attempt("done", late)]),
      (
        ["P02-aaaa"],
        [Self.attempt("done", #", "startedMilliseconds": 0, "endedMilliseconds": 90000"#)]
      ),
    ])
    let task = try #require(study.tasks.first)
    #expect(task.everybody.times?.values.map(\.seconds) == [90])
    #expect(task.timesLeftOut == 1 && task.attempts.map(\.isTimeLeftOut) == [true, false])
    #expect(
      study.openQuestions.contains(
        "1 of 2 attempts without a time because start or end was entered after the session."))
  }
}

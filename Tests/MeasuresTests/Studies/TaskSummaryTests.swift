import Measures
import Records
import Statistics
import StudyText
import Testing

@Suite("Tasks of a study")
struct TaskSummaryTests {
  /// One session a row of attempts; tasks are `pay`.
  static func study(
    _ sessions: [(people: [String], attempts: [String], more: String)],
    participants: [String] = [], edition: Edition = .team
  ) throws -> TaskSummary {
    var text = StudyText()
    text.participants = participants
    for (number, session) in sessions.enumerated() {
      let attempts = session.attempts.enumerated().map {
        #""a\#($0)": {"position": "a\#($0)", \#($1)}"#
      }
      text.meet(
        "S\(number + 1)-aaaa", session.people,
        more: #""attempts": {\#(attempts.joined(separator: ", "))}\#(session.more)"#)
    }
    return try #require(
      StudySummary.measure(try text.records(), options: ReportOptions(edition: edition)).tasks
        .first)
  }

  static func attempt(_ outcome: String?, _ help: String? = "unassisted", more: String = "")
    -> String
  {
    let end = outcome.map { "\"\($0)\"" } ?? "null"
    let assistance = help.map { "\"\($0)\"" } ?? "null"
    return #""task": "pay", "outcome": \#(end), "assistance": \#(assistance)\#(more)"#
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let attempts: [String]
    let tried: Int
    /// Completed without help; `nil` where that is not known.
    let done: Int?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "done without help counts", attempts: [attempt("done")], tried: 1, done: 1),
    Row(
      name: "done with help is no success", attempts: [attempt("done", "assisted")], tried: 1,
      done: 0),
    Row(
      name: "help not recorded is not known", attempts: [attempt("done", nil)], tried: 1, done: nil),
    Row(
      name: "help does not matter where it was not completed", attempts: [attempt("notDone", nil)],
      tried: 1, done: 0),
    Row(name: "not offered is no attempt", attempts: [attempt("notOffered")], tried: 0, done: nil),
    Row(
      name: "an attempt without an outcome is a try", attempts: [attempt(nil)], tried: 1, done: nil),
    Row(
      name: "the first attempt counts", attempts: [attempt("notDone"), attempt("done")], tried: 1,
      done: 0),
    Row(
      name: "not offered first, then done", attempts: [attempt("notOffered"), attempt("done")],
      tried: 1, done: 1),
    Row(
      name: "the time in the session orders attempts",
      attempts: [
        attempt("notDone", more: #", "startedMilliseconds": 9000"#),
        attempt("done", more: #", "startedMilliseconds": 1000"#),
      ], tried: 1, done: 1),
  ])
  func whatCounts(_ row: Row) throws {
    let task = try Self.study([(["P01-aaaa"], row.attempts, "")])
    #expect(task.everybody.tried == row.tried)
    #expect(task.everybody.withoutHelp == row.done)
  }

  @Test func sessionsOrderAttempts() throws {
    let task = try Self.study([
      (["P01-aaaa"], [Self.attempt("notDone")], #", "startedAt": "2026-05-02T09:00:00Z""#),
      (["P01-aaaa"], [Self.attempt("done")], #", "startedAt": "2026-05-01T09:00:00Z""#),
    ])
    #expect(task.everybody.tried == 1 && task.attemptCount == 2)
    #expect(task.everybody.completion?.count.successes == 1)
    #expect(task.attempts.map(\.number) == [1, 2])
    #expect(task.attempts.map(\.outcome) == [.done, .notDone])
  }

  @Test func peopleOfAGroupAreToldApartWhereNotesDo() throws {
    let named = { (id: String) in #", "participant": "\#(id)""# }
    let task = try Self.study([
      (
        ["P01-aaaa", "P02-bbbb"],
        [
          Self.attempt("done", more: named("P01-aaaa")),
          Self.attempt("notDone", more: named("P02-bbbb")),
        ], ""
      ),
      (["P03-cccc", "P04-dddd"], [Self.attempt("done"), Self.attempt("done")], ""),
    ])
    #expect(task.everybody.tried == 3 && task.everybody.unnamed == 1)
    #expect(task.everybody.withoutHelp == 2 && task.everybody.completed == 2)
    #expect(task.everybody.completion == nil && task.everybody.withHelp == nil)
  }

  /// An attempt of nobody named may be that of somebody who has withdrawn.
  @Test func attemptsThatMayBeWithdrawnAreLeftOut() throws {
    let gone = #"{"id": "P02-bbbb", "withdrawals": {"w": {"scope": "all"}}}"#
    let task = try Self.study(
      [(["P01-aaaa", "P02-bbbb"], [Self.attempt("done")], "")], participants: [gone])
    #expect(task.everybody.tried == 0)
  }

  @Test func attemptsOfWithdrawnPeopleAreLeftOut() throws {
    let gone = #"{"id": "P02-bbbb", "withdrawals": {"w": {"scope": "all"}}}"#
    let task = try Self.study(
      [
        (
          ["P01-aaaa", "P02-bbbb"],
          [
            Self.attempt("done", more: #", "participant": "P02-bbbb""#),
            Self.attempt("notDone", more: #", "participant": "P01-aaaa""#),
          ], ""
        )
      ], participants: [gone])
    #expect(task.attempts.map(\.participant?.string) == ["P01-aaaa"])
  }

  struct Time: CustomTestStringConvertible, Sendable {
    let name: String
    let attempt: String
    let interruptions: String
    let onTask: Double?
    let whole: Double?
    var testDescription: String { name }
  }

  private static func timed(_ more: String = "") -> String {
    attempt("done", more: #", "startedMilliseconds": 10000, "endedMilliseconds": 70000"# + more)
  }

  private static func broken(_ spans: (Int, Int?)...) -> String {
    let entries = spans.enumerated().map { number, span in
      #""i\#(number)": {"endedMilliseconds": \#(span.1.map(String.init) ?? "null"), "kind": "rest", "startedMilliseconds": \#(span.0)}"#
    }
    return #", "interruptions": {\#(entries.joined(separator: ", "))}"#
  }

  @Test(arguments: [
    Time(name: "no interruption", attempt: timed(), interruptions: "", onTask: 60, whole: 60),
    Time(
      name: "what the attempt says wins",
      attempt: timed(#", "excludedMilliseconds": 15000"#), interruptions: broken((20_000, 50_000)),
      onTask: 45, whole: 60),
    Time(
      name: "interruptions of the session", attempt: timed(),
      interruptions: broken((20_000, 50_000)), onTask: 30, whole: 60),
    Time(
      name: "only what lies within counts", attempt: timed(),
      interruptions: broken((0, 20_000), (65_000, 99_000), (80_000, 90_000)), onTask: 45, whole: 60),
    Time(
      name: "overlaps count once", attempt: timed(),
      interruptions: broken((20_000, 40_000), (30_000, 50_000), (35_000, 36_000)), onTask: 30,
      whole: 60),
    Time(
      name: "an open interruption runs to the end", attempt: timed(),
      interruptions: broken((60_000, nil)), onTask: 50, whole: 60),
    Time(
      name: "nothing left is no time", attempt: timed(#", "excludedMilliseconds": 60000"#),
      interruptions: "", onTask: nil, whole: 60),
    Time(
      name: "no end, no time", attempt: attempt("done"), interruptions: "", onTask: nil, whole: nil),
  ])
  func timesLeaveOutWhatIsNotTimeOnTask(_ row: Time) throws {
    let task = try Self.study([(["P01-aaaa"], [row.attempt], row.interruptions)])
    let attempt = try #require(task.attempts.first)
    #expect(attempt.onTask?.seconds == row.onTask)
    #expect(attempt.whole?.seconds == row.whole)
    #expect(task.everybody.timesMissing == (row.onTask == nil ? 1 : 0))
  }

  /// Somebody who did it in so many seconds and called it so easy.
  private static func done(_ person: Int, _ seconds: Int, ease: Int) -> (
    people: [String], attempts: [String], more: String
  ) {
    (
      ["P0\(person)-aaaa"],
      [
        attempt(
          "done",
          more:
            #", "ease": \#(ease), "startedMilliseconds": 0, "endedMilliseconds": \#(seconds * 1000)"#
        )
      ], ""
    )
  }

  /// Hand-computed: ∛(50 × 100 × 200) = 100 s; ease 3, 4 and 5 have the mean 4 and the interval 4 ± 4.30 ÷ √3.
  @Test func figuresOfThreePeople() throws {
    let task = try Self.study([
      Self.done(1, 50, ease: 3), Self.done(2, 100, ease: 5), Self.done(3, 200, ease: 4),
    ])
    let times = try #require(task.everybody.times?.onTask)
    #expect(abs(times.time.seconds - 100) < 0.001)
    let ease = try #require(task.everybody.ease)
    #expect(ease.mean?.mean.number == 4 && ease.median?.number == 4)
    #expect(abs((ease.interval?.low.number ?? 0) - 1.5159) < 0.001)
    let completion = try #require(task.everybody.completion)
    // (3 + 1.9207) ÷ (3 + 3.8415) less 1.96 standard errors.
    #expect(abs(completion.interval.low.value - 0.3826) < 0.001)
    #expect(completion.others.map(\.method) == CompletionFigures.otherMethods.map { .rate($0) })
  }

  /// Two values have no mean: each stands by itself. The count and its interval stay for programs.
  @Test func figuresOfTwoPeople() throws {
    let task = try Self.study([Self.done(1, 100, ease: 3), Self.done(2, 50, ease: 5)])
    let times = try #require(task.everybody.times)
    #expect(times.onTask == nil && times.whole == nil)
    #expect(times.values.map(\.seconds) == [50, 100])
    let ease = try #require(task.everybody.ease)
    #expect(ease.mean == nil && ease.median == nil && ease.interval == nil)
    #expect(ease.values.map(\.number) == [3, 5])
    #expect(task.everybody.completion?.count.description == "2 of 2")
  }

  @Test func equalAnswersHaveNoInterval() throws {
    let task = try Self.study((1...3).map { Self.done($0, 60, ease: 2) })
    #expect(task.everybody.ease?.mean?.mean.number == 2)
    #expect(task.everybody.ease?.interval == nil)
  }
}

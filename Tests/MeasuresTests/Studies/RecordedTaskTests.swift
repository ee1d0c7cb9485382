import Localization
import Measures
import Records
import Statistics
import StudyText
import Testing

/// What is recorded of tasks, and what is not; who tried them; who is compared.
@Suite struct RecordedTaskTests {
  /// One participant a row of attempts, in sessions of one round; `people` stand in the files.
  private static func text(
    _ rows: [(round: Int, person: String, attempt: String)], participants: [String] = []
  ) -> StudyText {
    var text = StudyText()
    text.plan =
      #""tasks": {"buy": {"position": "a", "title": "Buy"}, "pay": {"position": "b", "title": "Pay"}}"#
    text.participants = participants
    for (number, row) in rows.enumerated() {
      text.meet(
        "S\(number + 10)-aaaa", [row.person], round: row.round,
        more: #""attempts": {"a": {\#(row.attempt)}}"#)
    }
    return text
  }

  private static func attempt(_ outcome: String?, _ help: String?, task: String = "buy") -> String {
    func json(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
    return #""assistance": \#(json(help)), "outcome": \#(json(outcome)), "task": "\#(task)""#
  }

  private static func five(_ attempt: String) -> [(Int, String, String)] {
    (1...5).map { (1, "P0\($0)-aaaa", attempt) }
  }

  /// Case cli: five completed it, and help is recorded for none of them; the second task has no attempt.
  @Test func helpOfFiveIsNotRecorded() throws {
    let text = Self.text(Self.five(Self.attempt("done", nil)))
    let tasks = StudySummary.measure(try text.records()).tasks
    let buy = tasks[0].everybody
    #expect(buy.tried == 5 && buy.completed == 5 && buy.helpUnknown == 5)
    #expect(buy.completion == nil && buy.partialCredit == nil && buy.withoutHelp == nil)
    #expect(buy.withHelp?.count.description == "5 of 5")
    #expect(tasks[0].share(1) == nil && tasks[0].withoutHelp(1) == nil)
    #expect(tasks[1].everybody.tried == 0 && tasks[1].completion(1) == nil)
    #expect(tasks[1].notTried(1) == "“Pay”: no counted attempt.")
    #expect(!tasks[1].isOfferedToNobody)
  }

  @Test func oneUnrecordedOutcomeLeavesEveryShareOpen() throws {
    let rows =
      Self.five(Self.attempt("done", "unassisted")).dropLast() + [
        (1, "P05-aaaa", Self.attempt(nil, nil))
      ]
    let task = StudySummary.measure(try Self.text(Array(rows)).records()).tasks[0]
    #expect(task.everybody.outcomeUnknown == 1 && task.everybody.tried == 5)
    #expect(task.everybody.completion == nil && task.everybody.withHelp == nil)
    #expect(task.completion(1) == "“Buy”: completed 4 of 5.")
  }

  @Test func recordedAsNotOfferedToAll() throws {
    let rows = Self.five(Self.attempt("notOffered", nil))
    let task = StudySummary.measure(try Self.text(rows).records()).tasks[0]
    #expect(task.isOfferedToNobody)
    #expect(task.notTried(1) == "“Buy” was not offered.")
  }

  struct Tried: CustomTestStringConvertible, Sendable {
    let name: String
    let session: String
    let people: [String]
    let notes: [String]
    /// Participants and unnamed sessions that count.
    let tried: Int
    let unnamed: Int
    var testDescription: String { name }
  }

  private static let onPay = #""kind": "barrier", "task": "pay""#
  private static func of(_ id: String) -> String { onPay + #", "participant": "\#(id)""# }

  /// Field case 22 and its neighbours.
  @Test(arguments: [
    Tried(
      name: "a note during the task is a try", session: "", people: ["P01-aaaa"], notes: [onPay],
      tried: 1, unnamed: 0),
    Tried(
      name: "not offered, whatever notes name it",
      session: #""attempts": {"a": {"outcome": "notOffered", "task": "pay"}}"#,
      people: ["P01-aaaa"], notes: [onPay], tried: 0, unnamed: 0),
    Tried(
      name: "a session of nobody named", session: "", people: [], notes: [onPay, onPay], tried: 1,
      unnamed: 1),
    Tried(
      name: "a pair, and notes of neither", session: "", people: ["P01-aaaa", "P02-aaaa"],
      notes: [onPay], tried: 1, unnamed: 1),
    Tried(
      name: "a pair, and notes of one", session: "", people: ["P01-aaaa", "P02-aaaa"],
      notes: [of("P02-aaaa")], tried: 1, unnamed: 0),
    Tried(
      name: "a pair with one attempt, and a note beside it",
      session: #""attempts": {"a": {"outcome": "done", "participant": "P01-aaaa", "task": "pay"}}"#,
      people: ["P01-aaaa", "P02-aaaa"], notes: [onPay], tried: 1, unnamed: 0),
  ])
  func whoTried(_ row: Tried) throws {
    var text = Self.text([])
    text.meet("S01-aaaa", row.people, more: row.session, notes: row.notes)
    let study = StudySummary.measure(try text.records())
    let task = study.tasks[1]
    #expect(task.everybody.tried == row.tried && task.everybody.unnamed == row.unnamed)
    #expect(study.tasks[0].everybody.tried == 0)
  }

  @Test func aNoteDuringATaskIsOneTryOnEveryPage() throws {
    var text = Self.text([])
    text.plan = #""tasks": {"pay": {"criteria": ["2.4.3"], "position": "b", "title": "T2 Pay"}}"#
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [Self.onPay])
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {"S01-aaaa/log-a-n1": {}},
      "rounds": {"1": {"state": "new"}}, "tasks": ["pay"], "title": "Pay is not found"}
      """#
    ]
    let records = try text.records()
    let study = StudySummary.measure(records)
    #expect(
      study.tasks[0].outcomeUnknown(1)?.plain()
        == "How it ended was not recorded for 1 participant: “T2 Pay”.")
    #expect(study.findings.findings[0].latest?.frequency?.exposed == 1)
    #expect(study.discovery.tasks.map(\.tried) == [1])
    let criterion = Coverage.measure(records).criteria.first { "\($0.criterion.number)" == "2.4.3" }
    #expect(criterion?.participants == 1)
  }

  // MARK: Two rounds

  private static func rounds(_ first: String, _ second: String, same: Bool = true) -> StudyText {
    text(
      (1...6).flatMap { number in
        [
          (1, "P0\(number)-aaaa", first),
          (2, same ? "P0\(number)-aaaa" : "P1\(number)-aaaa", second),
        ]
      })
  }

  /// Case 29: help was recorded in round 1 only.
  @Test func helpOfOneRoundOnlyIsNoDifference() throws {
    let text = Self.rounds(Self.attempt("done", "unassisted"), Self.attempt("done", nil))
    let changes = try #require(StudySummary.measure(try text.records()).changes)
    let task = changes.tasks[0]
    #expect(task.completion.missing == .helpNotRecorded(.now))
    #expect(task.completion.difference == nil && task.completion.pairedSuccesses == nil)
    #expect(
      changes.notCompared(task)?.plain()
        == "“Buy”: not compared: help was not recorded in round 2.")
    #expect(changes.people.plain() == "The same 6 participants in both rounds.")
  }

  /// Case 11: the task was reworded.
  @Test func aRewordedTaskWasTriedInBothRounds() throws {
    var text = Self.rounds(
      Self.attempt("notDone", "unassisted"), Self.attempt("done", "unassisted"))
    text.plan = #"""
      "tasks": {"buy": {"position": "a", "title": "Buy",
      "sync": {"/title": {"also": {}, "over": ["x#00000000"], "write": "y#00000000"}}}}
      """#
    let changes = try #require(StudySummary.measure(try text.records()).changes)
    #expect(
      changes.notCompared(changes.tasks[0])?.plain()
        == "“Buy”: tried in both rounds; not compared: its wording changed.")
  }

  private static func people(_ prefix: String, _ technology: String?) -> [String] {
    (1...6).map { number in
      let used = technology.map { #""a": {"name": "\#($0)"}"# } ?? ""
      return #"""
        {"assistiveTechnologies": {\#(used)}, "assistiveTechnologiesNone": \#(technology == nil),
        "id": "\#(prefix)\#(number)-aaaa"}
        """#
    }
  }

  /// Case 08b: six NVDA users do not complete it, then six others without technology do.
  @Test(arguments: [
    ("NVDA", nil, true), ("NVDA", "NVDA", false), (nil, nil, false), ("NVDA", "JAWS", true),
  ])
  func groupsThatDifferInKindAreNotCompared(_ before: String?, _ now: String?, _ differ: Bool)
    throws
  {
    var text = Self.rounds(
      Self.attempt("notDone", "unassisted"), Self.attempt("done", "unassisted"), same: false)
    text.participants = Self.people("P0", before) + Self.people("P1", now)
    let changes = try #require(StudySummary.measure(try text.records()).changes)
    #expect((changes.differing != nil) == differ)
    let completion = changes.tasks[0].completion
    #expect((completion.missing == .differentParticipants) == differ)
    #expect((completion.difference == nil) == differ)
    if differ { #expect(changes.tasks[0].mayBeChance == nil) }
  }

  /// A pilot counts in the round that it was of.
  @Test func aPilotOfRoundOneIsNoneOfRoundTwo() throws {
    var text = Self.rounds(
      Self.attempt("done", "unassisted"), Self.attempt("done", "unassisted"))
    text.meet("S99-aaaa", ["P01-aaaa"], round: 1, more: #""pilot": true"#)
    func pilots(_ round: Int) throws -> Int {
      StudySummary.measure(try text.records(), options: ReportOptions(round: round)).plan.deviations
        .pilots
    }
    #expect(try pilots(1) == 1)
    #expect(try pilots(2) == 0)
  }
}

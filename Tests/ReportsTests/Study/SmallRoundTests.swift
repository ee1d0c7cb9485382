import Localization
import Measures
import Records
import StudyText
import Testing

@testable import Reports

/// What a round of few people says: counts, no shares; ties whole; tasks that nobody did first.
@Suite struct SmallRoundTests {
  /// One task a row: its title, and how each person in turn ended it (d done, h with help, n not done, l stopped at
  /// the agreed time, o not offered, space nothing).
  private static func study(_ tasks: [(title: String, ends: String)]) throws -> StudySummary {
    var text = StudyText()
    let entries = tasks.enumerated().map { index, task in
      #""t\#(index)": {"position": "a\#(index)", "title": "\#(task.title)", "timeLimitMinutes": 15}"#
    }
    text.plan = #""tasks": {\#(entries.joined(separator: ", "))}"#
    let people = tasks.map(\.ends.count).max() ?? 0
    for person in 0..<people {
      var attempts: [String] = []
      for (index, task) in tasks.enumerated() {
        guard person < task.ends.count, let end = end(Array(task.ends)[person]) else { continue }
        attempts.append(#""a\#(index)": {"task": "t\#(index)", \#(end)}"#)
      }
      text.meet(
        "S\(person + 10)-aaaa", ["P\(person + 10)-aaaa"],
        more: #""attempts": {\#(attempts.joined(separator: ", "))}"#)
    }
    return StudySummary.measure(try text.records())
  }

  private static func end(_ letter: Character) -> String? {
    switch letter {
    case "d": #""outcome": "done", "assistance": "unassisted", "ease": 6"#
    case "h": #""outcome": "done", "assistance": "assisted""#
    case "n": #""outcome": "notDone", "assistance": "unassisted""#
    case "l":
      #""outcome": "stoppedByModerator", "assistance": "unassisted", "endedAtTimeLimit": true"#
    case "o": #""outcome": "notOffered""#
    default: nil
    }
  }

  private static func text(_ tasks: [(title: String, ends: String)]) throws -> String {
    StudyDocument.document(try study(tasks)).markdown()
  }

  @Test func fourPeopleHaveNoShare() throws {
    let text = try Self.text([("Pay", "ddnn")])
    let tasks = try #require(
      text.split(separator: "\n## Tasks").last?.split(separator: "\n## ").first)
    #expect(tasks.contains("| Pay | 2 of 4 people | no figure | no figure | 4 of 4 people |"))
    let percents = tasks.split(separator: "\n").filter {
      $0.contains(" %") && !$0.contains("95 %")
    }
    #expect(percents.isEmpty, "\(percents)")
    #expect(try Self.text([("Pay", "ddnnn")]).contains("| Pay | 2 of 5 people | 40 % |"))
  }

  @Test func twoAnswersAreToldOneByOne() throws {
    #expect(try Self.text([("Pay", "dd")]).contains("| Pay | only 6 and 6 | no figure |"))
    #expect(try Self.text([("Pay", "ddd")]).contains("| Pay | 6 | no figure |"))
  }

  @Test func aTieIsNamedWhole() throws {
    let text = try Self.text([("Buy", "ddddd"), ("Pay", "dddnn"), ("Show", "nndd d")])
    #expect(
      text.contains(
        "Of 3 tasks that at least 3 people tried, “Pay” (3 of 5 people, 95 % interval 23 % to 88 %, adjusted Wald) and “Show” (3 of 5 people, 95 % interval 23 % to 88 %, adjusted Wald) were done without help least often, “Buy” (5 of 5 people, 95 % interval 51 % to 100 %, adjusted Wald) most often."
      ))
  }

  @Test func tasksThatNobodyDidComeFirst() throws {
    let text = try Self.text([("Buy", "ddd"), ("Pay", "nhl"), ("Show", "n"), ("Help", "ddn")])
    let lines = text.split(separator: "\n").map(String.init)
    let first = try #require(
      lines.firstIndex { $0.hasPrefix("- At their first attempt nobody did") })
    #expect(
      lines[first]
        == "- At their first attempt nobody did “Pay” (3 people tried, 1 did it with help, 1 was stopped at the agreed 15 minutes) or “Show” (1 person tried) without help."
    )
    #expect(
      lines[first + 1]
        == "- Of 2 other tasks that at least 3 people tried, “Help” (2 of 3 people) was done without help least often, “Buy” (3 of 3 people) most often."
    )
  }

  @Test func allAlikeHasNoLeast() throws {
    #expect(
      try Self.text([("Buy", "ddn"), ("Pay", "ndd")]).contains(
        "All 2 tasks that at least 3 people tried were done without help equally often: “Buy” (2 of 3 people) and “Pay” (2 of 3 people)."
      ))
  }

  @Test func theAgreedTimeIsToldApartFromFailing() throws {
    let text = try Self.text([("Pay", "dlnlo ")])
    #expect(text.contains("1 of 4 people; 2 were stopped at the agreed 15 minutes"))
    #expect(text.contains("| Stopped by moderator | 0 | 0 | 0 | 0 |"))
    #expect(text.contains("| Stopped at the agreed 15 minutes | 2 | 0 | 0 | 2 |"))
    #expect(text.contains("2 were stopped at the agreed 15 minutes, which is no failure."))
    #expect(text.contains("Offered to 4 of 6 people; not offered to 1; of 1 nothing is recorded."))
    let json = String(
      decoding: StudyJSON.bytes(try Self.study([("Pay", "dlnlo ")])), as: UTF8.self)
    #expect(json.contains("\"stoppedAtTimeLimit\": {"))
    #expect(json.contains("\"offeredTo\": 4"))
  }
}

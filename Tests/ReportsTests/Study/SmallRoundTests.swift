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
    #expect(
      tasks.contains("| Pay | 2 of 4 participants | no figure | no figure | 4 of 4 participants |"))
    let percents = tasks.split(separator: "\n").filter {
      $0.contains(" %") && !$0.contains("95 %") && !$0.contains("95%")
    }
    #expect(percents.isEmpty, "\(percents)")
    #expect(try Self.text([("Pay", "ddnnn")]).contains("| Pay | 2 of 5 participants | 40 % |"))
  }

  @Test func twoAnswersAreToldOneByOne() throws {
    #expect(try Self.text([("Pay", "dd")]).contains("| Pay | only 6 and 6 | no figure |"))
    #expect(try Self.text([("Pay", "ddd")]).contains("| Pay | 6 | no figure |"))
  }

  /// The head has the tasks that fewest completed, those that nobody completed first.
  @Test func tasksThatNobodyCompletedComeFirst() throws {
    let text = try Self.text([
      ("Buy", "ddd"), ("Pay", "nhl"), ("Show", "n"), ("Help", "ddn"), ("Find", "ddddd"),
    ])
    let lines = text.split(separator: "\n").filter { $0.contains(": completed without help ") }
    #expect(
      lines.prefix(4) == [
        "- “Pay”: completed without help 0 of 3; 1 not done; 1 stopped at the time limit of 15 minutes.",
        "- “Show”: completed without help 0 of 1; 1 not done.",
        "- “Help”: completed without help 2 of 3.", "- “Buy”: completed without help 3 of 3.",
      ])
    #expect(
      try Self.text([("Pay", "dddnn")]).contains(
        "- “Pay”: completed without help 3 of 5, 95% interval 23 % to 88 %, adjusted Wald."))
  }

  @Test func theTimeLimitIsToldApartFromFailing() throws {
    let text = try Self.text([("Pay", "dlnlo ")])
    #expect(text.contains("| Stopped by moderator | 0 | 0 | 0 | 0 |"))
    #expect(text.contains("| Stopped at the time limit of 15 minutes | 2 | 0 | 0 | 2 |"))
    #expect(
      text.contains(
        "“Pay”: offered to 4 of 6 participants, not offered to 1, not recorded for 1."))
    let json = String(
      decoding: StudyJSON.bytes(try Self.study([("Pay", "dlnlo ")])), as: UTF8.self)
    #expect(json.contains("\"stoppedAtTimeLimit\": {"))
    #expect(json.contains("\"offeredTo\": 4"))
  }
}

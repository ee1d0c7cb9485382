import Foundation
import JSON
import Localization
import Measures
import Records
import Statistics
import StudyText
import Testing

@testable import Reports

/// What a report says of two rounds: differences that can be told apart, those that cannot, and what is not compared.
@Suite struct RoundChangesReportTests {
  /// A task, and who tried it in each round: a letter a person, a capital one where they did it.
  struct Tried {
    let title: String
    let before: String
    let now: String
    var sync = "null"
  }

  static let tasks = [
    Tried(title: "Buy", before: "abcdefgH", now: "IJKLMNOp"),
    Tried(title: "Pay", before: "ABcdef", now: "aBCdEf"),
    Tried(title: "Show", before: "ABCde", now: "ABcdfg"),
    Tried(title: "Find help", before: "Abcde", now: "ijklm"),
    Tried(title: "Give back", before: "ABCDe", now: "IJKLm"),
    Tried(
      title: "Give it back", before: "abcde", now: "IJKLM",
      sync: #"{"/title": {"also": {}, "over": ["a#00000000"], "write": "b#00000000"}}"#),
    Tried(title: "New", before: "", now: "IJ"), Tried(title: "Gone", before: "AB", now: ""),
  ]

  static func study(_ tasks: [Tried] = tasks, rounds: [Int] = [1, 2]) throws -> StudySummary {
    var text = StudyText()
    text.plan =
      #""tasks": {"#
      + tasks.enumerated().map { place, task in
        #""t\#(place)": {"position": "a\#(place)", "sync": \#(task.sync), "title": "\#(task.title)"}"#
      }.joined(separator: ", ") + "}"
    for round in rounds {
      for letter in "abcdefghijklmnop" {
        let attempts = tasks.enumerated().compactMap { place, task in
          attempt(letter, place, round == 1 ? task.before : task.now)
        }
        guard !attempts.isEmpty else { continue }
        text.meet(
          "S\(round)\(letter)-aaaa", ["P0\(letter)-aaaa"], round: round,
          more:
            #""productVersion": "3.\#(round)", "attempts": {\#(attempts.joined(separator: ", "))}"#
        )
      }
    }
    return StudySummary.measure(try text.records())
  }

  private static func attempt(_ letter: Character, _ task: Int, _ people: String) -> String? {
    guard let found = people.first(where: { $0.lowercased() == String(letter) }) else { return nil }
    // Whoever did it took a time of their own and called it easier.
    let seconds = 60 + Int(letter.asciiValue ?? 0) % 7 * 10 + task * 5
    let ease = found.isUppercase ? 6 - Int(letter.asciiValue ?? 0) % 2 : 2
    return #"""
      "a\#(task)": {"assistance": "unassisted", "ease": \#(ease), "endedMilliseconds": \#(seconds * 1000),
      "outcome": "\#(found.isUppercase ? "done" : "notDone")", "startedMilliseconds": 0, "task": "t\#(task)"}
      """#
  }

  private static func parts(_ study: StudySummary) -> String {
    let text = StudyDocument.document(study).markdown()
    // In the appendix headings are one level lower.
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map {
        $0.hasPrefix("### Every difference") || $0.hasPrefix("### How to") ? $0.dropFirst() : $0
      }
      .joined(separator: "\n").components(separatedBy: "\n## ").filter {
        $0.hasPrefix("What changed") || $0.hasPrefix("Every difference")
      }
    return "## " + parts.joined(separator: "\n\n## ")
  }

  /// Two parts that were read and found true; `RECORD_GOLDENS=1` writes them again.
  @Test func golden() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/round-changes.md")
    let text = Self.parts(try Self.study())
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    for (line, other) in zip(text.split(separator: "\n"), golden.split(separator: "\n")) {
      #expect(line == other)
    }
    #expect(text == golden)
  }

  @Test func oneRoundIsOneSentence() throws {
    let study = try Self.study(rounds: [1])
    #expect(Self.parts(study) == "## What changed\n\nNo earlier round to compare with.\n")
    #expect(!StudyCSV.text(study).contains("\r\nchange,"))
    #expect(StudyPlots(study).svg("study-changes-ease.svg") == nil)
  }

  /// Below five people in a round, or five pairs, nothing is told in per cent or points.
  @Test func fewPeopleHaveCountsOnly() throws {
    for (before, now) in [("ABCD", "efgh"), ("ABCD", "abcd"), ("ABCDEF", "abcdgh")] {
      let study = try Self.study([Tried(title: "Pay", before: before, now: now)])
      let text = Self.parts(study)
      let row = text.split(separator: "\n").filter { $0.hasPrefix("| Pay | \(before.count)") }
      #expect(row.first?.contains("not compared") == true, "\(text)")
      #expect(!text.contains("points,") && !text.contains("no change"), "\(text)")
    }
    let enough = Self.parts(try Self.study([Tried(title: "Pay", before: "ABCDE", now: "abcde")]))
    #expect(enough.contains("−100 points"))
  }

  /// JSON, CSV and the text have the same numbers.
  @Test func everyFormatHasTheSameDifferences() throws {
    let study = try Self.study()
    let changes = try #require(study.changes)
    let csv = StudyCSV.text(study).split(separator: "\r\n").filter { $0.hasPrefix("change,") }
    let json = try JSONReader.read(StudyJSON.bytes(study))
    let tasks = try #require(JSONValue(json.root).object?["changes"]?.object?["tasks"]?.array)
    for (task, told) in zip(changes.tasks, tasks) {
      let figure = try #require(told.object?["doneWithoutHelp"]?.object)
      let row = csv.first { $0.contains(",\(task.title),") && $0.contains("doneWithoutHelp") }
      guard let difference = task.completion.difference else {
        #expect(figure["difference"]?.isNull == true && row == nil)
        #expect(figure["notCompared"] == .string(task.completion.missing?.id ?? ""))
        continue
      }
      #expect(figure["difference"] == Figure.json(difference.value))
      #expect(row?.contains(",\(Figure.plain(difference.value, places: 6)),") == true)
    }
    #expect(csv.allSatisfy { $0.contains("round 2 less round 1") })
  }
}

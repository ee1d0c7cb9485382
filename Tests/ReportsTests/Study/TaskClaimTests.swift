import Foundation
import JSON
import Localization
import Measures
import Records
import Reports
import StudyText
import TestNumbers
import Testing

/// What reports claim of tasks: every sentence is a claim or a constant, and every page has the same answer.
@Suite struct TaskClaimTests {
  /// The sentences that claim nothing about a study, one a line.
  private static func constants() throws -> Set<String> {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Claims/constants.txt")
    return Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
  }

  /// The part of a study report that others write: findings, quotes, gaps and circumstances.
  private static func own(_ document: Document) -> [Sentence] {
    var parts: [Sentence] = []
    var isOwn = true
    for block in document.blocks {
      if case .heading(let level, let text, _) = block, level <= 3 {
        let title = text.plain()
        let others = ["Findings", "Quotes", "What we do not know", "How it was tried"]
        if level == 2 || !title.isEmpty { isOwn = !others.contains(where: title.hasPrefix) }
      }
      guard isOwn else { continue }
      switch block {
      case .paragraph(let text): parts.append(text)
      case .list(let entries): parts += entries
      default: break
      }
    }
    return parts.filter { $0.withoutClaims.plain().contains(where: \.isLetter) }
  }

  @Test(arguments: 0..<40) func everySentenceIsAClaimOrAConstant(_ seed: Int) throws {
    let constants = try Self.constants()
    let study = StudySummary.measure(try RandomTasks(seed).text.records())
    let consent = ["Consent of ", "did not agree that notes"]
    for sentence in Self.own(StudyDocument.document(study)) {
      let words = sentence.plain()
      // Gaps and consent are claims of other parts.
      if consent.contains(where: words.contains) || study.openQuestions.contains(sentence) {
        continue
      }
      #expect(constants.contains(words), "seed \(seed): \(words)")
    }
  }

  /// Tried, completed and help of each task: study, summary, JSON, CSV and the sharing edition.
  @Test(arguments: 0..<60) func everyPageHasTheSameAnswer(_ seed: Int) throws {
    let random = RandomTasks(seed)
    let records = try random.text.records()
    let page = SummaryPage.measure(records)
    let study = page.study
    let json = try JSONReader.read(StudyJSON.bytes(study)).root
    let summary = try JSONReader.read(SummaryJSON.bytes(page)).root
    let rows = StudyCSV.text(study).split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let release = Release.measure(records, round: 2)
    let allTold = Array(try #require(json[key: "tasks"]).elements)
    let allShort = Array(try #require(summary[key: "tasks"]).elements)
    for (place, task) in study.tasks.enumerated() {
      let figures = task.everybody
      let told = try #require(allTold[place][key: "everybody"])
      let short = allShort[place]
      #expect(told[key: "tried"]?.integer == figures.tried)
      #expect(short[key: "tried"]?.integer == figures.tried)
      #expect(told[key: "completed"]?.integer == figures.completed)
      #expect(short[key: "completed"]?.integer == figures.completed)
      #expect(told[key: "helpNotRecorded"]?.integer == figures.helpUnknown)
      #expect(short[key: "doneWithoutHelp"]?.integer == figures.withoutHelp)
      #expect(told[key: "completedWithoutHelp"]?.integer == figures.withoutHelp, "seed \(seed)")
      let successes = told[key: "doneWithoutHelp"]?[key: "successes"]?.integer
      #expect(successes == (figures.unnamed > 0 ? nil : figures.withoutHelp), "seed \(seed)")
      let row = rows.first {
        $0[1] == task.title && $0[2] == "everybody" && $0[3] == "doneWithoutHelp"
      }
      #expect((row == nil) == (figures.tried == 0))
      if let row {
        #expect(row[4].isEmpty == (successes == nil), "seed \(seed): \(row)")
        #expect(Int(row[8]) == figures.helpUnknown + figures.outcomeUnknown)
      }
      let claims = StudyDocument.document(study).claims.map { $0.id }
      #expect(claims.contains("task.notTried") == study.tasks.contains { $0.everybody.tried == 0 })
      // Everybody of a random study may share notes.
      if let release, release.people.silence == nil {
        let shared = release.tasks[place]
        #expect((shared.tried == .nobody) == (figures.tried == 0), "seed \(seed)")
        #expect((shared.done == nil) == !figures.isRecorded, "seed \(seed)")
        if figures.withoutHelp == 0 { #expect(shared.done == .nobody) }
      }
    }
  }

  /// Case cli in words: the same on every page, and nobody is said to have managed nothing.
  @Test func fiveWithoutARecordOfHelp() throws {
    var text = StudyText()
    text.plan = #"""
      "tasks": {"buy": {"position": "a", "title": "Buy a ticket"}, "pay": {"position": "b", "title": "Pay by card"}}
      """#
    text.closed = [1: "2026-11-26"]
    for number in 1...5 {
      text.participants.append(#"{"id": "P0\#(number)-aaaa"}"#)
      text.meet(
        "S0\(number)-aaaa", ["P0\(number)-aaaa"],
        more: #""attempts": {"a": {"assistance": null, "outcome": "done", "task": "buy"}}"#)
    }
    let records = try text.records()
    let page = SummaryPage.measure(records)
    let summary = SummaryDocument.document(page).markdown()
    #expect(
      summary.contains(
        "Gaps in the record: “Buy a ticket” completed 5 of 5, help not recorded for 5."))
    #expect(summary.contains("“Pay by card”: no counted attempt."))
    #expect(!summary.contains("0 of 5 ") && !summary.contains("0 of 5;"))
    let study = StudyDocument.document(page.study).markdown()
    #expect(study.contains("- “Buy a ticket”: completed 5 of 5; help not recorded for 5."))
    #expect(
      study.contains(
        "| Buy a ticket | completed 5 of 5; help not recorded for 5 | no figure | no figure |"))
    #expect(StudyPlots(page.study).completion.rows.allSatisfy { $0.value == nil })
    if let release = Release.measure(records, round: 1) {
      let shared = ReleaseSummary.document(release).markdown()
      #expect(
        shared.contains(
          "completed by 3 or more participants, help not recorded for 1 or more: “Buy a ticket”"))
      #expect(shared.contains("no attempt recorded for participants whose notes can be shared"))
      #expect(!shared.contains("without help"))
    }
  }

  /// Five sheets with the same answer to every item have a mean, and a caution in the same sentence.
  @Test func straightLinedSheetsHaveNoInterval() throws {
    var text = StudyText()
    text.instruments = [
      #"""
      {"id": "sus", "items": {"a": {"position": "a", "text": "Easy"}, "b": {"position": "b", "reversed": true, "text": "Hard"},
      "c": {"position": "c", "text": "Good"}}, "kind": "questionnaire", "range": {"highest": 5, "lowest": 1},
      "scores": {"main": {"label": "usability", "rule": "sum"}}, "title": "SUS", "wordingStatus": "official"}
      """#
    ]
    for number in 1...5 {
      let value = number % 2 == 0 ? 2 : 4
      text.meet("S0\(number)-aaaa", ["P0\(number)-aaaa"])
      text.responses.append(
        #"""
        {"answers": {"a": {"value": "\#(value)"}, "b": {"value": "\#(value)"}, "c": {"value": "\#(value)"}},
        "id": "R0\#(number)-aaaa", "instrument": "sus", "participant": "P0\#(number)-aaaa", "round": 1}
        """#)
    }
    let study = StudySummary.measure(try text.records())
    let score = try #require(study.questionnaires.first?.scores.first)
    #expect(score.straightLined == 5 && score.interval == nil && score.mean != nil)
    let document = StudyDocument.document(study).markdown()
    #expect(
      document.contains(
        "n = 5; caution: 5 of 5 responses have the same answer to every answered item, so no interval is given."
      ))
  }

  /// Somebody answered without having been in a session of the round.
  @Test func responsesOfAbsentParticipantsAreCountedAndNamed() throws {
    var text = StudyText()
    text.instruments = [
      #"""
      {"id": "seq", "items": {"ease": {"position": "a", "text": "Easy"}}, "kind": "questionnaire",
      "range": {"highest": 7, "lowest": 1}, "scores": {"main": {"label": "ease", "rule": "mean"}}, "title": "SEQ",
      "wordingStatus": "official"}
      """#
    ]
    text.participants = [#"{"id": "P02-aaaa"}"#]
    text.meet("S01-aaaa", ["P01-aaaa"])
    for number in 1...2 {
      text.responses.append(
        #"""
        {"answers": {"ease": {"value": "5"}}, "id": "R0\#(number)-aaaa", "instrument": "seq",
        "participant": "P0\#(number)-aaaa", "round": 1, "task": "pay"}
        """#)
    }
    text.plan = #""tasks": {"pay": {"position": "b", "title": "Pay"}}"#
    let study = StudySummary.measure(try text.records())
    #expect(
      study.questionnaires.map { $0.flags.map { $0.plain() } } == [
        ["1 response from participants in no session of the round: counted."]
      ])
  }

  /// Equal times have no spread, and so no interval.
  @Test func equalTimesHaveNoInterval() throws {
    var text = StudyText()
    for number in 1...3 {
      text.meet(
        "S0\(number)-aaaa", ["P0\(number)-aaaa"],
        more: #"""
          "attempts": {"a": {"assistance": "unassisted", "endedMilliseconds": 60000, "outcome": "done",
          "startedMilliseconds": 0, "task": "pay"}}
          """#)
    }
    let document = StudyDocument.document(StudySummary.measure(try text.records())).markdown()
    #expect(document.contains("| Pay by card | 1 min 0 s (geometric mean) | no figure |"))
    #expect(!document.contains("1 min 0 s to 1 min 0 s |  "))
  }
}

/// A study of two rounds with attempts of every kind, made from a seed.
private struct RandomTasks {
  let text: StudyText

  init(_ seed: Int) {
    var numbers = SeededNumbers(seed)
    var text = StudyText()
    text.plan = #"""
      "tasks": {"buy": {"position": "a", "title": "Buy"}, "pay": {"position": "b", "title": "Pay", "timeLimitMinutes": 5,
      "benchmarkPercent": 50, "benchmarkSource": "A survey"}, "find": {"position": "c", "title": "Find"}}
      """#
    text.closed = [2: "2026-11-26"]
    let outcomes = [
      "\"done\"", "\"done\"", "\"done\"", "\"partlyDone\"", "\"notDone\"",
      "\"stoppedByParticipant\"",
      "\"notOffered\"", "null",
    ]
    let help = ["\"unassisted\"", "\"unassisted\"", "\"unassisted\"", "\"assisted\"", "null"]
    // Some studies are recorded without gaps.
    let isWhole = Bool.random(using: &numbers)
    text.participants = (1...9).map { number in
      let used = number % 3 == 0 ? #""a": {"name": "NVDA"}"# : ""
      return #"""
        {"assistiveTechnologies": {\#(used)}, "assistiveTechnologiesNone": \#(used.isEmpty), "id": "P0\#(number)-aaaa",
        "consent": {"observe": "granted", "share": "granted", "givenOn": "2026-05-01"}}
        """#
    }
    for round in 1...2 {
      for number in 1...Int.random(in: 5...6, using: &numbers) {
        let person = Bool.random(using: &numbers) || round == 1 ? number : min(9, number + 3)
        var attempts: [String] = []
        for (place, task) in ["buy", "pay", "find"].enumerated()
        where Int.random(in: 0..<4, using: &numbers) > 0 {
          let end = outcomes[Int.random(in: 0..<(isWhole ? 6 : 8), using: &numbers)]
          let helped = help[Int.random(in: 0..<(isWhole ? 4 : 5), using: &numbers)]
          attempts.append(
            #"""
            "a\#(place)": {"assistance": \#(helped), "ease": \#(Int.random(in: 1...7, using: &numbers)),
            "endedMilliseconds": \#(Int.random(in: 30...200, using: &numbers) * 1000), "outcome": \#(end),
            "startedMilliseconds": 0, "task": "\#(task)"}
            """#)
        }
        let note = StudyText.note("barrier", proposed: ["2.4.3"], more: #""task": "find""#)
        text.meet(
          "S\(round)\(number)-aaaa", ["P0\(person)-aaaa"], round: round,
          more: #""attempts": {\#(attempts.joined(separator: ", "))}"#,
          notes: Int.random(in: 0..<3, using: &numbers) == 0 ? [note] : [])
      }
    }
    self.text = text
  }
}

import Measures
import Records
import StudyText
import Testing

/// What studies know together, each counted by itself.
@Suite struct LibraryTests {
  /// A study of two tasks, whose people are named by letters; capital letters met a barrier at 1.4.10.
  static func study(
    _ id: String, _ rounds: [(number: Int, people: String)], finding: String? = nil,
    participants: [String] = [], level: String = "AA", screen: String = "Pay"
  ) throws -> StudyRecords {
    var text = StudyText()
    text.target = #"{"level": "\#(level)", "platform": "web", "version": "2.2"}"#
    text.plan = #"""
      "tasks": {"pay": {"criteria": ["1.4.10"], "position": "a", "title": "Pay by card"},
      "show": {"criteria": ["1.3.4"], "position": "b", "title": "Show"}}, "screens": {"pay": {"title": "\#(screen)"}}
      """#
    text.participants = participants
    for (number, people) in rounds {
      for (place, letter) in people.enumerated() {
        text.meet(
          "S\(number)\(place)-aaaa", ["P0\(letter.lowercased())-\(id)"], round: number,
          more:
            #""attempts": {"a": {"assistance": "unassisted", "outcome": "done", "task": "pay"}}"#,
          notes: letter.isUppercase ? [StudyText.note("barrier", confirmed: ["1.4.10"])] : [])
      }
    }
    text.findings = finding.map { [$0] } ?? []
    var records = try text.records()
    records.study = try StudyText.read(
      Study.self,
      #"{"id": "\#(id)", "title": "Study \#(id)", "target": \#(text.target), \#(text.plan)}"#)
    return records
  }

  static func finding(
    _ id: String, _ title: String, _ places: String, screens: String = #""pay""#,
    tasks: String = "", words: String = "", kind: String = "problem"
  ) -> String {
    #"""
    {"description": "\#(words)", "id": "\#(id)", "kind": "\#(kind)", "places": [\#(places)], "screens": [\#(screens)],
    "tasks": [\#(tasks)], "title": "\#(title)"}
    """#
  }

  private func row(_ number: String, _ library: Library) throws -> LibraryCriterion {
    try #require(library.criteria.first { $0.criterion.number.description == number })
  }

  @Test func criteriaAreCountedByStudiesAndSessions() throws {
    let library = Library.measure([
      try Self.study("tram", [(1, "ab"), (2, "aC")]), try Self.study("bus", [(1, "de")]),
    ])
    #expect(library.studies.map(\.id.string) == ["bus", "tram"])
    #expect(library.studies.map(\.people) == [2, 3])
    #expect(library.studies.map(\.sessions) == [2, 4])
    let reflow = try row("1.4.10", library)
    #expect(reflow.triedIn.map(\.string) == ["bus", "tram"] && reflow.sessions == 6)
    #expect(reflow.studies(.barrierMet).map(\.string) == ["tram"])
    #expect(try row("1.3.4", library).state == .notLookedAt)
  }

  @Test func aCriterionOutsideATargetIsNotCountedThere() throws {
    let library = Library.measure([
      try Self.study("tram", [(1, "a")]), try Self.study("bus", [(1, "b")], level: "A"),
    ])
    let reflow = try row("1.4.10", library)
    #expect(reflow.targetOf.map(\.string) == ["tram"] && reflow.sessions == 1)
  }

  /// Who refused or withdrew counts in no number; unknown needs are told.
  @Test func whoCountsNowhereCountsHereNeither() throws {
    let people = [
      #"{"id": "P0a-tram", "withdrawals": {"w": {"scope": "all"}}}"#,
      #"{"id": "P0b-tram", "needs": {"n": {"dimension": "see", "duration": "permanent"}}}"#,
      #"{"id": "P0c-tram"}"#,
    ]
    let library = Library.measure([
      try Self.study("tram", [(1, "Abc")], participants: people)
    ])
    let study = library.studies[0]
    #expect(study.people == 2 && study.sessions == 2)
    #expect(study.abilities.first { $0.key == "see" }?.people == 1)
    #expect(study.needsUnknown == 1 && study.technologiesUnknown == 2)
    #expect(try row("1.4.10", library).sessions == 2)
    #expect(try row("1.4.10", library).studies(.barrierMet).isEmpty)
  }

  /// Somebody in two rounds is one person of the study.
  @Test func aPersonOfTwoRoundsIsOne() throws {
    let people = [
      #"{"id": "P0a-tram", "needs": {"n": {"dimension": "see", "duration": "permanent"}}}"#
    ]
    let library = Library.measure([
      try Self.study("tram", [(1, "a"), (2, "a")], participants: people)
    ])
    #expect(library.studies[0].people == 1)
    #expect(library.studies[0].abilities.first { $0.key == "see" }?.people == 1)
  }

  struct Pair: CustomTestStringConvertible, Sendable {
    let name: String
    let tram: String
    let bus: String
    var screen = "Pay"
    let pairs: Int
    var isNamed = false
    /// What both name.
    var shared: [String]?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Pair(
      name: "the same criterion and screen", tram: finding("F01-tttt", "A", #""1.4.10""#),
      bus: finding("F02-bbbb", "B", #""1.4.10", "1.1.1""#), pairs: 1),
    Pair(
      name: "the same screen in other letters", tram: finding("F01-tttt", "A", #""1.4.10""#),
      bus: finding("F02-bbbb", "B", #""1.4.10""#), screen: "pay.", pairs: 1),
    Pair(
      name: "another screen", tram: finding("F01-tttt", "A", #""1.4.10""#),
      bus: finding("F02-bbbb", "B", #""1.4.10""#), screen: "Cart", pairs: 0),
    Pair(
      name: "another criterion", tram: finding("F01-tttt", "A", #""1.4.10""#),
      bus: finding("F02-bbbb", "B", #""1.4.3""#), pairs: 0),
    Pair(
      name: "the same guideline only", tram: finding("F01-tttt", "A", #""1.4""#),
      bus: finding("F02-bbbb", "B", #""1.4""#), pairs: 0),
    Pair(
      name: "a strength has not come back", tram: finding("F01-tttt", "A", #""1.4.10""#),
      bus: finding("F02-bbbb", "B", #""1.4.10""#, kind: "strength"), pairs: 0),
    Pair(
      name: "one that names the other", tram: finding("F01-tttt", "A", #""1.4.10""#),
      bus: finding("F02-bbbb", "B", #""1.1.1""#, screens: "", words: "As F01-tttt was."), pairs: 1,
      isNamed: true),
    Pair(
      name: "one that names the other between signs", tram: finding("F01-tttt", "A", #""1.4.10""#),
      bus: finding("F02-bbbb", "B", #""1.1.1""#, screens: "", words: "(tram/F01-tttt)"), pairs: 1,
      isNamed: true),
    Pair(
      name: "a longer word begins with the id", tram: finding("F01-tttt", "A", #""1.4.10""#),
      bus: finding("F02-bbbb", "B", #""1.1.1""#, screens: "", words: "As F01-ttttz was."), pairs: 0),
    Pair(
      name: "a longer word ends with the id", tram: finding("F01-tttt", "A", #""1.4.10""#),
      bus: finding("F02-bbbb", "B", #""1.1.1""#, screens: "", words: "As äF01-tttt was."), pairs: 0),
    Pair(
      name: "the same task that no note names",
      tram: finding("F01-tttt", "A", #""1.4.10""#, screens: "", tasks: #""pay""#),
      bus: finding("F02-bbbb", "B", #""1.4.10""#, screens: "", tasks: #""pay""#), pairs: 1,
      shared: ["Pay by card"]),
    Pair(
      name: "another task that no note names",
      tram: finding("F01-tttt", "A", #""1.4.10""#, screens: "", tasks: #""pay""#),
      bus: finding("F02-bbbb", "B", #""1.4.10""#, screens: "", tasks: #""show""#), pairs: 0),
    Pair(
      name: "the same screen and the same task",
      tram: finding("F01-tttt", "A", #""1.4.10""#, tasks: #""pay""#),
      bus: finding("F02-bbbb", "B", #""1.4.10""#, tasks: #""pay""#), pairs: 1,
      shared: ["Pay", "Pay by card"]),
  ])
  func whatMayHaveComeBack(_ pair: Pair) throws {
    let library = Library.measure([
      try Self.study("tram", [(1, "a")], finding: pair.tram),
      try Self.study("bus", [(1, "b")], finding: pair.bus, screen: pair.screen),
    ])
    #expect(library.returned.count == pair.pairs)
    #expect(library.returned.allSatisfy { $0.isNamed == pair.isNamed })
    if let shared = pair.shared { #expect(library.returned.first?.shared == shared) }
  }

  @Test func oneNumberInTwoStudiesIsTold() throws {
    var bus = try Self.study("bus", [(1, "a")])
    bus.sessions = try Self.study("tram", [(1, "a")]).sessions
    let library = Library.measure([try Self.study("tram", [(1, "ab")]), bus])
    #expect(library.sharedIDs.map(\.string) == ["P0a-tram"])
  }

  @Test func withoutAStudyThereIsNothing() {
    let library = Library.measure([])
    #expect(library.studies.isEmpty && library.criteria.isEmpty && library.returned.isEmpty)
  }
}

import Laws
import Measures
import Records
import StudyText
import TestNumbers
import Testing

@Suite struct SuggestionTests {
  /// Targets are age bands and circumstances, so that people fit any mixture of them.
  private static let kinds = [
    "money", "deviceAge", "phoneOnly", "connection", "literacy", "culture",
  ]

  private func study(_ minima: [Int], more: String = "") throws -> StudyRecords {
    var text = StudyText()
    let targets = minima.enumerated().map { index, minimum in
      #"""
      "t\#(index)": {"circumstance": "\#(Self.kinds[index])", "label": "T\#(index)",
      "minimum": \#(minimum), "position": "a\#(index)"\#(more)}
      """#
    }
    text.targets = "{\(targets.joined(separator: ", "))}"
    return try text.records()
  }

  private func candidate(_ name: String, _ kinds: [Int]) throws -> Candidate {
    let entries = kinds.map { #""c\#($0)": {"kind": "\#(Self.kinds[$0])"}"# }
    return Candidate(
      name: name, origin: .row(1),
      person: try StudyText.read(
        Participant.self,
        #"{"id": "c", "lastingCircumstances": {\#(entries.joined(separator: ", "))}}"#))
  }

  @Test func whoeverFillsTheMostComesFirst() throws {
    let given = try [
      candidate("one", [0]), candidate("two", [0, 1]), candidate("three", [2, 1]),
      candidate("four", [2]),
    ]
    let found = Suggestion.make(try study([1, 1, 1]), given: given)
    #expect(found.invitations.map { found.candidates[$0.candidate].name } == ["two", "three"])
    #expect(found.invitations.map(\.fills) == [[0, 1], [2]])
    #expect(found.addingNothing.map { found.candidates[$0].name } == ["one", "four"])
    #expect(found.open.map(\.afterwards.isMet) == [true, true, true])
  }

  @Test func tiesGoByTheOrderOfTheList() throws {
    let given = try [candidate("b", [1]), candidate("a", [0]), candidate("c", [0, 1])]
    let found = Suggestion.make(try study([2, 2]), given: given)
    #expect(found.invitations.map { found.candidates[$0.candidate].name } == ["c", "b", "a"])
  }

  @Test func saysWhichTargetsNobodyFills() throws {
    let found = Suggestion.make(try study([1, 3]), given: [try candidate("a", [1])])
    #expect(found.open.map(\.fitting) == [0, 1])
    #expect(found.open.map(\.afterwards.count) == [1, 2])
  }

  /// The fast way gives what the plain definition gives.
  @Test(arguments: Laws.seeds(0..<200)) func isGreedy(_ seed: Int) throws {
    var random = SeededNumbers(seed)
    let targets = random.count(2...6)
    let minima = (0..<targets).map { _ in random.count(1...4) }
    let people = (0..<random.count(0...13)).map { _ in
      (0..<targets).filter { _ in random.count(0...2) == 0 }
    }
    let found = Suggestion.make(
      try study(minima),
      given: try people.enumerated().map { try candidate("c\($0.offset)", $0.element) })
    var missing = minima
    var left = Array(people.indices)
    var expected: [(candidate: Int, fills: [Int])] = []
    while true {
      let ranked = left.map { ($0, people[$0].filter { missing[$0] > 0 }) }
      guard let most = ranked.map(\.1.count).max(), most > 0,
        let best = ranked.first(where: { $0.1.count == most })
      else { break }
      expected.append((best.0, best.1))
      for target in best.1 { missing[target] -= 1 }
      left.removeAll { $0 == best.0 }
    }
    #expect(found.invitations.map(\.candidate) == expected.map(\.candidate), "seed \(seed)")
    #expect(found.invitations.map(\.fills) == expected.map(\.fills), "seed \(seed)")
    #expect(found.open.map(\.afterwards.byNumber) == missing, "seed \(seed)")
  }

  @Test func whoIsRegisteredComesBeforeTheFileAndWhoRefusedIsLeftOut() throws {
    var records = try study([2])
    func person(_ id: String, _ observe: String) throws -> Participant {
      try StudyText.read(
        Participant.self,
        #"""
        {"consent": {"observe": "\#(observe)"}, "id": "\#(id)",
        "lastingCircumstances": {"c": {"kind": "money"}}}
        """#)
    }
    records.participants = try [person("P02-aaaa", "granted"), person("P01-aaaa", "refused")]
    let found = Suggestion.make(records, given: [try candidate("row", [0])])
    #expect(found.candidates.map(\.name) == ["P02", "row"])
    #expect(found.refused == 1)
    let given = Suggestion.make(
      records, given: [try candidate("row", [0])], withRegistered: false)
    #expect(given.candidates.map(\.name) == ["row"])
  }

  @Test func whatIsNotKnownIsADoubt() throws {
    let person = try StudyText.read(
      Participant.self, #"{"id": "c", "lastingCircumstancesAbsence": "declined"}"#)
    let found = Suggestion.make(
      try study([1]), given: [Candidate(name: "a", origin: .described, person: person)])
    #expect(found.invitations == [])
    #expect(found.doubts.map { $0.map(\.reason) } == [[.declined]])
  }

  @Test func situationsAreNoMatterOfPeople() throws {
    var text = StudyText()
    text.targets =
      #"{"s": {"dimension": "see", "duration": "situational", "label": "Sun", "minimum": 2}}"#
    let found = Suggestion.make(try text.records(), given: [])
    #expect(found.open.isEmpty)
    #expect(found.openSessions.map(\.label) == ["Sun"])
  }
}

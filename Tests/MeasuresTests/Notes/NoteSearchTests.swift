import JSON
import Localization
import Measures
import Records
import StudyText
import Testing
import Wording

/// Which notes a question finds, and that nobody is found who may not be.
@Suite struct NoteSearchTests {
  /// P01 uses VoiceOver and permits quotes, P02 does not permit them, P03 has withdrawn.
  private static func records() throws -> StudyRecords {
    func person(_ id: String, _ quote: String, more: String = "") -> String {
      #"{"id": "\#(id)", "consent": {"observe": "granted", "quote": "\#(quote)"}\#(more)}"#
    }
    func words(_ text: String, _ more: String = "") -> String {
      #""note": "\#(text)"\#(more.isEmpty ? "" : ", " + more)"#
    }
    var text = StudyText()
    text.participants = [
      person(
        "P01-a", "granted",
        more:
          #", "assistiveTechnologies": {"x": {"name": "VoiceOver"}}, "needs": {"n": {"dimension": "see", "duration": "permanent"}}"#
      ), person("P02-b", "refused"),
      person(
        "P03-c", "granted", more: #", "withdrawals": {"w": {"on": "2026-01-01", "scope": "all"}}"#),
    ]
    text.meet(
      "S01-aaaa", ["P01-a"],
      notes: [
        words(
          "Pay has no name",
          #""kind": "barrier", "impact": 3, "confirmed": ["4.1.2"], "task": "pay""#),
        words("finds the Élégant price", #""kind": "success", "proposed": ["1.4.3"]"#),
      ])
    text.meet(
      "S02-bbbb", ["P02-b"], round: 2,
      notes: [
        words("I always pay cash", #""speaker": "participant", "kind": "context""#),
        words("looks for pay", #""kind": "barrier", "impact": 2"#),
      ])
    text.meet("S03-cccc", ["P01-a", "P03-c"], notes: [words("pay pay pay", #""kind": "barrier""#)])
    text.meet(
      "S04-dddd", ["P01-a"], more: #""pilot": true"#, notes: [words("pay", #""kind": "barrier""#)])
    text.findings = [
      #"{"id": "F01-a", "title": "Pay is silent", "observations": {"S01-aaaa/log-a-n1": {}}}"#
    ]
    return try text.records()
  }

  private static func found(_ query: NoteQuery) throws -> (notes: [String], peopleUnsearched: Int) {
    let records = try records()
    let search = NoteSearch(records, query)
    let words = try NoteWordMatcher(query)
    let found = records.sessions.flatMap { search.found(in: $0, words) }
    return (found.map(\.reference), search.peopleUnsearched)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let notes: [String]
    let change: @Sendable (inout NoteQuery) -> Void
    var testDescription: String { name }

    init(_ name: String, _ notes: [String], _ change: @escaping @Sendable (inout NoteQuery) -> Void)
    {
      self.name = name
      self.notes = notes
      self.change = change
    }
  }

  @Test(arguments: [
    // Nothing of S03, where a note may be about somebody who has withdrawn; nothing of the pilot.
    Row("all", ["S01#1", "S01#2", "S02#1", "S02#2"]) { _ in },
    Row("words that may not be quoted are not searched", ["S01#1", "S02#2"]) { $0.words = ["PAY"] },
    Row("accents", ["S01#2"]) { $0.words = ["elegant", "price"] },
    Row("regular expression", ["S01#1", "S02#2"]) {
      $0.words = [#"\bpay\b"#]
      $0.isRegex = true
    },
    Row("screen-reader users", ["S01#1", "S01#2"]) { $0.technologies = ["screen readers"] },
    Row("a product", ["S01#1", "S01#2"]) { $0.technologies = ["voice over"] },
    Row("need", ["S01#1", "S01#2"]) { $0.needs = [Dimension(id: "see")] },
    Row("kind and impact", ["S01#1"]) {
      $0.kinds = [.barrier]
      $0.impacts = [.serious, .blocks]
    },
    Row("principle", ["S01#2"]) { $0.places = [Place("1")].compactMap(\.self) },
    Row("thing to watch for", ["S01#1"]) { $0.prompts = ["spoken"] },
    Row("task by its title", ["S01#1"]) { $0.tasks = ["pay by CARD"] },
    Row("round", ["S02#1", "S02#2"]) { $0.rounds = [2] },
    Row("participant", ["S02#1", "S02#2"]) { $0.participants = ["p02"] },
    Row("somebody who has withdrawn", []) { $0.participants = ["P03"] },
    Row("finding", ["S01#1"]) { $0.findings = .oneOf(["F01"]) },
    Row("no finding", ["S01#2", "S02#1", "S02#2"]) { $0.findings = NoteQuery.FindingWish.none },
    Row("pilots", ["S04#1"]) {
      $0.sessions = ["S04"]
      $0.includesPilots = true
    },
  ])
  func finds(_ row: Row) throws {
    var query = NoteQuery()
    row.change(&query)
    #expect(try Self.found(query).notes == row.notes)
  }

  /// Whether a word stands in what may not be quoted shows in nothing.
  @Test(arguments: ["cash", "zeppelin"])
  func whatWasNotSearchedTellsNothing(_ word: String) throws {
    var query = NoteQuery()
    query.words = [word]
    let found = try Self.found(query)
    #expect(found.notes.isEmpty && found.peopleUnsearched == 1)
  }

  @Test func expressionsThatCannotBeReadSayWhy() throws {
    var query = NoteQuery()
    query.words = ["(pay"]
    query.isRegex = true
    let fault = try #require(throws: WorkbenchError.self) { _ = try NoteWordMatcher(query) }
    #expect("\(fault)".contains("(pay"))
  }

  /// The sieve looks at bytes alone: it must never keep a log back that holds what is asked for.
  @Test(arguments: [
    #"{"observations": {"a": {"kind": "barrier", "note": "Pay"}}}"#,
    #"{"observations":{"a":{"kind"  :  "barrier","note":"PAY"}}}"#,
    #"{"observations":{"a":{"kind":"\u0062arrier","note":"pay"}}}"#,
    #"{"observations":{"a":{"kind":"barrier","note":"p\u0061y"}}}"#,
    #"{"observations":{"a":{"kind":"barrier","note":"páy"}}}"#,
    #"{"observations":{"a":{"kind":"barrier","note":"ｐａｙ"}}}"#,
  ])
  func theSieveLetsThrough(_ json: String) {
    var query = NoteQuery()
    query.kinds = [.barrier]
    query.words = ["pay"]
    let bytes = Array(json.utf8)
    let mayHold = NoteSieve(query).mayHold(bytes.span)
    #expect(mayHold)
  }

  @Test(arguments: [
    #"{"observations": {"a": {"kind": "context", "note": "Pay"}}}"#,
    #"{"observations": {"a": {"kind": "barrier", "note": "Day"}}}"#,
    #"{"observations": {"a": {"kind": "barrier", "note": "Day – “支付” …"}}}"#,
  ])
  func theSieveKeepsBack(_ json: String) {
    var query = NoteQuery()
    query.kinds = [.barrier]
    query.words = ["pay"]
    let bytes = Array(json.utf8)
    let mayHold = NoteSieve(query).mayHold(bytes.span)
    #expect(!mayHold)
  }

  @Test func numbersOfDeletedNotesAreNobodyElses() throws {
    let log = try StudyText.read(
      Log.self,
      #"{"id": "log-a", "observations": {"c": {"note": "3"}, "a": {"note": "1"}, "b": {"deleted": true, "note": "2"}}}"#
    )
    let numbers = NoteNumbers([log])
    #expect(numbers.number(of: "a") == 1 && numbers.number(of: "c") == 3)
    #expect(numbers.number(of: "b") == 2 && numbers.number(of: "d") == nil)
    #expect(numbers.id(of: 3) == "c" && numbers.id(of: 4) == nil && numbers.count == 3)
  }

  @Test func groupsCountNotesAndPeople() throws {
    let records = try Self.records()
    let search = NoteSearch(records, NoteQuery())
    let words = try NoteWordMatcher(NoteQuery())
    let notes = records.sessions.flatMap { search.found(in: $0, words) }
    let groups = NoteGroup.groups(notes, by: .kind)
    #expect(groups.map(\.label) == ["barrier", "context", "success"])
    #expect(groups.map(\.notes) == [2, 1, 1] && groups.map(\.people) == [2, 1, 1])
    #expect(NoteGroup.groups(notes, by: .finding).map(\.notes) == [3, 1])
  }
}

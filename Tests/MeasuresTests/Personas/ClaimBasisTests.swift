import JSON
import Records
import StudyText
import Testing

@testable import Measures

/// What a claim rests on is looked up anew each time, and only people who count do.
@Suite("What claims rest on")
struct ClaimBasisTests {
  /// P01 alone, P02 and P03 together, P04 refused, P05 in a pilot, P06 withdrew, P07 and P08 never came, P08 agreed to.
  private static func study() throws -> StudyRecords {
    var text = StudyText()
    text.participants = ["P01-a", "P02-b", "P03-c", "P05-e", "P07-g"].map { #"{"id": "\#($0)"}"# }
    text.participants.append(#"{"id": "P04-d", "consent": {"observe": "refused"}}"#)
    text.participants.append(#"{"id": "P08-h", "consent": {"observe": "granted"}}"#)
    func note(_ person: String?, _ kind: String = "strategy", _ more: String = "") -> String {
      let about = person.map { #""participant": "\#($0)""# } ?? #""task": "pay""#
      return StudyText.note(kind, more: about + more)
    }
    text.meet(
      "S01-a", ["P01-a"],
      notes: [
        note(nil), note(nil, "barrier", #", "basis": "inferred""#), note(nil, "success"),
      ])
    text.meet(
      "S02-b", ["P02-b", "P03-c"],
      notes: [
        note("P02-b"), note(nil), note("P02-b", "success"),
        note("P03-c", "barrier", #", "impact": 0"#),
      ])
    text.meet("S03-c", ["P04-d"], notes: [note(nil)])
    text.meet("S04-d", ["P05-e"], more: #""pilot": true"#, notes: [note(nil)])
    text.meet("S05-e", [], notes: [note(nil)])
    text.meet("S06-f", ["P06-f"], notes: [note("P06-f")])
    text.findings = [
      #"{"id": "F01-a", "observations": {"S01-a/log-a-n1": {}, "S02-b/log-a-n1": {}, "S03-c/log-a-n1": {}}}"#,
      #"{"id": "F02-b", "observations": {"S04-d/log-a-n1": {}}}"#,
      #"{"id": "F03-c", "kind": "problem", "observations": {"S01-a/log-a-n3": {}, "S02-b/log-a-n1": {}, "S02-b/log-a-n4": {}}}"#,
      #"{"id": "F04-d", "kind": "strength", "observations": {"S01-a/log-a-n1": {}, "S02-b/log-a-n3": {}}}"#,
      #"{"id": "F05-e", "kind": "problem", "observations": {"S01-a/log-a-n3": {}}}"#,
      #"{"id": "F06-f", "kind": "problem", "observations": {"S01-a/log-a-n2": {}}}"#,
      #"{"id": "F07-g", "kind": "problem"}"#,
    ]
    text.responses = [
      #"{"id": "R01-a", "participant": "P01-a", "givenOn": "2026-03-02"}"#,
      #"{"id": "R02-b", "participant": "P04-d"}"#,
      #"{"id": "R03-c", "session": "S04-d"}"#,
    ]
    var records = try text.records()
    records.erasedParticipants = [try #require(RecordID("P06-f"))]
    return records
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: String
    let reference: String
    var study = "tram"
    var people: [String] = []
    var reason: BasisReading.Reason?
  }

  static let rows = [
    Row(
      testDescription: "a note of somebody alone", kind: "note", reference: "S01-a/log-a-n1",
      people: ["P01-a"]),
    Row(
      testDescription: "a note that says whose it is", kind: "note", reference: "S02-b/log-a-n1",
      people: ["P02-b"]),
    Row(
      testDescription: "a note about one of two", kind: "note", reference: "S02-b/log-a-n2",
      reason: .severalPeople),
    Row(
      testDescription: "a note of somebody who refused", kind: "note", reference: "S03-c/log-a-n1",
      reason: .excluded),
    Row(
      testDescription: "a note of a pilot", kind: "note", reference: "S04-d/log-a-n1",
      reason: .pilot),
    Row(
      testDescription: "a note of nobody", kind: "note", reference: "S05-e/log-a-n1",
      reason: .namesNobody),
    Row(
      testDescription: "a note of somebody who withdrew", kind: "note", reference: "S06-f/log-a-n1",
      reason: .excluded),
    Row(
      testDescription: "a note that is gone", kind: "note", reference: "S01-a/log-a-n9",
      reason: .notFound),
    Row(
      testDescription: "a study that is gone", kind: "note", reference: "S01-a/log-a-n1",
      study: "bus", reason: .noStudy),
    Row(
      testDescription: "a finding counts who stands behind its notes and counts", kind: "finding",
      reference: "F01-a", people: ["P01-a", "P02-b"]),
    Row(
      testDescription: "a finding of a pilot", kind: "finding", reference: "F02-b",
      reason: .noSupport),
    Row(
      testDescription: "a problem counts whose notes show it", kind: "finding",
      reference: "F03-c", people: ["P02-b"]),
    Row(
      testDescription: "a strength counts for whom it worked", kind: "finding",
      reference: "F04-d", people: ["P02-b"]),
    Row(
      testDescription: "a problem that only successes are linked to", kind: "finding",
      reference: "F05-e", reason: .noSupport),
    Row(
      testDescription: "a finding of what was reasoned", kind: "finding", reference: "F06-f",
      reason: .noSupport),
    Row(
      testDescription: "a finding without notes", kind: "finding", reference: "F07-g",
      reason: .noSupport),
    Row(
      testDescription: "a note of what was reasoned", kind: "note", reference: "S01-a/log-a-n2",
      reason: .reasoned),
    Row(testDescription: "answers", kind: "response", reference: "R01-a", people: ["P01-a"]),
    Row(
      testDescription: "answers of somebody who refused", kind: "response", reference: "R02-b",
      reason: .excluded),
    Row(
      testDescription: "answers in a pilot", kind: "response", reference: "R03-c", reason: .pilot),
    Row(
      testDescription: "a participant", kind: "participant", reference: "P03-c", people: ["P03-c"]),
    Row(
      testDescription: "a participant who refused", kind: "participant", reference: "P04-d",
      reason: .excluded),
    Row(
      testDescription: "a participant who withdrew", kind: "participant", reference: "P06-f",
      reason: .excluded),
    Row(
      testDescription: "a participant of a pilot only", kind: "participant", reference: "P05-e",
      reason: .pilotOnly),
    Row(
      testDescription: "a participant who never came", kind: "participant", reference: "P07-g",
      reason: .tookNoPart),
    Row(
      testDescription: "a participant who agreed and did not come yet", kind: "participant",
      reference: "P08-h", people: ["P08-h"]),
    Row(
      testDescription: "a stranger", kind: "participant", reference: "P09-z", reason: .notFound),
  ]

  @Test(arguments: rows) func resolves(_ row: Row) throws {
    let bases = try claim([(row.kind, row.reference, row.study, "supports")]).bases
    let reading = try #require(bases.first)
    #expect(reading.people.map(\.id.string) == row.people)
    #expect(reading.reason == row.reason)
    #expect(reading.counts == (row.reason == nil))
  }

  @Test func onePersonCountsOnceInAClaimHoweverOftenTheyStandThere() throws {
    let claim = try claim([
      ("note", "S01-a/log-a-n1", "tram", "supports"), ("response", "R01-a", "tram", "supports"),
      ("finding", "F01-a", "tram", "supports"), ("document", "A survey", "", "supports"),
      ("document", "A survey", "", "supports"), ("checked", "a painter", "", "supports"),
    ])
    let side = ClaimTally.Side(people: 2, studies: 1, checkers: 1, documents: 1)
    #expect(claim.state == .supported(side))
  }

  /// Two spellings of one name are one; what is told of is people, and spelling tells nothing of them.
  @Test(arguments: [
    ["a painter", "A Painter", " a\u{A0} painter ", "ａ　ｐａｉｎｔｅｒ", "a pain\u{AD}ter"],
    ["caf\u{E9} owner", "cafe\u{301} owner", "CAF\u{C9} OWNER"],
  ]) func spellingsOfOneNameAreOnePerson(_ names: [String]) throws {
    let checkers = names.map { ("checked", $0, "", "supports") }
    #expect(try claim(checkers).state == .supported(ClaimTally.Side(checkers: 1)))
    let others = checkers + [("checked", "a baker", "", "supports")]
    #expect(try claim(others).state == .supported(ClaimTally.Side(checkers: 2)))
  }

  /// The day of answers is the one that the study has, whatever somebody wrote beside it.
  @Test func theDayIsLookedUp() throws {
    let bases = try claim([
      ("response", "R01-a", "tram", "supports"), ("document", "A survey", "", "supports"),
    ]).bases
    #expect(bases.map { $0.day.map { "\($0)" } } == ["2026-03-02", "2026-06-01"])
  }

  @Test func whoSaysBothStandsOnNeitherSide() throws {
    let claim = try claim([
      ("participant", "P01-a", "tram", "supports"),
      ("note", "S01-a/log-a-n1", "tram", "contradicts"),
      ("participant", "P02-b", "tram", "supports"),
    ])
    let side = ClaimTally.Side(people: 1, studies: 1)
    #expect(claim.state == .disputed(supports: side, contradicts: ClaimTally.Side(), both: 1))
  }

  /// What would not count is known before it is entered.
  @Test(arguments: rows) func saysBeforehand(_ row: Row) throws {
    let kind = try #require(BasisKind(id: row.kind))
    let lookup = BasisLookup([try Self.study()])
    #expect(lookup.obstacle(kind, row.reference, study: row.study) == row.reason)
  }

  @Test func whoRefusedNeverSupportsAndIsToldAsLost() throws {
    let claim = try claim([("participant", "P04-d", "tram", "supports")])
    #expect(claim.state == .lostBasis(on: []))
  }

  @Test func otherWordsBeginAnew() throws {
    let basis = ("participant", "P01-a", "tram", "supports")
    #expect(try claim([basis]).state.standing == .known)
    let changed = try claim([basis], words: "Pays in coins")
    #expect(changed.state == .assumed)
    #expect(changed.bases.first?.reason == .otherWords)
  }

  @Test func aLossHoldsForTheWordsThatItWasOf() throws {
    let about = try claim([]).claim.digest
    let lost = try claim([], more: Self.lost(about))
    #expect(
      lost.state == .lostBasis(on: ["2026-11-20", "2026-12-01"].compactMap { CalendarDay($0) }))
    #expect(try claim([], more: Self.lost("0000")).state == .assumed)
  }

  private static func lost(_ about: String) -> String {
    #"""
    , "lostBases": {"statements/0s1/\#(about)": {"about": "\#(about)", "claim": "statements/0s1",
    "days": ["2026-11-20", "2026-12-01"]}}
    """#
  }

  /// The claim that the bases are given for; they were given for "Pays by card".
  private func claim(
    _ bases: [(kind: String, reference: String, study: String, direction: String)],
    words: String = "Pays by card", more: String = ""
  ) throws -> ClaimReading {
    func profile(_ words: String, _ bases: String) throws -> Profile {
      try StudyText.read(
        Profile.self,
        #"""
        {"id": "p", "name": "P", "bases": {\#(bases)},
        "statements": {"0s1": {"kind": "does", "text": "\#(words)"}}\#(more)}
        """#)
    }
    let before = try profile("Pays by card", "")
    let about = before.claim(try #require(before.statements.first)).digest
    let entries = bases.enumerated().map { index, basis in
      let study = basis.study.isEmpty ? "null" : "\"\(basis.study)\""
      return #"""
        "0b\#(index)": {"about": "\#(about)", "claim": "statements/0s1", "date": "2026-06-01",
        "direction": "\#(basis.direction)", "kind": "\#(basis.kind)",
        "reference": "\#(basis.reference)", "study": \#(study)}
        """#
    }
    let card = PersonaCard(
      try profile(words, entries.joined(separator: ", ")), spectrums: [], instruments: [],
      studies: [try Self.study()],
      rules: ClaimReading.Rules(today: try #require(CalendarDay("2026-11-23"))))
    return try #require(card.claims.first)
  }
}

import Foundation
import JSON
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite("Cards of profiles")
struct PersonaCardTests {
  private static let profile = #"""
    "id": "odalys", "name": "Odalys Brankov", "ageBand": "from35to44", "pronouns": ["she/her"],
    "summary": "Repairs lamps at a market.", "day": "I load the trolley at five.",
    "useReason": "choice", "disability": "Buttons whose spoken name is not the one shown.",
    "needs": {"0n1": {"dimension": "touch", "duration": "permanent", "fluctuates": "yes"},
      "0n2": {"dimension": "hear", "duration": "unknown"}},
    "spectrumCells": ["sun/situational"], "devices": ["Android phone"],
    "assistiveTechnologies": {"0t1": {"name": "Voice control", "proficiency": "advanced", "years": 0.5}},
    "skillPlacements": {"0k1": {"scale": "steps", "value": "6", "placedBy": "the authors",
      "basis": "assumed"}},
    "lastingCircumstances": {"0c1": {"kind": "money", "note": "It varies by month"}},
    "statements": {"0s1": {"kind": "wants", "text": "Proof of payment"},
      "0s2": {"kind": "inTheWay", "text": "A list that closes"},
      "0s3": {"kind": "does", "text": "Says the words she sees."}},
    "assumptions": ["Charges the phone at the stall"], "checkedBy": [],
    "tryIt": "Voice control on; pay once without touching."
    """#

  /// Bases, each for the words of a claim as they stand.
  private static func bases() throws -> String {
    let profile = try StudyText.read(Profile.self, "{\(Self.profile)}")
    func entry(
      _ id: String, _ claim: ProfileClaim, _ kind: String, _ reference: String,
      _ direction: String = "supports", date: String = "2026-06-01"
    ) -> String {
      let study = kind == "participant" ? #""tram""# : "null"
      return #"""
        "\#(id)": {"about": "\#(claim.digest)", "claim": "\#(claim.key)", "kind": "\#(kind)",
        "direction": "\#(direction)", "reference": "\#(reference)", "study": \#(study), "date": "\#(date)"}
        """#
    }
    let does = profile.claim(try #require(profile.statements.last))
    let wants = profile.claim(try #require(profile.statements.first))
    let money = profile.claim(try #require(profile.keyedCircumstances.first))
    return [
      entry("0b1", does, "participant", "P01-a"), entry("0b2", does, "participant", "P02-b"),
      entry("0b3", does, "document", "A survey"),
      entry("0b4", wants, "participant", "P01-a"),
      entry("0b5", wants, "participant", "P02-b", "contradicts"),
      entry("0b6", money, "document", "An older survey", date: "2020-01-01"),
    ].joined(separator: ", ")
  }

  private func card(_ members: String) throws -> PersonaCard {
    var text = StudyText()
    text.participants = [#"{"id": "P01-a"}"#, #"{"id": "P02-b"}"#]
    text.meet("S01-a", ["P01-a"])
    text.meet("S02-b", ["P02-b"])
    return PersonaCard(
      try StudyText.read(Profile.self, "{\(members)}"),
      spectrums: [
        try StudyText.read(Spectrum.self, #"{"dimension": "see", "id": "sun", "title": "Sun"}"#)
      ],
      instruments: [
        try StudyText.read(
          Instrument.self,
          #"{"id": "steps", "title": "Steps", "levels": {"6": {"label": "Task specific", "position": "a"}}}"#
        )
      ], studies: [try text.records()],
      rules: ClaimReading.Rules(today: try #require(CalendarDay("2026-11-23"))))
  }

  private func full() throws -> PersonaCard {
    try card(Self.profile + #", "bases": {\#(try Self.bases())}"#)
  }

  /// Cards that were read and found true; `RECORD_GOLDENS=1` writes them again.
  @Test(arguments: [Edition.team, .share]) func golden(_ edition: Edition) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/card-\(edition.rawValue).md")
    let text = PersonaCardDocument.document(try full(), edition).markdown()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  /// Whoever takes part, or takes consent back, changes no byte of what leaves the team.
  @Test func theEditionForSharingIsMadeOfTheProfileAlone() throws {
    let (with, without) = (try full(), try card(Self.profile))
    #expect(
      PersonaCardDocument.document(with, .share).markdown()
        == PersonaCardDocument.document(without, .share).markdown())
    #expect(
      PersonaCardDocument.document(with, .team).markdown()
        != PersonaCardDocument.document(without, .team).markdown())
  }

  @Test func noCardNamesAParticipant() throws {
    for edition in [Edition.team, .share] {
      let text = PersonaCardDocument.document(try full(), edition).html(of: "odalys")
      #expect(!text.contains("P01") && !text.contains("P02") && !text.contains("tram"))
    }
    let evidence = EvidenceDocument.document(try full(), withKeys: false).plainLines()
    #expect(evidence.contains("P01-a of tram"))
  }

  /// What an empty profile does not say is never told as none.
  @Test func whatIsNotSaidIsNotNone() throws {
    let text = PersonaCardDocument.document(try card(#""id": "ida", "name": "Ida""#), .team)
      .markdown()
    #expect(text.contains("Not said."))
    #expect(text.contains("Assistive technology: not said."))
    #expect(!text.lowercased().contains("none"))
    #expect(text.contains("## Assumed\n\nEverything on this card.\n"))
    #expect(!text.contains("A day") && !text.contains("How to try it"))
  }

  @Test func theSheetSaysWhereNobodyStands() throws {
    let profile = try full().profile
    let sheet = PersonaSheet(
      [profile],
      spectrums: [
        try StudyText.read(Spectrum.self, #"{"dimension": "see", "id": "sun", "title": "Sun"}"#)
      ])
    let text = PersonaSheetDocument.document(sheet).markdown()
    #expect(text.contains("| seeing | nobody | nobody | Odalys Brankov | nobody |"))
    #expect(
      text.contains(
        "| touching, moving and reaching | Odalys Brankov | nobody | nobody | Odalys Brankov |"))
    #expect(text.contains("- seeing, permanent") && !text.contains("- seeing, situational"))
    // The need in hearing has no duration: nobody knows which cell that is.
    #expect(
      text.contains(
        "| hearing | not known | not known | not known | not known | Odalys Brankov |"))
    #expect(text.contains("- hearing: Odalys Brankov") && !text.contains("- hearing, "))
  }

  @Test func theFootTellsOfClaimsThatSomebodyChecked() throws {
    let does = try StudyText.read(Profile.self, "{\(Self.profile)}")
    let claim = does.claim(try #require(does.statements.last))
    let checked = #"""
      , "bases": {"0b1": {"about": "\#(claim.digest)", "claim": "\#(claim.key)", "kind": "checked",
      "direction": "supports", "reference": "a painter", "date": "2026-06-01"}}
      """#
    let text = PersonaCardDocument.document(try card(Self.profile + checked), .team).markdown()
    #expect(text.contains("Nobody is noted who lives so and has checked all of it."))
    #expect(text.contains("1 claim was checked by somebody who lives so."))
  }

  struct Words: CustomTestStringConvertible, Sendable {
    let state: ClaimState
    let testDescription: String
  }

  static let one = ClaimTally.Side(people: 1, studies: 1)
  static let none = ClaimTally.Side()
  static let words = [
    Words(
      state: .disputed(supports: none, contradicts: none, both: 1),
      testDescription: "disputed: 1 person both for and against"),
    Words(
      state: .disputed(supports: one, contradicts: none, both: 2),
      testDescription: "disputed: 1 person for, 2 people both for and against"),
    Words(
      state: .disputed(supports: one, contradicts: one),
      testDescription: "disputed: 1 person for, 1 person against"),
    Words(
      state: .lostBasis(on: CalendarDay("2026-11-20")),
      testDescription: "what was entered about it was taken away on 2026-11-20, so assumed"),
    Words(
      state: .lostBasis(on: nil),
      testDescription: "what was entered about it does not count any more, so assumed"),
  ]

  @Test(arguments: words) func saysHowAClaimStands(_ row: Words) {
    #expect(ClaimSentences.state(row.state).plain() == row.testDescription)
  }
}

import Foundation
import JSON
import Localization
import Records
import Reports
import StudyText
import Testing

@testable import Measures

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
    let money = profile.claim(try #require(profile.lastingCircumstances.first))
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

  /// Touch, permanent, and seeing, situational, are filled; touch comes and goes: a ring. Hearing has no cell.
  /// A name that turns the direction of text turns no title of a page.
  @Test func theDrawingWritesDirectionMarksOut() throws {
    let plot = SpectrumPlot(
      try card(
        #""id": "x", "name": "A\u202eB", "needs": {"0n1": {"dimension": "see", "duration": "permanent"}}"#
      ))
    let drawn = [plot.element(in: .english) ?? "", String(decoding: plot.svg(), as: UTF8.self)]
    for text in drawn {
      #expect(text.contains("A(U+202E)B"))
      #expect(!text.unicodeScalars.contains("\u{202e}"))
    }
  }

  @Test func theDrawingHasAMarkForEachCell() throws {
    let plot = SpectrumPlot(try full())
    let svg = String(decoding: plot.svg(), as: UTF8.self)
    #expect(svg.components(separatedBy: "<circle").count - 1 == 3)
    #expect(svg.contains("Touching, moving and reaching") && svg.contains("Hearing"))
    #expect(plot.hasMarks)
    #expect(try !SpectrumPlot(card(#""id": "x", "name": "X""#)).hasMarks)
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

  /// People's words keep their letters, wherever they stand on a card.
  @Test func wordsOfTheProfileKeepTheirLetters() throws {
    let text = PersonaCardDocument.document(
      try card(
        #""id": "ida", "name": "Ida", "pronouns": ["ze/hir"], "money": "eSIM only", "devices": ["iPhone"]"#
      ), .team
    ).markdown()
    for words in ["- eSIM only", "- iPhone", "ze/hir."] { #expect(text.contains(words)) }
    #expect(!text.contains("ESIM") && !text.contains("Ze/hir"))
  }

  /// A card with much behind it stays one sheet: each part ends after its lines and says how many more there are.
  @Test func longPartsEndWithHowManyMoreThereAre() throws {
    let entries = (10..<30).map { #""0s\#($0)": {"kind": "does", "text": "Thing \#($0)"}"# }
    let text = PersonaCardDocument.document(
      try card(#""id": "ida", "name": "Ida", "statements": {\#(entries.joined(separator: ", "))}"#),
      .team
    ).markdown()
    #expect(text.contains("- Thing 14\n- and 15 more: `kerb persona evidence ida`"))
    #expect(!text.contains("Thing 15"))
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
    #expect(text.contains("No person with lived experience has checked the whole card."))
    #expect(text.contains("1 claim was checked by a person with lived experience."))
  }

  struct Words: CustomTestStringConvertible, Sendable {
    let state: ClaimState
    let testDescription: String
  }

  static let one = ClaimTally.Side(people: 1, studies: 1)
  static let none = ClaimTally.Side()
  static func days(_ texts: String...) -> [CalendarDay] { texts.compactMap { CalendarDay($0) } }

  static func aged(_ supports: ClaimTally.Side, _ contradicts: ClaimTally.Side = none) -> ClaimState
  {
    .outOfDate(
      ClaimState.Aged(
        supports: supports, contradicts: contradicts,
        newest: CalendarDay("2023-02-01") ?? CalendarDay(daysSince1970: 0), limit: 2))
  }

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
      state: .lostBasis(on: days("2026-11-20")),
      testDescription: "lost its basis on 2026-11-20; now assumed"),
    Words(
      state: .lostBasis(on: days("2026-11-20", "2026-12-01")),
      testDescription: "lost its basis on 2026-11-20 and 2026-12-01; now assumed"),
    Words(
      state: .lostBasis(on: days("2026-11-20", "2026-12-01", "2026-12-02", "2026-12-03")),
      testDescription: "lost its basis 4 times, last on 2026-12-03; now assumed"),
    Words(
      state: .lostBasis(on: []),
      testDescription: "what was recorded for it no longer counts; now assumed"),
    Words(
      state: aged(ClaimTally.Side(people: 3, studies: 2)),
      testDescription:
        "out of date; supported by 3 people in 2 studies, newest 2023-02, limit 2 years"),
    Words(
      state: aged(none, one),
      testDescription:
        "out of date; contradicted by 1 person in 1 study, newest 2023-02, limit 2 years"
    ),
    Words(
      state: aged(one, one),
      testDescription:
        "out of date; disputed, 1 person for, 1 person against, newest 2023-02, limit 2 years"),
  ]

  @Test(arguments: words) func saysHowAClaimStands(_ row: Words) {
    #expect(ClaimSentences.state(row.state).plain() == row.testDescription)
  }
}

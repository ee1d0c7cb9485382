import JSON
import Measures
import Records
import StudyText
import Testing

/// What counts as a hit of a walkthrough, and what can only not be told: never a false miss, never one note twice.
@Suite("What was foretold, and what people met")
struct ForetoldTests {
  /// A note of the session.
  struct Met: Sendable {
    var place = "4.1.2"
    var kind = "barrier"
    var screen: String? = "cart"
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What each barrier names, in the order of the file.
    var foretold = ["4.1.2"]
    /// The step of the first barrier, of which `none` has no screen; the others are foretold at the cart.
    var step = "cart"
    var met = [Met()]
    var people = ["P01-a"]
    let fates: [Foretold.Fate]
    var reasons: [Foretold.Reason?]
    /// What nobody foretold, and of what that cannot be told.
    var beside = [0, 0]
  }

  static let rows = [
    Row(
      testDescription: "criterion and screen agree", fates: [.met], reasons: [.criterionAndScreen]),
    Row(
      testDescription: "the step names no screen", step: "none", fates: [.met],
      reasons: [.criterionAlone]),
    Row(
      testDescription: "the note names no screen", met: [Met(screen: nil)], fates: [.met],
      reasons: [.criterionAlone]),
    Row(
      testDescription: "the note is of another screen", met: [Met(screen: "paid")],
      fates: [.cannotTell], reasons: [.otherScreen]),
    Row(
      testDescription: "one moment is one hit", foretold: ["4.1.2", "4.1.2"],
      fates: [.met, .cannotTell], reasons: [.criterionAndScreen, .countedForAnother]),
    Row(
      testDescription: "two moments are two hits", foretold: ["4.1.2", "4.1.2"],
      met: [Met(), Met()], fates: [.met, .met],
      reasons: [.criterionAndScreen, .criterionAndScreen]),
    Row(
      testDescription: "the way around a barrier is no second hit", foretold: ["4.1.2", "4.1.2"],
      met: [Met(kind: "workaround"), Met()], fates: [.met, .cannotTell],
      reasons: [.criterionAndScreen, .countedForAnother]),
    Row(
      testDescription: "a way around alone is no barrier", met: [Met(kind: "workaround")],
      fates: [.cannotTell], reasons: [.troubleAlone]),
    Row(
      testDescription: "a strategy is no trouble", met: [Met(kind: "strategy")],
      fates: [.triedNotMet], reasons: [nil]),
    Row(
      testDescription: "a guideline was foretold", foretold: ["4.1"], fates: [.cannotTell],
      reasons: [.guidelineAlone], beside: [0, 1]),
    Row(
      testDescription: "a guideline was met", met: [Met(place: "4.1")], fates: [.cannotTell],
      reasons: [.guidelineAlone], beside: [0, 1]),
    Row(
      testDescription: "a principle was foretold", foretold: ["4"], fates: [.cannotTell],
      reasons: [.guidelineAlone], beside: [0, 1]),
    Row(
      testDescription: "one guideline was foretold and met", foretold: ["4.1"],
      met: [Met(place: "4.1")], fates: [.cannotTell], reasons: [.guidelineAlone]),
    Row(
      testDescription: "another guideline", foretold: ["1.3"], fates: [.triedNotMet],
      reasons: [nil], beside: [1, 0]),
    Row(
      testDescription: "only a session without names tried it", people: [], fates: [.met],
      reasons: [.criterionAndScreen]),
    Row(
      testDescription: "nothing was met", met: [], fates: [.triedNotMet], reasons: [nil]),
    Row(
      testDescription: "the screen decides which of two was met", foretold: ["4.1.2", "4.1.2"],
      step: "paid", met: [Met()], fates: [.cannotTell, .met],
      reasons: [.otherScreen, .criterionAndScreen]),
  ]

  @Test(arguments: rows) func fate(_ row: Row) throws {
    let personas = PersonasInStudy.measure(try Self.records(row))
    let found = try #require(personas.rows.first).foretold
    #expect(found.barriers.map(\.fate) == row.fates)
    #expect(found.barriers.map(\.reason) == row.reasons)
    #expect(found.notComparable == 0)
    #expect([personas.metBeside.notForetold, personas.metBeside.cannotTell] == row.beside)
  }

  private static func records(_ row: Row) throws -> StudyRecords {
    var text = StudyText()
    text.plan += #"""
      , "steps": {"cart": {"task": "pay", "screen": "cart", "text": "Add"},
        "paid": {"task": "pay", "screen": "paid", "text": "See it"}, "none": {"task": "pay", "text": "Wait"}}
      """#
    text.participants = [
      #"""
      {"id": "P01-a", "needs": {"0n1": {"dimension": "see", "duration": "permanent"}},
        "assistiveTechnologies": {"0t1": {"name": "VoiceOver", "proficiency": "advanced"}}}
      """#
    ]
    text.meet(
      "S01-a", row.people,
      more:
        #""startedAt": "2026-03-02T09:30:00Z", "attempts": {"0a1": {"task": "pay", "outcome": "done"}}"#,
      notes: row.met.map { met in
        let screen = met.screen.map { #", "screen": "\#($0)""# } ?? ""
        return StudyText.note(
          met.kind, confirmed: [met.place], more: #""task": "pay", "impact": 3"# + screen)
      })
    var records = try text.records()
    records.profiles = [
      try StudyText.read(
        Profile.self,
        #"""
        {"id": "tendai", "name": "Tendai", "needs": {"0n1": {"dimension": "see", "duration": "permanent"}},
        "assistiveTechnologies": {"0t1": {"name": "VoiceOver", "proficiency": "advanced"}}}
        """#)
    ]
    let barriers = row.foretold.enumerated().map { at, place in
      #""0b\#(at)": {"text": "Barrier \#(at)", "places": ["\#(place)"], "settled": true, "on": "2026-03-01", "answer": "0a\#(at)"}"#
    }
    let answers = row.foretold.indices.map { at in
      let step = at == 0 ? row.step : "cart"
      return
        #""0a\#(at)": {"answer": "cannotDo", "asked": "It", "part": "before", "step": "\#(step)"}"#
    }
    records.walkthroughs = [
      try StudyText.read(
        Walkthrough.self,
        #"""
        {"id": "W01-a", "profile": "tendai", "task": "pay", "round": 1, "heldOn": "2026-03-01",
        "manner": "reasoned", "answers": {\#(answers.joined(separator: ", "))},
        "barriers": {\#(barriers.joined(separator: ", "))}}
        """#)
    ]
    return records
  }
}

import Localization
import Measures
import Records
import StudyText
import Testing

@Suite struct PeopleTests {
  private func person(_ id: String, _ members: String) -> String {
    #"{"id": "\#(id)", \#(members)}"#
  }

  private func need(_ dimension: String, _ duration: String, _ fluctuates: String = "no") -> String
  {
    #"{"dimension": "\#(dimension)", "duration": "\#(duration)", "fluctuates": "\#(fluctuates)"}"#
  }

  private func study() -> StudyText {
    var text = StudyText()
    text.participants = [
      person(
        "P01-aaaa",
        #"""
        "assistiveTechnologies": {"a": {"name": "VoiceOver", "proficiency": "advanced"}},
        "lastingCircumstances": {"c": {"kind": "money"}},
        "needs": {"n1": \#(need("see", "permanent")), "n2": \#(need("see", "temporary"))},
        "skillPlacements": {
          "s1": {"basis": "selfReported", "placedBy": "self", "scale": "skill", "value": "1"},
          "s2": {"basis": "observed", "placedBy": "moderator", "scale": "skill", "value": "2"}}
        """#),
      person(
        "P02-aaaa",
        #"""
        "assistiveTechnologies": {"a": {"name": "voiceover", "proficiency": "novice"}},
        "needs": {"n1": \#(need("see", "permanent", "yes")), "n2": \#(need("hear", "permanent"))}
        """#),
      person("P03-aaaa", #""needs": {"n": \#(need("balance", "unknown"))}"#),
      person("P09-aaaa", #""needs": {"n": \#(need("speak", "permanent"))}"#),
    ]
    text.people = [
      person(
        "lee",
        #"""
        "assistiveTechnologies": {"a": {"name": "VoiceOver"}}, "evidenceKind": "documented",
        "name": "Lee", "needs": {"n": \#(need("touch", "situational"))}
        """#)
    ]
    text.instruments = [
      #"""
      {"id": "skill", "kind": "scale", "levels": {
        "1": {"countsAsLow": true, "label": "new to it", "position": "a"},
        "2": {"label": "knows it", "position": "b"}}, "title": "Skill"}
      """#
    ]
    text.spectrums = [
      #"{"dimension": "balance", "id": "balance", "title": "keeping balance"}"#
    ]
    let real = #""circumstances": {"c1": {"basis": "real", "dimension": "see", "text": "sun"}}"#
    let staged =
      #""circumstances": {"c1": {"basis": "staged", "dimension": "touch", "text": "bag"}}"#
    let tried = #""attempts": {"a": {"outcome": "done", "task": "pay"}}, "#
    text.meet("S01-aaaa", ["P01-aaaa"], more: tried + real)
    text.meet("S02-aaaa", ["P02-aaaa"], more: staged)
    text.meet("S03-aaaa", ["P03-aaaa", "P04-aaaa"])
    return text
  }

  private func row(_ people: PeopleCoverage, _ id: String) throws -> DimensionRow {
    try #require(people.dimensions.first { $0.dimension.id == id })
  }

  @Test func theSpectrumIsAGrid() throws {
    let people = Coverage.measure(try study().records()).people
    let see = try row(people, "see")
    #expect(see.total.participants == 2)
    #expect(see.permanent.participants == 2)
    #expect(see.temporary.participants == 1)
    #expect(see.changing.participants == 1)
    #expect(see.situational.participants == 1)
    #expect(see.criteria == 2)
    let touch = try row(people, "touch")
    #expect(touch.total.participants == 0)
    #expect(touch.staged == 1)
    #expect(touch.situational.participants == 0)
    #expect(touch.situational.described == 1)
    #expect(try row(people, "balance").label == "keeping balance")
    #expect(try row(people, "speak").total.participants == 0)
    #expect(
      people.dimensions.map(\.dimension.id).prefix(6) == [
        "see", "hear", "speak", "touch", "think", "feel",
      ])
  }

  @Test func participantsAndDescribedPeopleAreNeverMixed() throws {
    let people = Coverage.measure(try study().records()).people
    #expect(people.participants == 4)
    #expect(people.described == 1)
    #expect(people.waiting == 1)
    #expect(people.withoutRecord == 1)
    let permanence = people.permanence.map {
      "\($0.duration.id) \($0.count.participants) \($0.count.described)"
    }
    #expect(permanence == ["permanent 2 0", "temporary 1 0", "situational 1 1", "unknown 1 0"])
    #expect(people.combinations.map(\.labels) == [["seeing", "hearing"]])
  }

  @Test func technologiesAreOneWhateverTheirCapitals() throws {
    let people = Coverage.measure(try study().records()).people
    let technology = try #require(people.technologies.first)
    #expect(people.technologies.count == 1)
    #expect(technology.name == "VoiceOver")
    #expect(technology.total.participants == 2)
    #expect(technology.total.described == 1)
    #expect(technology.novice == 1 && technology.advanced == 1)
    #expect(people.knowledge.technologies.none == 0)
    #expect(people.knowledge.technologies.notKnown[.notNoted] == 2)
  }

  @Test func whatWasSeenCountsBeforeWhatPeopleSay() throws {
    let people = Coverage.measure(try study().records()).people
    #expect(people.placed == 1)
    #expect(people.lowSkill == 0)
    #expect(people.scales.first?.levels.map(\.participants) == [0, 1])
  }

  @Test func theEditionForSharingHasNoRoster() throws {
    let records = try study().records()
    #expect(
      Coverage.measure(records).people.roster.map(\.id.short) == ["P01", "P02", "P03", "P04"])
    let shared = Coverage.measure(records, options: ReportOptions(edition: .share))
    #expect(shared.people.roster.isEmpty)
  }
}

/// One recruitment target and how many meet it.
struct TargetCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var conditions: String
  var met: Int
}

@Suite struct RecruitmentTests {
  @Test(arguments: [
    TargetCase(testDescription: "only a label cannot be counted", conditions: "", met: 0),
    TargetCase(testDescription: "a dimension", conditions: #""dimension": "see","#, met: 2),
    TargetCase(
      testDescription: "dimension and duration of one need",
      conditions: #""dimension": "see", "duration": "temporary","#, met: 1),
    TargetCase(
      testDescription: "two needs do not make one",
      conditions: #""dimension": "hear", "duration": "temporary","#, met: 0),
    TargetCase(
      testDescription: "a changing need", conditions: #""duration": "changing","#, met: 1),
    TargetCase(
      testDescription: "situational counts sessions, staged ones not",
      conditions: #""dimension": "touch", "duration": "situational","#, met: 1),
    TargetCase(
      testDescription: "a word of a technology's name",
      conditions: #""assistiveTechnology": "voice","#, met: 1),
    TargetCase(
      testDescription: "any technology", conditions: #""assistiveTechnology": "any","#, met: 2),
    TargetCase(
      testDescription: "technology and proficiency",
      conditions: #""assistiveTechnology": "VoiceOver", "proficiency": "novice","#, met: 1),
    TargetCase(
      testDescription: "a level at most",
      conditions: #""skillAtMost": "3", "skillScale": "nine","#, met: 1),
    TargetCase(testDescription: "an age band", conditions: #""ageBand": "from75","#, met: 1),
    TargetCase(testDescription: "a circumstance", conditions: #""circumstance": "money","#, met: 1),
  ])
  func met(_ row: TargetCase) throws {
    var text = StudyText()
    text.targets = #"{"t": {\#(row.conditions) "label": "Target", "minimum": 2}}"#
    text.participants = [
      #"""
      {"ageBand": "from75", "assistiveTechnologies": {"a": {"name": "VoiceOver", "proficiency": "novice"}},
      "id": "P01-aaaa", "needs": {"a": {"dimension": "see", "duration": "permanent", "fluctuates": "yes"},
      "b": {"dimension": "hear", "duration": "permanent"}}, "skillPlacements":
      {"s": {"basis": "observed", "placedBy": "x", "scale": "nine", "value": "3"}}}
      """#,
      #"""
      {"assistiveTechnologies": {"a": {"name": "Voice Control", "proficiency": "advanced"}},
      "id": "P02-aaaa", "lastingCircumstances": {"c": {"kind": "money"}},
      "needs": {"a": {"dimension": "see", "duration": "temporary"}}, "skillPlacements":
      {"s": {"basis": "observed", "placedBy": "x", "scale": "nine", "value": "4"}}}
      """#,
    ]
    func circumstance(_ basis: String) -> String {
      #""circumstances": {"c": {"basis": "\#(basis)", "dimension": "touch", "text": "bag"}}"#
    }
    text.meet("S01-aaaa", ["P01-aaaa"], more: circumstance("real"))
    text.meet("S02-aaaa", ["P02-aaaa", "P03-aaaa"], more: circumstance("staged"))
    text.meet("S03-aaaa", ["P03-aaaa"], more: circumstance("staged"))
    let target = try #require(Coverage.measure(try text.records()).people.targets.first)
    #expect(target.inRound.met == row.met)
    #expect(target.inAll.isMet == (row.met >= 2))
  }

  @Test func allRoundsAreCountedApart() throws {
    var text = StudyText()
    text.targets = #"{"t": {"dimension": "see", "label": "People", "minimum": 2}}"#
    text.participants = ["P01-aaaa", "P02-aaaa"].map {
      #"{"id": "\#($0)", "needs": {"a": {"dimension": "see", "duration": "permanent"}}}"#
    }
    text.meet("S01-aaaa", ["P01-aaaa"])
    text.meet("S02-aaaa", ["P02-aaaa"], round: 2)
    let target = try #require(Coverage.measure(try text.records()).people.targets.first)
    #expect(target.inRound.met == 1)
    #expect(target.inAll.met == 2)
    #expect(target.inAll.isMet && !target.inRound.isMet)
  }

  @Test("A situational target is unknown for sessions whose participant may or may not fit")
  func situations() throws {
    var text = StudyText()
    text.targets =
      #"{"t": {"ageBand": "from75", "dimension": "touch", "duration": "situational", "label": "Bag", "minimum": 2}}"#
    text.participants = [
      #"{"ageBand": "from75", "id": "P01-aaaa"}"#, #"{"id": "P02-aaaa"}"#,
      #"{"ageBand": "under18", "id": "P03-aaaa"}"#,
    ]
    let real = #""circumstances": {"c": {"basis": "real", "dimension": "touch", "text": "bag"}}"#
    text.meet("S01-aaaa", ["P01-aaaa"], more: real)
    text.meet("S02-aaaa", ["P02-aaaa"], more: real)
    text.meet("S03-aaaa", ["P03-aaaa"], more: real)
    text.meet("S04-aaaa", [], more: real)
    text.meet("S05-aaaa", ["P01-aaaa"])
    let target = try #require(Coverage.measure(try text.records()).people.targets.first)
    #expect((target.inRound.met, target.inRound.notKnown.total) == (1, 2))
  }
}

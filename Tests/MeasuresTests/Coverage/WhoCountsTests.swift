import Measures
import Records
import StudyText
import Testing

/// A person's consent, and what of them counts in each edition.
struct ConsentRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var consent: String
  var countsInTeam: Bool
  var countsInShare: Bool
  var isRecorded = true
}

@Suite struct WhoCountsTests {
  private static let granted = #""consent": {"observe": "granted"}"#

  @Test(arguments: [
    ConsentRow(
      testDescription: "agreed to be observed", consent: granted, countsInTeam: true,
      countsInShare: true),
    ConsentRow(
      testDescription: "was never asked", consent: #""consent": {}"#, countsInTeam: true,
      countsInShare: true, isRecorded: false),
    ConsentRow(
      testDescription: "refused to be observed", consent: #""consent": {"observe": "refused"}"#,
      countsInTeam: false, countsInShare: false),
    ConsentRow(
      testDescription: "took everything back",
      consent: granted + #", "withdrawals": {"w": {"scope": "all"}}"#, countsInTeam: false,
      countsInShare: false),
    ConsentRow(
      testDescription: "refused that notes leave the team",
      consent: #""consent": {"observe": "granted", "share": "refused"}"#, countsInTeam: true,
      countsInShare: false),
    ConsentRow(
      testDescription: "took back that notes leave the team",
      consent: granted + #", "withdrawals": {"w": {"scope": "sharing"}}"#, countsInTeam: true,
      countsInShare: false),
    ConsentRow(
      testDescription: "took back quotes only",
      consent: granted + #", "withdrawals": {"w": {"scope": "quotes"}}"#, countsInTeam: true,
      countsInShare: true),
  ])
  func oneRuleForEveryMeasure(_ row: ConsentRow) throws {
    var text = StudyText()
    text.participants = [#"{"id": "P01-aaaa", \#(row.consent)}"#]
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      more: #""attempts": {"a": {"outcome": "done", "task": "pay"}}"#,
      notes: [StudyText.note("barrier", confirmed: ["4.1.2"])])
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {"S01-aaaa/log-a-n1": {}},
      "rounds": {"1": {"state": "fixed", "retestedWith": ["P01-aaaa"]}}, "title": "t"}
      """#
    ]
    let records = try text.records()
    for (edition, counts) in [(Edition.team, row.countsInTeam), (.share, row.countsInShare)] {
      let options = ReportOptions(edition: edition)
      let coverage = Coverage.measure(records, options: options)
      let expected = counts ? 1 : 0
      #expect(coverage.people.participants == expected)
      #expect(coverage.states[.barrierMet] == expected)
      #expect(coverage.evidence.items == expected)
      #expect(Recruitment.measure(records, options: options).people.inRound == expected)
      let findings = FindingsSummary.measure(records, options: options)
      #expect(findings.findings.first?.moments == expected)
      #expect(findings.findings.first?.latest?.retestedCount ?? 0 == expected)
      let study = StudySummary.measure(records, options: options)
      #expect((study.tasks.first?.everybody.tried ?? 0) == expected)
      #expect(coverage.people.consentNotRecorded == (counts && !row.isRecorded ? 1 : 0))
    }
  }

  @Test func besideSomebodyWhoRefusedOnlyWhatIsNamedCounts() throws {
    var text = StudyText()
    text.participants = [
      #"{"id": "P01-aaaa", "consent": {"observe": "granted"}}"#,
      #"{"id": "P02-aaaa", "consent": {"observe": "refused"}}"#,
    ]
    text.plan += #"""
      , "prompts": {"named": {"criteria": ["4.1.2"], "favourable": "seen", "text": "Named?"}}
      """#
    text.meet(
      "S01-aaaa", ["P01-aaaa", "P02-aaaa"],
      more: #"""
        "attempts": {"a": {"outcome": "done", "task": "pay"}},
        "promptAnswers": {"r": {"answer": "seen", "prompt": "spoken"}}
        """#,
      notes: [
        StudyText.note("barrier", confirmed: ["1.1.1"]),
        StudyText.note("barrier", confirmed: ["1.4.3"], more: #""participant": "P01-aaaa""#),
        StudyText.note("barrier", confirmed: ["3.3.1"], more: #""participant": "P02-aaaa""#),
      ])
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.people.participants == 1)
    #expect(coverage.failures.map(\.place.description) == ["1.4.3"])
    #expect(coverage.states.byPeople == 1)
  }

  @Test func wordsNeedConsentThatIsRecorded() throws {
    func quotes(_ consent: String) throws -> Int {
      var text = StudyText()
      text.participants = [#"{"id": "P01-aaaa", "consent": {\#(consent)}}"#]
      text.meet(
        "S01-aaaa", ["P01-aaaa"],
        notes: [
          StudyText.note(
            "barrier", confirmed: ["4.1.2"],
            more: #""speaker": "participant", "wording": "verbatim""#)
        ])
      text.findings = [
        #"""
        {"id": "F01-aaaa", "kind": "problem", "observations": {"S01-aaaa/log-a-n1": {"quote": true}},
        "title": "t"}
        """#
      ]
      return try #require(FindingsSummary.measure(try text.records()).findings.first).quotes.count
    }
    #expect(try quotes(#""observe": "granted", "quote": "granted""#) == 1)
    #expect(try quotes(#""observe": "granted""#) == 0)
    #expect(try quotes(#""quote": "granted""#) == 0)
    #expect(try quotes(#""observe": "refused", "quote": "granted""#) == 0)
  }

  @Test func whoeverWasErasedCountsNowhereAlsoWhereASessionStillNamesThem() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"], notes: [StudyText.note("barrier", confirmed: ["4.1.2"])])
    var records = try text.records()
    #expect(Coverage.measure(records).people.participants == 1)
    records.erasedParticipants = [try #require(RecordID("P01-aaaa"))]
    let coverage = Coverage.measure(records)
    #expect(coverage.people.participants == 0 && coverage.evidence.items == 0)
  }

  @Test(arguments: [
    (consent: #""observe": "granted", "quote": "granted""#, team: 1, share: 1),
    (consent: #""observe": "refused""#, team: 0, share: 0),
    (consent: #""share": "refused""#, team: 1, share: 0),
  ])
  func aDeletedFileTellsNothingButItsRefusalsHold(
    _ row: (consent: String, team: Int, share: Int)
  ) throws {
    var text = StudyText()
    text.participants = [
      #"""
      {"id": "P01-aaaa", "consent": {\#(row.consent)},
      "needs": {"n": {"dimension": "see", "duration": "permanent"}}}
      """#
    ]
    text.meet("S01-aaaa", ["P01-aaaa"])
    var records = try text.records()
    records.refusals = [records.participants[0].id: records.participants[0]]
    records.participants = []
    let people = Coverage.measure(records).people
    #expect(people.participants == row.team)
    #expect(people.consentNotRecorded == row.team && people.withoutRecord == row.team)
    #expect(people.knowledge.needs.known == 0)
    let shared = Coverage.measure(records, options: ReportOptions(edition: .share)).people
    #expect(shared.participants == row.share)
  }

  @Test func nobodyWhoseFileCannotBeReadCounts() throws {
    var text = StudyText()
    text.meet("S01-aaaa", ["P01-aaaa"])
    var records = try text.records()
    records.unreadableParticipants = [try #require(RecordID("P01-aaaa"))]
    #expect(Coverage.measure(records).people.participants == 0)
    #expect(records.peopleOut == records.unreadableParticipants)
  }

  @Test func ofWhoeverRefusedNoReportHasAValue() throws {
    var text = StudyText()
    text.participants = [
      #"""
      {"id": "P01-aaaa", "consent": {"observe": "refused"},
      "needs": {"n": {"dimension": "see", "duration": "permanent"}}}
      """#
    ]
    let records = try text.records()
    let recruitment = Recruitment.measure(records)
    #expect(recruitment.waiting.isEmpty && recruitment.people.refused == 1)
    #expect(recruitment.people.waiting == 0)
    #expect(Coverage.measure(records).people.waiting == 0)
    let suggestion = Suggestion.make(records, given: [])
    #expect(suggestion.candidates.isEmpty && suggestion.refused == 1)
  }

  /// A finding may name people whom no file and no session knows any more.
  @Test func peopleWhoAreGoneCrashNothing() throws {
    var text = StudyText()
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {"S09-aaaa/gone": {"quote": true}},
      "rounds": {"2": {"state": "fixed", "retestedWith": ["P09-aaaa"]}}, "title": "t"}
      """#
    ]
    for edition in Edition.allCases {
      let options = ReportOptions(edition: edition)
      let records = try text.records()
      #expect(FindingsSummary.measure(records, options: options).findings.count == 1)
      #expect(Coverage.measure(records, options: options).people.participants == 0)
      #expect(StudySummary.measure(records, options: options).tasks.count == 1)
    }
  }
}

import Localization
import Records
import Statistics
import StudyText
import Testing

@testable import Measures

@Suite("The edition for sharing: what is told of a closed round")
struct ReleaseTests {
  private typealias Ids = ReleaseStudy
  private static let barrier = StudyText.note(
    "barrier", confirmed: ["2.4.3"], more: #""speaker": "participant", "wording": "verbatim""#)

  private func study(_ people: Int = 6) -> ReleaseStudy {
    var study = ReleaseStudy()
    for (place, id) in Ids.ids(1...people).enumerated() {
      study.person(id, needs: place < 3 ? ["see"] : place == 3 ? ["hear"] : [])
    }
    return study
  }

  @Test("An open round tells nothing")
  func openRound() throws {
    var study = study()
    study.text.meet("S1-aaaa", Ids.ids(1...6))
    #expect(try study.release() == nil)
    #expect(try study.release(1) == nil)
  }

  @Test("Each property is told alone, in coarse numbers")
  func properties() throws {
    var study = study()
    study.round(1, Ids.ids(1...6))
    let release = try #require(try study.release())
    #expect(release.people.count == 6)
    #expect(release.count("need:see") == "3")
    #expect(release.count("need:hear") == "fewerThan3")
    #expect(release.count("need:speak") == "nobody")
    #expect(release.count("technology:any") == "nobody")
    // No age is recorded: an empty band would say that nobody is in it.
    #expect(!release.people.properties.contains { $0.family == .age })
    #expect(
      release.people.known == [
        .need: true, .technology: false, .skill: false, .age: false, .circumstance: false,
      ])
    #expect(!release.people.properties.contains { $0.id.contains("permanent") })
  }

  @Test("Four people tell that something happened, and not to how many")
  func fourPeople() throws {
    var study = study(4)
    study.round(1, Ids.ids(1...4), done: 2, notes: ["P01-aaaa": Self.barrier])
    let release = try #require(try study.release())
    #expect(release.people.silence == .tooFew)
    #expect(release.people.telling == .presence)
    #expect(release.people.properties.isEmpty)
    #expect(release.tasks.map(\.tried) == [.somebody])
    #expect(release.tasks.map(\.done) == [.somebody])
    #expect(release.tasks.allSatisfy { $0.ease == nil && $0.time == nil })
    let criterion = try #require(
      release.coverage.criteria.first { $0.criterion.number.description == "2.4.3" })
    #expect(criterion.state == .barrierMet)
    #expect(criterion.withBarrier == .somebody)
    #expect(release.coverage.places.flatMap(\.words).count == 1)
  }

  @Test(
    "Two people, and people who changed since the round was closed, tell nothing of what they did",
    arguments: [(2, false), (6, true)])
  func nothing(_ people: Int, _ isChanged: Bool) throws {
    var study = study()
    study.round(
      1, Ids.ids(1...people), isChanged: isChanged, notes: ["P01-aaaa": Self.barrier])
    for id in Ids.ids(1...people) { study.answer(id, 4) }
    study.text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {"S1-aaaa/log-a-n1": {"quote": true}},
      "places": ["2.4.3"], "rounds": {"1": {"state": "new"}}, "title": "Focus jumps"}
      """#
    ]
    let release = try #require(try study.release())
    #expect(release.people.silence == (isChanged ? .changedSinceClosing : .tooFew))
    #expect(release.people.telling == .nothing)
    #expect(release.people.properties.isEmpty)
    #expect(release.coverage.states == nil)
    #expect(
      release.coverage.criteria.allSatisfy {
        $0.state == nil && $0.tried == nil && $0.withBarrier == nil && $0.worstOpenImpact == nil
          && $0.outcomes.isEmpty && $0.items[.lived] == 0
      })
    #expect(release.coverage.places.isEmpty && release.coverage.gaps.isEmpty)
    #expect(release.tasks.allSatisfy { $0.tried == nil && $0.done == nil && $0.ease == nil })
    #expect(release.scores.isEmpty && release.scoresNotTold == nil)
    #expect(release.outside == nil)
    let finding = try #require(release.findings.first)
    #expect(finding.title == "Focus jumps")
    #expect(finding.part == .untold && finding.told == nil && finding.rounds.isEmpty)
    #expect(finding.fix == nil && finding.quotes.isEmpty && finding.affected.isEmpty)
  }

  @Test("The order of findings does not show impacts, which are not told")
  func order() throws {
    var study = study()
    study.round(
      1, Ids.ids(1...6),
      notes: ["P02-aaaa": StudyText.note("barrier", confirmed: ["2.4.3"], more: #""impact": 4"#)])
    study.text.findings = [("F01-aaaa", "S1-aaaa/log-a-n9"), ("F02-aaaa", "S2-aaaa/log-a-n1")].map {
      #"""
      {"id": "\#($0)", "kind": "problem", "observations": {"\#($1)": {}}, "places": ["2.4.3"],
      "rounds": {"1": {"state": "new"}}, "title": "Focus jumps"}
      """#
    }
    let team = FindingsSummary.measure(try study.text.records())
    #expect(team.findings.map(\.id.short) == ["F02", "F01"])
    #expect(try study.release()?.findings.map(\.id.short) == ["F01", "F02"])
  }

  @Test("That everybody did a task is not told as everybody")
  func everybodyDidIt() throws {
    var study = study()
    study.round(1, Ids.ids(1...6))
    let release = try #require(try study.release())
    #expect(release.tasks.map(\.done) == [.threeOrMore])
    #expect(release.tasks.map(\.tried) == [.threeOrMore])
    #expect(release.tasks.first?.ease?.value == 4)
    // A time would tell that five of these six did it.
    #expect(release.tasks.first?.time == nil)
  }

  @Test("Times are told where three more may not have done it")
  func times() throws {
    var study = study(8)
    study.round(1, Ids.ids(1...8), done: 5)
    let release = try #require(try study.release())
    #expect(release.tasks.first?.done == .exactly(5))
    #expect(release.tasks.first?.time?.seconds == 60)
  }

  @Test("The number of notes is not told beside the number of people")
  func items() throws {
    var study = study()
    study.round(1, Ids.ids(1...6), notes: ["P01-aaaa": Self.barrier])
    let release = try #require(try study.release())
    let row = try #require(release.coverage.criteria.first { $0.state == .barrierMet })
    #expect(row.withBarrier == .few)
    #expect(row.items.total == 0)
  }

  @Test("A mean rests on people who were there, and is cut near the end of its scale")
  func scores() throws {
    var study = study(7)
    study.round(1, Ids.ids(1...6))
    for id in Ids.ids(1...5) { study.answer(id, 7) }
    let release = try #require(try study.release())
    #expect(release.scores.map(\.mean.value) == [5.5])
    #expect(release.scores.map(\.mean.bound) == [.orMore])
    // The seventh was in no session: leaving would change no number that is noted.
    study.answer("P07-aaaa", 1)
    #expect(try study.release()?.scores.map(\.mean.value) == [5.5])
  }

  @Test("Four answers give no mean")
  func fewAnswers() throws {
    var study = study()
    study.round(1, Ids.ids(1...6))
    for id in Ids.ids(1...4) { study.answer(id, 4) }
    let release = try #require(try study.release())
    #expect(release.scores.isEmpty)
    #expect(release.scoresNotTold == 1)
  }

  @Test("A round is told beside earlier rounds only as finely as they allow")
  func rounds() throws {
    var study = study(9)
    study.round(1, Ids.ids(1...5))
    study.round(2, Ids.ids(4...8))
    let first = try #require(try study.release(1))
    #expect(first.count("need:see") == "3orMore")
    let second = try #require(try study.release(2))
    #expect(second.count("need:see") == nil)
    #expect(second.people.properties.contains { $0.id == "need:see" })
    #expect(second.count("need:hear") == "fewerThan3")
    #expect(second.people.known.isEmpty)
  }

  @Test("Words of other rounds stay where they were said")
  func otherRounds() throws {
    var study = study()
    study.round(1, Ids.ids(1...5), notes: ["P01-aaaa": Self.barrier])
    study.round(2, Ids.ids(1...5))
    study.text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {"S1-aaaa/log-a-n1": {"quote": true}},
      "places": ["2.4.3"], "rounds": {"1": {"state": "new"}, "2": {"state": "stillThere"}},
      "title": "Focus jumps"}
      """#
    ]
    let first = try #require(try study.release(1)?.findings.first)
    #expect(first.quotes.count == 1)
    #expect(first.status.plain() == "new in round 1")
    let second = try #require(try study.release(2)?.findings.first)
    #expect(second.quotes.isEmpty)
    #expect(second.status.plain() == "new in round 1, still there in round 2")
    #expect(
      second.told?.plain()
        == "no participants known to be affected in this round, which can mean that none tried")
  }

  @Test(
    "Words are told where no finding behind them names a kind of people",
    arguments: [
      ("\"needs\": []", 1), ("\"needs\": [\"hear\"]", 0), ("\"technologies\": [\"VoiceOver\"]", 0),
    ])
  func wordsOfAKind(_ kind: String, _ words: Int) throws {
    var study = study()
    study.round(1, Ids.ids(1...5), notes: ["P01-aaaa": Self.barrier])
    study.text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {"S1-aaaa/log-a-n1": {"quote": true}},
      "places": ["2.4.3"], "rounds": {}, \#(kind), "title": "Focus jumps"}
      """#
    ]
    let release = try #require(try study.release(1))
    #expect(release.findings.first?.quotes.count == words)
    // The same words stand in no other report either.
    #expect(release.coverage.places.flatMap(\.words).count == words)
  }

  /// Another finding that rests on the same note, or another note of the same moment, would tell it all the same.
  @Test(
    "Words are not told through another finding, nor through another note of the moment",
    arguments: [true, false])
  func wordsThroughOthers(_ areTwins: Bool) throws {
    var study = study()
    let twin = #", "sameMomentAs": "S1-aaaa/log-a-n2""#
    study.round(
      1, Ids.ids(1...5),
      notes: [
        "P01-aaaa": Self.barrier + (areTwins ? twin : "") + "}, \"log-a-n2\": {" + Self.barrier
      ])
    let note = areTwins ? "log-a-n2" : "log-a-n1"
    study.text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {"S1-aaaa/\#(note)": {"quote": true}},
      "places": ["2.4.3"], "rounds": {}, "technologies": ["VoiceOver"], "title": "Focus jumps"}
      """#,
      #"""
      {"id": "F02-aaaa", "kind": "problem", "observations": {"S1-aaaa/log-a-n1": {"quote": true}},
      "places": ["2.4.3"], "rounds": {}, "title": "Focus jumps too"}
      """#,
    ]
    let release = try #require(try study.release(1))
    #expect(release.findings.count == 2 && release.findings.allSatisfy(\.quotes.isEmpty))
    #expect(release.coverage.places.flatMap(\.words).count == (areTwins ? 0 : 1))
  }

  @Test(
    "Permission to print words that changed after closing silences all words of the round",
    arguments: [false, true])
  func quotesTakenBack(_ isLater: Bool) throws {
    var study = ReleaseStudy()
    for id in Ids.ids(1...5) {
      let back = #", "withdrawals": {"w": {"receivedOn": "2026-07-01", "scope": "quotes"}}"#
      study.person(id, more: id == "P05-aaaa" ? back : "")
    }
    study.round(1, Ids.ids(1...5), notes: ["P01-aaaa": Self.barrier, "P05-aaaa": Self.barrier])
    if isLater { study.text.changedWords = [1] }
    let release = try #require(try study.release())
    #expect(release.people.silence == nil)
    #expect(release.coverage.places.flatMap(\.words).count == (isLater ? 0 : 1))
  }

  /// The sharing edition has the state of the team's, without numbers of participants.
  @Test("A contradicted fix is open outside the team too", arguments: [true, false])
  func contradicted(_ isFixed: Bool) throws {
    var study = study()
    study.round(1, Ids.ids(1...5), notes: ["P01-aaaa": Self.barrier])
    study.round(2, Ids.ids(1...5), notes: ["P01-aaaa": Self.barrier])
    study.text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations":
      {"S1-aaaa/log-a-n1": {}, "S6-aaaa/log-a-n1": {}}, "places": ["2.4.3"], "title": "Focus jumps",
      "rounds": {"1": {"state": "new"}, "2": {"state": "\#(isFixed ? "fixed" : "stillThere")"}}}
      """#
    ]
    let release = try #require(try study.release(2))
    let finding = try #require(release.findings.first)
    #expect(finding.isOpen && finding.part == .open && finding.isContradicted == isFixed)
    #expect(
      finding.standing.plain()
        == (isFixed
          ? "recorded as fixed in round 2; the notes contradict this" : "still there in round 2"))
    #expect(finding.fix?.contradiction?.affected == nil && finding.notes.isEmpty)
  }

  @Test(
    "Whom a problem concerns is told only where it is told who was there, and where it is true",
    arguments: [
      (met: "P04-aaaa", note: "S5-aaaa", words: "affected participants who have a need in hearing"),
      // P05 has no such need: then the words would be false of them.
      (met: "P05-aaaa", note: "S6-aaaa", words: "affected 1 or 2 participants"),
    ])
  func whom(_ row: (met: String, note: String, words: String)) throws {
    var study = study(8)
    study.round(1, Ids.ids(1...4), notes: ["P01-aaaa": Self.barrier])
    study.round(2, Ids.ids(4...8), notes: [row.met: Self.barrier])
    study.text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations":
      {"S1-aaaa/log-a-n1": {}, "\#(row.note)/log-a-n1": {}}, "places": ["2.4.3"], "rounds": {},
      "needs": ["hear"], "title": "Focus jumps"}
      """#
    ]
    #expect(
      try study.release(1)?.findings.first?.told?.plain()
        == "affected at least 1 participant")
    #expect(try study.release(2)?.findings.first?.told?.plain() == row.words)
  }
}

import Measures
import Records
import StudyText
import Testing

@Suite("Summary of a study")
struct StudySummaryTests {
  private static let scale = #"""
    {"id": "skill", "kind": "scale", "levels": {"low": {"countsAsLow": true, "position": "a"},
    "middle": {"position": "b"}, "high": {"position": "c"}}, "title": "Skill", "wordingStatus": "ownWords"}
    """#

  private static func person(_ number: Int, _ level: String, consent: String = "{}") -> String {
    #"""
    {"consent": \#(consent), "id": "P0\#(number)-aaaa", "skillPlacements":
    {"s": {"basis": "observed", "placedBy": "moderator", "scale": "skill", "value": "\#(level)"}}}
    """#
  }

  /// Levels of people, and whether each did the task without help.
  private static func lowest(_ people: [(String, Bool)]) throws -> LowestSkill {
    var text = StudyText()
    text.instruments = [scale]
    text.participants = people.enumerated().map { person($0 + 1, $1.0) }
    for (index, someone) in people.enumerated() {
      let outcome = someone.1 ? "done" : "notDone"
      text.meet(
        "S0\(index + 1)-aaaa", ["P0\(index + 1)-aaaa"],
        more:
          #""attempts": {"a": {"assistance": "unassisted", "outcome": "\#(outcome)", "task": "pay"}}"#
      )
    }
    let study = StudySummary.measure(try text.records())
    return try #require(study.tasks.first?.lowestSkill.first)
  }

  @Test func theLowestLevelIsByTheScaleNotByItsName() throws {
    let found = try Self.lowest([("high", true), ("middle", true), ("low", false)]).found
    guard case .level(let value, _) = found else {
      Issue.record("no level")
      return
    }
    #expect(value == "middle")
  }

  @Test func nobodyIsAnAnswerToo() throws {
    guard case .nobody = try Self.lowest([("high", false), ("low", false)]).found else {
      Issue.record("somebody did it")
      return
    }
  }

  @Test func departuresAreCounted() throws {
    var text = StudyText()
    text.plan += #", "informationSheetVersion": "2""#
    text.participants = [
      Self.person(1, "low", consent: #"{"givenOn": "2026-05-01", "sheetVersion": "2"}"#),
      Self.person(2, "low", consent: #"{"givenOn": "2026-05-01", "sheetVersion": "1"}"#),
      Self.person(3, "low", consent: #"{"observe": "granted"}"#),
      Self.person(4, "low"),
    ]
    let circumstance = #""circumstances": {"c": {"basis": "staged", "text": "sun"}}"#
    text.meet("S01-aaaa", ["P01-aaaa"], more: #""productVersion": "1", \#(circumstance)"#)
    text.meet("S02-bbbb", ["P02-aaaa"], more: #""productVersion": "2""#)
    text.meet(
      "S03-cccc", ["P03-aaaa"], more: #""attempts": {"a": {"outcome": "done", "task": "gone"}}"#)
    text.meet("S06-ffff", ["P04-aaaa"], more: #""productVersion": "2""#)
    text.meet("S04-dddd", [], more: #""productVersion": "2""#)
    text.meet("S05-eeee", ["P01-aaaa"], more: #""pilot": true"#)
    let found = StudySummary.measure(try text.records()).plan.deviations
    #expect(found.pilots == 1 && found.staged == 1 && found.withoutParticipant == 1)
    #expect(found.withoutConsentDate == 1 && found.otherSheet == 1)
    #expect(found.withoutProductVersion == 1 && found.attemptsOutsidePlan == 1)
    #expect(found.productVersions.map(\.version) == ["1", "2"])
    #expect(found.productVersions.map(\.sessions) == [1, 3])
  }

  @Test func everyAnswerToAPromptCounts() throws {
    var text = StudyText()
    func answers(_ words: String...) -> String {
      let entries = words.enumerated().map {
        #""p\#($0)": {"answer": "\#($1)", "prompt": "spoken"}"#
      }
      return #""promptAnswers": {\#(entries.joined(separator: ", "))}"#
    }
    text.meet("S01-aaaa", ["P01-aaaa"], more: answers("notSeen", "seen"))
    text.meet("S02-bbbb", ["P01-aaaa"], more: answers("didNotComeUp", "notSeen"))
    text.meet("S03-cccc", ["P01-aaaa"], more: answers("didNotComeUp"))
    text.meet("S04-dddd", ["P01-aaaa"])
    let prompt = try #require(StudySummary.measure(try text.records()).prompts.first)
    #expect(prompt.answered == 5)
    #expect(prompt.seen == 1 && prompt.notSeen == 2 && prompt.didNotComeUp == 2)
  }
}

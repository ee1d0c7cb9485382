import Localization
import Measures
import Records
import StudyText
import Testing

@Suite("Sessions on another platform than the target's")
struct OtherPlatformTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var target: String
    /// The members of each session; `nil` for a platform that nobody noted.
    var sessions: [String]
    var found: [String]
  }

  static let rows: [Row] = [
    Row(testDescription: "nobody noted one", target: "web", sessions: ["", ""], found: []),
    Row(
      testDescription: "the target's own", target: "ios", sessions: [#""platform": "ios""#],
      found: []),
    Row(
      testDescription: "the web, for an app", target: "ios",
      sessions: [#""platform": "web""#, #""platform": "web""#, ""], found: ["web 2"]),
    Row(
      testDescription: "several, in their order", target: "ios",
      sessions: [#""platform": "android""#, #""platform": "web""#],
      found: ["web 1", "android 1"]),
    Row(
      testDescription: "either system of an app for both", target: "mobile",
      sessions: [#""platform": "android""#, #""platform": "ios""#], found: []),
    Row(
      testDescription: "both systems, for an app of one", target: "ios",
      sessions: [#""platform": "mobile""#], found: ["mobile 1"]),
    Row(
      testDescription: "pilots and other rounds do not count", target: "ios",
      sessions: [
        #""platform": "web", "pilot": true"#, #""platform": "web", "round": 1"#, #""round": 2"#,
      ], found: []),
    Row(
      testDescription: "two parts of one meeting are one", target: "ios",
      sessions: [#""platform": "web""#, #""platform": "web", "continues": "S1-aaaa""#],
      found: ["web 1"]),
  ]

  @Test(arguments: rows) func counts(_ row: Row) throws {
    var text = StudyText()
    text.target = #"{"level": "AA", "platform": "\#(row.target)", "version": "2.2"}"#
    text.participants = [#"{"consent": {}, "id": "P01-aaaa"}"#]
    for (index, more) in row.sessions.enumerated() {
      text.sessions.append(
        (
          #"{"id": "S\#(index + 1)-aaaa", "participants": ["P01-aaaa"]\#(more.isEmpty ? "" : ", " + more)}"#,
          []
        ))
    }
    let records = try text.records()
    let told = { (found: [OtherPlatform]) in found.map { "\($0.platform) \($0.sessions)" } }
    #expect(told(Coverage.measure(records).rounds.otherPlatforms) == row.found)
    let study = StudySummary.measure(records)
    #expect(told(study.plan.deviations.otherPlatforms) == row.found)
    #expect(
      study.openQuestions.contains { "\($0.plain())".contains("figures pool them") }
        == !row.found.isEmpty)
  }
}

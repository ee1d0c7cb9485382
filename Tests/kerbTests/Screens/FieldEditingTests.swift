import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Editing fields") struct FieldEditingTests {
  static let scene = [
    "init",
    "study new bank --title Bank --screen Home --screen Pay",
    "participant new bank --need see:permanent:no",
    "finding new bank \"Pay has no name\" --criterion 4.1.2",
  ]

  /// One field: the way to it, what is answered, and what the verb then shows.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let record: Record
    let steps: [Step]
    let shown: String

    enum Record: Sendable {
      case finding, participant, study

      var way: [Step] {
        switch self {
        case .finding: [.choose("Bank"), .choose("Findings"), .choose("Pay"), .say("/edit")]
        case .participant: [.choose("Bank"), .choose("People"), .choose("P01"), .say("/edit")]
        case .study: [.choose("Bank"), .choose("Plan"), .say("/edit")]
        }
      }

      var show: String {
        switch self {
        case .finding: "finding show bank F01"
        case .participant: "participant show bank P01"
        case .study: "study show bank"
        }
      }
    }
  }

  static let rows = [
    Row(
      testDescription: "a line", record: .finding,
      steps: [.choose("Title"), .type("Pay has no useful name")],
      shown: ": Pay has no useful name"),
    Row(
      testDescription: "a choice", record: .finding, steps: [.choose("Kind"), .choose("strength")],
      shown: "Kind: strength"),
    Row(
      testDescription: "yes or no", record: .finding,
      steps: [.choose("Beyond WCAG"), .choose("yes")], shown: "Beyond WCAG: yes"),
    Row(
      testDescription: "criteria", record: .finding,
      steps: [.choose("Places"), .type("1.1.1, 4.1.2")],
      shown: "Places: 1.1.1 Non-text Content; 4.1.2 Name, Role, Value"),
    Row(
      testDescription: "several words", record: .finding,
      steps: [.choose("Principles"), .several(["give control", "learned"])],
      shown: "Principles: give control; learned"),
    Row(
      testDescription: "several abilities", record: .finding,
      steps: [.choose("Dimensions"), .several(["seeing", "hearing"])],
      shown: "Dimensions: hearing; seeing"),
    Row(
      testDescription: "several references", record: .finding,
      steps: [.choose("Screens"), .several(["Pay"])], shown: "Screens: pay"),
    Row(
      testDescription: "short texts", record: .participant,
      steps: [
        .choose("Access requirements"), .type("captions"), .type("breaks"), .choose("captions"),
        .type(""),
      ], shown: "Access requirements: breaks"),
    Row(
      testDescription: "inside a group", record: .participant,
      steps: [.choose("Consent, quote"), .choose("granted")], shown: "Quote: granted"),
    Row(
      testDescription: "a day", record: .participant,
      steps: [.choose("Consent, given on"), .type("2 March"), .type("2026-03-02")],
      shown: "Given on: 2026-03-02"),
    Row(
      testDescription: "a new part", record: .finding,
      steps: [.choose("Severities"), .say("/new"), .type("moderator"), .type("7"), .type("3")],
      shown: "moderator, severity 3"),
    Row(
      testDescription: "a part's field", record: .participant,
      steps: [
        .choose("Needs"), .choose("seeing"), .choose("Duration"), .choose("temporary"),
      ], shown: "seeing, temporary"),
    Row(
      testDescription: "the target's platform", record: .study,
      steps: [.choose("Target, platform"), .choose("Android")], shown: "Platform: Android"),
  ]

  @Test(arguments: rows) func aFieldChanges(_ row: Row) throws {
    let trial = try ScreenTrial(Self.scene)
    try trial.play(row.record.way + row.steps)
    let shown = trial.seen(row.record.show)
    #expect(shown.contains(row.shown), "\(shown)")
    #expect(trial.seen("check").contains("nothing found"))
  }

  @Test(arguments: rows) func undoBringsTheValueBack(_ row: Row) throws {
    let trial = try ScreenTrial(Self.scene)
    let before = trial.seen(row.record.show)
    try trial.play(row.record.way + row.steps + [.say("/undo")])
    #expect(trial.seen(row.record.show) == before)
    #expect(trial.seen("check").contains("nothing found"))
  }

  @Test func whatIsWrongIsSaidAndAskedAgain() throws {
    let trial = try ScreenTrial(Self.scene)
    let pages = try trial.play(
      FieldEditingTests.Row.Record.participant.way
        + [.choose("Consent, given on"), .type("2 March"), .back])
    #expect(pages.messages.contains { $0.weight == .error && !$0.text.contains("2 March") })
    #expect(pages.messages.last == .outcome("Left. Nothing was changed."))
  }

  @Test func theSameValueWritesNothing() throws {
    let trial = try ScreenTrial(Self.scene)
    let path = "team/Surveys/bank/study.json"
    let before = try trial.read(path)
    let pages = try trial.play(
      Row.Record.study.way + [.choose("Title"), .type("Bank"), .say("/undo")])
    #expect(pages.messages.first == .outcome("Title stays as it was."))
    #expect(pages.messages.last == .outcome("Nothing to take back since you came here."))
    #expect(try trial.read(path) == before)
  }

  @Test func aPartIsDeletedAfterAQuestionAndComesBack() throws {
    let trial = try ScreenTrial(Self.scene)
    let way = Row.Record.participant.way + [.choose("Needs"), .choose("seeing"), .say("/delete")]
    try trial.play(way + [.choose("keep it")])
    #expect(trial.seen("participant show bank P01").contains("seeing, permanent"))
    try trial.play(way + [.choose("delete it")])
    #expect(!trial.seen("participant show bank P01").contains("seeing, permanent"))
    let other = try ScreenTrial(Self.scene)
    try other.play(way + [.choose("delete it"), .say("/undo")])
    #expect(other.seen("participant show bank P01").contains("seeing, permanent"))
  }

  @Test func longTextIsShownWholeAndKeptByEnter() throws {
    let trial = try ScreenTrial(Self.scene)
    let path = "team/Surveys/bank/findings/\(try name(trial))"
    let text = try trial.read(path)
    let changed = text.replacing("\"description\": null", with: "\"description\": \"one\\ntwo\"")
    try trial.write(path, changed)
    let pages = try trial.play(Row.Record.finding.way + [.choose("Description"), .type("")])
    #expect(pages.pages.dropLast().last?.lead.suffix(2) == ["one", "two"])
    #expect(try trial.read(path) == changed)
  }

  private func name(_ trial: ScreenTrial) throws -> String {
    try #require(try trial.names("team/Surveys/bank/findings").first)
  }
}

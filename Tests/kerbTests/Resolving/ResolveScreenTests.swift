import JSON
import Merging
import Records
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

private let titles: [JSONValue] = [
  .string("Pay button has no name"), .string("Pay has no useful name"),
]

@Suite("Settling conflicts one by one") struct ResolveScreenTests {
  @Test func aPageShowsAllValuesAndTheProposal() throws {
    let trial = try ConflictTrial(["/title": titles])
    let pages = try trial.play([])
    #expect(
      pages.pages.first?.text == """
        == Title of finding F01 "Pay has no useful name"
        In bank. Choose one, or type one of your own.
        - Pay has no useful name | stands now
        - Pay button has no name
        - Pay button has no useful name | proposal, from the words of all
        /skip  /undo  /edit
        """)
  }

  @Test(arguments: [
    (Step.choose("Pay has no"), "Pay has no useful name"),
    (.choose("Pay button has no name"), "Pay button has no name"),
    (.choose("Pay button has no useful"), "Pay button has no useful name"),
    (.type("Pay, unlabelled"), "Pay, unlabelled"),
  ])
  func anyOfThemOrATypedOneStaysAlone(_ step: Step, _ title: String) throws {
    let trial = try ConflictTrial(["/title": titles])
    try trial.play([step])
    #expect(try trial.object()["title"] == .string(title))
    #expect(try trial.left() == [])
    #expect(trial.trial.seen("check").contains("nothing found"))
  }

  @Test func skippingGoesOnAndBackComesBack() throws {
    let trial = try ConflictTrial([
      "/title": titles, "/recommendation": [.string("Name it"), .string("Remove it")],
    ])
    let pages = try trial.play([.say("/skip"), .back, .choose("Name it"), .choose("Pay has")])
    #expect(pages.pages.map(\.place) == ["1 of 2", "2 of 2", "1 of 2", "2 of 2"])
    #expect(
      pages.pages.map(\.title).map { $0.hasPrefix("Title") } == [false, true, false, true])
    #expect(try trial.left() == [])
  }

  @Test func undoBringsAllValuesBack() throws {
    let trial = try ConflictTrial([
      "/title": titles, "/recommendation": [.string("Name it"), .string("Remove it")],
    ])
    let before = try trial.trial.read(trial.path)
    let pages = try trial.play([
      .say("/undo"), .choose("Remove it"), .say("/undo"), .choose("Name it"), .say("/undo"),
    ])
    #expect(
      pages.messages.map(\.text) == [
        "Nothing to take back.",
        "Settled: Recommendation of finding F01. /undo takes it back.",
        "Recommendation of finding F01 is in conflict again.",
        "Settled: Recommendation of finding F01. /undo takes it back.",
        "Recommendation of finding F01 is in conflict again.",
      ])
    #expect(try trial.trial.read(trial.path) == before)
  }

  @Test func leavingSettlesNothing() throws {
    let trial = try ConflictTrial(["/title": titles])
    let before = try trial.trial.read(trial.path)
    for step in [Step.back, .quit] { try trial.play([step]) }
    #expect(try trial.trial.read(trial.path) == before)
  }

  @Test func aLineIsChangedOnAPage() throws {
    let trial = try ConflictTrial(["/title": titles])
    let pages = try trial.play([.say("/edit 1"), .type("Pay has no good name")])
    #expect(pages.pages[1].prompt.initial == "Pay has no useful name")
    #expect(try trial.object()["title"] == .string("Pay has no good name"))
    let again = try ConflictTrial(["/title": titles])
    let left = try again.play([.say("/edit"), .back, .say("/edit 9")])
    #expect(left.pages[1].prompt.initial == "Pay button has no useful name")
    #expect(left.messages.last == .error("Write a number from 1 to 3 after it."))
    #expect(try again.left() == ["Title"])
  }

  private static let long: [JSONValue] = [
    .string("swipes past Pay\nasks twice\n\nends"), .string("swipes past Pay\nfinds Help\n\nends"),
  ]

  @Test func aLongTextIsChangedLineByLine() throws {
    let trial = try ConflictTrial(["/description": Self.long])
    try trial.play([
      .say("/edit 2"), .choose("asks twice"), .type("asks three times"), .choose("empty line"),
      .type(""), .type("a last line"), .type(""),
    ])
    #expect(
      try trial.object()["description"]
        == .string("swipes past Pay\nasks three times\nends\na last line"))
    #expect(try trial.left() == [])
  }

  @Test func aLongTextThatIsLeftStaysInConflict() throws {
    let trial = try ConflictTrial(["/description": Self.long])
    let pages = try trial.play([.say("/edit 2"), .type("more"), .back])
    #expect(pages.messages.last == .outcome("Nothing was settled."))
    #expect(try trial.left() == ["Description"])
  }

  @Test func aLongTextIsReadWithAllItsLines() throws {
    let trial = try ConflictTrial(["/description": Self.long])
    let pages = try trial.play([.say("/text 1"), .back])
    #expect(pages.pages[1].rows.map(\.text) == ["swipes past Pay", "finds Help", "", "ends"])
  }

  @Test func theEditorGivesATextBack() throws {
    let trial = try ConflictTrial(["/description": Self.long])
    let walk = ResolveWalk(
      try trial.conflicts(), ConflictSettling(trial.workbench), .inEditor)
    let wanted = try #require(throws: EditorWanted.self) {
      try walk.run(PlayedPages([.say("/edit 2")]))
    }
    #expect(wanted.text == "swipes past Pay\nasks twice\n\nends")
    walk.finishEditing(wanted.conflict, "of my own\n\n")
    try walk.run(PlayedPages([]))
    #expect(walk.left == 0)
    #expect(try trial.object()["description"] == .string("of my own\n\n"))
  }

  @Test func aNumberChoosesARowAndValueSetsOne() throws {
    let values: [JSONValue] = [.number("3"), .number("1")]
    let chosen = try ConflictTrial(["/severities/*/severity": values])
    try chosen.play([.choose("3")])
    func severity(_ trial: ConflictTrial) throws -> JSONValue? {
      try trial.object()["severities"]?.object?.members.values.first?.object?["severity"]
    }
    #expect(try severity(chosen) == .number("3"))
    let set = try ConflictTrial(["/severities/*/severity": values])
    let pages = try set.play([.say("/value"), .say("/value 7"), .say("/value 2")])
    #expect(
      pages.messages.map(\.text) == [
        "Write the value after it: /value 3",
        "Severity: the value is 7, allowed 0 to 4. To mend it: write a whole number from 0 to 4",
      ])
    #expect(try severity(set) == .number("2"))
    #expect(pages.pages[0].title.hasPrefix("Severity of severity \"moderator"))
  }

  @Test func aNumberThatIsNoRowIsNoText() throws {
    let trial = try ConflictTrial(["/title": titles])
    let pages = try trial.play([.type("4"), .say("/value 4")])
    #expect(
      pages.messages.first == .error("There is no row 4. The value 4 itself: /value 4"))
    #expect(try trial.object()["title"] == .string("4"))
  }

  @Test func wordsOfAListAreReadByTheirLabels() throws {
    let trial = try ConflictTrial(["/kind": [.string("problem"), .null]])
    let pages = try trial.play([.type("nonsense"), .type("Strength")])
    #expect(pages.messages.first?.weight == .error)
    #expect(try trial.object()["kind"] == .string("strength"))
  }

  @Test func aRequiredFieldIsNeverEmpty() throws {
    let trial = try ConflictTrial(["/title": titles])
    let before = try trial.trial.read(trial.path)
    try trial.play([.say("/edit 1"), .type("  ")])
    #expect(try trial.trial.read(trial.path) == before)
  }

  @Test func aMemberIsInOrOut() throws {
    let trial = try ConflictTrial(["/places/1.1.1": [.bool(true), .bool(false)]])
    let pages = try trial.play([.choose("not in the list")])
    #expect(pages.pages[0].title == "Places, 1.1.1 of finding F01 \"Pay has no name\"")
    #expect(pages.pages[0].rows.map(\.text) == ["in the list", "not in the list"])
    #expect(try trial.object()["places"] == .array([.string("4.1.2")]))
    #expect(try trial.left() == [])
  }

  @Test func controlsInTextsAreHarmless() throws {
    let trial = try ConflictTrial([
      "/title": [.string("Red \u{1b}[31mred"), .string("plain\u{202e}text")]
    ])
    let person = LinearPerson(["/quit"])
    try trial.walk(person.view())
    #expect(!person.text.contains("\u{1b}") && !person.text.contains("\u{202e}"))
  }

  @Test func fieldsOfWhatIsDeletedAreNotAsked() throws {
    let trial = try ConflictTrial(["/title": titles])
    _ = trial.trial.trial.run("finding delete bank F01 --yes")
    #expect(try trial.left() == [])
  }
}

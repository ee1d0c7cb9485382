import JSON
import Localization
import Platform
import Records
import ScriptedPages
import TemporaryFolder
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite struct IdentifierSceneTests {
  @Test func aNameIsAskedOnceAndReplacedEverywhere() throws {
    let rig = try ReviewRig()
    // Rotterdam names nobody, Anna is replaced, then the notes are read and the log is cleared.
    let seen = try rig.clear([.chosen(0), .chosen(1), .chosen(0), .back, .chosen(1)])
    #expect(try rig.note("n1")["note"]?.string == "[name] swipes past the button")
    #expect(try rig.note("n2")["note"]?.string == "asks [name] whether to double tap")
    let log = try rig.record(ReviewRig.log)
    #expect(log["clearedBy"]?.string == "moderator")
    #expect(log["clearedAt"]?.string == "2026-03-02T09:30:00Z")
    #expect(
      seen.pages.pages.map(\.title).prefix(3) == [
        "Rotterdam: a name or a place?", "Anna: a name or a place?",
        "Every word that might name somebody was looked at.",
      ])
    #expect(
      seen.pages.pages[1].lead == [
        "Anna swipes past the button", "asks Anna whether to double tap",
        "It stands in 2 places. One answer counts for all.",
      ])
    #expect(seen.ending.summary.last == "1 log of S09 cleared of identifiers.")
    #expect(seen.ending.summary.contains { $0.plain().contains("Git may still hold them") })
  }

  @Test func oldWordsAreNowhereAfterwards() throws {
    let rig = try ReviewRig()
    var journal = ""
    let pages = WatchedPages([.chosen(0), .chosen(1), .chosen(1)]) { _, _ in
      journal += try rig.journalText()
    }
    _ = try rig.run(pages).runIdentifiers()
    // While the log is not cleared the old words can still come back.
    #expect(journal.contains("Anna"))
    #expect(try !rig.journalText().contains("Anna"))
    let bytes = try Files.read(rig.folder.at("team/\(ReviewRig.log)"))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("Anna"))
  }

  @Test func wordsOfTheSessionAreWalkedToo() throws {
    let rig = try ReviewRig()
    _ = try rig.clear([.chosen(2), .typed("her town"), .quit])
    #expect(
      try rig.record(ReviewRig.session)["today"]?.string == "tired after the visit to her town")
    #expect(try rig.record(ReviewRig.log)["clearedBy"]?.isNull == true)
  }

  @Test func takingBack() throws {
    let rig = try ReviewRig()
    let seen = try rig.clear([
      .chosen(0), .chosen(1), .slash("undo"), .slash("undo"), .slash("redo"), .chosen(3), .quit,
    ])
    #expect(try rig.note("n1")["note"]?.string == "Anna swipes past the button")
    #expect(seen.pages.pages[4].title == "Rotterdam: a name or a place?")
    #expect(seen.pages.pages[5].title == "Anna: a name or a place?")
    #expect(seen.pages.pages[6].lead.first == "1 names nobody, 1 left for now.")
    #expect(
      seen.ending.summary == [
        "Cleared 0 of 1 log.", "1 is not clear yet. Next: kerb review S09 --identifiers",
      ])
  }

  @Test func aNoteIsChangedByHandWhileReading() throws {
    let rig = try ReviewRig()
    _ = try rig.clear([
      .slash("read"), .chosen(2), .typed("asks whether to tap twice"), .back, .quit,
    ])
    #expect(try rig.note("n2")["note"]?.string == "asks whether to tap twice")
  }

  @Test func eachLogIsClearedOnItsOwn() throws {
    let rig = try ReviewRig(withOther: true)
    let seen = try rig.clear([.chosen(3), .chosen(3), .chosen(2), .chosen(1)])
    #expect(try rig.record(ReviewRig.log)["clearedBy"]?.isNull == true)
    #expect(try rig.record(ReviewRig.otherLog)["clearedBy"]?.string == "moderator")
    #expect(seen.ending.summary.contains("Cleared 1 of 2 logs."))
  }

  /// Three ordinary words, one of them a name after all, and a name that stands in small letters too.
  private static let ordinary = """
    {"1kkes65sn4sk7n1": {"atMilliseconds": 60000, "note": "Wilhelmina Strong taps Right, then the Bill", "participant": "P07-kx4d"},
    "1kkes65sn4sk7n2": {"atMilliseconds": 751000, "note": "finds the right line, asks wilhelmina and Grid", "participant": "P07-kx4d"}}
    """

  @Test func ordinaryWordsAreAskedLastAndAllAtOnce() throws {
    let rig = try ReviewRig(observations: Self.ordinary)
    let seen = try rig.clear([
      .chosen(0), .chosen(1), .chosen(1), .chosenSeveral([2]), .slash("undo"), .chosenSeveral([2]),
      .chosen(1), .chosen(1),
    ])
    let titles = seen.pages.pages.map(\.title)
    #expect(
      titles == [
        "Rotterdam: a name or a place?", "Wilhelmina Strong: a name or a place?",
        "wilhelmina: a name or a place?",
        "3 words are probably ordinary. Which of them name somebody?",
        "Grid: a name or a place?",
        "3 words are probably ordinary. Which of them name somebody?",
        "Grid: a name or a place?", "Every word that might name somebody was looked at.",
      ])
    let group = try #require(seen.pages.pages[3].list)
    #expect((0..<group.count).map { group.row($0).text } == ["Right", "Bill", "Grid"])
    #expect(seen.said.contains("2 words name nobody."))
    #expect(
      try rig.note("n2")["note"]?.string == "finds the right line, asks [name] and [name]")
    #expect(try rig.note("n1")["note"]?.string == "[name] taps Right, then the Bill")
    #expect(try rig.record(ReviewRig.log)["clearedBy"]?.string == "moderator")
  }

  @Test func onlyWordsThatWereShownAreSettled() throws {
    let rig = try ReviewRig(observations: Self.ordinary)
    let pages = ScriptedPages([.chosen(0), .chosen(1), .chosen(1), .enter, .enter, .chosen(1)])
    pages.window = 2
    _ = try rig.run(pages).runIdentifiers()
    #expect(
      pages.pages.map(\.title).suffix(3) == [
        "3 words are probably ordinary. Which of them name somebody?",
        "1 word is probably ordinary. Does it name somebody?",
        "Every word that might name somebody was looked at.",
      ])
    #expect(
      pages.said.map(\.text).contains(
        "2 words name nobody. 1 word was not shown yet and follows."))
  }

  @Test func aNameOfTheKeyIsOfferedAsItsParticipant() throws {
    let rig = try ReviewRig(
      observations:
        #"{"1kkes65sn4sk7n1": {"atMilliseconds": 1, "note": "asks Bill for the bill", "participant": "P07-kx4d"}, "1kkes65sn4sk7n2": {"atMilliseconds": 2, "note": "rose strong taps twice", "participant": "P07-kx4d"}}"#
    )
    var key = try PrivateKey(rig.bench, study: "bank")
    try key.add("Bill", id: "P07-kx4d")
    try key.add("Rose Strong", id: "P08-zzzz")
    try key.save(rig.bench)
    let seen = try rig.clear([.chosen(0), .chosen(0), .chosen(0), .chosen(1)])
    #expect(
      seen.pages.pages.map(\.title).prefix(3) == [
        "Rotterdam: a name or a place?", "Bill: a name or a place?",
        "rose strong: a name or a place?",
      ])
    let rows = try #require(seen.pages.pages[1].list)
    #expect(rows.row(0).text == "replace it by P07")
    #expect(seen.pages.pages[1].lead.contains("The participant key has this name."))
    #expect(try rig.note("n1")["note"]?.string == "asks P07 for the bill")
    #expect(try rig.note("n2")["note"]?.string == "P08 taps twice")
  }

  @Test func enterSaysThatNoOrdinaryWordNamesAnybody() throws {
    let rig = try ReviewRig(observations: Self.ordinary)
    let seen = try rig.clear([.chosen(0), .chosen(1), .chosen(1), .enter, .chosen(1)])
    #expect(seen.said.contains("3 words name nobody."))
    #expect(try rig.record(ReviewRig.log)["clearedBy"]?.string == "moderator")
  }

  @Test func whatNamesNobodyInOneLogIsNotAskedForTheNext() throws {
    let rig = try ReviewRig(
      withOther: true,
      observations:
        #"{"1kkes65sn4sk7n1": {"atMilliseconds": 1, "note": "asks Zephyr", "participant": "P07-kx4d"}}"#
    )
    let other = "Surveys/bank/sessions/S09-vrh4/log-b.json"
    var log = try rig.record(other)
    log.replace(["observations", ReviewRig.key("m1"), "note"], with: .string("opens Zephyr"))
    try rig.bench.write(JSONWriter.canonical(.object(log)), to: RecordPath(other))
    let seen = try rig.clear([.chosen(0), .chosen(0), .chosen(1), .chosen(1)])
    #expect(seen.pages.pages.map(\.title).count { $0.hasPrefix("Zephyr") } == 1)
    #expect(seen.ending.summary.last == "2 logs of S09 cleared of identifiers.")
  }

  @Test func nothingToClear() throws {
    let rig = try ReviewRig()
    _ = try rig.clear([.chosen(0), .chosen(0), .chosen(1)])
    let seen = try rig.clear([])
    #expect(
      seen.ending.summary == ["Nothing to clear in S09: its log is cleared of identifiers."])
  }
}

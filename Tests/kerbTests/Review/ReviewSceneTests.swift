import JSON
import Localization
import Records
import ScriptedPages
import TemporaryFolder
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite struct ReviewSceneTests {
  /// Through the first note: kind stays, impact 3, 4.1.2 confirmed, no other, abilities, finding, severity.
  private static let firstNote: [PageEvent] = [
    .enter, .chosen(2), .chosen(0), .enter, .chosenSeveral([0, 4]), .chosen(2), .chosen(3),
  ]

  @Test func oneNoteFromBeginningToEnd() throws {
    let rig = try ReviewRig()
    let seen = try rig.review(Self.firstNote + [.quit])
    let note = try rig.note("n1")
    #expect(note["impact"]?.integer == 3)
    #expect(note["confirmed"] == .array([.string("4.1.2")]))
    #expect(note["proposed"] == .array([.string("4.1.2")]))
    #expect(note["reviewedBy"]?.string == "moderator")
    #expect(note["dimensions"] == .array([.string("see"), .string("think")]))
    #expect(
      seen.ending.summary == ["Reviewed 1 of 2 notes.", "1 waits. Next: kerb review S09"])
    #expect(seen.ending.completion == .complete)
    let first = try #require(seen.pages.pages.first)
    #expect(first.title == "Note 1, 1 of 2, P07, Pay by card, Checkout, 1 min 0 s")
    #expect(
      first.lead == ["Anna swipes past the button", "So far: barrier; 4.1.2 proposed."])
    #expect(first.prompt.enterMeans == "keeps \"barrier\"")
    #expect(try rig.journals().isEmpty)
  }

  @Test func whatNobodyKnowsStays() throws {
    let rig = try ReviewRig()
    _ = try rig.review(Self.firstNote)
    #expect(try rig.note("n1")["heartRate"]?.integer == 77)
    #expect(try rig.record(ReviewRig.log)["camera"]?.string == "left")
    #expect(rig.verb("--list") == 0)
  }

  @Test func twoRatersStandSideBySide() throws {
    let rig = try ReviewRig()
    let seen = try rig.review(Self.firstNote)
    let finding = try rig.record(ReviewRig.finding)
    let ratings = try #require(finding["severities"]?.object).members.values.compactMap(\.object)
    let pairs = ratings.map { "\($0["rater"]?.string ?? "") \($0["severity"]?.integer ?? -1)" }
    #expect(pairs.sorted() == ["designer 2", "moderator 4"])
    #expect(
      seen.said.contains(
        "F01 severity 4, blocks. Kept beside designer 2. Note 1 reviewed."))
    #expect(
      finding["observations"]?.object?.members.keys.map(\.string) == ["S09-vrh4/1kkes65sn4sk7n1"])
  }

  @Test func severitiesOfOthersAreNotShownBefore() throws {
    let rig = try ReviewRig()
    let seen = try rig.review(Array(Self.firstNote.dropLast()))
    let page = try #require(seen.pages.pages.last)
    #expect(page.lead.last?.contains("1 other has rated; theirs are kept apart.") == true)
    #expect(page.lead.allSatisfy { !$0.contains("designer") })
  }

  @Test func aNewFinding() throws {
    let rig = try ReviewRig()
    _ = try rig.review([
      .slash("finding"), .chosen(1), .typed(" "), .typed("Pay is no button"), .chosen(5), .quit,
    ])
    let names = try rig.folder.names("team/Surveys/bank/findings")
    let name = try #require(names.first { $0.hasPrefix("F02-") })
    let finding = try rig.record("Surveys/bank/findings/\(name)")
    #expect(finding["title"]?.string == "Pay is no button")
    #expect(finding["kind"]?.string == "problem")
    #expect(finding["screens"] == .array([.string("checkout")]))
    #expect(
      finding["observations"]?.object?.members.keys.map(\.string) == ["S09-vrh4/1kkes65sn4sk7n1"])
  }

  @Test func aFindingThatWasTakenBackAfterAPauseIsDeleted() throws {
    let rig = try ReviewRig()
    _ = try rig.review([
      .slash("finding"), .chosen(1), .typed("Pay is no button"), .idle, .slash("undo"), .quit,
    ])
    let name = try #require(
      try rig.folder.names("team/Surveys/bank/findings").first { $0.hasPrefix("F02-") })
    #expect(try rig.record("Surveys/bank/findings/\(name)")["deleted"]?.boolean == true)
  }

  @Test func criteriaByWords() throws {
    let rig = try ReviewRig()
    let seen = try rig.review([
      .slash("next"), .enter, .typed("pointer"), .chosen(1), .typed("status"), .typed("zzzz"),
      .enter, .quit,
    ])
    #expect(
      try rig.note("n2")["confirmed"] == .array([.string("2.5.2"), .string("4.1.3")]))
    #expect(seen.said.contains("3 fit."))
    #expect(seen.said.contains("No criterion has this number or name."))
    let narrowed = try #require(
      seen.pages.pages.first { $0.list?.row(0).text == "2.5.1 Pointer Gestures" })
    #expect(narrowed.list?.row(0).details == ["level A", "Input Modalities"])
  }

  @Test func theContextOfAGuideline() throws {
    let rig = try ReviewRig()
    let seen = try rig.review([.slash("skip"), .slash("skip"), .quit])
    let page = try #require(seen.pages.pages.last)
    #expect(page.lead.contains("4.1.2 Name, Role, Value, level A."))
    #expect(
      page.lead.contains("It belongs to guideline 4.1 Compatible, with 4.1.3 Status Messages."))
  }

  @Test func changingACriterion() throws {
    let rig = try ReviewRig()
    _ = try rig.review([
      .slash("skip"), .slash("skip"), .chosen(2), .typed("1.3.1"), .quit,
    ])
    #expect(try rig.note("n1")["confirmed"] == .array([.string("1.3.1")]))
    #expect(try rig.note("n1")["proposed"] == .array([.string("4.1.2")]))
  }

  @Test func undoAfterAPauseIsWrittenToo() throws {
    let rig = try ReviewRig()
    _ = try rig.review([.chosen(9), .idle, .slash("undo"), .quit])
    #expect(try rig.note("n1")["kind"]?.string == "barrier")
  }

  @Test func nothingToReview() throws {
    let rig = try ReviewRig()
    _ = try rig.review([.slash("done"), .enter, .slash("done"), .quit])
    let seen = try rig.review([])
    #expect(seen.pages.pages.isEmpty)
    #expect(
      seen.ending.summary == [
        "Nothing to review in S09: all 2 notes are reviewed.",
        "1 barrier supports no finding: kerb review S09 --pass findings",
        "Next: kerb review S09 --identifiers",
      ])
  }

  @Test func theEndOffersWhatWaits() throws {
    let rig = try ReviewRig()
    let seen = try rig.review([.slash("next"), .slash("done"), .chosen(0), .quit])
    #expect(seen.pages.pages[2].title == "This was the last note. 1 of 2 waits.")
    #expect(seen.pages.pages[3].title.hasPrefix("Note 1, 1 of 2"))
  }

  @Test func theRoleIsAskedOnceAndKept() throws {
    let rig = try ReviewRig()
    let first = try rig.review(
      [.typed(" "), .typed("designer"), .slash("done"), .enter, .quit], role: nil)
    #expect(first.pages.pages[0].title == "In which role do you review?")
    #expect(try rig.note("n1")["reviewedBy"]?.string == "designer")
    let second = try rig.review([.slash("done"), .quit], role: nil)
    #expect(second.pages.pages[0].title.hasPrefix("Note 2, 1 of 1"))
    #expect(try rig.note("n2")["reviewedBy"]?.string == "designer")
  }

  @Test func sameMomentIsWritten() throws {
    let rig = try ReviewRig(withOther: true)
    let seen = try rig.review([.chosen(0), .enter, .quit])
    #expect(try rig.note("n1")["sameMomentAs"]?.string == "S09-vrh4/1kkes65sn4sk7m1")
    #expect(try rig.note("n1")["reviewedBy"]?.string == "moderator")
    #expect(seen.pages.pages[0].list?.row(0).details == ["note-taker", "1m6"])
  }

  @Test func editingWordsOfAClearedLogTakesTheMarkAway() throws {
    let rig = try ReviewRig()
    _ = try rig.clear([.slash("read"), .back, .chosen(0), .chosen(0), .chosen(1)])
    #expect(try rig.record(ReviewRig.log)["clearedBy"]?.string == "moderator")
    let seen = try rig.review([.slash("edit"), .typed("other words"), .idle, .quit])
    #expect(try rig.record(ReviewRig.log)["clearedBy"]?.isNull == true)
    #expect(try rig.record(ReviewRig.log)["clearedAt"]?.isNull == true)
    #expect(
      seen.said.contains("Words of a cleared log changed. It has to be cleared again."))
  }
}

import JSON
import Merging
import Platform
import Recording
import Records
import ScriptedPages
import TemporaryFolder
import Terminal
import Testing
import Wording
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite struct ReviewSafetyTests {
  private static let opening = Opening(
    purpose: .review, study: "bank", session: "S09-vrh4", log: "", role: .moderator,
    sessionStart: 0, began: 0)

  /// Answers as a review that was killed leaves them: in its journal, and nowhere else.
  private func leaveBehind(_ rig: ReviewRig, _ answer: (inout Review) -> [JournalEntry]) throws {
    let files = try rig.run(ScriptedPages([])).files()
    var review = Review(files.plan, role: "moderator")
    let folder = try RecordingsFolder(
      PrivateFolders(environment: rig.bench.surroundings.environment), workspace: "team-1",
      at: rig.bench.location)
    let journal = try JournalFile.create(
      JournalName.new(milliseconds: 1_772_000_000_000, token: "abcdefgh"), in: folder)
    try journal.append(
      ([.opened(Self.opening)] + answer(&review)).map(\.bytes))
    try journal.close(.keep)
  }

  @Test func aReviewThatWasKilledIsWrittenAtTheNextStart() throws {
    let rig = try ReviewRig()
    try leaveBehind(rig) { $0.answer(.kind(.strategy)).entries + $0.tag("1.3.1 1-2").entries }
    #expect(try rig.note("n1")["kind"]?.string == "barrier")
    let seen = try rig.review([.quit])
    #expect(
      seen.said.first == "A review of S09 stopped before 2 answers were written. Now they are.")
    #expect(try rig.note("n1")["kind"]?.string == "strategy")
    #expect(try rig.note("n2")["confirmed"] == .array([.string("1.3.1")]))
    #expect(try rig.journals().isEmpty)
  }

  @Test func whatWasWrittenIsNotWrittenOverAgain() throws {
    let rig = try ReviewRig()
    try leaveBehind(rig) { $0.answer(.kind(.strategy)).entries + $0.wroteEverything() }
    let seen = try rig.review([.quit])
    #expect(seen.said.isEmpty)
    #expect(try rig.note("n1")["kind"]?.string == "barrier")
    #expect(try rig.journals().isEmpty)
  }

  @Test func answersAreInTheJournalBeforeTheyAreSaid() throws {
    let rig = try ReviewRig()
    var wasInJournal: [Bool] = []
    let pages = WatchedPages([.chosen(9), .quit]) { _, messages in
      guard messages.contains(where: { $0.text == "Kind context." }) else { return }
      wasInJournal.append(try rig.journalText().contains("kind context"))
    }
    _ = try rig.run(pages).run()
    #expect(wasInJournal == [true])
  }

  @Test func anotherKerbThatReviewsIsLeftAlone() throws {
    let rig = try ReviewRig()
    var said: [String] = ["nothing yet"]
    let pages = WatchedPages([.chosen(9), .slash("next"), .quit]) { left, _ in
      guard left == 2 else { return }
      said = try rig.review([.slash("go", "2"), .chosen(8), .quit]).said
    }
    _ = try rig.run(pages).run()
    #expect(said == ["Kind suggestion."])
    #expect(try rig.note("n1")["kind"]?.string == "context")
    #expect(try rig.note("n2")["kind"]?.string == "suggestion")
  }

  /// The log is broken at the first pause; at the second it is sound again, or not.
  private func breaking(_ rig: ReviewRig, mendedWith sound: [UInt8]?) -> WatchedPages {
    WatchedPages([.chosen(9), .idle, .idle, .quit]) { left, _ in
      let path = try RecordPath(ReviewRig.log)
      if left == 3 { try rig.bench.write(Array("<<<<<<< ours\n".utf8), to: path) }
      if left == 2, let sound { try rig.bench.write(sound, to: path) }
    }
  }

  @Test func aLogThatCannotBeWrittenIsSaidAndTriedAgain() throws {
    let rig = try ReviewRig()
    let sound = try Files.read(rig.folder.at("team/\(ReviewRig.log)"))
    let pages = breaking(rig, mendedWith: sound)
    let ending = try rig.run(pages).run()
    #expect(ending.completion == .complete)
    #expect(pages.said.contains { $0.weight == .error && $0.text.hasPrefix("Not written: ") })
    #expect(pages.said.contains(.outcome("Everything is written now.")))
    #expect(try rig.note("n1")["kind"]?.string == "context")
    #expect(!pages.retries)
  }

  @Test func aLogThatStaysBrokenKeepsTheJournal() throws {
    let rig = try ReviewRig()
    let sound = try Files.read(rig.folder.at("team/\(ReviewRig.log)"))
    let pages = breaking(rig, mendedWith: nil)
    let ending = try rig.run(pages).run()
    #expect(ending.completion == .notWritten)
    #expect(try rig.journals().count == 1)
    try rig.bench.write(sound, to: RecordPath(ReviewRig.log))
    _ = try rig.review([.quit])
    #expect(try rig.note("n1")["kind"]?.string == "context")
    #expect(try rig.journals().isEmpty)
  }

  @Test func fieldsThatSomebodyElseChangesStay() throws {
    let rig = try ReviewRig()
    let pages = WatchedPages([.chosen(9), .quit]) { left, _ in
      guard left == 2 else { return }
      var change = RecordChange(path: ReviewRig.log)
      change.values.replace(
        ["observations", ReviewRig.key("n1"), "screen"], with: .string("elsewhere"))
      var writer = ReviewWriter(workbench: rig.bench)
      _ = try writer.write([change])
    }
    _ = try rig.run(pages).run()
    #expect(try rig.note("n1")["kind"]?.string == "context")
    #expect(try rig.note("n1")["screen"]?.string == "elsewhere")
  }

  @Test func aNoteThatSomebodyDeletesStaysDeleted() throws {
    let rig = try ReviewRig()
    let pages = WatchedPages([.chosen(9), .quit]) { left, _ in
      guard left == 2 else { return }
      var change = RecordChange(path: ReviewRig.log)
      change.values.replace(["observations", ReviewRig.key("n1")], with: .null)
      var draft = RecordDraft(
        changing: try JSONReader.read(
          try Files.read(rig.folder.at("team/\(ReviewRig.log)"))),
        format: Log.format, ids: rig.bench.ids)
      try RecordPatch(change.values).apply(to: &draft, now: 0)
      try rig.bench.write(draft, to: RecordPath(ReviewRig.log), isNew: false)
    }
    _ = try rig.run(pages).run()
    #expect(try rig.note("n1")["deleted"]?.boolean == true)
    #expect(try rig.note("n1")["kind"]?.string == "barrier")
    #expect(pages.said.contains { $0.text.hasPrefix("1 note was deleted meanwhile") })
  }

  @Test func nothingIsTriedAgainAndNoJournalIsMadeBeforeTheFirstAnswer() throws {
    let rig = try ReviewRig()
    let pages = ScriptedPages([.idle, .slash("next"), .quit])
    _ = try rig.run(pages).run()
    #expect(try rig.journals().isEmpty)
    let watched = WatchedPages([.idle, .quit]) { _, _ in }
    _ = try rig.run(watched).run()
    #expect(watched.retried == [false, false])
  }

  @Test func pausesWrite() throws {
    let rig = try ReviewRig()
    var kind: String?
    let pages = WatchedPages([.chosen(9), .idle, .quit]) { left, _ in
      if left == 1 { kind = try rig.note("n1")["kind"]?.string }
    }
    _ = try rig.run(pages).run()
    #expect(kind == "context")
  }

  @Test func aPrivateFolderThatIsMissingIsSaid() throws {
    let rig = try ReviewRig()
    rig.hasState = false
    #expect(throws: WorkbenchError.self) { try rig.review([.chosen(9), .quit]) }
  }
}

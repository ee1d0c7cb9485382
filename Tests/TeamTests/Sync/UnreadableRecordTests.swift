import GitTeam
import JSON
import Localization
import Merging
import Records
import Testing
import Wording
import Workspace

@testable import Team

/// What one person breaks with plain git stops nobody else.
@Suite struct UnreadableRecordTests {
  private static let finding = "Surveys/tram/findings/F01-aaaa.json"
  private static let other = "Surveys/tram/findings/F02-bbbb.json"

  private func pair() throws -> (SyncClone, SyncClone) {
    let team = try GitTeam()
    let anna = try SyncClone(team, "anna")
    try anna.begin()
    for (path, id) in [(Self.finding, "F01-aaaa"), (Self.other, "F02-bbbb")] {
      try anna.make(Finding.format, path, id) { draft in
        try draft.set(["title"], to: .string("First"))
      }
    }
    try anna.sync()
    return (anna, try SyncClone(team, "ben"))
  }

  private func setTitle(_ title: String, _ path: String, _ clone: SyncClone) throws {
    try clone.change(Finding.format, path) { draft in
      try draft.set(["title"], to: .string(title))
    }
  }

  /// Commits and pushes with git alone.
  private func push(_ content: String, _ path: String, _ clone: SyncClone) throws {
    try clone.team.write(clone.name, path, content)
    try clone.team.git(clone.name, "add", path)
    try clone.team.git(clone.name, "commit", "-q", "-m", "by hand")
    try clone.team.git(clone.name, "push", "-q", "origin", "HEAD")
  }

  @Test(
    "ours stays, and the rest is sent",
    arguments: [
      "{", "", "[]", "<<<<<<< a\n{}\n=======\n{}\n>>>>>>> b\n",
      "{\"id\":\"F09-zzzz\",\"origins\":[\"0000000000000000\"],\"~format\":\"finding/1\"}",
      "{\"id\":\"F01-aaaa\",\"~format\":\"finding/1\"}",
    ])
  func theirsIsUnreadable(content: String) throws {
    let (anna, ben) = try pair()
    try push(content, Self.finding, ben)
    let broken = try ben.head()
    try setTitle("Anna's", Self.finding, anna)
    try setTitle("Anna's too", Self.other, anna)
    let report = try anna.sync()
    #expect(report.unreadable.map(\.path) == [Self.finding])
    #expect(report.unreadable.first?.standing == .ours)
    #expect(broken.hasPrefix(report.unreadable.first?.author?.commit.text ?? "nobody"))
    #expect(try anna.text(Self.finding, "title") == "Anna's")
    // Whoever broke it gets the good version, and all go on.
    let back = try ben.sync()
    #expect(back.unreadable.isEmpty)
    #expect(try ben.text(Self.finding, "title") == "Anna's")
    #expect(try ben.text(Self.other, "title") == "Anna's too")
    #expect(try anna.sync().unreadable.isEmpty)
    #expect(try anna.head() == ben.head())
  }

  /// The sides of a conflict that somebody committed with its markers count: a mark of erasure among them too.
  @Test func anErasureBetweenMarkersIsNotLost() throws {
    let (anna, ben) = try pair()
    let before = try ben.team.read("ben", Self.finding)
    let after = String(
      decoding: try RecordErasure.erased(try ben.document(Self.finding)), as: UTF8.self)
    try push(
      "<<<<<<< ours\n\(after)=======\n\(before)>>>>>>> theirs\n", Self.finding, ben)
    try setTitle("Anna's", Self.finding, anna)
    let report = try anna.sync()
    #expect(report.unreadable.first?.isJoined == true)
    #expect(try anna.team.read("anna", Self.finding).contains("\"erased\": true"))
    #expect(try !anna.team.read("anna", Self.finding).contains("Anna's"))
  }

  @Test func anErasureThatNobodyCanReadIsTold() throws {
    let (anna, ben) = try pair()
    try push("{\"erased\": true, ", Self.finding, ben)
    let report = try anna.sync()
    #expect(report.unreadable.map(\.mayHoldErasure) == [true])
    let (cleo, dina) = try pair()
    try push("{ ", Self.finding, dina)
    #expect(try cleo.sync().unreadable.map(\.mayHoldErasure) == [false])
  }

  private func setDescription(_ text: String, _ clone: SyncClone) throws {
    try clone.change(Finding.format, Self.finding) { draft in
      try draft.set(["description"], to: .string(text))
    }
  }

  /// Commits what is there with git alone.
  private func commit(_ clone: SyncClone) throws {
    try clone.team.git(clone.name, "commit", "-q", "-a", "-m", "by hand")
  }

  @Test func whatTheyHadSentBeforeTheyBrokeItIsNotLost() throws {
    let (anna, ben) = try pair()
    try setDescription("Ben's", ben)
    try setTitle("Ben's", Self.finding, ben)
    try commit(ben)
    try push("{", Self.finding, ben)
    try setTitle("Anna's", Self.finding, anna)
    let report = try anna.sync()
    #expect(report.unreadable.map(\.isJoined) == [true])
    #expect(report.conflicting.map(\.file.path) == [Self.finding])
    #expect(try anna.text(Self.finding, "description") == "Ben's")
    try ben.sync()
    #expect(try ben.text(Self.finding, "description") == "Ben's")
    #expect(try anna.head() == ben.head())
  }

  /// A merge took the broken version as a whole, and with it went what somebody had written on a branch.
  @Test func whatAMergeLeftBehindForABrokenVersionIsNotLost() throws {
    let (anna, ben) = try pair()
    try ben.team.git("ben", "switch", "-q", "-c", "side")
    try setDescription("Ben's", ben)
    try commit(ben)
    try ben.team.git("ben", "switch", "-q", "main")
    try ben.team.write("ben", Self.finding, "{")
    try commit(ben)
    try ben.team.git("ben", "merge", "-q", "-s", "ours", "-m", "merge", "side")
    try ben.team.git("ben", "push", "-q", "origin", "HEAD")
    try setTitle("Anna's", Self.finding, anna)
    try anna.sync()
    #expect(try anna.text(Self.finding, "title") == "Anna's")
    #expect(try anna.text(Self.finding, "description") == "Ben's")
  }

  /// Anna mends what Ben broke and writes into it, then takes all of that back; Ben has mended it meanwhile.
  @Test func whatWeHadWrittenBeforeWeGiveWayIsNotLost() throws {
    let (anna, ben) = try pair()
    try push("{", Self.finding, ben)
    try anna.team.git("anna", "pull", "-q", "--ff-only")
    try anna.team.git("anna", "checkout", "-q", "HEAD~1", "--", Self.finding)
    try setDescription("Anna's", anna)
    try commit(anna)
    try anna.team.write("anna", Self.finding, "{")
    try commit(anna)
    try ben.team.git("ben", "checkout", "-q", "HEAD~1", "--", Self.finding)
    try setTitle("Ben's", Self.finding, ben)
    try ben.sync()
    try anna.sync()
    #expect(try anna.text(Self.finding, "title") == "Ben's")
    #expect(try anna.text(Self.finding, "description") == "Anna's")
  }

  @Test func whoChangedNothingOfItMendsItToo() throws {
    let (anna, ben) = try pair()
    try setDescription("Ben's", ben)
    try commit(ben)
    try push("{", Self.finding, ben)
    #expect(try anna.sync().unreadable.map(\.path) == [Self.finding])
    #expect(try anna.text(Self.finding, "title") == "First")
    #expect(try anna.text(Self.finding, "description") == "Ben's")
    #expect(try ben.sync().unreadable.isEmpty)
    #expect(try ben.text(Self.finding, "title") == "First")
    #expect(try ben.text(Self.finding, "description") == "Ben's")
  }

  @Test func anAncestorIsNeverJoined() throws {
    let (anna, ben) = try pair()
    try push("{", Self.finding, ben)
    try anna.team.git("anna", "pull", "-q", "--ff-only")
    try anna.team.git("anna", "checkout", "-q", "HEAD~1", "--", Self.finding)
    try anna.team.git("anna", "commit", "-q", "-m", "mended")
    let report = try anna.sync()
    #expect(report.unreadable.isEmpty)
    #expect(try anna.head() == anna.team.git("anna", "rev-parse", "origin/main"))
    try ben.sync()
    #expect(try ben.text(Self.finding, "title") == "First")
  }

  /// Git takes commits in without a merge and asks nobody, so the broken version lies in the folder.
  @Test(
    "what came by a fast-forward is mended from history too",
    arguments: ["{", "", "{\"id\":\"F01-aaaa\",\"~format\":\"finding/1\"}"], Taking.allCases)
  func whatAFastForwardBroughtIsMended(content: String, _ taking: Taking) throws {
    let (anna, ben) = try pair()
    try setDescription("Ben's", ben)
    try commit(ben)
    try push(content, Self.finding, ben)
    let broken = try ben.head()
    if taking == .pull {
      let told = try anna.pull().messages.map { $0.plain() }
      #expect(
        told.contains { $0.hasPrefix(Self.finding) && $0.contains(broken.prefix(12) + " by ben") })
      #expect(try anna.text(Self.finding, "description") == "Ben's")
      #expect(try anna.sync().unreadable.isEmpty)
    } else {
      try anna.team.git("anna", "pull", "-q", "--ff-only")
      #expect(try anna.sync().unreadable.map(\.standing) == [.earlier])
    }
    #expect(try anna.text(Self.finding, "title") == "First")
    #expect(try anna.text(Self.finding, "description") == "Ben's")
    #expect(try anna.sync().unreadable.isEmpty)
    try ben.sync()
    #expect(try ben.text(Self.finding, "description") == "Ben's")
    #expect(try anna.head() == ben.head())
  }

  /// What this clone had counts, also where an earlier commit of theirs had dropped it.
  @Test func whatAFastForwardDroppedBeforeItBrokeIsNotLost() throws {
    let (anna, ben) = try pair()
    try setTitle("Anna's", Self.finding, anna)
    try anna.sync()
    try ben.team.git("ben", "pull", "-q", "--ff-only")
    try ben.team.git("ben", "revert", "--no-edit", "HEAD")
    try push("{", Self.finding, ben)
    try anna.pull()
    #expect(try anna.text(Self.finding, "title") == "Anna's")
  }

  /// A rebase ends in a hook of its own; of one's own commits it brings nothing back.
  @Test(arguments: [true, false])
  func whatARebaseBroughtIsMended(_ isOwn: Bool) throws {
    let (anna, ben) = try pair()
    let breaking = isOwn ? anna : ben
    try breaking.team.write(breaking.name, Self.finding, "{")
    try commit(breaking)
    let other = isOwn ? ben : anna
    try setTitle("Other", Self.other, other)
    try commit(other)
    try ben.team.git("ben", "push", "-q", "origin", "HEAD")
    let old = try anna.head()
    try anna.team.git("anna", "pull", "-q", "--rebase")
    let input = Array("\(old.filter { !$0.isNewline }) \(try anna.head())".utf8)
    let report = try TeamHooks.run(
      .postRewrite, arguments: ["rebase"], input: input, in: anna.location.root,
      TeamHooks.Surroundings(locked: { _, work in try work() }, refreshReports: { _ in [] }))
    #expect(report.messages.isEmpty == isOwn)
    let here = try anna.location.read(RecordPath(Self.finding))
    #expect((here == Array("{".utf8)) == isOwn)
  }

  @Test func whatSomebodyChangesInABrokenFileStays() throws {
    let (anna, ben) = try pair()
    try push("{", Self.finding, ben)
    try anna.team.git("anna", "pull", "-q", "--ff-only")
    try anna.team.write("anna", Self.finding, "{ half")
    let report = try anna.sync()
    #expect(report.unreadable.isEmpty && report.faults.count == 1)
    #expect(try anna.team.read("anna", Self.finding) == "{ half")
  }

  @Test func aNewFileStaysUntilSomebodyMendsIt() throws {
    let (anna, ben) = try pair()
    let new = "Surveys/tram/findings/F03-cccc.json"
    try push("{", new, ben)
    try setTitle("Anna's", Self.finding, anna)
    let report = try anna.sync()
    #expect(report.unreadable.map(\.standing) == [.theirs])
    #expect(try anna.location.read(RecordPath(new)) == Array("{".utf8))
    #expect(try anna.sync().unreadable.isEmpty)
  }

  @Test func aCommitOfOursIsOursToMend() throws {
    let (anna, ben) = try pair()
    try anna.team.write("anna", Self.finding, "{")
    try anna.team.git("anna", "commit", "-q", "-a", "-m", "by hand")
    try setTitle("Ben's", Self.finding, ben)
    try ben.sync()
    let seen = #expect(throws: WorkbenchError.self) { try anna.sync() }
    #expect(seen?.place == Self.finding)
    #expect(seen?.problem.plain().contains("a commit of yours") == true)
    try anna.team.git("anna", "checkout", "-q", "HEAD~1", "--", Self.finding)
    try setTitle("Anna's", Self.finding, anna)
    let report = try anna.sync()
    #expect(report.unreadable.isEmpty)
    #expect(report.conflicting.map(\.file.path) == [Self.finding])
  }

  @Test func aLogThatCannotBeReadMayHoldNames() throws {
    var (anna, _) = try pair()
    anna.maySendRawNotes = false
    let log = "Surveys/tram/sessions/S01-dddd/log-k2aa.json"
    try anna.team.write("anna", log, "{\"note\": \"a name\"")
    try anna.team.git("anna", "add", log)
    try anna.team.git("anna", "commit", "-q", "-m", "by hand")
    try anna.team.git("anna", "rm", "-q", log)
    try anna.team.git("anna", "commit", "-q", "-m", "gone")
    let seen = #expect(throws: WorkbenchError.self) { try anna.sync() }
    #expect(seen?.place == log)
    #expect(seen?.problem.plain().contains("cannot be read") == true)
  }

  @Test func whatAnAncestorOfTheirsBrokeGivesWay() throws {
    let (anna, ben) = try pair()
    try push("{", Self.finding, ben)
    try anna.team.git("anna", "pull", "-q", "--ff-only")
    try setTitle("Anna's", Self.other, anna)
    try ben.team.git("ben", "checkout", "-q", "HEAD~1", "--", Self.finding)
    try setTitle("Mended", Self.finding, ben)
    try ben.sync()
    #expect(try anna.sync().unreadable.isEmpty)
    #expect(try anna.text(Self.finding, "title") == "Mended")
    #expect(try ben.team.git("anna", "show", "origin/main:\(Self.other)").contains("Anna's"))
  }

  /// Ben breaks it, Anna mends it, and Ben's revert of her mending brings back bytes that everybody has had.
  @Test func takingBackWhatMendedItStopsNobody() throws {
    let (anna, ben) = try pair()
    try push("{", Self.finding, ben)
    try anna.sync()
    try ben.team.git("ben", "pull", "-q", "--ff-only")
    #expect(try ben.text(Self.finding, "title") == "First")
    try setDescription("Ben's", ben)
    try commit(ben)
    try ben.team.write("ben", Self.finding, "{")
    try ben.team.git("ben", "commit", "-q", "-a", "-m", "revert")
    try setTitle("Ben's", Self.other, ben)
    try setTitle("Anna's", Self.finding, anna)
    try anna.sync()
    let report = try ben.sync()
    #expect(report.unreadable.map(\.standing) == [.mended])
    #expect(try ben.text(Self.finding, "title") == "Anna's")
    #expect(try ben.text(Self.finding, "description") == "Ben's")
    #expect(try ben.sync().unreadable.isEmpty)
    try anna.sync()
    #expect(try anna.text(Self.other, "title") == "Ben's")
    #expect(try anna.head() == ben.head())
  }

  /// The same bytes cut otherwise are nobody's yet, so nobody else can say what they were to be.
  @Test func otherBytesThatCannotBeReadAreOursToMend() throws {
    let (anna, ben) = try pair()
    try push("{", Self.finding, ben)
    try anna.sync()
    try ben.team.git("ben", "pull", "-q", "--ff-only")
    try ben.team.write("ben", Self.finding, "{ ")
    try ben.team.git("ben", "commit", "-q", "-a", "-m", "by hand")
    #expect(throws: WorkbenchError.self) { try ben.sync() }
  }

  @Test func aNewerFormatIsNotPushedAside() throws {
    let (anna, ben) = try pair()
    let newer = "{\"id\":\"F01-aaaa\",\"origins\":[\"0000000000000000\"],\"~format\":\"insight/1\"}"
    try push(newer, Self.finding, ben)
    let seen = #expect(throws: WorkbenchError.self) { try anna.sync() }
    #expect(seen?.code == .newerFormat)
  }
}

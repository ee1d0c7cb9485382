import GitTeam
import JSON
import Localization
import Merging
import Records
import Testing
import Wording
import Workspace

@testable import Team

/// Two clones and a bare repository, with real git.
@Suite struct SyncTests {
  private let finding = "Surveys/tram/findings/F01-aaaa.json"

  private func pair() throws -> (SyncClone, SyncClone) {
    let team = try GitTeam()
    let anna = try SyncClone(team, "anna")
    try anna.begin()
    try anna.make(Finding.format, finding, "F01-aaaa") { draft in
      try draft.set(["title"], to: .string("Pay has no name"))
    }
    try anna.sync()
    return (anna, try SyncClone(team, "ben"))
  }

  private func setTitle(_ title: String, _ clone: SyncClone) throws {
    try clone.change(Finding.format, finding) { draft in
      try draft.set(["title"], to: .string(title))
    }
  }

  @Test func whatOneWritesTheOtherGets() throws {
    let (anna, ben) = try pair()
    #expect(try ben.text(finding, "title") == "Pay has no name")
    try setTitle("Pay is unlabelled", ben)
    let sent = try ben.sync()
    #expect(sent.committed == 1)
    let got = try anna.sync()
    #expect(try anna.text(finding, "title") == "Pay is unlabelled")
    #expect(got.committed == 0)
    #expect(try anna.head() == ben.head())
  }

  @Test func anEmptyFieldFilledByHandIsSentAsKerbWritesIt() throws {
    let (anna, ben) = try pair()
    let here = try anna.team.read("anna", finding)
    try anna.team.write(
      "anna", finding,
      here.replacing("\"recommendation\": null", with: "\"recommendation\" :\t\"Name it\""))
    try anna.sync()
    try ben.sync()
    let sent = try ben.document(finding)
    #expect(try ben.text(finding, "recommendation") == "Name it")
    #expect(JSONWriter.canonical(sent) == sent.bytes)
  }

  @Test func bothValuesStayWhenBothWroteOne() throws {
    let (anna, ben) = try pair()
    try setTitle("Anna's", anna)
    try setTitle("Ben's", ben)
    try anna.sync()
    let merged = try ben.sync()
    #expect(merged.mergedFiles == 1)
    #expect(merged.conflicting.map(\.file.path) == [finding])
    try anna.sync()
    #expect(try anna.head() == ben.head())
    let conflicts = RecordConflicts.list(in: try anna.document(finding), Finding.format)
    #expect(
      Set(conflicts.flatMap(\.values)) == [.string("Anna's"), .string("Ben's")])
  }

  @Test func aRehearsalChangesNothing() throws {
    let (anna, ben) = try pair()
    try setTitle("Anna's", anna)
    try anna.sync()
    try setTitle("Ben's", ben)
    let before = try ben.head()
    let report = try ben.rehearse()
    #expect(report.committed == 1)
    #expect(report.conflicting.count == 1)
    #expect(try ben.head() == before)
    #expect(try ben.text(finding, "title") == "Ben's")
    #expect(try ben.team.git("ben", "for-each-ref", "refs/kerb").isEmpty)
  }

  @Test func filesOfOthersAreLeftAlone() throws {
    let (anna, _) = try pair()
    try anna.team.write("anna", "notes.txt", "mine\n")
    try anna.team.write("anna", "staged.txt", "staged\n")
    try anna.team.git("anna", "add", "staged.txt")
    try setTitle("New", anna)
    let report = try anna.sync()
    #expect(report.foreign.sorted() == ["notes.txt", "staged.txt"])
    let status = try anna.team.git("anna", "status", "--porcelain")
    #expect(status.split(separator: "\n").sorted() == ["?? notes.txt", "A  staged.txt"])
  }

  @Test func foreignFilesMergeAsGitDoesIt() throws {
    let (anna, ben) = try pair()
    for clone in [anna, ben] {
      try clone.team.write(clone.name, "\(clone.name).md", "hello\n")
      try clone.team.git(clone.name, "add", ".")
      try clone.team.git(clone.name, "commit", "-q", "-m", "text")
      try setTitle(clone.name, clone)
      try clone.sync()
    }
    try anna.sync()
    #expect(try anna.team.read("anna", "ben.md") == "hello\n")
    #expect(try anna.head() == ben.head())
  }

  @Test func aForeignConflictStopsBeforeAnythingIsTouched() throws {
    let (anna, ben) = try pair()
    for clone in [anna, ben] {
      try clone.team.write(clone.name, "plan.md", "by \(clone.name)\n")
      try clone.team.git(clone.name, "add", ".")
      try clone.team.git(clone.name, "commit", "-q", "-m", "plan")
    }
    try anna.sync()
    let before = try ben.head()
    let error = #expect(throws: WorkbenchError.self) { try ben.sync() }
    #expect(error?.place == "plan.md")
    #expect(try ben.head() == before)
    #expect(try ben.team.git("ben", "status", "--porcelain").isEmpty)
  }

  /// What git's attributes give to kerb's drivers is not always kerb's.
  @Test(arguments: ["Surveys/tram/notes/extra.json", "Exports/tram/analysis.txt"])
  func filesInKerbsFoldersThatAreNoneOfKerbs(_ path: String) throws {
    let (anna, ben) = try pair()
    let attributes = "Surveys/**/*.json merge=kerb\nExports/** merge=kerb-exports\n"
    try anna.team.write("anna", ".gitattributes", attributes)
    try commit(anna, path, "first\n")
    try anna.sync()
    try ben.sync()
    try commit(anna, path, "second\n")
    try anna.sync()
    try setTitle("Ben's", ben)
    try ben.sync()
    #expect(try ben.team.read("ben", path) == "second\n")
    try commit(anna, path, "Anna's\n")
    try anna.sync()
    try commit(ben, path, "Ben's\n")
    let error = #expect(throws: WorkbenchError.self) { try ben.sync() }
    #expect(error?.place == path)
  }

  private func commit(_ clone: SyncClone, _ path: String, _ text: String) throws {
    try clone.team.write(clone.name, path, text)
    try clone.team.git(clone.name, "add", ".")
    try clone.team.git(clone.name, "commit", "-q", "-m", "text")
  }

  @Test func whatABrokenOffRunLeftIsNoObstacle() throws {
    let (anna, ben) = try pair()
    try anna.team.write("anna", "plan.md", "the plan\n")
    try anna.team.git("anna", "add", ".")
    try anna.team.git("anna", "commit", "-q", "-m", "plan")
    try setTitle("Anna's", anna)
    try anna.sync()
    // Ben's run had written both files when the power went: one is foreign, one a record.
    try ben.team.write("ben", "plan.md", "the plan\n")
    try ben.team.write("ben", finding, try anna.team.read("anna", finding))
    try ben.sync()
    try anna.sync()
    #expect(try anna.head() == ben.head())
    #expect(try ben.team.git("ben", "status", "--porcelain").isEmpty)
  }

  @Test func aChangeInTheWayStopsBeforeAnythingIsTouched() throws {
    let (anna, ben) = try pair()
    try anna.team.write("anna", "plan.md", "the plan\n")
    try anna.team.git("anna", "add", ".")
    try anna.team.git("anna", "commit", "-q", "-m", "plan")
    try anna.sync()
    try ben.team.write("ben", "plan.md", "my own\n")
    let before = try ben.head()
    let error = #expect(throws: WorkbenchError.self) { try ben.sync() }
    #expect(error?.place == "plan.md")
    #expect(try ben.head() == before)
    #expect(try ben.team.read("ben", "plan.md") == "my own\n")
  }

  @Test func aRolledBackEditIsWrittenAgainAsANewOne() throws {
    let (anna, ben) = try pair()
    try setTitle("Second", anna)
    try anna.sync()
    try ben.sync()
    try anna.team.git("anna", "revert", "--no-edit", "HEAD")
    try setTitle("Ben's, later", ben)
    try ben.sync()
    try anna.sync()
    try ben.sync()
    let values = RecordConflicts.list(in: try ben.document(finding), Finding.format)
      .flatMap(\.values)
    #expect(Set(values) == [.string("Pay has no name"), .string("Ben's, later")])
  }

  @Test func aFileTakenAwayWithGitStaysAsADeletedRecord() throws {
    let (anna, ben) = try pair()
    try anna.team.git("anna", "rm", "-q", finding)
    try anna.team.git("anna", "commit", "-q", "-m", "away")
    try setTitle("Ben's", ben)
    try ben.sync()
    try anna.sync()
    try ben.sync()
    let document = try ben.document(finding)
    #expect(
      RecordConflicts.list(in: document, Finding.format).contains { $0.kind == .editedWhileDeleted }
    )
    #expect(try ben.text(finding, "title") == "Ben's")
  }

  @Test func aFileMissingFromTheFolderOnlyIsNotCommitted() throws {
    let (anna, _) = try pair()
    try anna.team.remove("anna", finding)
    let report = try anna.sync()
    #expect(report.missing == [finding])
    #expect(try anna.team.git("anna", "ls-tree", "--name-only", "HEAD", finding).contains("F01"))
  }

  @Test func logsThatNobodyHasClearedStayHere() throws {
    var (anna, ben) = try pair()
    anna.maySendRawNotes = false
    let log = "Surveys/tram/sessions/S01-aaaa/log-bbbbbb.json"
    try anna.make(Session.format, "Surveys/tram/sessions/S01-aaaa/session.json", "S01-aaaa") { _ in
    }
    try anna.make(Log.format, log, "log-bbbbbb") { draft in
      let key = try draft.add(to: ["observations"], now: 0)
      try draft.set(["observations", key, "note"], to: .string("says a name"))
    }
    let report = try anna.sync()
    #expect(report.held == [log])
    try ben.sync()
    #expect(throws: WorkbenchError.self) { try ben.document(log) }
    // A commit made by hand does not slip through either.
    try anna.team.git("anna", "add", ".")
    try anna.team.git("anna", "commit", "-q", "-m", "all")
    let error = #expect(throws: WorkbenchError.self) { try anna.sync() }
    #expect(error?.place == log)
    ben.maySendRawNotes = true
    try ben.sync()
    #expect(throws: WorkbenchError.self) { try ben.document(log) }
  }

  @Test func aHeldLogIsJoinedWithWhatOthersDidToIt() throws {
    var (anna, ben) = try pair()
    let log = "Surveys/tram/sessions/S01-aaaa/log-bbbbbb.json"
    try anna.make(Session.format, "Surveys/tram/sessions/S01-aaaa/session.json", "S01-aaaa") { _ in
    }
    try anna.make(Log.format, log, "log-bbbbbb") { draft in
      try draft.set(["clearedBy"], to: .string("reviewer"))
      let key = try draft.add(to: ["observations"], now: 0)
      try draft.set(["observations", key, "note"], to: .string("first"))
    }
    try anna.sync()
    try ben.sync()
    try ben.change(Log.format, log) { draft in
      try draft.set(["recorderRole"], to: .string("moderator"))
    }
    try ben.sync()
    anna.maySendRawNotes = false
    try anna.change(Log.format, log) { draft in
      try draft.set(["clearedBy"], to: .null)
      let key = try draft.add(to: ["observations"], now: 1)
      try draft.set(["observations", key, "note"], to: .string("second"))
    }
    let report = try anna.sync()
    #expect(report.held == [log])
    #expect(try anna.text(log, "recorderRole") == "moderator")
    let here = try anna.document(log).root[key: "observations"]
    #expect(here?.members.map { $0.1[key: "note"]?.string ?? "" }.sorted() == ["first", "second"])
    try ben.sync()
    #expect(try ben.document(log).root[key: "observations"]?.members.map { $0 }.count == 1)
  }

  @Test("The lock of a git that was killed is named with the command that removes it")
  func killedGit() throws {
    let anna = try SyncClone(try GitTeam(), "anna")
    try anna.begin()
    try anna.change(Study.format, "Surveys/tram/study.json") {
      try $0.set(["purpose"], to: .string("new"))
    }
    try anna.team.write("anna", ".git/index.lock", "")
    let error = #expect(throws: WorkbenchError.self) { try anna.sync() }
    #expect(error?.code == .tryAgain)
    #expect(error?.remedy.plain().contains("rm ") == true)
    try anna.team.remove("anna", ".git/index.lock")
    try anna.sync()
  }
}

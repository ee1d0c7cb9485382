import GitTeam
import JSON
import Merging
import Records
import Testing
import Wording
import Workspace

@testable import Team

/// What must not leave a machine, and what must not come back.
@Suite struct SyncPrivacyTests {
  private let session = "Surveys/tram/sessions/S01-aaaa/session.json"
  private let log = "Surveys/tram/sessions/S01-aaaa/log-bbbbbb.json"

  /// Two clones that know a session with a cleared log of one note.
  private func pair() throws -> (SyncClone, SyncClone) {
    let team = try GitTeam()
    var anna = try SyncClone(team, "anna")
    try anna.begin()
    try anna.make(Session.format, session, "S01-aaaa") { _ in }
    try anna.make(Log.format, log, "log-bbbbbb") { draft in
      try draft.set(["clearedBy"], to: .string("reviewer"))
      let key = try draft.add(to: ["observations"], now: 0)
      try draft.set(["observations", key, "note"], to: .string("first"))
    }
    try anna.sync()
    var ben = try SyncClone(team, "ben")
    anna.maySendRawNotes = false
    ben.maySendRawNotes = false
    return (anna, ben)
  }

  private func add(_ words: String, _ clone: SyncClone) throws {
    try clone.change(Log.format, log) { draft in
      try draft.set(["clearedBy"], to: .null)
      let key = try draft.add(to: ["observations"], now: 1)
      try draft.set(["observations", key, "note"], to: .string(words))
    }
  }

  /// Whether any object of the bare repository holds some words.
  private func isSent(_ words: String, _ clone: SyncClone) throws -> Bool {
    try clone.team.git(clone.name, "fetch", "-q")
    return try !clone.team.git(clone.name, "log", "--remotes", "--format=%H", "-S\(words)").isEmpty
  }

  @Test func clearingOldWordsDoesNotClearNewOnes() throws {
    let (anna, ben) = try pair()
    try add("raw words", ben)
    #expect(try ben.sync().held == [log])
    // Several times, because which of two values stands in the field's place is chance.
    for number in 1...6 {
      try anna.change(Log.format, log) { draft in
        try draft.set(["clearedBy"], to: .string("reviewer \(number)"))
      }
      try anna.sync()
      #expect(try ben.sync().held == [log])
    }
    #expect(try !isSent("raw words", anna))
  }

  /// The remote has the notes already, and somebody who may not send any takes words of one who withdrew out.
  @Test func wordsAreTakenOutOfRawNotesThatTheRemoteHas() throws {
    var (anna, ben) = try pair()
    anna.maySendRawNotes = true
    try add("raw words", anna)
    try add("words that go", anna)
    try anna.sync()
    ben.maySendRawNotes = true
    try ben.sync()
    ben.maySendRawNotes = false
    let notes = try ben.document(log).root[key: "observations"]
    let key = try #require(
      notes?.members.first { $0.value[key: "note"]?.string == "words that go" }?.key.string)
    try ben.change(Log.format, log) { try $0.erase(["observations", key]) }
    try ben.team.git("ben", "commit", "-q", "-a", "-m", "take out")
    try ben.sync()
    try ben.team.git("ben", "fetch", "-q")
    let sent = try ben.team.git("ben", "show", "origin/main:\(log)")
    #expect(sent.contains("raw words") && !sent.contains("words that go"))
    // One new word is too many.
    try add("fresh words", ben)
    try ben.team.git("ben", "commit", "-q", "-a", "-m", "raw")
    #expect(throws: WorkbenchError.self) { try ben.sync() }
    #expect(try !isSent("fresh words", anna))
  }

  @Test func rawNotesOfASideBranchAreNotSent() throws {
    let (anna, _) = try pair()
    try anna.team.git("anna", "checkout", "-q", "-b", "side")
    try add("raw words", anna)
    try anna.team.git("anna", "commit", "-q", "-a", "-m", "raw")
    try anna.team.git("anna", "revert", "--no-edit", "HEAD")
    try anna.team.git("anna", "checkout", "-q", "main")
    try anna.team.git("anna", "merge", "-q", "--no-ff", "-m", "merge", "side")
    #expect(throws: WorkbenchError.self) { try anna.sync() }
    #expect(try !isSent("raw words", anna))
  }

  @Test func whatWasWithdrawnElsewhereIsNotSent() throws {
    var (anna, ben) = try pair()
    anna.maySendRawNotes = true
    ben.maySendRawNotes = true
    for path in [session, log] {
      let erased = try RecordErasure.erased(try anna.document(path))
      try AtomicWriter().write(erased, to: RecordPath(path), in: anna.location)
    }
    try anna.sync()
    try add("late words", ben)
    try ben.sync()
    #expect(try !isSent("late words", anna))
    #expect(try ben.document(log).root[key: "erased"]?.boolean == true)
    #expect(try anna.sync().committed == 0)
    #expect(try anna.head() == ben.head())
  }

  @Test func commitsWithWithdrawnWordsArePutTogether() throws {
    var (anna, ben) = try pair()
    anna.maySendRawNotes = true
    ben.maySendRawNotes = true
    try add("late words", ben)
    try ben.team.git("ben", "commit", "-q", "-a", "-m", "mine")
    for path in [session, log] {
      let erased = try RecordErasure.erased(try anna.document(path))
      try AtomicWriter().write(erased, to: RecordPath(path), in: anna.location)
    }
    try anna.sync()
    try ben.team.write("ben", "plan.md", "the plan\n")
    try ben.team.git("ben", "add", "plan.md")
    try ben.team.git("ben", "commit", "-q", "-m", "plan")
    #expect(try ben.sync().isFlattened)
    #expect(try !isSent("late words", anna))
    try anna.sync()
    #expect(try anna.head() == ben.head())
    #expect(try anna.team.read("anna", "plan.md") == "the plan\n")
  }

  @Test func withoutARemoteAnErasureIsOnlyCommitted() throws {
    let (anna, _) = try pair()
    try anna.team.git("anna", "remote", "remove", "origin")
    for path in [session, log] {
      let erased = try RecordErasure.erased(try anna.document(path))
      try AtomicWriter().write(erased, to: RecordPath(path), in: anna.location)
    }
    #expect(try anna.sync().committed == 2)
    #expect(try anna.sync().committed == 0)
  }

  @Test func aNewBranchOnWhatWasSentMaySendIt() throws {
    var (anna, _) = try pair()
    anna.maySendRawNotes = true
    try add("raw but sent", anna)
    try anna.sync()
    for path in [session, log] {
      let erased = try RecordErasure.erased(try anna.document(path))
      try AtomicWriter().write(erased, to: RecordPath(path), in: anna.location)
    }
    try anna.sync()
    anna.maySendRawNotes = false
    try anna.team.git("anna", "checkout", "-q", "-b", "side")
    let report = try anna.sync()
    #expect(!report.isFlattened)
    #expect(try anna.team.git("anna", "ls-remote", "origin", "refs/heads/side").contains("side"))
  }

  @Test func recordsThatAPatternIgnoresAreSent() throws {
    let (anna, ben) = try pair()
    try anna.team.write("anna", ".gitignore", "findings/\n")
    let finding = "Surveys/tram/findings/F01-aaaa.json"
    try anna.make(Finding.format, finding, "F01-aaaa") { draft in
      try draft.set(["title"], to: .string("Pay has no name"))
    }
    try anna.sync()
    try ben.sync()
    #expect(try ben.text(finding, "title") == "Pay has no name")
  }

  @Test func aMergeThatTookOneSideIsMended() throws {
    let (anna, ben) = try pair()
    let study = "Surveys/tram/study.json"
    try anna.change(Study.format, study) { try $0.set(["purpose"], to: .string("Anna's")) }
    try anna.sync()
    try ben.change(Study.format, study) { try $0.set(["title"], to: .string("Ben's")) }
    try ben.team.git("ben", "commit", "-q", "-a", "-m", "title")
    try ben.team.git("ben", "fetch", "-q")
    try ben.team.git("ben", "merge", "-q", "-s", "ours", "-m", "ours", "origin/main")
    try ben.sync()
    #expect(try ben.text(study, "purpose") == "Anna's")
    #expect(try ben.text(study, "title") == "Ben's")
  }

  @Test func aFileModeMakesNoCommitsForEver() throws {
    let (anna, ben) = try pair()
    try anna.team.git("anna", "update-index", "--chmod=+x", "Surveys/tram/study.json")
    try anna.team.git("anna", "commit", "-q", "-m", "mode")
    try anna.sync()
    try ben.sync()
    try anna.sync()
    try ben.sync()
    let head = try ben.head()
    try anna.sync()
    try ben.sync()
    #expect(try anna.head() == head)
    #expect(try ben.head() == head)
  }
}

import GitTeam
import JSON
import Localization
import Merging
import Platform
import Records
import Testing
import Wording
import Workspace

@testable import Team

/// What brings an erased record back on a remote, where nobody has kerb.
struct Comeback: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Works in a clone without kerb, after the erasure was sent.
  let act: @Sendable (GitTeam, _ erasure: String) throws -> Void

  static let all = [
    Comeback(testDescription: "the revert button of a forge") { team, erasure in
      try team.git("forge", "revert", "--no-edit", erasure)
    },
    Comeback(testDescription: "a branch from before, merged with its whole side") { team, erasure in
      try team.git("forge", "checkout", "-q", "-b", "side", "\(erasure)^")
      try team.write("forge", "plan.md", "the plan\n")
      try team.git("forge", "add", "-A")
      try team.git("forge", "commit", "-q", "-m", "plan")
      try team.git("forge", "merge", "-q", "-s", "ours", "--no-edit", "main")
      try team.git("forge", "branch", "-f", "main", "side")
      try team.git("forge", "checkout", "-q", "main")
    },
    Comeback(testDescription: "old files put back by hand") { team, erasure in
      try team.git("forge", "checkout", "\(erasure)^", "--", "Surveys")
      try team.git("forge", "commit", "-q", "-m", "old files")
    },
    Comeback(testDescription: "a revert, and the next one changes the file") { team, erasure in
      try team.git("forge", "revert", "--no-edit", erasure)
      let text = try team.read("forge", ErasureHistoryTests.log)
      try team.write(
        "forge", ErasureHistoryTests.log, text.replacing("first words", with: "other words"))
      try team.git("forge", "commit", "-q", "-a", "-m", "words")
    },
    Comeback(testDescription: "the marks removed as files") { team, _ in
      try team.git("forge", "rm", "-q", ErasureHistoryTests.session, ErasureHistoryTests.log)
      try team.git("forge", "commit", "-q", "-m", "tidy")
    },
  ]
}

@Suite("What history says was erased")
struct ErasureHistoryTests {
  static let session = "Surveys/tram/sessions/S01-aaaa/session.json"
  static let log = "Surveys/tram/sessions/S01-aaaa/log-bbbbbb.json"
  private static let note = "bbbbbbbbbbbbb"

  /// A clone that has sent a session with a log of one note.
  private func begin() throws -> SyncClone {
    let anna = try SyncClone(try GitTeam(), "anna")
    try anna.begin()
    try anna.make(Session.format, Self.session, "S01-aaaa") { _ in }
    try anna.make(Log.format, Self.log, "log-bbbbbb") { draft in
      try draft.set(["clearedBy"], to: .string("reviewer"))
      let key = try draft.add(to: ["observations"], key: Self.note, now: 0)
      try draft.set(["observations", key, "note"], to: .string("first words"))
    }
    try anna.sync()
    return anna
  }

  private func erase(_ anna: SyncClone) throws {
    for path in [Self.session, Self.log] {
      let erased = try RecordErasure.erased(try anna.document(path))
      try AtomicWriter().write(erased, to: RecordPath(path), in: anna.location)
    }
    try anna.sync()
  }

  /// The commit that is checked out.
  private func name(_ clone: SyncClone) throws -> String {
    try String(clone.head().filter { !$0.isNewline })
  }

  private func guardian(_ clone: SyncClone) throws -> TeamGuard {
    TeamGuard(try Repository.require(clone.location))
  }

  private func isErased(_ clone: SyncClone) throws -> Bool {
    try [Self.session, Self.log].allSatisfy {
      try clone.document($0).root[key: "erased"]?.boolean == true
    }
  }

  @Test(
    "whatever brings it back on the remote is seen in any clone and undone", arguments: Comeback.all
  )
  func comesBack(_ comeback: Comeback) throws {
    let anna = try begin()
    try erase(anna)
    let team = anna.team
    try team.clone("forge")
    try comeback.act(team, try name(anna))
    try team.git("forge", "push", "-q", "origin", "HEAD:refs/heads/main")

    let fresh = try SyncClone(team, "fresh")
    #expect(try guardian(fresh).findings(in: "HEAD", since: nil).count == 2)
    let marks = try ErasureHistory(try Repository.require(fresh.location)).marks()
    let found = try WorkspaceCheck.run(
      in: fresh.location, today: #require(CalendarDay("2026-03-01")), marks: marks
    ).findings
    #expect(found.count { $0.problem.plain().hasPrefix("something erased has come back") } == 2)

    #expect(try fresh.sync().covered.count == 2)
    #expect(try isErased(fresh))
    #expect(try guardian(fresh).findings(in: "HEAD", since: nil).isEmpty)
    #expect(try fresh.sync().covered.isEmpty)
    // The clone that erased it first comes to the same.
    try anna.sync()
    #expect(try anna.head() == fresh.head())
  }

  @Test("an erased note and a part that somebody took back come back with the record alone")
  func parts() throws {
    let anna = try begin()
    let person = "Surveys/tram/participants/P01-cccc.json"
    try anna.make(Participant.format, person, "P01-cccc") { draft in
      try draft.set(["devices", "phone"], to: .bool(true))
    }
    try anna.sync()
    try anna.change(Participant.format, person) { draft in
      let key = try draft.add(to: ["withdrawals"], now: 0)
      try draft.set(["withdrawals", key, "scope"], to: .string("quotes"))
    }
    try anna.change(Log.format, Self.log) { try $0.erase(["observations", Self.note]) }
    try anna.sync()
    let team = anna.team
    try team.clone("forge")
    try team.git("forge", "revert", "--no-edit", "HEAD")
    try team.git("forge", "push", "-q", "origin", "HEAD:refs/heads/main")

    let fresh = try SyncClone(team, "fresh")
    #expect(
      try fresh.document(Self.log).root[key: "observations"]?[key: Self.note]?[key: "note"]?
        .string == "first words")
    #expect(try guardian(fresh).findings(in: "HEAD", since: nil).map(\.place).count == 2)
    try fresh.sync()
    let note = try fresh.document(Self.log).root[key: "observations"]?[key: Self.note]
    #expect(note?[key: "erased"]?.boolean == true && note?[key: "note"] == nil)
    #expect(try fresh.document(Self.log).root[key: "clearedBy"]?.string == "reviewer")
    let withdrawals = try fresh.document(person).root[key: "withdrawals"]
    #expect(withdrawals?.members.contains { $0.value[key: "scope"]?.string == "quotes" } == true)
    #expect(try guardian(fresh).findings(in: "HEAD", since: nil).isEmpty)
  }

  private static let person = "Surveys/tram/participants/P01-cccc.json"

  private func quote(_ clone: SyncClone) throws -> String? {
    try clone.document(Self.person).root[key: "consent"]?[key: "quote"]?.string
  }

  private func set(_ clone: SyncClone, _ permission: String) throws {
    try clone.change(Participant.format, Self.person) {
      try $0.set(["consent", "quote"], to: .string(permission))
    }
    try clone.sync()
  }

  /// Anna has sent a participant who granted quoting and then withdrew it.
  private func refused() throws -> SyncClone {
    let anna = try begin()
    try anna.make(Participant.format, Self.person, "P01-cccc") {
      try $0.set(["consent", "quote"], to: .string("granted"))
    }
    try anna.sync()
    try anna.change(Participant.format, Self.person) { draft in
      let key = try draft.add(to: ["withdrawals"], now: 0)
      try draft.set(["withdrawals", key, "scope"], to: .string("quotes"))
      try draft.set(["consent", "quote"], to: .string("refused"))
    }
    try anna.sync()
    return anna
  }

  private func holdsWithdrawal(_ clone: SyncClone) throws -> Bool {
    let entries = try clone.document(Self.person).root[key: "withdrawals"]
    return entries?.members.contains {
      $0.value[key: "scope"]?.string == "quotes" && $0.value[key: "deleted"]?.boolean != true
    } == true
  }

  @Test("a refused permission that a forge brought back is refused again, by pull and by sync")
  func permissions() throws {
    let anna = try refused()
    let team = anna.team
    let ben = try SyncClone(team, "ben")
    try team.clone("forge")
    try team.git("forge", "revert", "--no-edit", "HEAD")
    try team.git("forge", "push", "-q", "origin", "HEAD:refs/heads/main")

    try team.git("ben", "pull", "-q", "--ff-only")
    #expect(try quote(ben) == "granted")
    let found = try guardian(ben).findings(in: "HEAD", since: nil)
    #expect(found.map(\.place) == [Self.person])
    _ = try TeamHooks.run(
      .postMerge, arguments: ["0"], input: [], in: ben.location.root,
      TeamHooks.Surroundings(locked: { _, work in try work() }, refreshReports: { _ in [] }))
    #expect(try quote(ben) == "refused" && holdsWithdrawal(ben))
    try ben.sync()
    try anna.sync()
    for clone in [ben, anna, try SyncClone(team, "new")] {
      #expect(try quote(clone) == "refused" && holdsWithdrawal(clone))
      #expect(try guardian(clone).findings(in: "HEAD", since: nil).isEmpty)
    }
  }

  @Test(
    "while git holds changes back, a pull still refuses, but in the files with those changes",
    arguments: [false, true])
  func heldBack(_ isSameFile: Bool) throws {
    let anna = try refused()
    let team = anna.team
    let ben = try SyncClone(team, "ben")
    try team.clone("forge")
    try team.git("forge", "revert", "--no-edit", "HEAD")
    try team.git("forge", "push", "-q", "origin", "HEAD:refs/heads/main")
    let changed = isSameFile ? Self.person : ".kerb/workspace.json"
    let text = try team.read("ben", changed)
    try team.write("ben", changed, text + "\n")
    // As `git pull --autostash` does, which runs the hook in between.
    let stash = try team.git("ben", "stash", "create")
    try team.git("ben", "reset", "-q", "--hard")
    try team.git("ben", "pull", "-q", "--ff-only")
    try team.write("ben", ".git/MERGE_AUTOSTASH", stash + "\n")
    let told = try TeamHooks.run(
      .postMerge, arguments: ["0"], input: [], in: ben.location.root,
      TeamHooks.Surroundings(
        locked: { _, work in try work() }, refreshReports: { _ in ["made.md"] }))
    #expect(try quote(ben) == (isSameFile ? "granted" : "refused"))
    #expect(told.messages.contains { $0.plain().contains("changes of yours in 1 file back") })
    #expect(!told.messages.contains { $0.plain().contains("Made") })
    // Git can bring the changes in: nobody has touched the file.
    #expect(try team.git("ben", "status", "--porcelain", "--", changed).isEmpty)
  }

  @Test("a revert in a clone with kerb lifts no refusal; a consent that has seen it does")
  func lifting() throws {
    let anna = try refused()
    try anna.team.git("anna", "revert", "--no-edit", "HEAD")
    try anna.sync()
    #expect(try quote(anna) == "refused" && holdsWithdrawal(anna))
    try set(anna, "granted")
    #expect(try guardian(anna).findings(in: "HEAD", since: nil).isEmpty)
    let fresh = try SyncClone(anna.team, "fresh")
    try fresh.sync()
    #expect(try quote(fresh) == "granted")
  }

  @Test("a refusal beside a grant of the same time holds")
  func together() throws {
    let anna = try begin()
    try anna.make(Participant.format, Self.person, "P01-cccc") { _ in }
    try anna.sync()
    let ben = try SyncClone(anna.team, "ben")
    try set(anna, "refused")
    try set(ben, "granted")
    try anna.sync()
    for clone in [anna, ben] {
      let record = RecordFile(
        try #require(WorkspaceFile(recordAt: Self.person)),
        bytes: try clone.document(Self.person).bytes)
      #expect(record.record(Participant.self)?.consent.quote == .refused)
    }
  }

  @Test("commits that nothing leads to any more do not count, unless one asks")
  func droppedCommits() throws {
    let anna = try begin()
    let before = try name(anna)
    try erase(anna)
    let erasure = try name(anna)
    let history = ErasureHistory(try Repository.require(anna.location))
    #expect(try history.marks().studies == ["tram"])
    try anna.team.git("anna", "reset", "-q", "--hard", before)
    #expect(try history.marks().isEmpty)
    #expect(try guardian(anna).findings(in: "HEAD", since: nil).isEmpty)
    // A forced push: what the branch was before tells.
    #expect(try guardian(anna).findings(in: "HEAD", since: erasure).count == 2)
  }

  @Test("a study that somebody removed stays removed")
  func removedStudy() throws {
    let anna = try begin()
    try erase(anna)
    let team = anna.team
    try team.clone("forge")
    try team.git("forge", "rm", "-q", "-r", "Surveys/tram")
    try team.git("forge", "commit", "-q", "-m", "archive")
    #expect(
      try TeamGuard(try Repository.require(WorkspaceLocation(root: team.at("forge"))))
        .findings(in: "HEAD", since: nil).isEmpty)
  }

  @Test(
    "what was found is kept; a damaged or foreign file is made anew",
    arguments: [
      "", "{", "[]", #"{"version": 1, "tip": "x", "records": {}}"#,
      #"{"version": 99, "tip": "0123456789012345678901234567890123456789", "records": {}}"#,
      #"{"version": 1, "tip": "0123456789012345678901234567890123456789", "records": {}}"#,
    ])
  func cache(_ damage: String) throws {
    let anna = try begin()
    try erase(anna)
    let repository = try Repository.require(anna.location)
    let first = try ErasureHistory(repository).marks()
    let folder = "\(repository.commonFolder)/kerb"
    let name = try #require(Files.list(folder).entries.first?.name)
    let kept = try Files.read("\(folder)/\(name)")
    try AtomicWriter().write(Array(damage.utf8), toFile: "\(folder)/\(name)")
    let again = try ErasureHistory(repository).marks()
    #expect(again.remains.mapValues(\.bytes) == first.remains.mapValues(\.bytes))
    #expect(!again.isEmpty)
    #expect(try Files.read("\(folder)/\(name)") == kept)
  }

  @Test("a clone with the latest commits only says that it cannot know")
  func shallow() throws {
    let anna = try begin()
    try erase(anna)
    let team = anna.team
    try team.git(
      "anna", "clone", "-q", "--depth", "1", "file://\(team.at("anna"))", team.at("cut"))
    let cut = try Repository.require(WorkspaceLocation(root: team.at("cut")))
    #expect(try ErasureHistory(cut).isCut())
    #expect(throws: WorkbenchError.self) {
      try TeamGuard(cut).findings(in: "HEAD", since: nil)
    }
  }

  @Test(
    "what a clone with the latest commits found is not kept for when it has all",
    arguments: [false, true])
  func deepened(syncs: Bool) throws {
    let team = try reverted()
    let cut = try SyncClone(team, "cut", isShallow: true)
    #expect(try ErasureHistory(Repository.require(cut.location)).marks().isEmpty)
    if syncs { try cut.sync() }
    try team.git("cut", "fetch", "-q", "--unshallow")
    #expect(try !ErasureHistory(Repository.require(cut.location)).marks().isEmpty)
    #expect(try guardian(cut).findings(in: "HEAD", since: nil).count == 2)
  }

  @Test("replacements and grafts of a clone hide nothing", arguments: ["replace", "graft"])
  func hidden(by way: String) throws {
    let team = try reverted()
    let clone = try SyncClone(team, "cut")
    let head = try name(clone)
    if way == "graft" {
      try team.write("cut", ".git/info/grafts", "\(head)\n")
    } else {
      try team.git("cut", "replace", "--graft", head)
    }
    #expect(try team.git("cut", "rev-list", "--count", "HEAD").hasPrefix("1\n"))
    #expect(try guardian(clone).findings(in: "HEAD", since: nil).count == 2)
    #expect(try clone.sync().covered.count == 2)
  }

  /// A clone without kerb in which the erasure was reverted.
  private func reverted() throws -> GitTeam {
    let anna = try begin()
    try erase(anna)
    try anna.team.clone("forge")
    try anna.team.git("forge", "revert", "--no-edit", "HEAD")
    try anna.team.git("forge", "push", "-q", "origin", "HEAD:refs/heads/main")
    return anna.team
  }

  /// Moves the workspace into a folder, or out of it, as two commits would, and looks at it there.
  private func move(_ team: GitTeam, from old: String, to new: String) throws -> TeamGuard {
    _ = try Files.makeFolder(team.at("forge/research"), mode: .privateFolder)
    for folder in [".kerb", "Surveys"] {
      try team.git("forge", "mv", "\(old)\(folder)", "\(new)\(folder)")
    }
    try team.git("forge", "commit", "-q", "-m", "move")
    return TeamGuard(
      try Repository.require(WorkspaceLocation(root: team.at("forge/\(new.dropLast())"))))
  }

  @Test("what was erased is known also after the workspace was moved in the repository, and back")
  func moved() throws {
    let team = try reverted()
    #expect(try move(team, from: "", to: "research/").findings(in: "HEAD", since: nil).count == 2)
    try team.git("forge", "clone", "-q", ".", team.at("fresh"))
    #expect(try move(team, from: "research/", to: "").findings(in: "HEAD", since: nil).count == 2)
  }

  @Test("another workspace that was in the repository has nothing to do with it")
  func otherWorkspace() throws {
    let team = try reverted()
    let marker = try team.read("forge", ".kerb/workspace.json")
    _ = try move(team, from: "", to: "research/")
    let other = marker.replacing("ws-test", with: "ws-other")
    try team.write("forge", "research/.kerb/workspace.json", other)
    try team.git("forge", "commit", "-q", "-a", "-m", "another one")
    try team.git("forge", "clone", "-q", ".", team.at("two"))
    let beside = try Repository.require(WorkspaceLocation(root: team.at("two/research")))
    #expect(try TeamGuard(beside).findings(in: "HEAD", since: nil).isEmpty)
  }

  @Test("what a forced push took away on the remote stays known in a clone that had it")
  func forcedPush() throws {
    let anna = try refused()
    let team = anna.team
    let ben = try SyncClone(team, "ben")
    try team.clone("forge")
    try team.git("forge", "reset", "-q", "--hard", "HEAD~1")
    try team.git("forge", "commit", "-q", "--allow-empty", "-m", "another way")
    try team.git("forge", "push", "-q", "--force", "origin", "HEAD:refs/heads/main")
    try team.git("ben", "pull", "-q", "--rebase")
    try #require(try quote(ben) == "granted")
    #expect(try guardian(ben).findings(in: "HEAD", since: nil).map(\.place) == [Self.person])
    try ben.sync()
    #expect(try quote(ben) == "refused" && holdsWithdrawal(ben))
    let new = try SyncClone(team, "new")
    #expect(try quote(new) == "refused")
  }

  @Test("a new branch has no commit before it, and one that is not here is asked for")
  func newBranches() throws {
    let anna = try begin()
    let old = try name(anna)
    try erase(anna)
    let zeros = String(repeating: "0", count: 40)
    #expect(try guardian(anna).findings(in: "HEAD", since: zeros).isEmpty)
    #expect(try guardian(anna).findings(in: old, since: zeros).isEmpty)
    #expect(try !guardian(anna).findings(in: old, since: "HEAD").isEmpty)
    let gone = String(repeating: "1", count: 40)
    let guardian = try guardian(anna)
    let error = #expect(throws: WorkbenchError.self) {
      try guardian.findings(in: "HEAD", since: gone)
    }
    #expect(error?.remedy.plain().contains("git fetch origin \(gone)") == true)
  }
}

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

/// The team keeps files through a filter of git, such as one that encrypts: git has other bytes than the work tree.
@Suite("Records and pictures behind a filter of git") struct FilterTests {
  private let finding = "Surveys/tram/findings/F01-aaaa.json"
  private static let png: [UInt8] = [0x89] + Array("PNG of pay".utf8)

  private let team: GitTeam
  private let anna: SyncClone
  private let ben: SyncClone

  /// A workspace with a finding; from the second commit on, git has each byte of these files plus one.
  init() throws {
    team = try GitTeam()
    anna = try SyncClone(team, "anna")
    try anna.begin()
    try anna.make(Finding.format, finding, "F01-aaaa") { draft in
      try draft.set(["title"], to: .string("Pay"))
      try draft.set(["description"], to: .string("Nothing is said"))
    }
    try anna.sync()
    try Self.unlock(team, "anna")
    try team.write("anna", ".gitattributes", "Surveys/** filter=shift\n")
    try team.git("anna", "add", "--renormalize", ".")
    try team.git("anna", "add", ".gitattributes")
    try team.git("anna", "commit", "-qm", "encrypt")
    try anna.sync()
    ben = try SyncClone(team, "ben")
    try Self.unlock(team, "ben")
  }

  /// Sets the filter up, and writes the files of the clone anew.
  private static func unlock(_ team: GitTeam, _ clone: String) throws {
    try team.git(clone, "config", "filter.shift.clean", "tr '\\0-\\377' '\\1-\\377\\0'")
    try team.git(clone, "config", "filter.shift.smudge", "tr '\\1-\\377\\0' '\\0-\\377'")
    try team.git(clone, "config", "filter.shift.required", "true")
    try team.git(clone, "rm", "-rq", "--cached", ".")
    try team.git(clone, "reset", "-q", "--hard")
  }

  private func setTitle(_ title: String, _ clone: SyncClone) throws {
    try clone.change(Finding.format, finding) { try $0.set(["title"], to: .string(title)) }
  }

  private func isSealed(_ name: String, _ clone: SyncClone) throws -> Bool {
    try team.git(clone.name, "cat-file", "blob", "\(name):\(finding)").hasPrefix("|")
  }

  private func hook(_ clone: SyncClone) throws -> TeamHooks.Report {
    try TeamHooks.run(
      .preCommit, arguments: [], input: [], in: clone.location.root,
      TeamHooks.Surroundings(locked: { _, work in try work() }, refreshReports: { _ in [] }))
  }

  @Test("are not merged with a version that names another filter") func otherFilter() throws {
    try setTitle("Ben's", ben)
    try team.write("anna", ".gitattributes", "Surveys/** filter=shift\nplans/** filter=other\n")
    try team.git("anna", "add", ".gitattributes")
    try team.git("anna", "commit", "-qm", "another filter")
    try anna.sync()
    let head = try anna.head()
    for attempt in [ben.rehearse, { try ben.sync() }] {
      let thrown = #expect(throws: WorkbenchError.self) { try attempt() }
      #expect(thrown?.description.contains("other filters of git") == true)
    }
    try anna.sync()
    #expect(try anna.head() == head)
    // The way that the error names.
    try team.git("ben", "pull", "-q", "--no-rebase", "--no-edit")
    try ben.sync()
    try anna.sync()
    #expect(try anna.head() == ben.head())
    let title = try anna.document(finding).root[key: "title"]?.string
    #expect(title == "Ben's")
  }

  @Test("are merged by sync, and what is sent went through the filter") func sync() throws {
    try setTitle("Anna's", anna)
    try setTitle("Ben's", ben)
    // A file that is none of kerb's makes git merge the rest.
    try team.write("anna", "plan.md", "plan\n")
    try team.git("anna", "add", "plan.md")
    try team.git("anna", "commit", "-qm", "plan")
    try anna.sync()
    let merged = try ben.sync()
    #expect(merged.conflicting.map(\.file.path) == [finding])
    try anna.sync()
    #expect(try anna.head() == ben.head())
    #expect(try isSealed("HEAD", anna))
    let conflicts = RecordConflicts.list(in: try anna.document(finding), Finding.format)
    #expect(Set(conflicts.flatMap(\.values)) == [.string("Anna's"), .string("Ben's")])
  }

  @Test("do not stop a commit, and a change by hand is staged through the filter")
  func commit() throws {
    try setTitle("Anna's", anna)
    try team.git("anna", "add", "-A")
    #expect(try hook(anna).refusals.isEmpty)
    let text = try team.read("anna", finding)
    try team.write("anna", finding, text.replacing("Nothing is said", with: "By hand"))
    try team.git("anna", "add", "-A")
    let report = try hook(anna)
    #expect(report.refusals.isEmpty)
    #expect(report.messages == ["Changes made by hand in 1 file are marked for merging now."])
    #expect(try team.read("anna", finding).contains("\"over\": ["))
    #expect(try isSealed("", anna))
    #expect(try team.git("anna", "diff", "--name-only").isEmpty)
  }

  @Test("are merged by git with kerb's driver") func driver() throws {
    try setTitle("Anna's", anna)
    try setTitle("Ben's", ben)
    try anna.sync()
    for (name, clone) in [("ours", ben), ("theirs", anna)] {
      try team.git(clone.name, "add", "-A")
      let sealed = try team.git(clone.name, "cat-file", "blob", ":\(finding)")
      #expect(sealed.hasPrefix("|"))
      try team.write("ben", name, sealed)
    }
    let outcome = MergeDriver.run(
      base: team.at("none"), ours: team.at("ben/ours"), theirs: team.at("ben/theirs"),
      path: finding, action: "pull", in: ben.location.root)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let merged = try team.read("ben", "ours")
    #expect(merged.hasPrefix("|"))
    let id = try team.git("ben", "hash-object", "-w", "--no-filters", "ours")
    let opened = try team.git(
      "ben", "cat-file", "--filters", "--path=\(finding)", String(id.prefix { !$0.isNewline }))
    #expect(opened.contains("Anna's") && opened.contains("Ben's"))
  }

  @Test("are guarded with the filter; without it guard and check say that they cannot know")
  func guarded() throws {
    let erased = try RecordErasure.erased(try anna.document(finding))
    try AtomicWriter().write(erased, to: RecordPath(finding), in: anna.location)
    try anna.sync()
    try ben.sync()
    try team.git("ben", "revert", "--no-edit", "HEAD")
    let open = try Repository.require(ben.location)
    #expect(try TeamGuard(open).findings(in: "HEAD", since: nil).map(\.place) == [finding])
    #expect(try ErasureHistory(open).gap(ErasureHistory(open).marks()) == nil)

    try team.git("ben", "push", "-q", "origin", "HEAD")
    let locked = try Repository.require(WorkspaceLocation(root: team.clone("forge")))
    let error = #expect(throws: WorkbenchError.self) {
      try TeamGuard(locked).findings(in: "HEAD", since: nil)
    }
    #expect(error?.code == .noInput)
    #expect(error?.problem.plain().contains("cannot be read through git's filters") == true)
    let history = ErasureHistory(locked)
    #expect(try history.gap(history.marks()) != nil)
    // What was not read is read as soon as the filter is there.
    try Self.unlock(team, "forge")
    #expect(try TeamGuard(locked).findings(in: "HEAD", since: nil).map(\.place) == [finding])
  }

  @Test("a record that was broken by hand is no reason not to know") func broken() throws {
    let plain = try SyncClone(try GitTeam(), "anna")
    try plain.begin()
    try plain.team.write("anna", finding, "no record\n")
    try plain.team.git("anna", "add", "-A")
    try plain.team.git("anna", "commit", "-qm", "break")
    #expect(
      try TeamGuard(Repository.require(plain.location)).findings(in: "HEAD", since: nil).isEmpty)
  }

  @Test("a picture that git removed is read from history through the filter") func picture() throws
  {
    let (record, file) = try anna.attach(Self.png, "findings", "F01-aaaa")
    try anna.sync()
    try ben.sync()
    try team.git("ben", "rm", "-q", file)
    try team.git("ben", "commit", "-qm", "tidy")
    try team.git("ben", "push", "-q", "origin", "HEAD")
    #expect(try anna.sync().pictures.restored == [file])
    #expect(try anna.location.read(RecordPath(file)) == Self.png)
    #expect(try anna.document(record).root[key: "deleted"]?.boolean != true)
  }

  @Test("a picture whose filter is not set up here is left alone and named") func lockedPicture()
    throws
  {
    let plain = try SyncClone(try GitTeam(), "anna")
    try plain.begin()
    let team = plain.team
    try team.write("anna", ".gitattributes", "*.png filter=large\n")
    let (record, file) = try plain.attach(Self.png, "findings", "F01-aaaa")
    try team.git("anna", "config", "filter.large.clean", "sha256sum")
    try plain.sync()
    // The clone gets what the filter made of the picture.
    try Files.remove(plain.location.absolute(RecordPath(file)))
    try team.git("anna", "checkout", "--", file)
    let checked = try WorkspaceCheck.run(
      in: plain.location, today: #require(CalendarDay("2026-03-01")), marks: .none)
    let told = checked.findings.first { $0.place == file }
    #expect(told?.remedy.plain().contains("set up the filter") == true)
    try team.git("anna", "rm", "-q", "-f", file)
    try team.git("anna", "commit", "-qm", "tidy")
    let report = try plain.sync()
    #expect(report.pictures.sealed == [record] && report.pictures.deleted.isEmpty)
    #expect(report.pictures.lines.contains { $0.plain().contains("Left \(record)") })
    #expect(try plain.document(record).root[key: "deleted"]?.boolean != true)
  }
}

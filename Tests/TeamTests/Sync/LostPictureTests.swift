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

/// Git takes the file of a picture away, and its record lives on.
@Suite("Pictures that git took from their records")
struct LostPictureTests {
  private static let png = Array("picture of pay".utf8)

  /// Anna has sent a picture of a finding; a forge and Ben have it.
  private func begin() throws -> (anna: SyncClone, ben: SyncClone, record: String, file: String) {
    let anna = try SyncClone(try GitTeam(), "anna")
    try anna.begin()
    let (record, file) = try anna.attach(Self.png, "findings", "F01-aaaa")
    try anna.sync()
    try anna.team.clone("forge")
    return (anna, try SyncClone(anna.team, "ben"), record, file)
  }

  private func push(_ team: GitTeam) throws {
    try team.git("forge", "push", "-q", "origin", "HEAD:refs/heads/main")
  }

  private func isHere(_ path: String, _ clone: SyncClone) throws -> Bool {
    try Files.kind(clone.location.absolute(RecordPath(path))) == .file
      && clone.location.read(RecordPath(path)) == Self.png
  }

  @Test(
    "come back after a removal or revert by others, by pull and by sync", arguments: [true, false],
    Taking.allCases)
  func byOthers(_ isRevert: Bool, _ taking: Taking) throws {
    let (anna, ben, record, file) = try begin()
    let team = anna.team
    if isRevert {
      // It takes the record too, which comes back as every record does.
      try team.git("forge", "revert", "--no-edit", "HEAD")
    } else {
      try team.git("forge", "rm", "-q", file)
      try team.git("forge", "commit", "-q", "-m", "tidy")
    }
    try push(team)
    if taking == .pull {
      let told = try ben.pull().messages.map { $0.plain() }
      #expect(told.contains { $0.hasPrefix("Restored from git's history") && $0.contains(file) })
      #expect(try isHere(file, ben))
      try ben.sync()
    } else {
      #expect(try ben.sync().pictures.restored == [file])
    }
    #expect(try isHere(file, ben))
    #expect(try ben.document(record).root[key: "deleted"]?.boolean != true)
    try anna.sync()
    #expect(try isHere(file, anna))
    #expect(try anna.head() == ben.head())
    #expect(try anna.sync().pictures.isEmpty)
  }

  @Test("come back after a removal of one's own, committed, staged or in the folder only")
  func byOneself() throws {
    let (_, ben, _, file) = try begin()
    for step in 0..<3 {
      if step == 0 {
        try Files.remove(ben.location.absolute(RecordPath(file)))
      } else {
        try ben.team.git("ben", "rm", "-q", file)
      }
      if step == 2 { try ben.team.git("ben", "commit", "-q", "-m", "tidy") }
      let report = try ben.sync()
      #expect(report.pictures.restored == [file])
      #expect(report.missing.isEmpty && report.foreign.isEmpty)
      #expect(try isHere(file, ben))
      #expect(try ben.team.git("ben", "status", "--porcelain").isEmpty)
      #expect(try !ben.team.git("ben", "ls-tree", "origin/main", file).isEmpty)
    }
  }

  @Test("and that are in no commit take their record with them", arguments: Taking.allCases)
  func inNoCommit(_ taking: Taking) throws {
    let (anna, ben, _, _) = try begin()
    let team = anna.team
    let (record, file) = try anna.attach(Array("another".utf8), "findings", "F01-aaaa")
    try team.git("anna", "add", record)
    try team.git("anna", "commit", "-q", "-m", "record alone")
    try team.git("anna", "push", "-q", "origin", "HEAD")
    try Files.remove(anna.location.absolute(RecordPath(file)))
    let stem = try RecordPath(record).name.dropLast(".json".count)
    if taking == .pull {
      let told = try ben.pull().messages.map { $0.plain() }
      #expect(told.contains { $0.hasPrefix("Deleted \(record)") && $0.contains(stem) })
      try ben.sync()
    } else {
      #expect(try ben.sync().pictures.deleted == [record])
    }
    #expect(try ben.document(record).root[key: "deleted"]?.boolean == true)
    try anna.sync()
    #expect(try anna.document(record).bytes == ben.document(record).bytes)
    #expect(try anna.head() == ben.head())
  }

  @Test("and that were erased stay away, whatever a revert brings back", arguments: Taking.allCases)
  func erased(_ taking: Taking) throws {
    let (anna, ben, record, file) = try begin()
    let erased = try RecordErasure.erased(try anna.document(record))
    try AtomicWriter().write(erased, to: RecordPath(record), in: anna.location)
    try anna.sync()
    let team = anna.team
    try team.git("forge", "pull", "-q", "--ff-only")
    try team.git("forge", "revert", "--no-edit", "HEAD")
    try team.git("forge", "rm", "-q", file)
    try team.git("forge", "commit", "-q", "-m", "tidy")
    try push(team)
    try ben.take(taking)
    #expect(try ben.document(record).root[key: "erased"]?.boolean == true)
    #expect(try !isHere(file, ben))
  }

  @Test("are left alone in a clone with the latest commits only, which cannot know")
  func shallow() throws {
    let (anna, _, record, file) = try begin()
    let team = anna.team
    try team.git("forge", "rm", "-q", file)
    try team.git("forge", "commit", "-q", "-m", "tidy")
    try push(team)
    try team.git(
      "anna", "clone", "-q", "--depth", "1", "file://\(team.hub)", team.at("cut"))
    let cut = WorkspaceLocation(root: team.at("cut"))
    let outcome = try LostPictures(try Repository.require(cut)).bringBack(AtomicWriter())
    #expect(outcome.isEmpty)
    #expect(try cut.read(RecordPath(record)) == anna.location.read(RecordPath(record)))
  }

  @Test("are told by kerb check in the meantime")
  func checked() throws {
    let (anna, _, _, file) = try begin()
    try Files.remove(anna.location.absolute(RecordPath(file)))
    for hasHistory in [true, false] {
      let found = try WorkspaceCheck.run(
        in: anna.location, today: #require(CalendarDay("2026-03-01")), hasHistory: hasHistory
      ).findings.filter { $0.place == file }
      #expect(
        found.map { $0.problem.plain() } == [
          "this picture is missing, and its record is still there"
        ])
      #expect(found.map(\.isFixable) == [hasHistory])
    }
  }
}

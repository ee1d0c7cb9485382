import Platform
import Records
import Testing
import Wording
import Workspace

@Suite struct JournalRewriteTests {
  private static let secret = "the words to strike"
  private static let kept = JournalBed.entries(1...3)
  private static let all = kept + [Array(#"{"note":"\#(secret)"}"#.utf8)]

  /// A journal that holds the words in an entry and in a torn end.
  private func bedWithSecret(_ disk: JournalDisk = .real) throws -> (JournalBed, JournalFile) {
    let bed = try JournalBed()
    let (bytes, _) = try bed.stopped(after: [Self.all])
    try bed.put(bytes + Array("{\"note\":\"\(Self.secret) …".utf8))
    let (journal, _) = try #require(try bed.resume(JournalBed.name, disk))
    try journal.append(JournalBed.entries(5...5))
    #expect(try bed.folder.tornEnds(of: JournalBed.name).count == 1)
    return (bed, journal)
  }

  @Test func whatIsLeftOutStandsNowhere() throws {
    let (bed, journal) = try bedWithSecret()
    #expect(try bed.holds(Self.secret))
    try journal.rewrite(Self.kept)
    #expect(try !bed.holds(Self.secret))
    #expect(try bed.names() == [JournalBed.name])
    try journal.append(JournalBed.entries(4...4))
    #expect(try bed.content().entries == JournalBed.entries(1...4))
    #expect(try Files.status("\(bed.folder.path)/\(JournalBed.name)").mode == .privateFile)
    try journal.rewrite([])
    #expect(try bed.content().entries == [])
  }

  /// The bytes themselves are overwritten, not only their name taken away: another name of the old file shows it.
  @Test func theOldBytesAreOverwritten() throws {
    let (bed, journal) = try bedWithSecret()
    let opened = try OpenFolder(bed.folder.path)
    try opened.link(JournalBed.name, as: "old")
    try opened.link(JournalBed.name + ".torn-1", as: "torn")
    let size = try bed.bytes("old").count
    try journal.rewrite(Self.kept)
    #expect(try bed.bytes("old") == [UInt8](repeating: 0, count: size))
    #expect(try bed.bytes("torn").allSatisfy { $0 == 0 })
    try opened.link(JournalBed.name, as: "ended")
    try journal.close(.remove(erasing: true))
    #expect(try bed.bytes("ended").allSatisfy { $0 == 0 })
  }

  @Test func theBytesOfALostFileAreOverwrittenToo() throws {
    let (bed, journal) = try bedWithSecret()
    let opened = try OpenFolder(bed.folder.path)
    try opened.rename(JournalBed.name, to: "elsewhere")
    try journal.rewrite(Self.kept)
    #expect(try !bed.holds(Self.secret))
    #expect(try bed.content().entries == Self.kept)
  }

  /// Any one call fails: the journal goes on with the old content or the new, and trying again strikes the words.
  @Test func anyCallMayFailOnce() throws {
    for call in 0..<30 {
      let faulty = FaultyDisk()
      let (bed, journal) = try bedWithSecret(faulty.disk)
      let first = faulty.calls.count
      let old = Self.all + JournalBed.entries(5...5)
      faulty.change { $0.failingCall = first + call }
      var isOld = false
      do {
        try journal.rewrite(Self.kept)
        guard faulty.calls.count <= first + call else { continue }
        #expect(call > 5)
        return
      } catch {
        #expect(error.code == .cannotWrite)
        let entries = try bed.content().entries
        isOld = entries == old
        #expect(isOld || entries == Self.kept, "call \(call)")
      }
      try journal.append(JournalBed.entries(6...6))
      let now = (isOld ? old : Self.kept) + JournalBed.entries(6...6)
      #expect(try bed.content().entries == now, "call \(call)")
      try journal.rewrite(Self.kept)
      #expect(try bed.content().entries == Self.kept, "call \(call)")
      #expect(try !bed.holds(Self.secret), "call \(call)")
      #expect(try bed.names() == [JournalBed.name], "call \(call)")
    }
    Issue.record("no rewriting came through")
  }

  /// From one call on nothing works any more, as when the process is killed there; then somebody resumes.
  @Test func aCrashAtAnyCallLeavesOneOfTheTwoWhole() throws {
    var sawOld = false
    var sawNew = false
    for call in 0..<30 {
      let faulty = FaultyDisk()
      var (bed, journal): (JournalBed, JournalFile?) = try bedWithSecret(faulty.disk)
      let first = faulty.calls.count
      faulty.change { $0.deadFrom = first + call }
      let isDone = (try? journal?.rewrite(Self.kept)) != nil
      journal = nil
      guard let (again, content) = try bed.resume() else {
        Issue.record("nobody holds it, call \(call)")
        return
      }
      let isOld = content.entries == Self.all + JournalBed.entries(5...5)
      #expect(isOld || content.entries == Self.kept, "call \(call)")
      #expect(try bed.content() == content, "call \(call)")
      sawOld = sawOld || isOld
      sawNew = sawNew || !isOld
      let names = try bed.names()
      #expect(!names.contains { $0.contains(".old-") || $0.contains(".new-") }, "call \(call)")
      try again.rewrite(Self.kept)
      #expect(try !bed.holds(Self.secret), "call \(call)")
      #expect(try bed.content().entries == Self.kept, "call \(call)")
      if isDone { break }
    }
    #expect(sawOld && sawNew)
  }

  @Test func aFullDiskLeavesTheOldContent() throws {
    let faulty = FaultyDisk()
    let (bed, journal) = try bedWithSecret(faulty.disk)
    let before = try bed.bytes()
    for room in 0..<200 {
      faulty.change { $0.room = room }
      #expect(throws: WorkbenchError.self) { try journal.rewrite(Self.kept) }
      #expect(try bed.bytes() == before, "room \(room)")
      #expect(try bed.names().count == 2, "room \(room)")
    }
    faulty.change { $0.room = nil }
    try journal.rewrite(Self.kept)
    #expect(try !bed.holds(Self.secret))
  }
}

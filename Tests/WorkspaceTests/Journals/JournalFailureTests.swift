import Localization
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite struct JournalFailureTests {
  private static let before = JournalBed.entries(1...2)
  private static let more = JournalBed.entries(3...5)

  /// A full disk after every number of bytes, where what was written can be taken back and where it cannot.
  @Test(arguments: [false, true])
  func aFullDiskAtEveryByteThenTheSameAgain(_ stays: Bool) throws {
    let bed = try JournalBed()
    let size = Self.more.joined().count + Self.more.count * 24
    var failures = 0
    for room in 0...size {
      let faulty = FaultyDisk()
      let journal = try bed.create(faulty.disk)
      try journal.append(Self.before)
      faulty.change {
        $0.room = room
        if stays { $0.failing = [.truncate] }
      }
      do {
        try journal.append(Self.more)
      } catch {
        failures += 1
        #expect(error.code == .cannotWrite)
        #expect(error.problem.plain().contains("the disk is full"))
        #expect(try bed.content().entries == Self.before, "room \(room)")
        #expect(try stays || bed.content().tornBytes == 0, "room \(room)")
        // The second attempt fails as well, at another byte.
        faulty.change { $0.room = size - room }
        let isSaved = (try? journal.append(Self.more)) != nil
        faulty.change { $0.room = nil }
        if !isSaved { try journal.append(Self.more) }
      }
      faulty.change {
        $0.room = nil
        $0.failing = []
      }
      try journal.append(JournalBed.entries(6...6))
      let content = try bed.content()
      #expect(content.entries == JournalBed.entries(1...6), "room \(room)")
      #expect(content.tornBytes == 0 && content.damagedLines == 0, "room \(room)")
      try journal.close(.remove(erasing: false))
    }
    #expect(failures > size / 2)
  }

  @Test(arguments: 1...40)
  func smallBitesMakeWholeEntries(_ bite: Int) throws {
    let bed = try JournalBed()
    let faulty = FaultyDisk(FaultyDisk.State(bite: bite))
    let journal = try bed.create(faulty.disk)
    try journal.append(Self.before)
    try journal.rewrite(Self.before + Self.more)
    try journal.append(JournalBed.entries(6...6))
    #expect(try bed.content().entries == JournalBed.entries(1...6))
  }

  /// Everything was written, but not safely: it is taken back, or declared void where it stays.
  @Test(arguments: [false, true])
  func whatCouldNotBeFlushedIsWrittenAnew(_ stays: Bool) throws {
    let bed = try JournalBed()
    let faulty = FaultyDisk()
    let journal = try bed.create(faulty.disk)
    try journal.append(Self.before)
    faulty.change { $0.failing = stays ? [.sync, .truncate] : [.sync] }
    for _ in 0..<3 {
      let failure = #expect(throws: WorkbenchError.self) { try journal.append(Self.more) }
      #expect(failure?.problem.plain().contains("the device reports an error") == true)
    }
    faulty.change { $0.failing = stays ? [.truncate] : [] }
    // The caller may have changed its mind meanwhile.
    try journal.append(JournalBed.entries(7...7))
    let content = try bed.content()
    #expect(content.entries == Self.before + JournalBed.entries(7...7))
    #expect(content.tornBytes == 0 && content.damagedLines == 0)
  }

  @Test func savedMeansFlushed() throws {
    let bed = try JournalBed()
    let faulty = FaultyDisk()
    let journal = try bed.create(faulty.disk)
    #expect(faulty.calls == [.write, .sync, .syncFolder])
    try journal.append(Self.before)
    try journal.append(Self.more)
    #expect(Array(faulty.calls.dropFirst(3)) == [.write, .sync, .write, .sync])
  }

  @Test func aTornEndIsNotCutOffBeforeItIsKept() throws {
    let bed = try JournalBed()
    let (bytes, _) = try bed.stopped(after: [Self.before])
    let torn = Array("{\"note\":\"half".utf8)
    try bed.put(bytes + torn)
    let faulty = FaultyDisk()
    let (journal, _) = try #require(try bed.resume(JournalBed.name, faulty.disk))
    for room in 0...torn.count + 20 {
      faulty.change { $0.room = room }
      #expect(throws: WorkbenchError.self) { try journal.append(Self.more) }
      let isKept = try bed.folder.tornEnds(of: JournalBed.name).contains(torn)
      #expect(try isKept || bed.content().torn == torn, "room \(room)")
    }
    faulty.change { $0.room = nil }
    try journal.append(Self.more)
    #expect(try bed.content().entries == Self.before + Self.more)
    #expect(try bed.folder.tornEnds(of: JournalBed.name) == [torn])
  }

  @Test func aFailedCreationLeavesNothing() throws {
    for call in 0..<3 {
      let bed = try JournalBed()
      let faulty = FaultyDisk(FaultyDisk.State(failingCall: call))
      #expect(throws: WorkbenchError.self) { _ = try bed.create(faulty.disk) }
      #expect(try bed.names() == [], "call \(call)")
    }
  }

  @Test func aRemovedFileIsNoticedAndMadeAgain() throws {
    let bed = try JournalBed()
    let journal = try bed.create()
    try journal.append(Self.before)
    #expect(!journal.isLost)
    try bed.put([], as: "something-else")
    #expect(journal.isLost)
    let failure = #expect(throws: WorkbenchError.self) { try journal.append(Self.more) }
    #expect(failure?.code == .cannotWrite)
    try journal.rewrite(Self.before + Self.more)
    #expect(!journal.isLost)
    try journal.append(JournalBed.entries(6...6))
    #expect(try bed.content().entries == JournalBed.entries(1...6))
    #expect(try bed.resume() == nil)
  }

  @Test func aRemovedFolderIsMadeAgain() throws {
    let bed = try JournalBed()
    let journal = try bed.create()
    try journal.append(Self.before)
    try bed.put([])
    try Files.remove("\(bed.folder.path)/\(JournalBed.name)")
    try Files.removeFolder(bed.folder.path)
    #expect(throws: WorkbenchError.self) { try journal.append(Self.more) }
    #expect(try bed.folder.list() == [])
    try journal.rewrite(Self.before + Self.more)
    #expect(try bed.content().entries == JournalBed.entries(1...5))
    #expect(try Files.status(bed.folder.path).mode == .privateFolder)
  }

  @Test func aFileWhereTheFolderShouldBeIsSaid() throws {
    let home = try TemporaryFolder()
    try home.write("kerb/w1/recordings", "in the way")
    let failure = #expect(throws: WorkbenchError.self) {
      _ = try JournalBed.folder(below: home.path)
    }
    #expect(failure?.code == .cannotWrite)
    #expect(failure?.remedy.isEmpty == false)
  }

  @Test func aReplacedFileIsNoticed() throws {
    let bed = try JournalBed()
    let journal = try bed.create()
    try journal.append(Self.before)
    try bed.put(Array("somebody's copy".utf8))
    #expect(throws: WorkbenchError.self) { try journal.append(Self.more) }
    #expect(try bed.bytes() == Array("somebody's copy".utf8))
    try journal.rewrite(Self.before + Self.more)
    #expect(try bed.content().entries == JournalBed.entries(1...5))
    #expect(try bed.names() == [JournalBed.name])
  }
}

import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite struct JournalFileTests {
  @Test func whatIsAppendedIsReadAgain() throws {
    let bed = try JournalBed()
    let journal = try bed.create()
    try journal.append(JournalBed.entries(1...2))
    try journal.append(JournalBed.entries(3...3))
    try journal.append([])
    #expect(try bed.content().entries == JournalBed.entries(1...3))
    try journal.close(.keep)
    let (again, content) = try #require(try bed.resume())
    #expect(content.entries == JournalBed.entries(1...3))
    #expect(content.tornBytes == 0 && content.damagedLines == 0)
    try again.append(JournalBed.entries(4...4))
    #expect(try bed.content().entries == JournalBed.entries(1...4))
    #expect(try bed.names() == [JournalBed.name])
  }

  @Test func onlyTheOwnerMayOpenIt() throws {
    let bed = try JournalBed()
    _ = try bed.create()
    #expect(try Files.status(bed.folder.path).mode == .privateFolder)
    #expect(try Files.status("\(bed.folder.path)/\(JournalBed.name)").mode == .privateFile)
  }

  @Test func nobodyElseOpensItWhileItRuns() throws {
    let bed = try JournalBed()
    var journal: JournalFile? = try bed.create()
    #expect(try bed.resume() == nil)
    #expect(try bed.folder.list().map(\.isRunning) == [true])
    try journal?.rewrite(JournalBed.entries(1...1))
    #expect(try bed.resume() == nil)
    journal = nil
    #expect(try bed.folder.list().map(\.isRunning) == [false])
    #expect(try bed.resume() != nil)
  }

  @Test func aSecondOneOfTheSameNameIsRefused() throws {
    let bed = try JournalBed()
    let journal = try bed.create()
    try journal.append(JournalBed.entries(1...1))
    #expect(throws: WorkbenchError.self) { _ = try bed.create() }
    #expect(try bed.content().entries == JournalBed.entries(1...1))
    #expect(try bed.names() == [JournalBed.name])
  }

  @Test func anEntryWithALineFeedIsRefusedWhole() throws {
    let bed = try JournalBed()
    let journal = try bed.create()
    let failure = #expect(throws: WorkbenchError.self) {
      try journal.append([Array("fine".utf8), Array("two\nlines".utf8)])
    }
    #expect(failure?.code == .invalidData)
    #expect(try bed.content().entries == [])
  }

  @Test func settingAsideAndResumingBringsItBack() throws {
    let bed = try JournalBed()
    let journal = try bed.create()
    try journal.append(JournalBed.entries(1...2))
    try journal.close(.setAside)
    let aside = JournalBed.name + ".aside"
    #expect(try bed.names() == [aside])
    #expect(try bed.folder.list().map(\.isSetAside) == [true])
    #expect(try bed.content(aside).entries == JournalBed.entries(1...2))
    let (again, content) = try #require(try bed.resume(aside))
    #expect(content.entries == JournalBed.entries(1...2))
    #expect(again.name == JournalBed.name)
    try again.append(JournalBed.entries(3...3))
    #expect(try bed.content().entries == JournalBed.entries(1...3))
    #expect(try bed.names() == [JournalBed.name])
  }

  @Test(arguments: [false, true])
  func removingTakesItAndItsTornEndsAway(_ erasing: Bool) throws {
    let bed = try JournalBed()
    let (bytes, _) = try bed.stopped(after: [JournalBed.entries(1...1)])
    try bed.put(bytes + Array("{\"note\":\"half".utf8))
    let (journal, content) = try #require(try bed.resume())
    #expect(content.torn == Array("{\"note\":\"half".utf8))
    try journal.append(JournalBed.entries(2...2))
    #expect(try bed.names() == [JournalBed.name, JournalBed.name + ".torn-1"])
    #expect(try bed.folder.tornEnds(of: JournalBed.name) == [content.torn])
    try journal.close(.remove(erasing: erasing))
    #expect(try bed.names() == [])
    let failure = #expect(throws: WorkbenchError.self) {
      try journal.append(JournalBed.entries(3...3))
    }
    #expect(failure?.code == .cannotWrite)
  }

  @Test func namesSortByTime() throws {
    let early = JournalName.new(milliseconds: 1_772_360_102_000, token: "zzzzzzzzzz")
    let late = JournalName.new(milliseconds: 1_772_360_103_000, token: "0000000000")
    #expect(early == "rec-20260301t101502z-zzzzzzzz.journal")
    #expect(Array(early.utf8).lexicographicallyPrecedes(Array(late.utf8)))
  }

  @Test(arguments: [
    "../rec.journal", "rec", ".journal", "-a.journal", "A.journal", "a.journal.new-1",
  ])
  func otherNamesAreNoRecordings(_ name: String) throws {
    let bed = try JournalBed()
    #expect(throws: WorkbenchError.self) {
      _ = try JournalFile.create(name, in: bed.folder)
    }
    #expect(throws: WorkbenchError.self) { _ = try bed.resume(name) }
    #expect(throws: WorkbenchError.self) { _ = try bed.content(name) }
  }

  @Test func oneThatIsNotThereCannotBeResumed() throws {
    let bed = try JournalBed()
    let failure = #expect(throws: WorkbenchError.self) { _ = try bed.resume() }
    #expect(failure?.code == .noInput)
  }
}

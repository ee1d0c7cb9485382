import Localization
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite struct JournalKillTests {
  /// In four lanes side by side, 100 programs that append are killed 0 to 15 ms after their first entry was saved.
  @Test(arguments: 0..<4)
  func everyConfirmedEntryIsThere(_ lane: Int) throws {
    let bed = try JournalBed()
    _ = try bed.create()
    var generator = SeededGenerator(seed: UInt64(20_260_407 + lane))
    var next = 1
    for round in 0..<25 {
      if try Files.kind(bed.home.at("confirmed")) == .file {
        try Files.remove(bed.home.at("confirmed"))
      }
      let victim = try JournalVictim.program(
        "append", bed.home.path, JournalBed.name, "\(next)"
      ).start()
      try wait { try !confirmed(bed).isEmpty }
      SystemClock.sleep(milliseconds: Int.random(in: 0...15, using: &generator))
      try victim.kill()
      #expect(try victim.wait() == .signalled(9))

      let numbers = try confirmed(bed)
      let (journal, content) = try #require(try bed.resume(), "round \(round)")
      let found = content.entries.compactMap(Self.number)
      #expect(found.count == content.entries.count)
      #expect(found == Array(1..<found.count + 1), "round \(round)")
      #expect(content.damagedLines == 0, "round \(round)")
      #expect(found.count % 2 == 0, "half an append, round \(round)")
      let last = try #require(numbers.last, "nothing was confirmed, round \(round)")
      #expect(last <= found.count, "round \(round)")
      next = found.count + 1
      try journal.close(.keep)
    }
  }

  @Test func aProcessThatLivesKeepsItAndADeadOneDoesNot() throws {
    let bed = try JournalBed()
    _ = try bed.create()
    let victim = try JournalVictim.program("hold", bed.home.path, JournalBed.name).start()
    try wait { try Files.kind(bed.home.at("holding")) == .file }
    #expect(try bed.resume() == nil)
    #expect(try bed.folder.list().map(\.isRunning) == [true])
    #expect(try bed.content().entries == [])
    try victim.kill()
    #expect(try victim.wait() == .signalled(9))
    #expect(try bed.folder.list().map(\.isRunning) == [false])
    #expect(try bed.resume() != nil)
  }

  /// The system itself refuses to let the file grow, in the middle of an entry; then there is room again.
  @Test(arguments: 900...960)
  func aFileThatMayNotGrowIsMended(_ size: Int) throws {
    let bed = try JournalBed()
    _ = try bed.create()
    let outcome = try JournalVictim.program("starve", bed.home.path, JournalBed.name, "\(size)")
      .run()
    #expect(outcome.ending.isSuccess)
    let content = try bed.content()
    let found = content.entries.compactMap(Self.number)
    #expect(found == Array(1..<found.count + 1) && found.count > 3)
    #expect(try content.tornBytes == 0 && bed.bytes().count > size)
  }

  private func wait(until isSo: () throws -> Bool) throws {
    for _ in 0..<30_000 {
      if try isSo() { return }
      SystemClock.sleep(milliseconds: 1)
    }
    Issue.record("waited for 30 s")
  }

  /// The numbers of the entries that were said to be saved; a line that is cut off is not one.
  private func confirmed(_ bed: JournalBed) throws -> [Int] {
    guard try Files.kind(bed.home.at("confirmed")) == .file else { return [] }
    return try bed.home.read("confirmed").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().compactMap { Int($0) }
  }

  private static func number(_ entry: [UInt8]) -> Int? {
    let text = String(decoding: entry, as: UTF8.self)
    return Int(text.dropFirst(#"{"number":"#.count).prefix { $0 != "," })
  }
}

/// The program that tests kill or starve; it is built beside them.
enum JournalVictim {
  static func program(_ arguments: String...) throws -> Program {
    for argument in CommandLine.arguments {
      var parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      while let last = parts.popLast() {
        guard last.hasSuffix(".xctest") else { continue }
        let path = (parts + ["JournalVictim"]).joined(separator: "/")
        if try Files.kind(path) == .file { return Program(path, arguments) }
      }
    }
    throw WorkbenchError(
      .noInput, at: "JournalVictim", "it is not beside the tests", fix: "Build all targets.")
  }
}

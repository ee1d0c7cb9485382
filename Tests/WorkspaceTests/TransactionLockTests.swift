import Localization
import Platform
import Records
import Synchronization
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite struct TransactionLockTests {
  private static let start: Int64 = 1_772_357_400_000

  /// A lock whose clock goes on only while it waits.
  private func lock(
    _ folder: TemporaryFolder, process: Int32 = 123, token: String = "t1",
    inherited: String? = nil, clock: Clock = Clock()
  ) -> TransactionLock {
    TransactionLock(
      folder.workspace,
      TransactionLock.Surroundings(
        process: process, host: "desk", inheritedToken: inherited, now: { clock.now() },
        token: { token },
        pause: {
          clock.advance($0)
          // A program that another test starts has our files for a moment, and with them a lock that was given back.
          SystemClock.sleep(milliseconds: 1)
        }))
  }

  private final class Clock: Sendable {
    private let time = Mutex<Int64>(start)
    func now() -> Int64 { time.withLock { $0 } }
    func advance(_ milliseconds: Int) { time.withLock { $0 += Int64(milliseconds) } }
  }

  @Test func theFileTellsTheOwnerWhileItIsHeld() throws {
    let folder = try makeWorkspace()
    let seen = try lock(folder).withLock(verb: "import notes") { held throws(WorkbenchError) in
      #expect(held.token == "t1")
      #expect(held.leftBy == nil)
      #expect(!held.isInherited)
      return (try? folder.read(".kerb/cache/lock")) ?? ""
    }
    #expect(seen == "lock/1\tt1\t123\tdesk\t2026-03-01T09:30:00Z\timport notes\n")
    #expect(try folder.read(".kerb/cache/lock") == "")
  }

  @Test("a pipe or a file that tells nothing in place of the lock's file")
  func strangeFiles() throws {
    let folder = try makeWorkspace()
    try folder.makeFolder(".kerb/cache")
    let path = folder.at(".kerb/cache/lock")
    _ = try Program("mkfifo", [path]).run()
    let error = #expect(throws: WorkbenchError.self) {
      try lock(folder).withLock(verb: "check") { _ throws(WorkbenchError) in }
    }
    #expect(
      error?.description == """
        error: .kerb/cache/lock: this cannot be written: it is a pipe or a device, and no plain file
        fix: Remove it; kerb makes the file itself.
        """)
    try Files.remove(path)
    _ = try Program("truncate", ["-s", "1T", path]).run()
    try lock(folder).withLock(verb: "check") { held throws(WorkbenchError) in
      #expect(held.leftBy == nil)
    }
  }

  @Test func whoWaitsTooLongIsToldByWhom() throws {
    let folder = try makeWorkspace()
    let clock = Clock()
    try lock(folder, clock: clock).withLock(verb: "import notes") { _ throws(WorkbenchError) in
      clock.advance(232_000)
      let error = #expect(throws: WorkbenchError.self) {
        try lock(folder, process: 456, token: "t2", clock: clock).withLock(verb: "check") {
          _ throws(WorkbenchError) in Issue.record("two hold the lock")
        }
      }
      #expect(error?.code == .tryAgain)
      #expect(
        error?.description == """
          error: .kerb/cache/lock: somebody else is changing this workspace: held for 4 min 2 s by \
          process 123 on this machine, kerb import notes
          fix: Wait until that command has ended, then try again.
          """)
    }
    #expect(clock.now() - Self.start == 242_000)
  }

  private func lockedFile(_ folder: TemporaryFolder) throws -> OpenFile {
    let file = try OpenFolder(folder.at(".kerb/cache")).openOrCreate("lock", mode: .sharedFile)
    let isLocked = try file.tryLock()
    #expect(isLocked)
    return file
  }

  @Test func whoWaitsLongEnoughGetsIt() throws {
    let folder = try makeWorkspace()
    try folder.write(".kerb/cache/lock", "")
    let held = Mutex<OpenFile?>(try lockedFile(folder))
    let pauses = Atomic<Int>(0)
    let waiting = TransactionLock(
      folder.workspace,
      TransactionLock.Surroundings(
        process: 1, host: "desk", inheritedToken: nil, now: { 0 }, token: { "t" },
        pause: { _ in
          guard pauses.add(1, ordering: .relaxed).newValue == 3 else { return }
          // Closing is not enough here: a program that another test starts at this moment has a copy of the open file
          // until it begins.
          #expect(throws: Never.self) { try held.withLock { try $0?.unlock() } }
        }))
    let got = try waiting.withLock(verb: "check") { _ throws(WorkbenchError) in true }
    #expect(got)
    #expect(pauses.load(ordering: .relaxed) == 3)
  }

  @Test func aChildWorksUnderTheLockOfItsParent() throws {
    let folder = try makeWorkspace()
    try lock(folder).withLock(verb: "team sync") { held throws(WorkbenchError) in
      try lock(folder, process: 456, inherited: held.token).withLock(verb: "check", patience: 0) {
        inner throws(WorkbenchError) in #expect(inner.isInherited)
      }
      // The child's end does not give the parent's lock away.
      #expect(throws: WorkbenchError.self) {
        try lock(folder, process: 789, inherited: "t0").withLock(verb: "check", patience: 0) {
          _ throws(WorkbenchError) in
        }
      }
    }
  }

  @Test(arguments: ["garbage", "lock/2\ta\tb\n", "", "lock/1\tt\tx\th\t2026-03-01T09:30:00Z\tv\n"])
  func aDamagedOwnerLineIsNoObstacle(_ line: String) throws {
    let folder = try makeWorkspace()
    try folder.write(".kerb/cache/lock", line)
    try lock(folder).withLock(verb: "check", patience: 0) { held throws(WorkbenchError) in
      #expect(held.leftBy == nil)
    }
  }

  @Test func theLockOfAnOwnerWhoEndedIsTakenOver() throws {
    let folder = try makeWorkspace()
    let dead = LockOwner(
      token: "t0", process: Int32.max, host: "desk", started: Self.start, verb: "import notes")
    try folder.write(".kerb/cache/lock", dead.line)
    try lock(folder).withLock(verb: "check", patience: 0) { held throws(WorkbenchError) in
      #expect(held.leftBy == dead)
    }
    try lock(folder).withLock(verb: "check") { held throws(WorkbenchError) in
      #expect(held.leftBy == nil)
    }
  }

  @Test func whatTheWorkThrowsGivesTheLockBack() throws {
    let folder = try makeWorkspace()
    #expect(throws: WorkbenchError.self) {
      try lock(folder).withLock(verb: "edit") { _ throws(WorkbenchError) in
        throw WorkbenchError(.invalidData, at: "", "wrong", fix: "")
      }
    }
    try lock(folder).withLock(verb: "edit") { held throws(WorkbenchError) in
      #expect(held.leftBy == nil)
    }
  }

  @Test func aSecondProcessIsKeptOutAndItsDeathFreesTheLock() throws {
    let folder = try makeWorkspace()
    let holder = try Victim.program("hold", folder.path).start()
    var isRunning = true
    defer {
      if isRunning {
        try? holder.kill()
        _ = try? holder.wait()
      }
    }
    var owner: String?
    for _ in 0..<1000 where owner?.hasSuffix("\n") != true {
      SystemClock.sleep(milliseconds: 5)
      owner = try? folder.read(".kerb/cache/lock")
    }
    #expect(owner?.contains("\t\(holder.identifier)\t") == true)
    #expect(throws: WorkbenchError.self) {
      try lock(folder).withLock(verb: "check", patience: 100) { _ throws(WorkbenchError) in }
    }
    var other = try Victim.program("borrow", folder.path)
    other.errorOutput = .captured
    let refused = try other.run()
    #expect(refused.ending == .exited(1))
    let words = String(decoding: refused.errorOutput, as: UTF8.self)
    #expect(words.contains("by process \(holder.identifier) on this machine, kerb import notes"))

    let token = String((owner ?? "").split(separator: "\t").dropFirst().first ?? "")
    other.environment = [TransactionLock.environmentVariable: token]
    #expect(try other.run().ending.isSuccess)

    try holder.kill()
    _ = try holder.wait()
    isRunning = false
    try lock(folder).withLock(verb: "check") { held throws(WorkbenchError) in
      #expect(held.leftBy?.process == holder.identifier)
    }
  }

  @Test func aLinkInTheWayIsNotFollowed() throws {
    let folder = try makeWorkspace()
    let outside = try TemporaryFolder()
    try Files.makeSymbolicLink(folder.at(".kerb/cache"), to: outside.path)
    let error = try #require(throws: WorkbenchError.self) {
      try lock(folder).withLock(verb: "check") { _ throws(WorkbenchError) in }
    }
    #expect(error.code == .cannotWrite)
    #expect(try outside.names().isEmpty)
  }

  @Test(.enabled(if: ThisProcess.user != 0, "the superuser may write everywhere"))
  func aReadOnlyWorkspaceGivesNoLock() throws {
    let folder = try makeWorkspace()
    try Files.setMode(folder.at(".kerb"), FileMode(rawValue: 0o500))
    let error = try #require(throws: WorkbenchError.self) {
      try lock(folder).withLock(verb: "check") { _ throws(WorkbenchError) in }
    }
    #expect(error.code == .cannotWrite)
  }
}

/// An age and its words.
private struct Age: CustomTestStringConvertible, Sendable {
  let seconds: Int64
  let words: String
  var testDescription: String { words }

  static let all = [
    Age(seconds: -5, words: "0 s"), Age(seconds: 0, words: "0 s"), Age(seconds: 59, words: "59 s"),
    Age(seconds: 60, words: "1 min"), Age(seconds: 242, words: "4 min 2 s"),
    Age(seconds: 3600, words: "1 h"), Age(seconds: 3659, words: "1 h"),
    Age(seconds: 7380, words: "2 h 3 min"), Age(seconds: 90_000, words: "1 d 1 h"),
  ]
}

@Suite struct LockOwnerTests {
  @Test(arguments: Age.all)
  private func age(_ age: Age) {
    let owner = LockOwner(token: "t", process: 7, host: "desk", started: 0, verb: "edit")
    let words = owner.words(now: age.seconds * 1000, thisHost: "other")
    #expect(words == "held for \(age.words) by process 7 on the machine desk, kerb edit")
  }

  @Test(
    arguments: [
      -1, 0, 951_782_400, 951_868_799, 1_709_164_800, 1_772_357_400, 4_102_444_800, 253_402_300_799,
    ] as [Int64])
  func linesComeBack(_ seconds: Int64) {
    let owner = LockOwner(
      token: "t", process: 7, host: "desk", started: seconds * 1000, verb: "study new")
    #expect(LockOwner(line: Array(owner.line.utf8)) == owner)
  }

  @Test func theStartIsWrittenAsRFC3339() {
    let leapDay = LockOwner(
      token: "t", process: 7, host: "desk", started: 1_709_210_096_000, verb: "edit")
    #expect(leapDay.line.contains("\t2024-02-29T12:34:56Z\t"))
  }

  @Test func aVerbWithControlCharactersStaysOneLine() {
    let owner = LockOwner(token: "t", process: 7, host: "desk", started: 0, verb: "a\tb\nc")
    #expect(LockOwner(line: Array(owner.line.utf8))?.verb == "a b c")
  }
}

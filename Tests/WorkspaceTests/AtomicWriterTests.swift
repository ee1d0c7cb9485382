import Localization
import Platform
import Records
import Synchronization
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite struct AtomicWriterTests {
  private let path = "Surveys/bank/study.json"

  @Test func missingFoldersAreMadeAndNothingElseIsLeft() throws {
    let folder = try makeWorkspace()
    try AtomicWriter().write(Array("new".utf8), to: RecordPath(path), in: folder.workspace)
    #expect(try folder.read(path) == "new")
    #expect(try folder.names("Surveys/bank") == ["study.json"])
  }

  @Test func theOldContentIsReplacedWhole() throws {
    let folder = try makeWorkspace()
    try folder.write(path, "a long old content")
    try AtomicWriter().write(Array("new".utf8), to: RecordPath(path), in: folder.workspace)
    #expect(try folder.read(path) == "new")
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755] as [UInt16])
  func theModeOfAFileStays(_ mode: UInt16) throws {
    let folder = try makeWorkspace()
    try folder.write(path)
    try Files.setMode(folder.at(path), FileMode(rawValue: mode))
    try AtomicWriter().write([], to: RecordPath(path), in: folder.workspace)
    #expect(try Files.status(folder.at(path)).mode.rawValue == mode)
  }

  @Test func aPrivateFileIsPrivateWhateverItWas() throws {
    let folder = try TemporaryFolder()
    try folder.write("key")
    for _ in 0..<2 {
      try AtomicWriter().write([1], toFile: folder.at("key"), audience: .owner)
      #expect(try Files.status(folder.at("key")).mode == .privateFile)
      try Files.remove(folder.at("key"))
    }
  }

  @Test func mustBeNewRefusesWhatIsThere() throws {
    let folder = try makeWorkspace()
    try folder.write(path, "old")
    let error = try #require(throws: WorkbenchError.self) {
      try AtomicWriter().write([1], to: RecordPath(path), in: folder.workspace, mustBeNew: true)
    }
    #expect(error.code == .cannotWrite)
    #expect(error.place == path)
    #expect(try folder.read(path) == "old")
    #expect(try folder.names("Surveys/bank") == ["study.json"])
  }

  @Test(arguments: 0..<20)
  func ofManyWhoCreateOneWins(_ round: Int) throws {
    let folder = try makeWorkspace()
    try folder.makeFolder("Surveys/bank")
    let path = try RecordPath(path)
    let workspace = folder.workspace
    let wins = concurrentChunks(8, size: 1, workers: 8) { range in
      do {
        let content = Array("writer \(range.lowerBound)".utf8)
        try AtomicWriter().write(content, to: path, in: workspace, mustBeNew: true)
        return range.lowerBound
      } catch {
        return -1
      }
    }
    let winners = wins.filter { $0 >= 0 }
    #expect(winners.count == 1)
    #expect(try folder.read(path.text) == "writer \(winners.first ?? -1)")
    #expect(try folder.names("Surveys/bank") == ["study.json"])
  }

  @Test func leftOversOlderThanAnHourGo() throws {
    let folder = try TemporaryFolder()
    let now: Int64 = 1_800_000_000_000
    for (name, age) in [(".kerb-tmp-old", 3_601_000), (".kerb-tmp-young", 3_599_000), ("old", 9e6)]
      as [(String, Double)]
    {
      try folder.write(name)
      try Files.setModified(folder.at(name), milliseconds: now - Int64(age))
    }
    try folder.makeFolder(".kerb-tmp-folder")
    try Files.setModified(folder.at(".kerb-tmp-folder"), milliseconds: 0)
    try Files.makeSymbolicLink(folder.at(".kerb-tmp-link"), to: "old")
    try AtomicWriter(now: { now }, token: randomToken).write([], toFile: folder.at("file"))
    #expect(
      try folder.names() == [
        ".kerb-tmp-folder", ".kerb-tmp-link", ".kerb-tmp-young", "file", "old",
      ])
  }

  @Test func whatIsNoPlainFileIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("folder")
    try folder.write("target", "old")
    try Files.makeSymbolicLink(folder.at("link"), to: "target")
    for name in ["folder", "link"] {
      let error = try #require(throws: WorkbenchError.self) {
        try AtomicWriter().write([], toFile: folder.at(name))
      }
      #expect(error.code == .cannotWrite)
    }
    #expect(try folder.names() == ["folder", "link", "target"])
    #expect(try folder.read("target") == "old")
  }

  @Test(arguments: ["", ".", "..", "a/", "none/a", "file/a"])
  func pathsThatCannotBeWritten(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("file")
    let error = try #require(throws: WorkbenchError.self) {
      try AtomicWriter().write([], toFile: "\(folder.path)/\(name)")
    }
    #expect(error.code == .cannotWrite)
    #expect(!error.remedy.isEmpty)
  }

  @Test func aTakenTemporaryNameHarmsNobody() throws {
    let folder = try TemporaryFolder()
    try folder.write(".kerb-tmp-same", "another writer")
    try folder.write("file", "old")
    #expect(throws: WorkbenchError.self) {
      try AtomicWriter(now: { 0 }, token: { "same" }).write([], toFile: folder.at("file"))
    }
    #expect(try folder.read("file") == "old")
    #expect(try folder.read(".kerb-tmp-same") == "another writer")
  }

  @Test func aDiskThatIsFullChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("victim.txt", "old")
    var victim = try Victim.program("starve", folder.path, "1000000")
    victim.errorOutput = .captured
    let outcome = try victim.run()
    #expect(outcome.ending == .exited(1))
    #expect(
      String(decoding: outcome.errorOutput, as: UTF8.self) == """
        error: \(folder.path)/victim.txt: this cannot be written: the file is larger than allowed
        fix: Raise the limit for file sizes, then try again. This file stays as it was; files written before it stay written.

        """)
    #expect(try folder.names() == ["victim.txt"])
    #expect(try folder.read("victim.txt") == "old")
  }

  @Test(.enabled(if: ThisProcess.user != 0, "the superuser may write everywhere"))
  func aReadOnlyFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("file", "old")
    try Files.setMode(folder.path, FileMode(rawValue: 0o500))
    let error = try #require(throws: WorkbenchError.self) {
      try AtomicWriter().write([], toFile: folder.at("file"))
    }
    #expect(error.code == .cannotWrite)
    #expect(error.problem == "this cannot be written: permission denied")
    #expect(try folder.read("file") == "old")
  }
}

import Localization
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite struct AtomicWriterKillTests {
  /// In four lanes side by side, 200 programs that rewrite a file of 500 KB are killed 0 to 15 ms after they began,
  /// at moments from a seeded generator.
  @Test(arguments: 0..<4)
  func theFileIsTheOldOneOrTheNewOne(_ lane: Int) throws {
    let folder = try TemporaryFolder()
    let size = 500_000
    let old = [UInt8](repeating: UInt8(ascii: "a"), count: size)
    let new = [UInt8](repeating: UInt8(ascii: "b"), count: size)
    try AtomicWriter().write(old, toFile: folder.at("victim.txt"))
    var random = SeededGenerator(seed: UInt64(20_260_301 + lane))
    var killedWhileWriting = 0
    var seen: Set<UInt8> = []
    for round in 0..<50 {
      try folder.write("waiting")
      let victim = try Victim.program("rewrite", folder.path, "\(size)").start()
      for _ in 0..<10_000 where try Files.kind(folder.at("waiting")) == .file {
        SystemClock.sleep(milliseconds: 1)
      }
      let wait = Int.random(in: 0...15, using: &random)
      SystemClock.sleep(milliseconds: wait)
      try victim.kill()
      #expect(try victim.wait() == .signalled(9))
      let content = try Files.read(folder.at("victim.txt"))
      let isWhole = content == old || content == new
      #expect(isWhole, "round \(round), killed after \(wait) ms")
      if let first = content.first { seen.insert(first) }
      for name in try folder.names() where name != "victim.txt" {
        #expect(name.hasPrefix(AtomicWriter.temporaryPrefix))
        killedWhileWriting += 1
        try Files.setModified(folder.at(name), milliseconds: 0)
      }
    }
    #expect(killedWhileWriting > 0, "no kill came while a file was being written")
    #expect(seen.count == 2, "no kill came between two writes")

    try AtomicWriter().write(old, toFile: folder.at("victim.txt"))
    #expect(try folder.names() == ["victim.txt"])
  }
}

/// The program that tests kill, starve or wait for; it is built beside them.
enum Victim {
  static func program(_ arguments: String...) throws -> Program {
    for argument in CommandLine.arguments {
      var parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      while let last = parts.popLast() {
        guard last.hasSuffix(".xctest") else { continue }
        let path = (parts + ["AtomicWriteVictim"]).joined(separator: "/")
        if try Files.kind(path) == .file { return Program(path, arguments) }
      }
    }
    throw WorkbenchError(
      .noInput, at: "AtomicWriteVictim", "it is not beside the tests", fix: "Build all targets.")
  }
}

/// SplitMix64: small, and the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

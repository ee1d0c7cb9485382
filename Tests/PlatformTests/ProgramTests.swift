import Platform
import TemporaryFolder
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct ProgramTests {
  private func shell(_ script: String, _ arguments: [String] = []) -> Program {
    var program = Program("sh", ["-c", script, "sh"] + arguments)
    program.input = .nothing
    program.output = .captured
    program.errorOutput = .captured
    return program
  }

  @Test(arguments: [0, 1, 64, 255])
  func exitStatus(_ status: Int32) throws {
    #expect(try shell("exit \(status)").run().ending == .exited(status))
  }

  @Test func signal() throws {
    #expect(try shell("kill -9 $$").run().ending == .signalled(9))
  }

  @Test func bothStreamsAreKeptApartAndLargeOnesDoNotBlock() throws {
    let script =
      "head -c 1000000 /dev/zero | tr '\\0' e >&2; head -c 1000000 /dev/zero | tr '\\0' o"
    let outcome = try shell(script).run()
    #expect(outcome.output == [UInt8](repeating: UInt8(ascii: "o"), count: 1_000_000))
    #expect(outcome.errorOutput == [UInt8](repeating: UInt8(ascii: "e"), count: 1_000_000))
  }

  @Test(arguments: [0, 1, 70_000, 2_000_000])
  func bytesGoInAndComeBack(_ count: Int) throws {
    var program = Program("cat")
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    program.input = .bytes(bytes)
    program.output = .captured
    let outcome = try program.run()
    #expect(outcome.ending.isSuccess)
    #expect(outcome.output == bytes)
  }

  @Test func aProgramMayEndWithoutReading() throws {
    var program = Program("true")
    program.input = .bytes([UInt8](repeating: 1, count: 2_000_000))
    #expect(try program.run().ending.isSuccess)
  }

  @Test func argumentsAreNotTouched() throws {
    let odd = ["", " a  b ", "$HOME", "é\u{301}", "-n", "line\nfeed", "'\"\\"]
    let outcome = try shell("for a in \"$@\"; do printf '[%s]' \"$a\"; done", odd).run()
    #expect(String(decoding: outcome.output, as: UTF8.self) == odd.map { "[\($0)]" }.joined())
  }

  @Test func environmentIsAddedToAndTakenFrom() throws {
    var program = shell("printf '%s,%s,%s' \"$KERB_TEST_A\" \"${HOME-none}\" \"${PATH:+path}\"")
    program.environment = ["KERB_TEST_A": "x=y", "HOME": nil]
    #expect(try program.run().output == Array("x=y,none,path".utf8))
  }

  @Test func otherOpenFilesAreClosed() throws {
    let folder = try TemporaryFolder()
    try folder.write("file", "secret")
    let open = open(folder.at("file"), O_RDONLY)
    defer { close(open) }
    #expect(try shell("test -e /dev/fd/\(open)").run().ending.isSuccess == false)
  }

  @Test func ignoredSignalsWorkInThePrograms() throws {
    ThisProcess.ignoreBrokenPipes()
    #expect(try shell("kill -s PIPE $$; exit 7").run().ending == .signalled(SIGPIPE))
  }

  @Test func startedProgramsCanBeKilled() throws {
    var program = Program("sleep", ["60"])
    program.output = .discarded
    let running = try program.start()
    #expect(ThisProcess.isAlive(running.identifier))
    try running.kill()
    #expect(try running.wait() == .signalled(SIGKILL))
    #expect(!ThisProcess.isAlive(running.identifier))
  }

  @Test func writingToAReaderThatHasGone() throws {
    // The shell's reader ends at once; the writer must get an error and not be ended by a signal.
    var ends: [CInt] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    ThisProcess.ignoreBrokenPipes()
    let path = "/dev/fd/\(ends[1])"
    guard let file = try? OpenFile.writing(path) else { return }
    let error = try #require(throws: SystemError.self) { try file.write([1]) }
    #expect(error.cause == .brokenPipe)
  }
}

@Suite struct ThisProcessTests {
  @Test func processesThatAreAlive() {
    #expect(ThisProcess.isAlive(ThisProcess.identifier))
    #expect(ThisProcess.isAlive(1))
    #expect(!ThisProcess.isAlive(0))
    #expect(!ThisProcess.isAlive(-5))
    #expect(!ThisProcess.isAlive(Int32.max))
  }

  @Test func surroundings() throws {
    #expect(ThisProcess.environment("KERB_TEST_NOT_SET") == nil)
    #expect(try ThisProcess.currentFolder().hasPrefix("/"))
    #expect(!ThisProcess.hostName.isEmpty)
    #expect(ThisProcess.processorCount >= 1)
  }

  @Test func clock() {
    let year2025: Int64 = 1_735_689_600_000
    #expect(SystemClock.wallMilliseconds() > year2025)
    let before = SystemClock.monotonicNanoseconds()
    SystemClock.sleep(milliseconds: 20)
    #expect(SystemClock.monotonicNanoseconds() - before >= 20_000_000)
  }

  @Test func randomBytesDiffer() {
    #expect(systemRandomBytes(32).count == 32)
    #expect(systemRandomBytes(32) != systemRandomBytes(32))
  }
}

import Platform
import Testing

@Suite("What a terminal tells")
struct TerminalEventTests {
  @Test func controlKeysAreKeys() throws {
    let victim = try VictimTerminal("keys")
    try #require(victim.waitFor("ready"))
    for (key, byte) in [("\u{3}", 3), ("\u{1C}", 28), ("\u{13}", 19), ("\u{16}", 22), ("\r", 13)] {
      try victim.type(key)
      try #require(victim.waitFor("bytes [\(byte)]\r\n"), "\(victim.text.debugDescription)")
    }
    try victim.type("q")
    #expect(try victim.ending() == .exited(0))
  }

  @Test func aResizeIsTold() throws {
    let victim = try VictimTerminal("keys")
    try #require(victim.waitFor("ready 24x80"))
    victim.terminal.resize(rows: 10, columns: 20)
    try #require(victim.waitFor("resized 10x20"))
    try victim.type("q")
    #expect(try victim.ending() == .exited(0))
  }

  @Test func anUnknownSizeIsTheUsualOne() throws {
    let victim = try VictimTerminal("keys", rows: 0, columns: 0)
    try #require(victim.waitFor("ready 24x80"))
    try victim.type("q")
    #expect(try victim.ending() == .exited(0))
  }

  @Test func aWindowThatClosesEndsIt() throws {
    let victim = try VictimTerminal("keys")
    try #require(victim.waitFor("ready"))
    victim.terminal.hangUp()
    #expect(try victim.ending() == .exited(0))
  }

  /// Where no shell could bring the program back, stopping must not hang it.
  @Test func withoutAShellSuspendingReturns() throws {
    let victim = try VictimTerminal("keys", "full")
    try #require(victim.waitFor("ready"))
    try victim.type("\u{1A}")
    try #require(victim.waitFor("back 24x80"))
    #expect(try victim.terminal.isRaw)
    try victim.type("q")
    #expect(try victim.ending() == .exited(0))
    #expect(try !victim.terminal.isRaw)
  }

  /// Ctrl-Z, a look around in the shell, a window of another size, and back; then a stop from outside.
  @Test func aShellStopsAndContinuesIt() throws {
    let victim = try VictimTerminal(shell: "bash")
    let path = try VictimTerminal.path()
    try #require(victim.waitFor("% "))
    try victim.type("'\(path)' keys full\n")
    try #require(victim.waitFor("ready 24x80"))
    #expect(try victim.terminal.isRaw)
    try victim.type("\u{1A}")
    try #require(victim.waitFor("\u{1B}[?1049l"))
    try #require(victim.waitFor("Stopped"))
    try victim.type("stty -a | grep -o '[-]*icanon'; kill -0 %1 && echo still-there\n")
    try #require(victim.waitFor("\nicanon"), "\(victim.text.debugDescription)")
    try #require(victim.waitFor("\nstill-there"))
    victim.terminal.resize(rows: 30, columns: 100)
    try victim.type("fg\n")
    try #require(victim.waitFor("back 30x100"))
    #expect(try victim.terminal.isRaw)

    try victim.type("x")
    try #require(victim.waitFor("bytes [120]"))
    try victim.type("q")
    try #require(victim.waitFor("closed"))
    try victim.type("exit\n")
    _ = try victim.ending()
  }

  @Test(arguments: ["TSTP", "STOP"])
  func aStopFromElsewhereIsTold(_ signal: String) throws {
    let victim = try VictimTerminal(shell: "bash")
    let path = try VictimTerminal.path()
    try #require(victim.waitFor("% "))
    try victim.type("'\(path)' keys\n")
    try #require(victim.waitFor("ready 24x80 process "))
    try #require(victim.waitFor("\n"))
    let number = try #require(victim.text.digits(after: "process ").flatMap { Int32($0) })
    let outcome = try Program("bash", ["-c", "kill -\(signal) \(number)"]).run()
    #expect(outcome.ending.isSuccess)
    try #require(victim.waitFor("Stopped"))
    try victim.type("fg\n")
    try #require(victim.waitFor("resumed"), "\(victim.text.debugDescription)")
    #expect(try victim.terminal.isRaw)
    try victim.type("q")
    try #require(victim.waitFor("closed"))
    try victim.type("exit\n")
    _ = try victim.ending()
  }
}

extension String {
  /// The digits behind a text.
  fileprivate func digits(after mark: String) -> String? {
    let all = Array(utf8)
    let wanted = Array(mark.utf8)
    guard let place = all.indices.last(where: { all[$0...].starts(with: wanted) }) else {
      return nil
    }
    return String(
      decoding: all[(place + wanted.count)...].prefix { $0 >= 48 && $0 <= 57 }, as: UTF8.self)
  }
}

import Platform
import Testing

private let restored = "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l"
private let leftAlternate = "\u{1B}[?1049l"

/// A way to end, and how the program ends by it.
private struct Way: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var manner = "keys"
  var signals: [Int32] = []
  var keys = ""
  let ending: Program.Ending?

  static let all = [
    Way(testDescription: "closing", keys: "q", ending: .exited(0)),
    Way(testDescription: "exit without closing", manner: "exit", keys: "q", ending: .exited(0)),
    Way(testDescription: "a crash of the runtime", manner: "crash", keys: "q", ending: nil),
    Way(testDescription: "terminate", signals: [Signal.terminate], ending: .exited(0)),
    Way(testDescription: "hang up", signals: [Signal.hangUp], ending: .exited(0)),
    Way(testDescription: "interrupt", signals: [Signal.interrupt], ending: .exited(0)),
    Way(
      testDescription: "terminate twice", manner: "patient",
      signals: [Signal.terminate, Signal.terminate], ending: .signalled(Signal.terminate)),
    Way(
      testDescription: "terminate, then hang up", manner: "patient",
      signals: [Signal.terminate, Signal.hangUp], ending: .signalled(Signal.hangUp)),
    Way(testDescription: "quit", signals: [Signal.quit], ending: .signalled(Signal.quit)),
    Way(testDescription: "abort", signals: [Signal.abort], ending: .signalled(Signal.abort)),
    Way(testDescription: "segment", signals: [Signal.segment], ending: .signalled(Signal.segment)),
    Way(testDescription: "illegal", signals: [Signal.illegal], ending: .signalled(Signal.illegal)),
    Way(testDescription: "trap", signals: [Signal.trap], ending: .signalled(Signal.trap)),
    Way(
      testDescription: "arithmetic", signals: [Signal.arithmetic],
      ending: .signalled(Signal.arithmetic)),
  ]
}

@Suite("A terminal given back")
struct TerminalRestoringTests {
  @Test(arguments: Way.all, [false, true])
  private func howeverItEnds(_ way: Way, _ isFull: Bool) throws {
    let victim =
      isFull ? try VictimTerminal(way.manner, "full") : try VictimTerminal(way.manner)
    try #require(victim.waitFor("ready 24x80"))
    #expect(try victim.terminal.isRaw)
    if !way.keys.isEmpty { try victim.type(way.keys) }
    for (index, signal) in way.signals.enumerated() {
      if index > 0 { try #require(victim.waitFor("ended")) }
      try victim.program.signal(signal)
    }
    let ending = try victim.ending()
    if let expected = way.ending { #expect(ending == expected) }
    #expect(ending != .exited(1))
    #expect(try !victim.terminal.isRaw)
    let all = victim.text
    let tail = all.utf8.dropFirst(restored.utf8.count)
    #expect(tail.contains(Array(restored.utf8)), "\(all.debugDescription)")
    #expect(victim.holds(leftAlternate) == isFull, "\(all.debugDescription)")
  }

  @Test func aKilledRunIsMendedByTheNext() throws {
    let victim = try VictimTerminal("keys", raw: true)
    try #require(victim.waitFor("ready"))
    #expect(victim.holds(leftAlternate))
    try victim.type("q")
    try #require(victim.waitFor("closed"))
    #expect(try victim.ending() == .exited(0))
    #expect(try !victim.terminal.isRaw)
  }

  @Test func aStreamThatIsNoTerminalIsRefused() throws {
    var program = Program(try VictimTerminal.path(), ["keys"])
    program.input = .nothing
    program.output = .captured
    let outcome = try program.run()
    #expect(String(decoding: outcome.output, as: UTF8.self).hasPrefix("refused: cannot inspect"))
  }
}

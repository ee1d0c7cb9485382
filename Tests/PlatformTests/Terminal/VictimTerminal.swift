import Platform
import Testing

/// A terminal with the program on it that tests stop, signal and crash.
final class VictimTerminal {
  let terminal: PseudoTerminal
  let program: RunningProgram
  /// All that was written to the terminal.
  private(set) var shown: [UInt8] = []
  /// Up to where it was looked at.
  private var seen = 0

  init(_ arguments: String..., rows: Int = 24, columns: Int = 80, raw: Bool = false) throws {
    terminal = try PseudoTerminal(rows: rows, columns: columns)
    if raw { try terminal.makeRaw() }
    program = try terminal.start(Self.path(), arguments, environment: ["PATH": "/usr/bin:/bin"])
  }

  /// A shell with job control on the terminal.
  init(shell: String) throws {
    terminal = try PseudoTerminal()
    program = try terminal.start(
      shell, ["--norc", "--noprofile", "-i"],
      environment: ["PATH": "/usr/bin:/bin", "PS1": "% ", "TERM": "dumb", "HISTFILE": ""])
  }

  /// Nothing may be left over, however a test ends.
  deinit {
    guard !hasEnded else { return }
    try? program.kill()
    terminal.hangUp()
    _ = try? program.wait()
  }

  private var hasEnded = false

  /// How the program ended, looking at what it still writes.
  func ending() throws -> Program.Ending {
    for _ in 0..<200 {
      if let ending = try program.wait(milliseconds: 50) {
        hasEnded = true
        settle()
        return ending
      }
      shown += terminal.read(milliseconds: 0)
    }
    throw StillRunning(shown: text)
  }

  struct StillRunning: Error { let shown: String }

  /// Waits until the terminal shows a text after what was looked at before.
  func waitFor(_ text: String, milliseconds: Int = 60_000) -> Bool {
    let wanted = Array(text.utf8)
    let start = SystemClock.monotonicNanoseconds()
    while true {
      var place = seen
      while place + wanted.count <= shown.count {
        if shown[place...].starts(with: wanted) {
          seen = place + wanted.count
          return true
        }
        place += 1
      }
      guard SystemClock.monotonicNanoseconds() - start < UInt64(milliseconds) * 1_000_000 else {
        return false
      }
      shown += terminal.read(milliseconds: 50)
    }
  }

  /// Reads until nothing comes for a moment.
  private func settle() {
    while true {
      let more = terminal.read(milliseconds: 20)
      if more.isEmpty { return }
      shown += more
    }
  }

  func type(_ text: String) throws { try terminal.type(text) }

  /// What was shown, as text for messages.
  var text: String { String(decoding: shown, as: UTF8.self) }

  func holds(_ text: String) -> Bool { self.text.utf8.contains(Array(text.utf8)) }

  /// The victim's path; it is built beside the tests.
  static func path() throws -> String {
    for argument in CommandLine.arguments {
      var parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      while let last = parts.popLast() {
        guard last.hasSuffix(".xctest") else { continue }
        let path = (parts + ["TerminalVictim"]).joined(separator: "/")
        if try Files.kind(path) == .file { return path }
      }
    }
    throw VictimMissing()
  }

  struct VictimMissing: Error {}
}

/// The numbers of signals that are the same on all our systems.
enum Signal {
  static let hangUp: Int32 = 1
  static let interrupt: Int32 = 2
  static let quit: Int32 = 3
  static let illegal: Int32 = 4
  static let trap: Int32 = 5
  static let abort: Int32 = 6
  static let arithmetic: Int32 = 8
  static let segment: Int32 = 11
  static let terminate: Int32 = 15
}

extension Collection where Element: Equatable {
  /// Whether the elements stand in it in this order, side by side.
  func contains(_ wanted: [Element]) -> Bool {
    indices.contains { self[$0...].starts(with: wanted) }
  }
}

import CommandLine
import Localization
import Platform
import Terminal
import Wording

extension TerminalDevice {
  /// The terminal of this process.
  ///
  /// A line feed goes to the beginning of the next line. After suspending, and after `.resumed`, every mode (alternate
  /// screen, bracketed paste) must be set anew.
  static func system(
    _ session: TerminalSession, environment: (String) -> String?
  ) -> TerminalDevice {
    TerminalDevice(
      read: { Input(session.read(milliseconds: $0)) },
      write: { session.write($0) },
      size: {
        let size = session.size
        return Size(rows: size.rows, columns: size.columns)
      },
      suspend: { session.suspend() },
      now: SystemClock.wallMilliseconds,
      hasEscapes: hasEscapes(environment))
  }

  /// Whether a terminal of this environment understands escape sequences.
  static func hasEscapes(_ environment: (String) -> String?) -> Bool {
    !["", "dumb", "unknown"].contains(environment("TERM") ?? "")
  }
}

extension TerminalDevice {
  /// Opens the terminal of this process for some work, and gives it back afterwards.
  static func withSystem<Result>(
    _ console: Console, _ work: (TerminalDevice) throws -> Result
  ) throws -> Result {
    let session = try TerminalSession.open(console)
    defer { session.close() }
    return try work(.system(session, environment: console.environment))
  }
}

extension TerminalSession {
  /// Opens the terminal of this process.
  ///
  /// - Throws: ``WorkbenchError`` with the code `unreadable`.
  static func open(_ console: Console) throws -> TerminalSession {
    do {
      let hasEscapes = TerminalDevice.hasEscapes(console.environment)
      return try open(restoring: hasEscapes ? TerminalView.restoringBytes : [])
    } catch {
      throw WorkbenchError(
        .unreadable, at: "terminal", "the terminal cannot be used: \(error.words)",
        fix: "try another terminal")
    }
  }
}

extension TerminalDevice.Input {
  fileprivate init(_ event: TerminalSession.Event) {
    self =
      switch event {
      case .bytes(let bytes): .bytes(bytes)
      case .quiet: .quiet
      case .resized: .resized
      case .resumed: .resumed
      case .ended: .ended
      }
  }
}

import Platform
import Terminal

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

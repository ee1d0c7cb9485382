import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal of this process, key by key, until it is closed; standard input and output.
///
/// However the process ends (but for SIGKILL), the terminal is given back as it was found. One at a time a process,
/// used by one thread.
package final class TerminalSession {
  package enum Event: Hashable, Sendable {
    case bytes([UInt8])
    /// Nothing came within the time.
    case quiet
    /// The window has another size.
    case resized
    /// The program was stopped and goes on; what was on the screen is gone.
    case resumed
    /// Hung up, or asked to end by SIGTERM, SIGHUP or SIGINT; said again at each call. A second signal ends the process.
    case ended
  }

  let input: CInt
  let output: CInt
  /// The bytes that leave every mode, but for the alternate screen.
  private let restoring: [UInt8]
  private let leavesAlternate: Bool
  private var found: TerminalSettings
  private var raw: TerminalSettings
  let alarm: (read: CInt, write: CInt)
  var hasEnded = false
  private var isOpen = true

  /// Opens the terminal; keys come one by one from then on.
  ///
  /// A terminal that a killed program left without echo is given back in a usual state.
  ///
  /// - Parameter restoring: Leaves every mode that the program may set (alternate screen, bracketed paste, hidden cursor,
  ///   attributes); sent when the terminal is given back. Leaving the alternate screen is sent only while that is shown.
  ///   Empty for terminals without escape sequences.
  /// - Throws: ``SystemError`` when standard input is no terminal.
  package static func open(restoring: [UInt8]) throws(SystemError) -> TerminalSession {
    try TerminalSession(input: 0, output: 1, restoring: restoring)
  }

  init(input: CInt, output: CInt, restoring: [UInt8]) throws(SystemError) {
    self.input = input
    self.output = output
    leavesAlternate = AlternateScreen.isShown(after: restoring) == false
    self.restoring = AlternateScreen.without(restoring)
    var found = try TerminalSettings(of: input)
    let wasLeftRaw = found.isRaw
    if wasLeftRaw { found = found.usual }
    self.found = found
    raw = found.raw
    alarm = try Self.openAlarm()
    ThisProcess.ignoreBrokenPipes()
    TerminalSignals.install(alarm: alarm.write)
    Self.restoreAtExit()
    TerminalEmergency.isAlternate.store(false, ordering: .sequentiallyConsistent)
    arm()
    // Whatever a killed program left switched on.
    write(wasLeftRaw ? restoring : self.restoring)
    do {
      try raw.apply(to: input)
    } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  /// Writes all bytes; a terminal that takes no more is told by the next ``read(milliseconds:)``.
  package func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    if leavesAlternate, let shown = AlternateScreen.isShown(after: bytes) {
      TerminalEmergency.isAlternate.store(shown, ordering: .sequentiallyConsistent)
    }
    do {
      try writeAll(bytes, to: output, path: "the terminal")
    } catch {
      hasEnded = true
    }
  }

  /// Gives the terminal back to the shell until the person returns, as Ctrl-Z does elsewhere.
  ///
  /// When it returns keys come one by one again, but modes and the screen must be set anew. Where no shell could
  /// bring the program back it returns at once.
  package func suspend() {
    guard isOpen else { return }
    TerminalEmergency.restore()
    TerminalSignals.stop()
    _ = resume()
  }

  /// Gives the terminal back as it was found; keys that were not read are dropped, so that no shell runs them.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    _ = tcflush(input, TCIFLUSH)
    TerminalEmergency.restore()
    TerminalSignals.remove()
    closeDescriptor(alarm.read)
    closeDescriptor(alarm.write)
  }

  /// Takes the terminal again after the process was stopped.
  func resume() -> Event {
    // The person may have changed it meanwhile.
    do {
      let now = try TerminalSettings(of: input)
      if !now.isRaw {
        found = now
        raw = now.raw
      }
      TerminalEmergency.isAlternate.store(false, ordering: .sequentiallyConsistent)
      arm()
      try raw.apply(to: input)
    } catch {
      hasEnded = true
      return .ended
    }
    return .resumed
  }

  private func arm() {
    TerminalEmergency.arm(
      input: input, output: output, settings: found,
      leaving: leavesAlternate ? AlternateScreen.leave : [], bytes: restoring)
  }
}

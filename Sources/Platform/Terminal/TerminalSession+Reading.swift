#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension TerminalSession {
  /// Waits until something happens, at most that many milliseconds; `nil` waits for ever.
  ///
  /// Keys that were typed before the program was asked to end are handed over first.
  package func read(milliseconds: Int?) -> Event {
    let start = SystemClock.monotonicNanoseconds()
    while true {
      if hasEnded { return .ended }
      if let event = noticed() { return event }
      var left: CInt = -1
      if let milliseconds {
        let passed = (SystemClock.monotonicNanoseconds() - start) / 1_000_000
        left = CInt(clamping: max(0, Int64(milliseconds) - Int64(clamping: passed)))
      }
      var requests = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: alarm.read, events: Int16(POLLIN), revents: 0),
      ]
      let ready = unsafe poll(&requests, 2, left)
      if ready == 0 { return .quiet }
      if ready < 0 {
        guard errno == EINTR || errno == EAGAIN else { return ended() }
        continue
      }
      if requests[1].revents != 0 { silenceAlarm() }
      if requests[0].revents != 0 { return typed() }
    }
  }

  /// What signals have told since the last time.
  private func noticed() -> Event? {
    let notices = TerminalSignals.take()
    if notices.contains(.end) {
      let event: Event = isInputReady ? typed() : .ended
      hasEnded = true
      return event
    }
    if notices.contains(.stop) {
      suspend()
      return hasEnded ? .ended : .resumed
    }
    if notices.contains(.continued) {
      TerminalSignals.putBack(notices.intersection(.resized))
      return resume()
    }
    return notices.contains(.resized) ? .resized : nil
  }

  private var isInputReady: Bool {
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) > 0
  }

  private func typed() -> Event {
    do {
      let bytes = try readPiece(input, path: "the terminal", atMost: 4096)
      return bytes.isEmpty ? ended() : .bytes(bytes)
    } catch {
      // A terminal that was hung up reports an error of the device.
      return ended()
    }
  }

  private func ended() -> Event {
    hasEnded = true
    return .ended
  }

  private func silenceAlarm() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while readOnce(alarm.read, &bytes) > 0 {}
  }

  /// A pipe that signal handlers write to, so that waiting ends; neither end ever blocks.
  static func openAlarm() throws(SystemError) -> (read: CInt, write: CInt) {
    var ends: [CInt] = [-1, -1]
    try attempt(.create, "a pipe") { unsafe pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  /// Sees to it that leaving by `exit` gives the terminal back, too.
  static func restoreAtExit() { _ = isRestoredAtExit }

  private static let isRestoredAtExit: Bool = atexit { TerminalEmergency.restore() } == 0
}

private func readOnce(_ descriptor: CInt, _ bytes: inout [UInt8]) -> Int {
  unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
}

func closeDescriptor(_ descriptor: CInt) { _ = close(descriptor) }

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Held while a pipe is made and while a program starts: one that another thread starts in between would keep our end
/// of the pipe open.
let spawning = Mutex(())

/// The pipes between a program and us: `ours` are our ends, `theirs` become its streams 0 to 2.
struct ProgramPipes {
  private(set) var ours: [CInt?] = [nil, nil, nil]
  private(set) var theirs: [CInt?] = [nil, nil, nil]
  private(set) var collected: [UInt8] = []
  private(set) var collectedErrors: [UInt8] = []

  var isNeeded: Bool { ours.contains { $0 != nil } }

  init(_ program: Program) throws(SystemError) {
    do {
      switch program.input {
      case .inherited: break
      case .nothing: theirs[0] = try Self.openNothing()
      case .bytes: try addPipe(0, ourEnd: 1)
      }
      for (stream, output) in [(1, program.output), (2, program.errorOutput)] {
        switch output {
        case .inherited: break
        case .discarded: theirs[stream] = try Self.openNothing()
        case .captured: try addPipe(stream, ourEnd: 0)
        }
      }
    } catch {
      closeTheirs()
      closeOurs()
      throw error
    }
  }

  /// Feeds and reads all pipes at once, so that neither side waits for the other for ever.
  mutating func exchange(program: Program) throws(SystemError) {
    var waiting: ArraySlice<UInt8> = []
    if case .bytes(let bytes) = program.input {
      waiting = bytes[...]
      ThisProcess.ignoreBrokenPipes()
      if waiting.isEmpty { closeOur(0) }
    }
    while isNeeded {
      var requests: [pollfd] = []
      var streams: [Int] = []
      for (stream, end) in ours.enumerated() {
        guard let end else { continue }
        let event = Int16(stream == 0 ? POLLOUT : POLLIN)
        requests.append(pollfd(fd: end, events: event, revents: 0))
        streams.append(stream)
      }
      try attempt(.read, program.name) { unsafe poll(&requests, nfds_t(requests.count), -1) }
      for (request, stream) in zip(requests, streams) where request.revents != 0 {
        if stream == 0 {
          try feed(request.fd, &waiting, program.name)
        } else {
          try collect(stream, request.fd, program.name)
        }
      }
    }
  }

  private mutating func feed(
    _ end: CInt, _ waiting: inout ArraySlice<UInt8>, _ name: String
  ) throws(SystemError) {
    let (count, number) = unsafe waiting.withUnsafeBytes { buffer -> (Int, CInt) in
      let count = unsafe write(end, buffer.baseAddress, buffer.count)
      return (count, errno)
    }
    if count >= 0 {
      waiting = waiting.dropFirst(count)
      if waiting.isEmpty { closeOur(0) }
    } else if number == EPIPE {
      // The program has read all it wanted.
      closeOur(0)
    } else if number != EAGAIN, number != EINTR {
      throw SystemError(number: number, operation: .write, path: name)
    }
  }

  private mutating func collect(
    _ stream: Int, _ end: CInt, _ name: String
  ) throws(SystemError) {
    let piece = try readPiece(end, path: name, atMost: 65536)
    if piece.isEmpty {
      closeOur(stream)
    } else if stream == 1 {
      collected += piece
    } else {
      collectedErrors += piece
    }
  }

  /// Makes a pipe whose ends lie above the standard streams and are not inherited by chance.
  private mutating func addPipe(_ stream: Int, ourEnd: Int) throws(SystemError) {
    let ends = try spawning.withLock { _ throws(SystemError) in
      var ends: [CInt] = [-1, -1]
      try attempt(.create, "pipe") { unsafe pipe(&ends) }
      for index in 0...1 {
        let high = try attempt(.create, "pipe") { fcntl(ends[index], F_DUPFD_CLOEXEC, 3) }
        _ = close(ends[index])
        ends[index] = high
      }
      return ends
    }
    ours[stream] = ends[ourEnd]
    theirs[stream] = ends[1 - ourEnd]
    if stream == 0 {
      try attempt(.create, "pipe") { fcntl(ends[ourEnd], F_SETFL, O_NONBLOCK) }
    }
  }

  private static func openNothing() throws(SystemError) -> CInt {
    let opened = try attempt(.open, "/dev/null") {
      unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    }
    defer { _ = close(opened) }
    return try attempt(.open, "/dev/null") { fcntl(opened, F_DUPFD_CLOEXEC, 3) }
  }

  private mutating func closeOur(_ stream: Int) {
    if let end = ours[stream] { _ = close(end) }
    ours[stream] = nil
  }

  mutating func closeOurs() {
    for stream in 0...2 { closeOur(stream) }
  }

  mutating func closeTheirs() {
    for end in theirs { if let end { _ = close(end) } }
    theirs = [nil, nil, nil]
  }
}

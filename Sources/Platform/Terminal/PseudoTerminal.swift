#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal without a screen, played by this process: for trying out programs that need one.
package final class PseudoTerminal {
  /// Our side: what is written here is typed there.
  let ours: CInt
  /// The program's side, kept open so that its settings can be looked at when the program has gone.
  let theirs: CInt
  /// The path of the program's side.
  package let path: String
  private var isHungUp = false

  package init(rows: Int = 24, columns: Int = 80) throws(SystemError) {
    let (master, path) = try openMaster()
    self.path = path
    ours = master
    do throws(SystemError) {
      theirs = try attempt(.open, path) { unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC) }
    } catch {
      closeDescriptor(master)
      throw error
    }
    resize(rows: rows, columns: columns)
  }

  deinit { hangUp() }

  /// Gives the window another size; 0 by 0 for one that nobody knows.
  package func resize(rows: Int, columns: Int) {
    var size = winsize()
    size.ws_row = UInt16(clamping: rows)
    size.ws_col = UInt16(clamping: columns)
    _ = unsafe ioctl(ours, .init(TIOCSWINSZ), &size)
  }

  /// Types bytes.
  package func type(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: ours, path: "a pseudo-terminal")
  }

  package func type(_ text: String) throws(SystemError) { try type(Array(text.utf8)) }

  /// What was written to the terminal, waiting at most that many milliseconds; empty when nothing came or all programs
  /// have gone.
  package func read(milliseconds: Int) -> [UInt8] {
    guard !isHungUp else { return [] }
    var request = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, CInt(clamping: milliseconds)) > 0 else { return [] }
    do {
      return try readPiece(ours, path: "a pseudo-terminal", atMost: 65536)
    } catch {
      return []
    }
  }

  /// Whether the program's side hands over key by key, without echo.
  package var isRaw: Bool { get throws(SystemError) { try TerminalSettings(of: theirs).isRaw } }

  /// Leaves the terminal as a program that was killed may leave it.
  package func makeRaw() throws(SystemError) {
    try TerminalSettings(of: theirs).raw.apply(to: theirs)
  }

  /// Closes both sides, as a window that is closed does.
  package func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    closeDescriptor(theirs)
    closeDescriptor(ours)
  }
}

/// Opens our side of a new terminal and finds the path of the other.
private func openMaster() throws(SystemError) -> (descriptor: CInt, path: String) {
  let name = "a pseudo-terminal"
  #if canImport(Darwin)
    let master = try attempt(.open, name) { posix_openpt(O_RDWR | O_NOCTTY) }
    _ = unsafe fcntl(master, F_SETFD, FD_CLOEXEC)
    guard grantpt(master) == 0, unlockpt(master) == 0, let path = unsafe ptsname(master) else {
      let number = errno
      closeDescriptor(master)
      throw SystemError(number: number, operation: .open, path: name)
    }
    return unsafe (master, String(cString: path))
  #else
    // The C functions for this are hidden from Swift here; these are the requests they make of the kernel.
    let unlock: UInt = 0x4004_5431
    let askNumber: UInt = 0x8004_5430
    let master = try attempt(.open, name) {
      unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    }
    var isLocked: CInt = 0
    var number: CUnsignedInt = 0
    guard unsafe ioctl(master, .init(truncatingIfNeeded: unlock), &isLocked) == 0,
      unsafe ioctl(master, .init(truncatingIfNeeded: askNumber), &number) == 0
    else {
      let failure = errno
      closeDescriptor(master)
      throw SystemError(number: failure, operation: .open, path: name)
    }
    return (master, "/dev/pts/\(number)")
  #endif
}

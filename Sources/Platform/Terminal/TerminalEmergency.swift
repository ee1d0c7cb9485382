import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a signal handler needs to give the terminal back, prepared beforehand: a handler may neither allocate nor wait.
///
/// There is one terminal a process, so all of it is global. Memory that a handler may still read is never freed.
enum TerminalEmergency {
  /// Settings and bytes that undo what was done to a terminal.
  @safe struct Prepared {
    var input: CInt
    var output: CInt
    var settings: termios
    /// Sent first when the alternate screen is shown.
    var leaving: UnsafeMutablePointer<UInt8>
    var leavingCount: Int
    /// Sent always.
    var bytes: UnsafeMutablePointer<UInt8>
    var count: Int
  }

  /// What to undo; `nil` while the terminal is as it was found.
  nonisolated(unsafe) private static let prepared = unsafe Atomic<UnsafeMutablePointer<Prepared>?>(
    nil)
  /// Whether the alternate screen is shown.
  static let isAlternate = Atomic<Bool>(false)

  /// Prepares everything; from then on ``restore()`` has something to do.
  static func arm(
    input: CInt, output: CInt, settings: TerminalSettings, leaving: [UInt8], bytes: [UInt8]
  ) {
    let place = UnsafeMutablePointer<Prepared>.allocate(capacity: 1)
    unsafe place.initialize(
      to: Prepared(
        input: input, output: output, settings: settings.native, leaving: copy(leaving),
        leavingCount: leaving.count, bytes: copy(bytes), count: bytes.count))
    unsafe prepared.store(place, ordering: .sequentiallyConsistent)
  }

  /// Gives the terminal back as it was found, once; does nothing where that is done already.
  ///
  /// Safe in a signal handler. A terminal that belongs to another program by now is left alone.
  static func restore() {
    guard let place = unsafe prepared.exchange(nil, ordering: .sequentiallyConsistent) else {
      return
    }
    let output = unsafe place.pointee.output
    let owner = unsafe tcgetpgrp(place.pointee.input)
    guard owner < 0 || owner == getpgrp() else { return }
    if isAlternate.load(ordering: .sequentiallyConsistent) {
      unsafe send(place.pointee.leaving, place.pointee.leavingCount, to: output)
    }
    unsafe send(place.pointee.bytes, place.pointee.count, to: output)
    unsafe tcsetattr(place.pointee.input, TCSANOW, &place.pointee.settings)
  }

  private static func send(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, to output: CInt) {
    var done = 0
    var refusals = 0
    while done < count, refusals < 100 {
      let written = unsafe write(output, bytes + done, count - done)
      if written > 0 { done += written } else { refusals += 1 }
    }
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8> {
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    unsafe place.initialize(repeating: 0, count: max(1, bytes.count))
    for (index, byte) in bytes.enumerated() { unsafe place[index] = byte }
    return unsafe place
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The time, and chance, from the system.
package enum SystemClock {
  /// Milliseconds since the start of 1970 (UTC).
  package static func wallMilliseconds() -> Int64 {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// What a clock in the zone of `TZ`, else of the system, shows at a moment.
  ///
  /// - Parameter milliseconds: Since 1970, UTC.
  /// - Returns: Seconds east of Greenwich and the name of the zone then; UTC where the system cannot tell.
  @Sendable package static func local(at milliseconds: Int64) -> (offset: Int, zone: String) {
    tzset()
    var seconds = time_t(milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000)
    var shown = unsafe tm()
    guard unsafe localtime_r(&seconds, &shown) != nil else { return (0, "UTC") }
    let name = unsafe shown.tm_zone.flatMap { unsafe String(validatingCString: $0) }
    return unsafe (Int(shown.tm_gmtoff), name ?? "UTC")
  }

  /// Nanoseconds since some moment before the process began; never goes back.
  package static func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Waits; a signal does not shorten it.
  package static func sleep(milliseconds: Int) {
    guard milliseconds > 0 else { return }
    var wanted = timespec()
    wanted.tv_sec = time_t(milliseconds / 1000)
    wanted.tv_nsec = (milliseconds % 1000) * 1_000_000
    var left = timespec()
    while unsafe nanosleep(&wanted, &left) == -1, errno == EINTR { wanted = left }
  }
}

/// Bytes that nobody can guess, from the system.
package func systemRandomBytes(_ count: Int) -> [UInt8] {
  var source = SystemRandomNumberGenerator()
  return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &source) }
}

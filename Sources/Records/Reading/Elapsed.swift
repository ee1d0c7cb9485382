package import Localization

/// Elapsed time as people read it; never with colons, which look like a clock.
package enum ElapsedText {
  /// "11 min 2 s", "1 h 5 min 0 s", "40 s".
  ///
  /// - Parameter milliseconds: Parts of a second are dropped; less than nothing is written as "0 s".
  package static func words(_ milliseconds: Int) -> Sentence {
    let (hours, minutes, seconds) = parts(milliseconds)
    if hours > 0 { return "\(hours) h \(minutes) min \(seconds) s" }
    return minutes > 0 ? "\(minutes) min \(seconds) s" : "\(seconds) s"
  }

  /// "11m2", "1h5m0", "40s"; ``ElapsedTyping`` reads it back.
  ///
  /// - Parameter milliseconds: Parts of a second are dropped; less than nothing is written as "0s".
  package static func terse(_ milliseconds: Int) -> String {
    let (hours, minutes, seconds) = parts(milliseconds)
    if hours > 0 { return "\(hours)h\(minutes)m\(seconds)" }
    return minutes > 0 ? "\(minutes)m\(seconds)" : "\(seconds)s"
  }

  private static func parts(_ milliseconds: Int) -> (hours: Int, minutes: Int, seconds: Int) {
    let seconds = max(0, milliseconds) / 1000
    return (seconds / 3600, seconds / 60 % 60, seconds % 60)
  }
}

/// Elapsed time as reports write it.
package enum Elapsed {
  /// "11 min 2 s", "1 h 5 min 0 s", "40 s"; never with colons, which look like a clock.
  package static func words(milliseconds: Int) -> String {
    let seconds = max(0, milliseconds) / 1000
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    if hours > 0 { return "\(hours) h \(minutes) min \(rest) s" }
    return minutes > 0 ? "\(minutes) min \(rest) s" : "\(rest) s"
  }
}

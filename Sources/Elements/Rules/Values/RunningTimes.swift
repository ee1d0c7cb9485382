/// Times in digits that may be a length or a time of day, by the element that says them.
enum RunningTimes {
  /// Whether the value is a length of time: no where it is a time of day or no time, `nil` where nobody can say.
  ///
  /// Only what is moved or runs along has lengths as values; wheels and steppers are for times of day as well.
  static func isRunning(_ stop: Stop, _ value: String, _ hearing: Hearing) -> Bool? {
    let text = Words.trimmed(value)
    guard Durations.isOneClock(text) else { return hasSeconds(stop) ? nil : false }
    guard stop.role == .progress || isSlider(stop, hearing) else {
      return Durations.hasSeconds(text) ? nil : false
    }
    if stop.role == .progress { return true }
    let words = Set(Words.list(stop.name).map(String.init))
    let isLength =
      !words.isDisjoint(with: lengths) || lengthSigns.contains { stop.name.contains($0) }
    if isLength { return true }
    if !words.isDisjoint(with: timesOfDay) { return false }
    if daySigns.contains(where: { stop.name.contains($0) }) { return false }
    return words.isDisjoint(with: either) ? true : nil
  }

  /// A name of hours, minutes and seconds may be the time of a clock.
  private static func hasSeconds(_ stop: Stop) -> Bool {
    Durations.hasSeconds(stop.name) && !stop.role.isControl
  }

  private static func isSlider(_ stop: Stop, _ hearing: Hearing) -> Bool {
    stop.role == .slider
      || stop.role != .picker && stop.role != .stepper && hearing.isAdjustable(stop)
  }

  /// Words that name a length of time.
  private static let lengths: Set<String> = [
    "position", "playback", "progress", "elapsed", "remaining", "left", "duration", "length",
    "track", "song", "seek", "timer", "fortschritt", "wiedergabe", "dauer", "verbleibend",
    "restzeit", "titel", "wiedergabeposition",
  ]
  /// Words that name a time of day.
  private static let timesOfDay: Set<String> = [
    "alarm", "wake", "bedtime", "bed", "sleep", "departure", "depart", "arrival", "arrive", "leave",
    "start", "starts", "begin", "begins", "end", "ends", "from", "until", "reminder", "meeting",
    "clock", "opens", "closes", "opening", "closing", "wecker", "weckzeit", "abfahrt", "ankunft",
    "uhrzeit", "beginn", "ende", "von", "bis", "schlafenszeit", "aufstehen", "erinnerung",
  ]
  /// Words that may name either.
  private static let either: Set<String> = ["time", "times", "hour", "hours", "zeit", "stunde"]
  private static let lengthSigns = ["进度", "剩余", "时长", "播放"]
  private static let daySigns = ["起床", "闹钟", "出发", "到达", "开始", "结束", "就寝", "时间", "提醒"]
}

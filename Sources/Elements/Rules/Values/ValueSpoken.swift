import Localization

extension Rule {
  static let valueSpoken = Rule(
    "value-spoken", "Lengths of time have a spoken form", needs: [.labels],
    criteria: ["1.3.1", "3.1.4"], .slows,
    why: "\"0:10\" is read as \"zero ten\" or as a time of day, and \"5m\" as five metres.",
    remedy: "Give the text a label of its own: \"10 seconds\", \"5 minutes\".",
    passes: [
      "10 seconds", "12:30", "5 minutes", "0:3", "Open, 24h, button.", Example("10秒", "zh"),
      "Wake up, 7:30, adjustable.", "Abfahrt, 15:45, adjustable.", "9:30, button.", "3km",
      "Position, 3 minutes of 5, adjustable.", Example("起床，7:30，可调整。", "zh"),
    ],
    fails: [
      "0:10", "Time left, 5m, button.", "1h 20m", Example("剩余，0:10，按钮。", "zh"),
      "Position, 3:45, adjustable.", "0:45 of 3:20", "Position, 1:05:30, adjustable.",
      "Position, 00:10, adjustable.", Example("Position, 3:45 von 4:10, anpassbar.", "de"),
    ]
  ) { judging in
    for stop in judging.stops {
      let value = judging.hearing[stop].value ?? ""
      guard hasDigit(stop.name) || hasDigit(value) else { continue }
      let isShort = Durations.isShort(stop.name) || Durations.isShort(value)
      let isRunning = RunningTimes.isRunning(stop, value, judging.hearing)
      judging.judge(
        stop.element, breaks: isShort ? true : isRunning,
        "The length of time is written in a short form, which is read out as it stands.")
    }
  }

  private static func hasDigit(_ text: String) -> Bool {
    text.utf8.contains { (0x30...0x39).contains($0) }
  }
}

/// Short forms of lengths of time.
enum Durations {
  /// "0:10", "-0:42", "00:03:10", "5m", "1h 20m"; not "12:30", which may be a time of day.
  static func isShort(_ text: String) -> Bool {
    // Round the clock is no length of time that runs.
    guard mayBe(text), !["24h", "24 h"].contains(text) else { return false }
    var parts = text.split { $0 == " " || $0 == "/" || $0 == "\u{a0}" }
    guard !parts.isEmpty, parts.count <= 3 else { return false }
    if parts.count == 3, joins.contains(parts[1]) {
      parts.remove(at: 1)
      // So much of so much: no time of day is written so.
      if parts.allSatisfy(isClock) { return true }
    }
    return parts.allSatisfy { isClock($0) || isUnit($0) }
      && parts.contains { isUnit($0) || isRunning($0) }
  }

  private static let joins: Set<Substring> = ["of", "von", "共"]

  /// Whether a text is one time in digits and colons, which may be a length or a time of day.
  static func isOneClock(_ text: String) -> Bool { numbers(text[...]) != nil }

  /// Whether it has hours, minutes and seconds.
  static func hasSeconds(_ text: String) -> Bool { numbers(text[...])?.count == 3 }

  /// Whether a text is short, begins with a digit or a sign, and could hold nothing but times.
  private static func mayBe(_ text: String) -> Bool {
    guard text.utf8.count <= 24, let first = text.utf8.first(where: { $0 != 0x20 }) else {
      return false
    }
    return (0x30...0x39).contains(first) || first == UInt8(ascii: "-")
  }

  private static func numbers(_ part: Substring) -> [Int]? {
    // "-12:34:56" is the longest.
    guard part.utf8.count <= 9, part.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let digits = part.utf8.first == UInt8(ascii: "-") ? part.dropFirst() : part
    let fields = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count),
      fields.allSatisfy({ (1...2).contains($0.utf8.count) && Int($0) != nil }),
      // Minutes and seconds behind a colon have two digits; a score of a match has one.
      fields.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    return fields.compactMap { Int($0) }
  }

  private static func isClock(_ part: Substring) -> Bool { numbers(part) != nil }

  /// A sign, or nothing before the first colon: no time of day is written so.
  private static func isRunning(_ part: Substring) -> Bool {
    guard let fields = numbers(part) else { return false }
    let isNoHour = fields[0] == 0 && (fields.count == 3 || !part.hasPrefix("00"))
    return isNoHour || part.hasPrefix("-") || fields[0] > 24
  }

  private static func isUnit(_ part: Substring) -> Bool {
    let unit = part.drop { $0.isNumber }
    guard unit.utf8.count < part.utf8.count else { return false }
    return ["m", "h", "s", "d", "min", "sec", "hr", "hrs", "mins", "secs"].contains {
      $0.utf8.elementsEqual(unit.utf8)
    }
  }
}

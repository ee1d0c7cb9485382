/// A day of the Gregorian calendar, `2026-03-02`.
package struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Reads `YYYY-MM-DD`; `nil` for anything else and for days that do not exist.
  package init?(_ string: String) {
    let parts = string.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      parts[2].utf8.count == 2, let year = Self.digits(parts[0]), let month = Self.digits(parts[1]),
      let day = Self.digits(parts[2]), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies a number of days after 1970-01-01.
  ///
  /// Source: the algorithm `civil_from_days` by Howard Hinnant, over eras of 400 years.
  package init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func digits(_ part: Substring) -> Int? {
    part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  package var description: String {
    "\(Digits.padded(year, 4))-\(Digits.padded(month, 2))-\(Digits.padded(day, 2))"
  }
}

/// A moment in UTC, RFC 3339 with a Z: `2026-03-02T09:30:00Z`, fractions of seconds allowed.
package struct Instant: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  /// Reads a moment; `nil` unless it is written in UTC and exists.
  package init?(_ string: String) {
    let bytes = Array(string.utf8)
    guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T"), bytes.last == UInt8(ascii: "Z"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      CalendarDay(String(decoding: bytes[0..<10], as: UTF8.self)) != nil,
      Self.number(bytes[11..<13], below: 24), Self.number(bytes[14..<16], below: 60),
      Self.number(bytes[17..<19], below: 61)
    else { return nil }
    let fraction = bytes[19..<(bytes.count - 1)]
    if let first = fraction.first {
      guard first == UInt8(ascii: "."), fraction.count > 1,
        fraction.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
    }
    text = string
  }

  /// The moment a number of milliseconds after the beginning of 1970 in UTC, to the second.
  package init(milliseconds: Int) {
    let seconds = milliseconds.quotientFloored(by: 1000)
    let days = seconds.quotientFloored(by: 86_400)
    let ofDay = seconds - days * 86_400
    let clock = [ofDay / 3600, ofDay / 60 % 60, ofDay % 60].map { Digits.padded($0, 2) }
    text = "\(CalendarDay(daysSince1970: days))T\(clock.joined(separator: ":"))Z"
  }

  private static func number(_ bytes: ArraySlice<UInt8>, below limit: Int) -> Bool {
    guard bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) } < limit
  }

  package var description: String { text }
}

extension Int {
  fileprivate func quotientFloored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self - divisor + 1) / divisor
  }
}

/// Numbers with leading zeros.
package enum Digits {
  package static func padded(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }
}

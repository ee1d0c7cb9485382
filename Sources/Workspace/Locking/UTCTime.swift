/// An instant to the second, written as RFC 3339 in UTC.
struct UTCTime: Hashable, Sendable {
  /// Since 1970.
  let milliseconds: Int64

  init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Reads `2026-03-01T09:30:00Z`, and nothing else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    guard bytes.count == pattern.count else { return nil }
    for (byte, wanted) in zip(bytes, pattern) {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard wanted == UInt8(ascii: "0") ? isDigit : byte == wanted else { return nil }
    }
    func number(_ range: Range<Int>) -> Int64 {
      bytes[range].reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }
    let (month, day) = (number(5..<7), number(8..<10))
    guard (1...12).contains(month), (1...31).contains(day), number(11..<13) < 24,
      number(14..<16) < 60, number(17..<19) < 61
    else { return nil }
    let days = Self.days(year: number(0..<4), month: month, day: day)
    let seconds = number(11..<13) * 3600 + number(14..<16) * 60 + number(17..<19)
    milliseconds = (days * 86400 + seconds) * 1000
  }

  var text: String {
    let seconds = Int64((Double(milliseconds) / 1000).rounded(.down))
    var days = seconds / 86400
    var second = seconds % 86400
    if second < 0 {
      days -= 1
      second += 86400
    }
    let (year, month, day) = Self.date(days: days)
    func padded(_ number: Int64, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
      + "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  /// Days since 1970 of a date, by counting years from March so that a leap day is the last.
  private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468
  }

  private static func date(days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719468
    let era = (shifted >= 0 ? shifted : shifted - 146096) / 146097
    let dayOfEra = shifted - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

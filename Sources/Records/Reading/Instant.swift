import Wording

/// A moment in UTC, RFC 3339 with a Z: `2026-03-02T09:30:00Z`, fractions of seconds allowed.
package struct Instant: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  /// Reads a moment; `nil` unless it is written in UTC and exists.
  package init?(_ string: String) {
    guard Self.isWellFormed(Array(string.utf8).span) else { return nil }
    text = string
  }

  /// Whether these bytes are a moment in UTC that exists.
  static func isWellFormed(_ bytes: Span<UInt8>) -> Bool {
    let last = bytes.count - 1
    guard last >= 19, bytes[10] == UInt8(ascii: "T"), bytes[last] == UInt8(ascii: "Z"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      CalendarDay(utf8: bytes.extracting(0..<10)) != nil,
      Digits.number(bytes, 11..<13).map({ $0 < 24 }) == true,
      Digits.number(bytes, 14..<16).map({ $0 < 60 }) == true,
      Digits.number(bytes, 17..<19).map({ $0 < 61 }) == true
    else { return false }
    if last == 19 { return true }
    guard bytes[19] == UInt8(ascii: "."), last > 20 else { return false }
    for at in 20..<last where bytes[at] &- 0x30 > 9 { return false }
    return true
  }

  /// The moment a number of milliseconds after the beginning of 1970 in UTC, to the second.
  package init(milliseconds: Int) {
    let seconds = milliseconds.quotientFloored(by: 1000)
    let days = seconds.quotientFloored(by: 86_400)
    let ofDay = seconds - days * 86_400
    let clock = [ofDay / 3600, ofDay / 60 % 60, ofDay % 60].map { Digits.padded($0, 2) }
    text = "\(CalendarDay(daysSince1970: days))T\(clock.joined(separator: ":"))Z"
  }

  /// Milliseconds since the beginning of 1970 in UTC; what is finer is dropped.
  package var milliseconds: Int {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1) - 0x30 } }
    let days = CalendarDay(String(decoding: bytes[0..<10], as: UTF8.self))?.daysSince1970 ?? 0
    let seconds = days * 86_400 + number(11..<13) * 3600 + number(14..<16) * 60 + number(17..<19)
    let fraction = bytes[19...].dropFirst().prefix { $0 != UInt8(ascii: "Z") }.prefix(3)
    let thousandths = fraction.enumerated().reduce(0) { sum, digit in
      sum + (Int(digit.element) - 0x30) * [100, 10, 1][digit.offset]
    }
    return seconds * 1000 + thousandths
  }

  package var description: String { text }
}

extension Int {
  fileprivate func quotientFloored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self - divisor + 1) / divisor
  }
}

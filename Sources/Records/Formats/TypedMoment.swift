import Localization
import Wording

/// A moment as people type it: with an offset, as their clock shows it, or by today and yesterday.
///
/// `2026-03-02T09:30+01:00`, `2026-03-02 09:30`, `today 9:30`. What is written in UTC stays as it is written.
package struct TypedMoment: Hashable, Sendable {
  private enum Day: Hashable, Sendable {
    case date(CalendarDay)
    /// Days from today on.
    case relative(Int)
  }

  private let day: Day
  /// Of the day.
  private let seconds: Int
  /// East of Greenwich; `nil` for the time on the person's own clock.
  private let offset: Int?

  /// - Returns: `nil` for a text that is no moment.
  package init?(_ typed: String) {
    let text = typed.lowercased()
    let separator = text.utf8.firstIndex { $0 == UInt8(ascii: "t") || $0 == 0x20 }
    let word = ["today", "yesterday"].first { text.hasPrefix($0 + " ") }
    let rest: Substring
    if let word {
      day = .relative(word == "today" ? 0 : -1)
      rest = text.dropFirst(word.count + 1)
    } else {
      guard let separator, let date = CalendarDay(String(text[..<separator])) else { return nil }
      day = .date(date)
      rest = text[text.index(after: separator)...]
    }
    var clock = rest.drop { $0 == " " }
    guard let offset = Self.offset(&clock), let seconds = Self.seconds(clock) else { return nil }
    self.seconds = seconds
    self.offset = offset.seconds
  }

  /// What stands behind a time; `nil` in it where nothing does.
  private struct Offset {
    let seconds: Int?
  }

  /// Takes the offset from the end of a time.
  private static func offset(_ clock: inout Substring) -> Offset? {
    if clock.hasSuffix("z") {
      clock = clock.dropLast()
      return Offset(seconds: 0)
    }
    if clock.hasSuffix(" utc") {
      clock = clock.dropLast(4)
      return Offset(seconds: 0)
    }
    guard let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" || $0 == "\u{2212}" }) else {
      return Offset(seconds: nil)
    }
    let digits = clock[clock.index(after: sign)...].filter { $0 != ":" }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), [2, 4].contains(digits.count),
      let hours = Int(digits.prefix(2)),
      let minutes = Int(digits.dropFirst(2) + (digits.count == 2 ? "0" : "")),
      hours <= 14, minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    let isWest = clock[sign] != "+"
    clock = clock[..<sign]
    while clock.last == " " { clock = clock.dropLast() }
    return Offset(seconds: isWest ? -seconds : seconds)
  }

  /// `9:30` or `09:30:15`.
  private static func seconds(_ clock: Substring) -> Int? {
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, (1...2).contains(parts[0].utf8.count),
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers[0] < 24, numbers[1] < 60, numbers.dropFirst(2).allSatisfy({ $0 < 60 }) else {
      return nil
    }
    return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }

  /// The moment that is meant.
  ///
  /// - Parameters:
  ///   - zone: What the person's clock shows.
  ///   - now: Milliseconds since 1970, for today and yesterday.
  /// - Throws: ``FieldText/Fault`` where clocks went over that time, or showed it twice.
  package func instant(in zone: LocalZone, now: Int) throws(FieldText.Fault) -> Instant {
    let local = localSeconds(zone, now)
    if let offset { return Instant(milliseconds: (local - offset) * 1000) }
    // What clocks show a day before and after: no zone changes its clocks more often.
    let offsets = [-86_400, 0, 86_400].map { zone.at((local + $0) * 1000).offset }
    let meant = Set(offsets).filter { zone.at((local - $0) * 1000).offset == $0 }.sorted(by: >)
    if let only = meant.first, meant.count == 1 {
      return Instant(milliseconds: (local - only) * 1000)
    }
    let clock = Instant(milliseconds: local * 1000).text.dropLast()
    let both = (meant.isEmpty ? Set(offsets).sorted(by: >) : meant)
      .map { "\(clock.dropLast(3))\(LocalZone.Reading.text(ofOffset: $0))" }
    throw meant.isEmpty
      ? FieldText.Fault(
        problem: "is a time that no clock showed here, because clocks went forward over it",
        remedy: "write another time, or one with its offset: \(Sentence.list(both, .or))")
      : FieldText.Fault(
        problem: "is a time that clocks showed twice here, because they went back",
        remedy: "write which one is meant: \(Sentence.list(both, .or))")
  }

  /// What the clock shows, as if it were UTC.
  private func localSeconds(_ zone: LocalZone, _ now: Int) -> Int {
    switch day {
    case .date(let date): return date.daysSince1970 * 86_400 + seconds
    case .relative(let days):
      let shown = now + (offset ?? zone.at(now).offset) * 1000
      let today = Int((Double(shown) / 86_400_000).rounded(.down))
      return (today + days) * 86_400 + seconds
    }
  }
}

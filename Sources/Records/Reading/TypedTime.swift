import JSON

/// The time beside a note in a paste or a table: since the session's start, or of the day.
///
/// The one rule for `/take` and for imports. `10:04:00` can be read both ways; ``isClock`` tells which is meant.
package struct TypedTime: Hashable, Sendable {
  /// Read as time since the session's start, in milliseconds; `nil` if it can be none.
  package let elapsed: Int?
  /// Read as a time of day, in milliseconds since midnight; `nil` if it can be none.
  package let ofDay: Int?

  /// From here on, hours, minutes and seconds between colons are a time of day: no session runs so long. In milliseconds.
  package static let longestSession = 4 * 3_600_000

  private static let day = 24 * 3_600_000

  /// Reads a whole cell: `12:31`, `1:02:03`, `10:04:00`, `12 min 31 s`, `754.5`.
  ///
  /// - Returns: `nil` for anything else.
  package init?(_ typed: some StringProtocol) {
    elapsed = ElapsedTyping.milliseconds(typed)
    ofDay = Self.ofDay(typed)
    guard elapsed != nil || ofDay != nil else { return nil }
  }

  /// Whether it can only be meant as a time of day: hours, minutes and seconds, and no session runs so long.
  package var isClock: Bool {
    guard let ofDay else { return false }
    return elapsed.map { $0 >= Self.longestSession && $0 == ofDay } ?? true
  }

  /// The time since the session's start, in milliseconds.
  ///
  /// - Parameters:
  ///   - start: The time of day at which the session began, in milliseconds since midnight; `nil` if times count from its
  ///     start.
  /// - Returns: `nil` if it lies before the start, or cannot be read so. Times with units, such as `4m10`, always count
  ///   from the start; a session may go on past midnight.
  package func milliseconds(from start: Int?) -> Int? {
    guard let start else { return isClock ? nil : elapsed }
    guard let ofDay else { return elapsed }
    if ofDay >= start { return ofDay - start }
    let next = ofDay + Self.day - start
    return next < Self.longestSession ? next : nil
  }

  /// Whether times of one paste or table are times of day: one that can only be such decides for all.
  package static func areClock(_ times: some Sequence<TypedTime>) -> Bool {
    times.contains(where: \.isClock)
  }

  /// The time of day that a clock in a zone showed at a moment, in milliseconds since midnight.
  package static func ofDay(_ instant: Instant, in zone: LocalZone) -> Int {
    let local = instant.milliseconds + zone.at(instant.milliseconds).offset * 1000
    return ((local % day) + day) % day
  }

  /// Reads `14:05` or `14:05:30` as a time of day, in milliseconds since midnight.
  package static func ofDay(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    let numbers = parts.compactMap { part -> Int? in
      (1...2).contains(part.count) && part.allSatisfy { $0.isASCII && $0.isNumber }
        ? Int(part) : nil
    }
    guard numbers.count == parts.count, numbers[0] < 24, parts[1].count == 2,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return (numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)) * 1000
  }
}

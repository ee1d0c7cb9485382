/// Elapsed time as people write it in notes.
package enum NotesTime {
  /// The longest time that a record may hold.
  static let limit = Int(Int32.max)

  /// Reads `12:31`, `1:02:03`, `12 min 31 s`, `11m2`, `1 h 5 min` or seconds such as `754.5`.
  ///
  /// - Returns: Milliseconds since the session's start.
  static func milliseconds(_ cell: String) throws(WrongCell) -> Int {
    let text = cell.lowercased()
    guard let read = text.contains(":") ? clock(text) : units(text), (0...limit).contains(read)
    else {
      throw WrongCell(
        "is no elapsed time", fix: "write it as 12:31, 1:02:03, 12 min 31 s, 11m2, or in seconds")
    }
    return read
  }

  /// Reads minutes and seconds, or hours, minutes and seconds, between colons.
  private static func clock(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let seconds = thousandths(parts[parts.count - 1]),
      seconds < 60_000, let minutes = whole(parts[parts.count - 2])
    else { return nil }
    guard parts.count == 3 else { return minutes * 60_000 + seconds }
    guard let hours = whole(parts[0]), minutes < 60 else { return nil }
    return (hours * 60 + minutes) * 60_000 + seconds
  }

  /// Reads numbers with units, largest first; a last number without one has the unit below the one before.
  private static func units(_ text: String) -> Int? {
    var rest = text[...].drop { $0 == " " }
    var total = 0
    var last = 0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
      let word = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(word.count).drop { $0 == " " || $0 == "." }
      let rank: Int
      switch String(word) {
      case "h", "hr", "hrs", "hour", "hours", "std": rank = 1
      case "m", "min", "mins", "minute", "minutes": rank = 2
      case "s", "sec", "secs", "second", "seconds": rank = 3
      case "": rank = last == 0 ? 3 : last + 1
      default: return nil
      }
      guard rank > last, rank <= 3 else { return nil }
      last = rank
      let factor = [3_600_000, 60_000, 1000][rank - 1]
      if rank == 3 {
        guard let seconds = thousandths(digits) else { return nil }
        total += seconds
      } else {
        guard let number = whole(digits) else { return nil }
        total += number * factor
      }
    }
    return last == 0 ? nil : total
  }

  /// Up to seven digits.
  private static func whole(_ text: some StringProtocol) -> Int? {
    guard (1...7).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// A number of seconds with up to three decimals, after a point or a comma, in milliseconds.
  private static func thousandths(_ text: some StringProtocol) -> Int? {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "." || $0 == ","
    }
    guard let first = parts.first, let seconds = whole(first) else { return nil }
    guard parts.count == 2 else { return seconds * 1000 }
    guard (1...3).contains(parts[1].utf8.count), let fraction = whole(parts[1]) else { return nil }
    return seconds * 1000 + fraction * [100, 10, 1][parts[1].utf8.count - 1]
  }
}

import JSON

/// Elapsed time as people write it.
package enum ElapsedTyping {
  /// The longest time that a record may hold, in milliseconds.
  package static let limit = Int(Int32.max)

  /// Reads `12m31`, `12 min 31 s`, `1h2m`, `1 h 5 min`, `12:31`, `1:02:03` or seconds such as `90` and `754.5`.
  ///
  /// Full-width forms count as plain ones. A last number without a unit has the unit below the one before.
  ///
  /// - Returns: Milliseconds, 0 to ``limit``; `nil` for anything else.
  /// - Complexity: O(*n*) in the length of the text.
  package static func milliseconds(_ typed: some StringProtocol) -> Int? {
    guard let text = plain(typed) else { return nil }
    let read = text.contains(colon) ? clock(text) : units(text)
    return read.flatMap { (0...limit).contains($0) ? $0 : nil }
  }

  private static let colon = UInt8(ascii: ":")
  private static let space = UInt8(ascii: " ")

  /// The text in small ASCII letters, one kind of space, none around; `nil` when another character is among them.
  private static func plain(_ typed: some StringProtocol) -> ArraySlice<UInt8>? {
    var bytes: [UInt8] = []
    for scalar in FoldedText.narrowed(typed) {
      if scalar.properties.isWhitespace {
        bytes.append(space)
        continue
      }
      guard scalar.isASCII else { return nil }
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      bytes.append((0x41...0x5a).contains(byte) ? byte | 0x20 : byte)
    }
    guard let last = bytes.lastIndex(where: { $0 != space }) else { return nil }
    return bytes[...last].drop { $0 == space }
  }

  /// Reads minutes and seconds, or hours, minutes and seconds, between colons.
  private static func clock(_ text: ArraySlice<UInt8>) -> Int? {
    let parts = text.split(separator: colon, maxSplits: 3, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let seconds = thousandths(parts[parts.count - 1]),
      seconds < 60_000, let minutes = whole(parts[parts.count - 2])
    else { return nil }
    guard parts.count == 3 else { return minutes * 60_000 + seconds }
    guard let hours = whole(parts[0]), minutes < 60 else { return nil }
    return (hours * 60 + minutes) * 60_000 + seconds
  }

  /// Reads numbers with units, largest first.
  private static func units(_ text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    var total = 0
    var last = 0
    while !rest.isEmpty {
      let digits = rest.prefix(while: isOfNumber)
      rest = rest[digits.endIndex...].drop { $0 == space }
      let word = rest.prefix { (0x61...0x7a).contains($0) }
      rest = rest[word.endIndex...].drop { $0 == space || $0 == UInt8(ascii: ".") }
      let unit = word.isEmpty ? (last == 0 ? 3 : last + 1) : rank(of: word)
      guard let unit, unit > last, unit <= 3 else { return nil }
      last = unit
      guard let part = unit == 3 ? thousandths(digits) : whole(digits) else { return nil }
      total += part * [3_600_000, 60_000, 1][unit - 1]
    }
    return last == 0 ? nil : total
  }

  /// 1 for hours, 2 for minutes, 3 for seconds.
  private static func rank(of word: ArraySlice<UInt8>) -> Int? {
    switch Text(validated: word) {
    case "h", "hr", "hrs", "hour", "hours", "std": 1
    case "m", "min", "mins", "minute", "minutes": 2
    case "s", "sec", "secs", "second", "seconds", "sek": 3
    default: nil
    }
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  /// One to seven digits.
  private static func whole(_ text: ArraySlice<UInt8>) -> Int? {
    guard (1...7).contains(text.count), text.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// A number of seconds with up to three decimals, after a point or a comma, in milliseconds.
  private static func thousandths(_ text: ArraySlice<UInt8>) -> Int? {
    let first = text.prefix { (0x30...0x39).contains($0) }
    guard let seconds = whole(first) else { return nil }
    let decimals = text[first.endIndex...].dropFirst()
    guard first.count < text.count else { return seconds * 1000 }
    guard (1...3).contains(decimals.count), let fraction = whole(decimals) else { return nil }
    return seconds * 1000 + fraction * [100, 10, 1][decimals.count - 1]
  }
}

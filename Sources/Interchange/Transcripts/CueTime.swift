/// Times of cues: `00:01:02.345`, `01:02.345`, `00:01:02,345`, and `0:1:2.3` as older transcripts of Teams have it.
enum CueTime {
  /// Milliseconds; `nil` for anything else, and for times that no record may hold.
  static func milliseconds(_ typed: Substring) -> Int? {
    let parts = typed.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let last = parts.last else { return nil }
    let halves = last.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard halves.count <= 2, let seconds = number(halves[0], upTo: 59) else { return nil }
    var fraction = 0
    if halves.count == 2 {
      guard !halves[1].isEmpty, number(halves[1], upTo: .max) != nil else { return nil }
      let digits = String((halves[1] + "000").prefix(3))
      fraction = Int(digits) ?? 0
    }
    // Without hours, minutes may go on over 59 in files of some programs.
    guard let minutes = number(parts[parts.count - 2], upTo: parts.count == 3 ? 59 : 99_999)
    else { return nil }
    var hours = 0
    if parts.count == 3 {
      guard let read = number(parts[0], upTo: 9999) else { return nil }
      hours = read
    }
    let time = ((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction
    return time <= Int(Int32.max) ? time : nil
  }

  /// `00:01:02.345 --> 00:01:04.000 line:0`; what stands behind the second time is how it is shown.
  static func range(_ line: String) -> (start: Int, end: Int)? {
    guard let arrow = line.firstRange(of: "-->") else { return nil }
    let before = line[..<arrow.lowerBound].split(whereSeparator: \.isWhitespace)
    let after = line[arrow.upperBound...].split(whereSeparator: \.isWhitespace)
    guard before.count == 1, let second = after.first, let start = milliseconds(before[0]),
      let end = milliseconds(second)
    else { return nil }
    return (start, end)
  }

  /// `00:01:02.345`, with a comma for SubRip.
  static func text(_ milliseconds: Int, separator: Character = ".") -> String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let seconds = milliseconds / 1000
    return
      "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))\(separator)\(padded(milliseconds % 1000, 3))"
  }

  private static func number(_ digits: Substring, upTo limit: Int) -> Int? {
    guard (1...9).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number <= limit
    else { return nil }
    return number
  }
}

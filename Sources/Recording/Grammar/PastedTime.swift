import Records

/// The time at the beginning of a pasted line: `12:31`, `[00:04:10]`, `4m10`.
struct PastedTime: Hashable {
  /// Read as time since the session's start; `nil` where it can be none.
  let elapsed: Int?
  /// Read as a time of day, in milliseconds since midnight; `nil` where it can be none.
  let ofDay: Int?

  /// Reads a word with brackets and a colon or comma behind it.
  ///
  /// - Returns: `nil` for anything without a colon inside or a unit: a number alone may count anything.
  init?(_ word: Substring) {
    var text = word
    if let last = text.last, ":,;".contains(last) { text = text.dropLast() }
    let pairs: [Character: Character] = ["[": "]", "(": ")"]
    if let first = text.first, let close = pairs[first], text.last == close, text.count > 2 {
      text = text.dropFirst().dropLast()
    }
    guard let first = text.first, first.isASCII, first.isNumber, text.utf8.count <= 12,
      text.contains(":") || text.dropFirst().contains(where: { "hms".contains($0) })
    else { return nil }
    elapsed = ElapsedTyping.milliseconds(text)
    ofDay = Self.ofDay(text)
    guard elapsed != nil || ofDay != nil else { return nil }
  }

  /// Reads `14:05` or `14:05:30` as a time of day.
  static func ofDay(_ text: some StringProtocol) -> Int? {
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

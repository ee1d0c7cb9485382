import Records

/// The time at the beginning of a pasted line: `12:31`, `[00:04:10]`, `4m10`.
struct PastedTime: Hashable {
  let time: TypedTime

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
    guard let time = TypedTime(text) else { return nil }
    self.time = time
  }
}

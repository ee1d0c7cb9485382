import JSON
import Records

/// Things with a form of their own: mail addresses, links, account numbers.
enum IdentifierPatterns {
  static func mails(_ text: IdentifierText) -> [Range<Int>] {
    signs(text).compactMap { at in
      var start = at
      while start > 0, isOfAddress(text.scalars[start - 1]) { start -= 1 }
      var end = at + 1
      while let scalar = text[at: end], isOfAddress(scalar) { end += 1 }
      while end > at + 1, text[at: end - 1] == "." || text[at: end - 1] == "-" { end -= 1 }
      let host = text.scalars[(at + 1)..<end]
      return start < at && host.dropFirst().contains(".") ? start..<end : nil
    }
  }

  static func handles(_ text: IdentifierText) -> [Range<Int>] {
    signs(text).compactMap { at in
      if let before = text[at: at - 1],
        IdentifierText.isLetter(before) || IdentifierText.isDigit(before)
      {
        return nil
      }
      var end = at + 1
      while let scalar = text[at: end], isOfAddress(scalar) { end += 1 }
      while end > at + 1, text[at: end - 1] == "." || text[at: end - 1] == "-" { end -= 1 }
      return end - at > 2 && text.isLetter(at + 1) ? at..<end : nil
    }
  }

  private static func signs(_ text: IdentifierText) -> [Int] {
    text.scalars.indices.filter { text.scalars[$0] == "@" }
  }

  private static func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
    IdentifierText.isLetter(scalar) || IdentifierText.isDigit(scalar)
      || "._%+-".unicodeScalars.contains(scalar)
  }

  /// What begins with `http://` or `www.`, or is a host with a usual ending.
  static func links(_ text: IdentifierText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    while at < text.scalars.count {
      guard !text.scalars[at].properties.isWhitespace else {
        at += 1
        continue
      }
      var end = at
      while let scalar = text[at: end], !scalar.properties.isWhitespace { end += 1 }
      if let range = link(text, at..<end) { found.append(range) }
      at = end
    }
    return found
  }

  private static func link(_ text: IdentifierText, _ piece: Range<Int>) -> Range<Int>? {
    var start = piece.lowerBound
    var end = piece.upperBound
    while start < end, !text.isLetter(start), !text.isDigit(start) { start += 1 }
    while end > start, !text.isLetter(end - 1), !text.isDigit(end - 1), text[at: end - 1] != "/" {
      end -= 1
    }
    let words = text.string(start..<end).lowercased()
    guard !words.contains("@") else { return nil }
    if words.hasPrefix("http://") || words.hasPrefix("https://") || words.hasPrefix("www.") {
      return start..<end
    }
    let host = words.prefix { $0 != "/" && $0 != "?" && $0 != ":" }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last, endings.contains(Text(String(ending))),
      parts.dropLast().allSatisfy({
        !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }),
      parts[0].count > 1
    else { return nil }
    return start..<end
  }

  private static let endings: Set<Text> = [
    "com", "org", "net", "info", "eu", "uk", "de", "at", "ch", "fr", "es", "it", "nl", "be", "pl",
    "pt", "se", "dk", "fi", "ie", "io", "app", "dev", "gov", "edu", "ca", "au", "jp", "cn", "br",
  ]

  /// Two letters, two digits and at least eleven more letters and digits, in groups or not.
  static func accounts(_ text: IdentifierText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    while at < text.scalars.count {
      guard let range = account(text, from: at) else {
        at += 1
        continue
      }
      found.append(range)
      at = range.upperBound
    }
    return found
  }

  private static func account(_ text: IdentifierText, from start: Int) -> Range<Int>? {
    guard !text.isLetter(start - 1), !text.isDigit(start - 1), isASCIILetter(text[at: start]),
      isASCIILetter(text[at: start + 1]), text.isDigit(start + 2), text.isDigit(start + 3)
    else { return nil }
    var end = groupEnd(text, from: start)
    if end - start == 4 {
      // Groups of four, the last one may be shorter.
      var last = 4
      while last == 4, text[at: end] == " " {
        let next = groupEnd(text, from: end + 1)
        last = next - end - 1
        guard (1...4).contains(last) else { break }
        end = next
      }
    }
    let signs = text.scalars[start..<end].filter { $0 != " " }
    return (15...34).contains(signs.count) && signs.count(where: IdentifierText.isDigit) >= 10
      ? start..<end : nil
  }

  /// Where a run of letters and digits ends.
  private static func groupEnd(_ text: IdentifierText, from start: Int) -> Int {
    var end = start
    while let scalar = text[at: end],
      IdentifierText.isDigit(scalar) || isASCIILetter(scalar)
    {
      end += 1
    }
    return end
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("A"..."Z").contains($0) || ("a"..."z").contains($0) } ?? false
  }
}

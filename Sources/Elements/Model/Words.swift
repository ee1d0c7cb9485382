/// Questions about short texts, answered on their bytes.
package enum Words {
  /// Whether a text holds anything but white space.
  package static func hasContent(_ text: String?) -> Bool {
    guard let text else { return false }
    for byte in text.utf8 where byte > 0x20 {
      if byte < 0x80 { return true }
      return text.unicodeScalars.contains { !$0.properties.isWhitespace && $0.value != 0x200b }
    }
    return false
  }

  /// The text without white space around it, each run of white space as one space.
  package static func trimmed(_ text: String) -> String {
    if text.isEmpty || isTrimmed(text) { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func isTrimmed(_ text: String) -> Bool {
    var before: UInt8 = 0x20
    for byte in text.utf8 {
      if byte >= 0x80 || byte < 0x20 { return false }
      if byte == 0x20 && before == 0x20 { return false }
      before = byte
    }
    return before != 0x20
  }

  /// Small letters and digits only, with one space between words: what two texts are compared by.
  package static func folded(_ text: String) -> String {
    if let quick = foldedASCII(text) { return quick }
    var result = ""
    var isGap = false
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        if isGap, !result.isEmpty { result += " " }
        isGap = false
        result.unicodeScalars.append(scalar)
      } else {
        isGap = true
      }
    }
    return result
  }

  private static func foldedASCII(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return unsafe String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
      var (count, isGap) = (0, false)
      for byte in text.utf8 {
        let isCapital = (0x41...0x5a).contains(byte)
        guard isCapital || (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) else {
          isGap = true
          continue
        }
        if isGap, count > 0 {
          unsafe buffer[count] = 0x20
          count += 1
        }
        isGap = false
        unsafe buffer[count] = isCapital ? byte + 0x20 : byte
        count += 1
      }
      return count
    }
  }

  /// The words of a folded text.
  package static func list(_ text: String) -> [Substring] { folded(text).split(separator: " ") }

  /// Whether one folded text stands in another as whole words.
  package static func contains(_ text: String, words: String) -> Bool {
    let (hay, needle) = (list(text), list(words))
    guard !needle.isEmpty, needle.count <= hay.count else { return false }
    return (0...(hay.count - needle.count)).contains { start in
      hay[start..<(start + needle.count)].elementsEqual(needle) { $0.utf8.elementsEqual($1.utf8) }
    }
  }
}

extension Words {
  /// The text without white space at its end.
  static func trimmedEnd(_ text: String) -> String {
    var bytes = text.utf8[...]
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    return String(Substring(bytes))
  }
}

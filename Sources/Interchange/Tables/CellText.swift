/// Text without white space at both ends.
func trimmed(_ text: some StringProtocol) -> String {
  let scalars = text.unicodeScalars
  guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
    let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
  else { return "" }
  return String(text[first...last])
}

/// Text on one line: line breaks become spaces.
func oneLine(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 == 0x0a || $0 == 0x0d }) else { return text }
  return text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
    .map { trimmed(Substring($0)) }.filter { !$0.isEmpty }.joined(separator: " ")
}

/// The parts of a list: separated by semicolons or line breaks, trimmed, without empty ones.
func listed(_ cell: String?) -> [String] {
  guard let cell else { return [] }
  return cell.unicodeScalars.split { $0 == ";" || $0 == "\n" || $0 == "\r" }
    .map { trimmed(Substring($0)) }.filter { !$0.isEmpty }
}

/// A word for comparison: small letters and digits only.
func folded(_ word: String) -> String {
  let bytes = word.utf8
  if bytes.allSatisfy({ $0 < 0x80 }) {
    let kept = bytes.compactMap { byte -> UInt8? in
      switch byte {
      case 0x41...0x5a: byte | 0x20
      case 0x30...0x39, 0x61...0x7a: byte
      default: nil
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
  return String(word.lowercased().filter { $0.isLetter || $0.isNumber })
}

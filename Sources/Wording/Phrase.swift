/// Small words that sentences of reports share.
package enum Phrase {
  /// "1 person", "3 people"; never a number without its name.
  package static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// The words with a capital letter in front, as at the beginning of a sentence.
  package static func capital(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The words for the middle of a sentence: a small letter in front, unless the first word is "I", or an abbreviation or
  /// a name in capitals.
  package static func small(_ words: String) -> String {
    guard let first = words.first else { return words }
    let second = words.dropFirst().first
    if second?.isUppercase ?? false { return words }
    if first == "I", second.map({ !$0.isLetter }) ?? true { return words }
    return first.lowercased() + words.dropFirst()
  }

  /// The words of a key with hyphens: `assistiveTechnology` becomes `assistive-technology`.
  package static func dashed(_ key: String) -> String {
    var bytes: [UInt8] = []
    for byte in key.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      if isCapital { bytes.append(UInt8(ascii: "-")) }
      bytes.append(isCapital ? byte | 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

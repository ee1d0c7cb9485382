/// Names as code joins words: `mapTramLineLarge`.
enum CamelCase {
  /// Last words of the names of drawings and controls: with one of them, two words are enough.
  private static let drawings: Set<String> = [
    "fill", "filled", "outline", "outlined", "large", "medium", "small", "icon", "glyph", "image",
    "img", "button", "btn",
  ]

  /// Whether a drawing or a control has such a name; what is seen on it may be what somebody wrote.
  static func names(_ stop: Stop, _ hearing: Hearing) -> Bool {
    guard stop.role == .button || stop.role == .tab || stop.role == .image else { return false }
    return Words.hasContent(hearing[stop].label) && isCode(stop.name)
  }

  /// Three words, or two of which the second is of a drawing; a single letter in front is a brand's: `iPadOS`.
  private static func isCode(_ name: String) -> Bool {
    guard let words = words(name.utf8), words.count > 1, words[0].utf8.count > 1,
      let last = words.last
    else { return false }
    return words.count > 2 || drawings.contains(last.lowercased())
  }

  /// The words of a text of letters and digits that begins with a small letter; `nil` for any other.
  private static func words(_ bytes: String.UTF8View) -> [String]? {
    guard bytes.count < 80, let first = bytes.first, isSmall(first) else { return nil }
    var words: [[UInt8]] = [[]]
    var before = first
    for byte in bytes {
      let isCapital = (0x41...0x5a).contains(byte)
      guard isCapital || isSmall(byte) else { return nil }
      if isCapital, isSmall(before) { words.append([]) }
      words[words.count - 1].append(byte)
      before = byte
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A small letter or a digit.
  private static func isSmall(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte)
  }
}

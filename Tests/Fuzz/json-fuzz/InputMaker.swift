/// Makes inputs of four kinds: random bytes, pieces of JSON in any order, valid documents, and valid documents
/// with something changed.
struct InputMaker {
  var chance: Chance

  struct Input {
    var bytes: [UInt8]
    /// Whether the reader must accept it.
    var isValid: Bool
  }

  mutating func input() -> Input {
    switch chance.below(8) {
    case 0:
      return Input(
        bytes: (0..<chance.below(80)).map { _ in UInt8(truncatingIfNeeded: chance.next()) },
        isValid: false)
    case 1, 2:
      return Input(
        bytes: (0..<chance.below(40)).flatMap { _ in chance.pick(Self.pieces) }, isValid: false)
    case 3: return Input(bytes: document(), isValid: true)
    default:
      var bytes = document()
      for _ in 0...chance.below(4) { mutate(&bytes) }
      return Input(bytes: bytes, isValid: false)
    }
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let at = chance.below(bytes.count + 1)
    let end = min(bytes.count, at + 1 + chance.below(12))
    switch chance.below(7) {
    case 0: if at < bytes.count { bytes[at] ^= 1 << UInt8(chance.below(8)) }
    case 1: if at < bytes.count { bytes[at] = UInt8(truncatingIfNeeded: chance.next()) }
    case 2, 3: bytes.insert(contentsOf: chance.pick(Self.pieces), at: at)
    case 4: bytes.removeSubrange(at..<max(at, end))
    case 5: bytes.insert(contentsOf: Array(bytes[at..<max(at, end)]), at: chance.below(at + 1))
    default: bytes.removeSubrange(at...)
    }
  }

  private mutating func document() -> [UInt8] {
    var bytes: [UInt8] = []
    space(&bytes)
    if chance.below(500) == 0 {
      let depth = 1 + chance.below(511)
      bytes += [UInt8](repeating: UInt8(ascii: "["), count: depth)
      value(&bytes, depth: 0)
      bytes += [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    } else {
      value(&bytes, depth: 5)
    }
    space(&bytes)
    return bytes
  }

  private mutating func value(_ bytes: inout [UInt8], depth: Int) {
    switch chance.below(depth > 0 ? 9 : 5) {
    case 0: bytes += chance.pick(Self.words)
    case 1: number(&bytes)
    case 2...4: text(&bytes)
    case 5, 6: list(&bytes, "[", "]") { $0.value(&$1, depth: depth - 1) }
    default:
      list(&bytes, "{", "}") { maker, bytes in
        maker.text(&bytes)
        maker.space(&bytes)
        bytes.append(UInt8(ascii: ":"))
        maker.space(&bytes)
        maker.value(&bytes, depth: depth - 1)
      }
    }
  }

  private mutating func list(
    _ bytes: inout [UInt8], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar,
    _ element: (inout InputMaker, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    space(&bytes)
    for index in 0..<chance.below(6) {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      space(&bytes)
      element(&self, &bytes)
      space(&bytes)
    }
    bytes.append(UInt8(ascii: closing))
  }

  private mutating func space(_ bytes: inout [UInt8]) {
    if chance.below(3) > 0 { return }
    for _ in 0..<chance.below(12) { bytes += chance.pick(Self.spaces) }
  }

  private mutating func number(_ bytes: inout [UInt8]) {
    if chance.below(2) == 0 { bytes.append(UInt8(ascii: "-")) }
    bytes += chance.below(3) == 0 ? [0x30] : [UInt8(0x31 + chance.below(9))] + digits(0)
    if chance.below(3) == 0 { bytes += [UInt8(ascii: ".")] + digits(1) }
    if chance.below(3) == 0 { bytes += chance.pick(Self.exponents) + digits(1) }
  }

  private mutating func digits(_ least: Int) -> [UInt8] {
    (0..<least + chance.below(20)).map { _ in UInt8(0x30 + chance.below(10)) }
  }

  private mutating func text(_ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for _ in 0..<chance.below(chance.below(4) == 0 ? 40 : 4) { bytes += chance.pick(Self.texts) }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension InputMaker {
  private static let words = ["null", "true", "false"].map { Array($0.utf8) }
  private static let spaces = [" ", " ", "  ", "\n", "\n        ", "\t", "\r"].map {
    Array($0.utf8)
  }
  private static let exponents = ["e", "E", "e+", "e-", "E+", "E-"].map { Array($0.utf8) }

  /// What valid texts are made of.
  private static let texts =
    [
      "a", "b", "k", "key", "longer words", "~format", "/", "é", "e\u{301}", "€", "😀", "\u{7f}",
      "\u{80}", "\u{7ff}", "\u{800}", "\u{ffff}", "\u{10ffff}", "\u{feff}", #"\""#, #"\\"#, #"\/"#,
      #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#, #"\u0000"#, #"\u001F"#, #"\u0061"#, #"\u00e9"#,
      #"\u20AC"#, #"\ud83d\ude00"#, #"\uDBFF\uDFFF"#, "{", "}", "[", "]", ",", ":", "<<<<<<<",
    ].map { Array($0.utf8) }

  /// What garbage is made of.
  private static let pieces =
    texts + words + spaces + exponents
    + [
      "\"", "\"", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "\\x", "0", "1", "12", "-", ".", "+",
      "01", "[[", "]]", "{\"a\":", "},", "\":", "//", "/*", "'", "NaN", "\u{0}", "\u{1f}",
      "\n<<<<<<< HEAD\n", "\n=======\n", "\n>>>>>>> main\n",
    ].map { Array($0.utf8) }
    + [
      [0x80], [0xbf], [0xc0, 0x80], [0xc3], [0xe0, 0x80, 0x80], [0xe2, 0x82], [0xed, 0xa0, 0x80],
      [0xf0, 0x9f, 0x98], [0xf0, 0x80, 0x80, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xff],
      [0xef, 0xbb, 0xbf],
    ]
}

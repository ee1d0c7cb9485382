/// A second opinion: the grammar of RFC 8259 as plainly as it can be written, to compare verdicts with.
struct PlainReader {
  private let scalars: [Unicode.Scalar]
  private var at = 0

  /// Whether bytes are JSON of at most 512 open brackets.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    var reader = PlainReader(scalars: Array(text.unicodeScalars))
    reader.space()
    guard reader.value(depth: 0) else { return false }
    reader.space()
    return reader.at == reader.scalars.count
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    at += 1
    return true
  }

  private mutating func space() {
    while let scalar = next, [" ", "\t", "\n", "\r"].contains(scalar) { at += 1 }
  }

  private mutating func value(depth: Int) -> Bool {
    switch next {
    case "n": return word("null")
    case "t": return word("true")
    case "f": return word("false")
    case "\"": return text()
    case "[": return list(depth, "[", "]") { $0.value(depth: depth + 1) }
    case "{":
      return list(depth, "{", "}") { reader in
        guard reader.text() else { return false }
        reader.space()
        guard reader.take(":") else { return false }
        reader.space()
        return reader.value(depth: depth + 1)
      }
    default: return number()
    }
  }

  private mutating func word(_ word: String) -> Bool {
    for scalar in word.unicodeScalars where !take(scalar) { return false }
    return true
  }

  private mutating func list(
    _ depth: Int, _ opening: Unicode.Scalar, _ closing: Unicode.Scalar,
    _ element: (inout PlainReader) -> Bool
  ) -> Bool {
    guard depth < 512, take(opening) else { return false }
    space()
    if take(closing) { return true }
    while true {
      guard element(&self) else { return false }
      space()
      if take(closing) { return true }
      guard take(",") else { return false }
      space()
    }
  }

  private mutating func digits() -> Int {
    let start = at
    while let scalar = next, ("0"..."9").contains(scalar) { at += 1 }
    return at - start
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0"), digits() == 0 { return false }
    if take("."), digits() == 0 { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits() > 0
    }
    return true
  }

  private mutating func text() -> Bool {
    guard take("\"") else { return false }
    while let scalar = next {
      at += 1
      if scalar == "\"" { return true }
      if scalar.value < 0x20 { return false }
      if scalar == "\\", !escape() { return false }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let scalar = next else { return false }
    at += 1
    guard scalar == "u" else { return "\"\\/bfnrt".unicodeScalars.contains(scalar) }
    guard let unit = unit(), !(0xdc00...0xdfff).contains(unit) else { return false }
    guard (0xd800...0xdbff).contains(unit) else { return true }
    guard take("\\"), take("u"), let low = self.unit() else { return false }
    return (0xdc00...0xdfff).contains(low)
  }

  private mutating func unit() -> UInt32? {
    guard at + 4 <= scalars.count else { return nil }
    var value: UInt32 = 0
    for scalar in scalars[at..<at + 4] {
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
      value = value * 16 + UInt32(digit)
    }
    at += 4
    return value
  }
}

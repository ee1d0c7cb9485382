/// Values of the attributes of one file.
struct AttributeReader {
  /// Ampersands that begin no reference.
  private(set) var bareAmpersands = 0
  /// Values that are neither yes nor no where one of them is expected.
  private(set) var strangeFlags = 0
  /// Names of traits that nobody knows.
  var strangeTraits = 0
  /// Texts that come again and again: identifiers and packages.
  private var known = TextMemo<Void>()

  mutating func text(
    _ value: Range<Int>, hasReference: Bool, _ bytes: Span<UInt8>
  ) -> String {
    if value.isEmpty { return "" }
    return hasReference
      ? XMLText.decoded(value, of: bytes, bareAmpersands: &bareAmpersands) : bytes.text(value)
  }

  /// A text that probably came before, as it stands in the file.
  mutating func repeated(_ range: Range<Int>, _ bytes: Span<UInt8>) -> String {
    known(range, of: bytes) { _ in }.text
  }

  /// Yes or no; `nil` for anything else.
  mutating func flag(_ value: Range<Int>, _ bytes: Span<UInt8>) -> Bool? {
    guard !value.isEmpty else { return nil }
    let first = bytes[value.lowerBound]
    switch value.count {
    case 4 where first == UInt8(ascii: "t"): return true
    case 5 where first == UInt8(ascii: "f"): return false
    case 1: return first == UInt8(ascii: "1")
    default:
      strangeFlags += 1
      return nil
    }
  }

  func number(_ value: Range<Int>, _ bytes: Span<UInt8>) -> Double? {
    NumberReader(bytes.copy(value)[...]).only()
  }
}

/// Reads numbers out of bytes: `[0,66][1080,-220]`.
struct NumberReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next number, whatever stands before it; `nil` when there is none.
  mutating func next() -> Double? {
    while let byte = rest.first, !Self.begins(byte) { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    var isNegative = false
    while let byte = rest.first, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      isNegative = byte == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    var (value, digits) = (0.0, 0)
    while let digit = digit() {
      value = value * 10 + digit
      digits += 1
    }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      var scale = 0.1
      while let digit = digit() {
        value += digit * scale
        scale /= 10
        digits += 1
      }
    }
    guard digits > 0 else { return next() }
    return isNegative ? -value : value
  }

  /// The number, where nothing else stands there.
  func only() -> Double? {
    guard !rest.isEmpty, rest.allSatisfy({ Self.begins($0) || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    var copy = self
    return copy.next()
  }

  private mutating func digit() -> Double? {
    guard let byte = rest.first, (0x30...0x39).contains(byte) else { return nil }
    rest = rest.dropFirst()
    return Double(byte &- 0x30)
  }

  private static func begins(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}

extension Frame {
  /// `[left,top][right,bottom]`; edges may be swapped or negative.
  init?(bounds range: Range<Int>, of bytes: Span<UInt8>) {
    if let plain = Self.plain(range, bytes) {
      self = plain
      return
    }
    var reader = NumberReader(bytes.copy(range)[...])
    guard let left = reader.next(), let top = reader.next(), let right = reader.next(),
      let bottom = reader.next()
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  init?(bounds: ArraySlice<UInt8>) { self.init(bounds: 0..<bounds.count, of: bounds.span) }

  /// The usual form, read in one go: four whole numbers of at most nine digits, and nothing else.
  private static func plain(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Frame? {
    var at = range.lowerBound
    func sign(_ sign: UInt8) -> Bool {
      guard at < range.upperBound, bytes[at] == sign else { return false }
      at &+= 1
      return true
    }
    func number() -> Int? {
      let isNegative = sign(UInt8(ascii: "-"))
      let start = at
      var value = 0
      while at < range.upperBound, at &- start < 9 {
        let digit = bytes[at] &- 0x30
        guard digit < 10 else { break }
        value = value &* 10 &+ Int(digit)
        at &+= 1
      }
      guard at > start else { return nil }
      return isNegative ? -value : value
    }
    guard sign(UInt8(ascii: "[")), let left = number(), sign(UInt8(ascii: ",")),
      let top = number(), sign(UInt8(ascii: "]")), sign(UInt8(ascii: "[")),
      let right = number(), sign(UInt8(ascii: ",")), let bottom = number(),
      sign(UInt8(ascii: "]")), at == range.upperBound
    else { return nil }
    return Frame(
      x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
  }
}

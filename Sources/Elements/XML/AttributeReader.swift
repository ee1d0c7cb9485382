/// Values of the attributes of one tag.
struct AttributeReader {
  let bytes: [UInt8]
  /// Ampersands that begin no reference.
  private(set) var bareAmpersands = 0
  /// Values that are neither yes nor no where one of them is expected.
  private(set) var strangeFlags = 0
  /// Names of traits that nobody knows.
  var strangeTraits = 0
  /// Texts that come again and again: types and packages.
  private var known: [(length: Int, text: String)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func text(_ attribute: XMLScanner.Attribute) -> String {
    if attribute.value.isEmpty { return "" }
    guard attribute.hasReference else {
      return String(decoding: bytes[attribute.value], as: UTF8.self)
    }
    return XMLText.decoded(bytes[attribute.value], bareAmpersands: &bareAmpersands)
  }

  /// A text that probably came before.
  mutating func repeated(_ attribute: XMLScanner.Attribute) -> String {
    repeated(attribute.value)
  }

  mutating func repeated(_ range: Range<Int>) -> String {
    for entry in known where entry.length == range.count {
      if entry.text.utf8.elementsEqual(bytes[range]) { return entry.text }
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if known.count < 64 { known.append((range.count, text)) }
    return text
  }

  /// Yes or no; `nil` for anything else.
  mutating func flag(_ attribute: XMLScanner.Attribute) -> Bool? {
    let value = Self.flag(bytes[attribute.value])
    if value == nil, !attribute.value.isEmpty { strangeFlags += 1 }
    return value
  }

  private static func flag(_ value: ArraySlice<UInt8>) -> Bool? {
    switch value.count {
    case 4 where value.first == UInt8(ascii: "t"): true
    case 5 where value.first == UInt8(ascii: "f"): false
    case 1: value.first == UInt8(ascii: "1")
    default: nil
    }
  }

  func number(_ attribute: XMLScanner.Attribute) -> Double? {
    NumberReader(bytes[attribute.value]).only()
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
  init?(bounds: ArraySlice<UInt8>) {
    var reader = NumberReader(bounds)
    guard let left = reader.next(), let top = reader.next(), let right = reader.next(),
      let bottom = reader.next()
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

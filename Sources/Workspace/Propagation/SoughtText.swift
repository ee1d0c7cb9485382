import Records

/// A text in the form in which texts are compared: letters and digits in small letters, and one space for anything between
/// them.
///
/// So it is known again in a page, in Markdown, in a ticket of Jira, in a table and in a quotation with a mark on each line.
package struct SoughtText: Hashable, Sendable {
  /// UTF-8; neither the first nor the last is a space.
  let bytes: [UInt8]

  /// How many characters a text needs to be looked for.
  package static let shortest = 20

  /// What is looked for of a text: each of its lines that is long enough, cut at numbers of participants, which the edition
  /// for sharing replaces.
  package static func all(_ text: String) -> [SoughtText] {
    var found: [SoughtText] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var piece: [Substring] = []
      func end() {
        let bytes = normalised(Array(piece.joined(separator: " ").utf8))
        if String(decoding: bytes, as: UTF8.self).unicodeScalars.count >= shortest {
          found.append(SoughtText(bytes: bytes))
        }
        piece = []
      }
      for word in line.split(separator: " ") {
        if isNumber(word) { end() } else { piece.append(word) }
      }
      end()
    }
    return found
  }

  /// Whether a word is `P07` or `P07-kx4d`, whatever signs stand around it.
  private static func isNumber(_ word: Substring) -> Bool {
    let inside = word.drop { !$0.isLetter && !$0.isNumber }
    guard inside.first == "P" || inside.first == "p" else { return false }
    return inside.dropFirst().first?.isNumber == true
  }

  /// The form of any text, such as the content of a file.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func normalised(_ bytes: [UInt8]) -> [UInt8] {
    var reader = MarkedText(bytes)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var isApart = false
    while let sign = reader.next() {
      switch sign {
      case .nothing: continue
      case .apart: isApart = !output.isEmpty
      case .letter(let scalar):
        if isApart { output.append(0x20) }
        isApart = false
        if scalar.isASCII {
          let byte = UInt8(truncatingIfNeeded: scalar.value)
          output.append((0x41...0x5a).contains(byte) ? byte + 0x20 : byte)
        } else {
          output += scalar.properties.lowercaseMapping.utf8
        }
      }
    }
    return output
  }
}

/// The signs of a text, with what marks a page up undone.
private struct MarkedText {
  enum Sign {
    case letter(Unicode.Scalar)
    /// A space, or a sign that is no letter.
    case apart
    /// What readers do not see: a place at which a word may be broken.
    case nothing
  }

  private let bytes: [UInt8]
  private var scalars: String.UnicodeScalarView.Iterator
  private var at = 0

  init(_ bytes: [UInt8]) {
    // What is no UTF-8 is repaired, so that both count alike.
    let text = String(decoding: bytes, as: UTF8.self)
    self.bytes = Array(text.utf8)
    scalars = text.unicodeScalars.makeIterator()
  }

  mutating func next() -> Sign? {
    guard let scalar = read() else { return nil }
    switch scalar {
    case "<" where follows("wbr>"):
      skip(4)
      return .nothing
    case "&": return reference() ?? .apart
    case "\u{ad}", "\u{200b}"..."\u{200f}", "\u{2060}", "\u{2066}"..."\u{2069}": return .nothing
    default: return Self.sign(scalar)
    }
  }

  private static func sign(_ scalar: Unicode.Scalar) -> Sign {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": return .letter(scalar)
      default: return .apart
      }
    }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil ? .letter(scalar) : .apart
  }

  /// A character reference after its `&`: of a page, and of Jira for a backslash.
  private mutating func reference() -> Sign? {
    let rest = bytes[min(at, bytes.count)...].prefix(10)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    let sign: Sign
    if ["amp", "lt", "gt", "quot", "apos", "nbsp"].contains(name) {
      sign = .apart
    } else if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      guard
        let value = UInt32(
          isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      sign = Self.sign(scalar)
    } else {
      return nil
    }
    skip(end - rest.startIndex + 1)
    return sign
  }

  private mutating func read() -> Unicode.Scalar? {
    guard let scalar = scalars.next() else { return nil }
    at += UTF8.width(scalar)
    return scalar
  }

  private func follows(_ text: String) -> Bool {
    bytes[min(at, bytes.count)...].starts(with: text.utf8)
  }

  /// Leaves out so many bytes, which are ASCII.
  private mutating func skip(_ count: Int) {
    for _ in 0..<count { _ = read() }
  }
}

/// Looks for many texts at once.
package struct TextSearch: Sendable {
  /// By the hash of their first bytes.
  private var texts: [UInt64: [[UInt8]]] = [:]

  /// Every text that is looked for has as many bytes.
  private static let window = SoughtText.shortest
  private static let base: UInt64 = 1_099_511_628_211

  init(_ sought: Set<SoughtText>) {
    for text in sought {
      texts[Self.hash(text.bytes.prefix(Self.window)), default: []].append(text.bytes)
    }
  }

  package var isEmpty: Bool { texts.isEmpty }

  /// Whether one of the texts stands in the content of a file, whatever marks it up.
  ///
  /// - Complexity: O(*n*) in the number of bytes, however many texts there are.
  package func isFound(in file: [UInt8]) -> Bool {
    // Bytes that are no text hold none.
    guard !isEmpty, !file.contains(0) else { return false }
    let bytes = SoughtText.normalised(file)
    guard bytes.count >= Self.window else { return false }
    var hash = Self.hash(bytes.prefix(Self.window))
    var start = 0
    while true {
      if texts[hash]?.contains(where: { bytes[start...].starts(with: $0) }) == true { return true }
      guard start + Self.window < bytes.count else { return false }
      hash =
        (hash &- UInt64(bytes[start]) &* Self.highest) &* Self.base
        &+ UInt64(bytes[start + Self.window])
      start += 1
    }
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 &* base &+ UInt64($1) }
  }

  /// The weight of the byte that leaves the window.
  private static let highest = (1..<window).reduce(UInt64(1)) { power, _ in power &* base }
}

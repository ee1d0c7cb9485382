/// Goes through XML bytes from tag to tag and from attribute to attribute, in one pass and without copying.
///
/// No document types, so no entities but the five and numbers: nothing in a file can grow. Text between tags is passed
/// over, because no dump of elements keeps anything there. The bytes are handed to each call, always the same.
struct XMLScanner<Key: Sendable> {
  /// What an attribute is, and its value as a place in the bytes.
  struct Attribute {
    /// `nil` for a name that the reader does not know.
    var key: Key?
    /// Without its quotation marks.
    var value: Range<Int>
    /// Whether an ampersand stands in it.
    var hasReference: Bool
  }

  enum Event {
    /// The name of a start tag; its attributes come from ``attribute(_:)``, which must be called until it has none.
    case start(Range<Int>)
    case end
    case finished
  }

  private let keys: ByteNames<Key>
  private(set) var at: Int
  private(set) var elements = 0
  /// Whether the start tag that was read to its end closes itself.
  private(set) var isEmpty = false
  /// How many attributes of the current start tag were read.
  private(set) var place = 0
  /// The names that stood at each place of the tag before: tools write the attributes of every element in one order.
  private var expected: [(name: Range<Int>, key: Key?)] = []
  private var tag = 0..<0
  private var open: [Range<Int>] = []

  init(_ keys: ByteNames<Key>, from start: Int = 0) {
    self.keys = keys
    at = start
  }

  /// The next tag; after the end of the outermost element, `finished`, whatever follows.
  mutating func next(_ bytes: Span<UInt8>) throws(ReadingFault) -> Event {
    if elements > 0, open.isEmpty { return .finished }
    while true {
      guard skip(to: 0x3c, bytes) else {
        throw ended(bytes, bytes.count)
      }
      let begin = at
      switch byte(begin + 1, bytes) {
      case UInt8(ascii: "?"): try skipPast("?>", from: begin + 2, bytes)
      case UInt8(ascii: "!"): try skipDeclaration(begin, bytes)
      case UInt8(ascii: "/"):
        try readEnd(begin, bytes)
        return .end
      case nil: throw ended(bytes, begin)
      default:
        at = begin + 1
        tag = readName(bytes)
        guard !tag.isEmpty else { throw ReadingFault(.badTag, at: begin, in: bytes) }
        place = 0
        return .start(tag)
      }
    }
  }

  /// The next attribute of the start tag; `nil` at its end.
  mutating func attribute(_ bytes: Span<UInt8>) throws(ReadingFault) -> Attribute? {
    while true {
      skipSpace(bytes)
      switch byte(at, bytes) {
      case UInt8(ascii: ">"):
        at += 1
        elements += 1
        isEmpty = false
        open.append(tag)
        return nil
      case UInt8(ascii: "/"):
        guard let next = byte(at + 1, bytes) else { throw ended(bytes, at) }
        if next == UInt8(ascii: "/") {
          at += 2
          continue
        }
        guard next == UInt8(ascii: ">") else {
          throw ReadingFault(.badTag, at: at, in: bytes)
        }
        at += 2
        elements += 1
        isEmpty = true
        return nil
      case nil: throw ended(bytes, at)
      // What makes a comment of a line may stand between two attributes.
      case UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "#"): at += 1
      default: return try readAttribute(bytes)
      }
    }
  }

  /// Goes on behind attributes whose bytes are known.
  mutating func pass(to end: Int, attributes: Int) {
    at = end
    place += attributes
  }

  // MARK: Parts of tags

  private mutating func readAttribute(_ bytes: Span<UInt8>) throws(ReadingFault) -> Attribute {
    defer { place &+= 1 }
    if place < expected.count {
      let (name, key) = expected[place]
      let equals = at &+ name.count
      if equals &+ 1 < bytes.count, bytes[equals] == UInt8(ascii: "="), bytes[equals &+ 1] == 0x22,
        bytes.repeats(name, at: at)
      {
        return try readValue(of: key, begin: at, quote: 0x22, from: equals &+ 2, bytes)
      }
    }
    let begin = at
    let name = readName(bytes)
    skipSpace(bytes)
    guard let equals = byte(at, bytes) else { throw ended(bytes, at) }
    guard !name.isEmpty, equals == UInt8(ascii: "=") else {
      throw ReadingFault(.badAttribute, at: begin, in: bytes)
    }
    at += 1
    skipSpace(bytes)
    guard let quote = byte(at, bytes) else { throw ended(bytes, at) }
    guard quote == 0x22 || quote == 0x27 else {
      throw ReadingFault(.badAttribute, at: at, in: bytes)
    }
    let key = keys[bytes.extracting(name)]
    if place == expected.count { expected.append((name, key)) }
    expected[place] = (name, key)
    return try readValue(of: key, begin: begin, quote: quote, from: at + 1, bytes)
  }

  @inline(__always)
  private mutating func readValue(
    of key: Key?, begin: Int, quote: UInt8, from start: Int, _ bytes: Span<UInt8>
  ) throws(ReadingFault) -> Attribute {
    var end = bytes.endOfPlainValue(from: start, quote: quote)
    var hasReference = false
    while end < bytes.count, bytes[end] == 0x26 {
      hasReference = true
      end = bytes.endOfPlainValue(from: end &+ 1, quote: quote)
    }
    guard end < bytes.count else { throw ended(bytes, begin) }
    guard bytes[end] == quote else { throw ReadingFault(.badAttribute, at: end, in: bytes) }
    at = end &+ 1
    return Attribute(key: key, value: start..<end, hasReference: hasReference)
  }

  private mutating func readEnd(_ begin: Int, _ bytes: Span<UInt8>) throws(ReadingFault) {
    at = begin + 2
    let name = readName(bytes)
    skipSpace(bytes)
    guard let close = byte(at, bytes) else { throw ended(bytes, begin) }
    guard close == UInt8(ascii: ">"), let opened = open.popLast(), opened.count == name.count,
      bytes.repeats(opened, at: name.lowerBound)
    else { throw ReadingFault(.mismatchedTag, at: begin, in: bytes) }
    at += 1
  }

  /// Comments and sections are passed over; a document type is refused.
  private mutating func skipDeclaration(
    _ begin: Int, _ bytes: Span<UInt8>
  ) throws(ReadingFault) {
    if byte(begin + 2, bytes) == UInt8(ascii: "-"), byte(begin + 3, bytes) == UInt8(ascii: "-") {
      return try skipPast("-->", from: begin + 4, bytes)
    }
    if byte(begin + 2, bytes) == UInt8(ascii: "[") {
      return try skipPast("]]>", from: begin + 3, bytes)
    }
    throw ReadingFault(.documentType, at: begin, in: bytes)
  }

  // MARK: Steps

  private mutating func readName(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = at
    var end = start
    loop: while end < bytes.count {
      switch bytes[end] {
      case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"),
        0x22, 0x27:
        break loop
      default: end &+= 1
      }
    }
    at = end
    return start..<end
  }

  @inline(__always)
  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while at < bytes.count, bytes[at] <= 0x20 { at &+= 1 }
  }

  private mutating func skip(to target: UInt8, _ bytes: Span<UInt8>) -> Bool {
    while at < bytes.count {
      if bytes[at] == target { return true }
      at &+= 1
    }
    return false
  }

  private mutating func skipPast(
    _ ending: StaticString, from start: Int, _ bytes: Span<UInt8>
  ) throws(ReadingFault) {
    at = start
    guard let place = SourceText.place(of: ending, in: bytes, from: start) else {
      throw ended(bytes, bytes.count)
    }
    at = place + ending.utf8CodeUnitCount
  }

  @inline(__always)
  private func byte(_ place: Int, _ bytes: Span<UInt8>) -> UInt8? {
    place < bytes.count ? bytes[place] : nil
  }

  private func ended(_ bytes: Span<UInt8>, _ place: Int) -> ReadingFault {
    ReadingFault(.endedEarly(tags: elements), at: place, in: bytes)
  }
}

extension ReadingFault {
  /// A fault at a place in the bytes of a file.
  init(_ reason: Reason, at place: Int, in bytes: Span<UInt8>) {
    var (line, column) = (1, 1)
    for offset in 0..<min(place, bytes.count) {
      let byte = bytes[offset]
      if byte == 0x0a {
        line += 1
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
    }
    self.init(reason, line: line, column: column)
  }
}

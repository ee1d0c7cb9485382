/// Goes through XML bytes from tag to tag, in one pass and without copying.
///
/// No document types, so no entities but the five and numbers: nothing in a file can grow. Text between tags is passed
/// over, because no dump of elements keeps anything there.
struct XMLScanner {
  /// A name and a value, as places in the bytes.
  struct Attribute {
    var name: Range<Int>
    /// Without its quotation marks.
    var value: Range<Int>
    /// Whether an ampersand stands in it.
    var hasReference: Bool
  }

  enum Event: Equatable {
    /// A start tag; `isEmpty` where it closes itself.
    case start(name: Range<Int>, isEmpty: Bool)
    case end
    case finished
  }

  let bytes: [UInt8]
  private(set) var at: Int
  /// The attributes of the start tag that came last.
  private(set) var attributes: [Attribute] = []
  private(set) var elements = 0
  private var open: [Range<Int>] = []

  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    at = start
    attributes.reserveCapacity(40)
  }

  /// The next tag; after the end of the outermost element, `finished`, whatever follows.
  mutating func next() throws(ReadingFault) -> Event {
    if elements > 0, open.isEmpty { return .finished }
    while true {
      guard skip(to: 0x3c) else { throw fault(.endedEarly(tags: elements), at: bytes.count) }
      let begin = at
      switch byte(begin + 1) {
      case UInt8(ascii: "?"): try skipPast("?>", from: begin + 2)
      case UInt8(ascii: "!"): try skipDeclaration(begin)
      case UInt8(ascii: "/"):
        try readEnd(begin)
        return .end
      case nil: throw fault(.endedEarly(tags: elements), at: begin)
      default: return try readStart(begin)
      }
    }
  }

  // MARK: Tags

  private mutating func readStart(_ begin: Int) throws(ReadingFault) -> Event {
    at = begin + 1
    let name = readName()
    guard !name.isEmpty else { throw fault(.badTag, at: begin) }
    attributes.removeAll(keepingCapacity: true)
    while true {
      skipSpace()
      switch byte(at) {
      case UInt8(ascii: ">"):
        at += 1
        elements += 1
        open.append(name)
        return .start(name: name, isEmpty: false)
      case UInt8(ascii: "/"):
        guard let next = byte(at + 1) else { throw ended(at) }
        if next == UInt8(ascii: "/") {
          at += 2
          continue
        }
        guard next == UInt8(ascii: ">") else { throw fault(.badTag, at: at) }
        at += 2
        elements += 1
        return .start(name: name, isEmpty: true)
      case nil: throw ended(at)
      // What makes a comment of a line may stand between two attributes.
      case UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "#"): at += 1
      default: try readAttribute()
      }
    }
  }

  private mutating func readAttribute() throws(ReadingFault) {
    let begin = at
    let name = readName()
    skipSpace()
    guard let equals = byte(at) else { throw ended(at) }
    guard !name.isEmpty, equals == UInt8(ascii: "=") else { throw fault(.badAttribute, at: begin) }
    at += 1
    skipSpace()
    guard let quote = byte(at) else { throw ended(at) }
    guard quote == 0x22 || quote == 0x27 else { throw fault(.badAttribute, at: at) }
    let start = at + 1
    var (cursor, hasReference) = (start, false)
    let count = bytes.count
    while cursor < count {
      let byte = bytes[cursor]
      if byte == quote { break }
      if byte == 0x26 { hasReference = true }
      if byte == 0x3c { throw fault(.badAttribute, at: cursor) }
      cursor &+= 1
    }
    guard cursor < count else { throw ended(begin) }
    attributes.append(
      Attribute(name: name, value: start..<cursor, hasReference: hasReference))
    at = cursor + 1
  }

  private mutating func readEnd(_ begin: Int) throws(ReadingFault) {
    at = begin + 2
    let name = readName()
    skipSpace()
    guard let close = byte(at) else { throw ended(begin) }
    guard close == UInt8(ascii: ">"), let opened = open.popLast(), isSame(opened, name) else {
      throw fault(.mismatchedTag, at: begin)
    }
    at += 1
  }

  /// Comments and sections are passed over; a document type is refused.
  private mutating func skipDeclaration(_ begin: Int) throws(ReadingFault) {
    if byte(begin + 2) == UInt8(ascii: "-"), byte(begin + 3) == UInt8(ascii: "-") {
      return try skipPast("-->", from: begin + 4)
    }
    if byte(begin + 2) == UInt8(ascii: "[") { return try skipPast("]]>", from: begin + 3) }
    throw fault(.documentType, at: begin)
  }

  // MARK: Steps

  private mutating func readName() -> Range<Int> {
    let start = at
    let count = bytes.count
    while at < count {
      switch bytes[at] {
      case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"),
        0x22, 0x27:
        return start..<at
      default: at &+= 1
      }
    }
    return start..<at
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 0x20 { at &+= 1 }
  }

  private mutating func skip(to target: UInt8) -> Bool {
    let count = bytes.count
    while at < count {
      if bytes[at] == target { return true }
      at &+= 1
    }
    return false
  }

  private mutating func skipPast(_ ending: StaticString, from start: Int) throws(ReadingFault) {
    let wanted = Array("\(ending)".utf8)
    at = start
    while skip(to: wanted[0]) {
      if bytes[at...].starts(with: wanted) {
        at += wanted.count
        return
      }
      at += 1
    }
    throw fault(.endedEarly(tags: elements), at: bytes.count)
  }

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count && bytes[left].elementsEqual(bytes[right])
  }

  private func ended(_ place: Int) -> ReadingFault { fault(.endedEarly(tags: elements), at: place) }

  func fault(_ reason: ReadingFault.Reason, at place: Int) -> ReadingFault {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(place) {
      if byte == 0x0a {
        line += 1
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
    }
    return ReadingFault(reason, line: line, column: column)
  }
}

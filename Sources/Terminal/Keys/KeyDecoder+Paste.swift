extension KeyDecoder {
  /// Takes bytes of a paste up to its end.
  ///
  /// - Returns: Where to go on.
  mutating func takePaste(_ bytes: [UInt8], from start: Int) -> Int {
    let next = pasted.take(bytes, from: start)
    if pasted.isComplete {
      reset()
      let text = pasted.takeAll()
      if !text.isEmpty { add(Key(.paste(text))) }
      pasted = PastedText()
    }
    return next
  }

  /// After waiting for a paste was given up, what a single key sends is a key again; more is the paste going on.
  mutating func leaveLatePaste(before bytes: [UInt8]) {
    guard state == .paste, isLate, !pasted.isEnding else { return }
    guard let first = bytes.first else { return }
    let isOneKey: Bool =
      switch first {
      case Self.escape: !bytes.starts(with: PastedText.end.prefix(bytes.count))
      case 0x80...: bytes.count <= 4
      default: bytes.count == 1
      }
    guard isOneKey else { return }
    let text = pasted.takeAll()
    pasted = PastedText()
    reset()
    if !text.isEmpty { add(Key(.paste(text))) }
  }
}

/// The text of a bracketed paste as it comes, cut anywhere.
struct PastedText: Sendable {
  static let end: [UInt8] = [0x1B] + Array("[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of the end mark has come.
  private var matched = 0
  /// Whether the text handed over before ended with a carriage return.
  private var followsReturn = false
  private(set) var isComplete = false

  /// Whether the last bytes may be the beginning of the end mark.
  var isEnding: Bool { matched > 0 }

  /// Takes bytes up to the end mark.
  ///
  /// - Returns: The index after the last one taken.
  mutating func take(_ more: [UInt8], from start: Int) -> Int {
    var index = start
    while index < more.count, !isComplete {
      if matched == 0 {
        let mark = more[index...].firstIndex(of: KeyDecoder.escape) ?? more.count
        bytes += more[index..<mark]
        index = mark
        if mark == more.count { break }
      }
      let byte = more[index]
      if byte == Self.end[matched] {
        matched += 1
        index += 1
        isComplete = matched == Self.end.count
      } else {
        // It was no end mark; ESC stands in it only at its beginning.
        bytes += Self.end[..<matched]
        matched = 0
      }
    }
    return index
  }

  /// All that has come.
  mutating func takeAll() -> String {
    if !isComplete { bytes += Self.end[..<matched] }
    matched = 0
    return text(bytes.count)
  }

  /// What has come, but for an unfinished character or end mark; `nil` when that is nothing.
  mutating func takeSome() -> String? {
    var count = bytes.count
    let tail = bytes.suffix(3)
    if let lead = tail.lastIndex(where: { $0 >= 0xC2 }),
      bytes.count - lead < (bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4)
    {
      count = lead
    }
    let text = text(count)
    return text.isEmpty ? nil : text
  }

  /// Takes bytes off the front as text with `\n` for every line end.
  private mutating func text(_ count: Int) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(count)
    for byte in bytes[..<count] {
      let wasReturn = followsReturn
      followsReturn = byte == 0x0D
      if byte == 0x0A, wasReturn { continue }
      plain.append(byte == 0x0D ? 0x0A : byte)
    }
    bytes.removeFirst(count)
    return String(decoding: plain, as: UTF8.self)
  }
}

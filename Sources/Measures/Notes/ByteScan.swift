/// Looking for single bytes, eight at a time.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The eight bytes from an offset on as one number, the first byte lowest.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A mark in each byte that is the wanted one. A byte after the first may be marked wrongly.
  @inline(__always)
  private static func marks(_ word: UInt64, _ wanted: UInt64, _ anyCase: UInt64) -> UInt64 {
    let rest = (word | anyCase) ^ wanted
    return (rest &- ones) & ~rest & highs
  }

  /// The first offset in a range at which a byte stands, or -1.
  ///
  /// - Parameter anyCase: 0x20 for a letter in either case, whose small form is `wanted`; 0 for the byte itself.
  @inline(__always)
  static func first(
    _ wanted: UInt8, anyCase: UInt8 = 0, in bytes: Span<UInt8>, _ range: Range<Int>
  ) -> Int {
    let (wide, wideCase) = (ones &* UInt64(wanted), ones &* UInt64(anyCase))
    var at = range.lowerBound
    while at &+ 32 <= range.upperBound {
      let all =
        marks(word(bytes, at), wide, wideCase) | marks(word(bytes, at &+ 8), wide, wideCase)
        | marks(word(bytes, at &+ 16), wide, wideCase)
        | marks(word(bytes, at &+ 24), wide, wideCase)
      if all != 0 { break }
      at &+= 32
    }
    while at &+ 8 <= range.upperBound {
      let found = marks(word(bytes, at), wide, wideCase)
      if found != 0 { return at &+ found.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    while at < range.upperBound {
      if bytes[at] | anyCase == wanted { return at }
      at &+= 1
    }
    return -1
  }

  /// The first offset, from `start` on, of a byte outside ASCII, or -1.
  static func firstOutsideASCII(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var at = start
    while at &+ 32 <= bytes.count {
      let all =
        word(bytes, at) | word(bytes, at &+ 8) | word(bytes, at &+ 16) | word(bytes, at &+ 24)
      if all & highs != 0 { break }
      at &+= 32
    }
    while at &+ 8 <= bytes.count {
      let found = word(bytes, at) & highs
      if found != 0 { return at &+ found.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    while at < bytes.count {
      if bytes[at] >= 0x80 { return at }
      at &+= 1
    }
    return -1
  }
}

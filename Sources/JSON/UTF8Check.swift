/// Strict UTF-8, as Unicode's table of well-formed byte sequences gives it.
enum UTF8Check {
  /// How many bytes the scalar at an offset has, 1 to 4; 0 if they are not well-formed UTF-8.
  static func length(_ bytes: Span<UInt8>, _ at: Int) -> Int {
    let first = bytes[at]
    if first < 0x80 { return 1 }
    let (count, low, high): (Int, UInt8, UInt8) =
      switch first {
      case 0xc2...0xdf: (2, 0x80, 0xbf)
      case 0xe0: (3, 0xa0, 0xbf)
      case 0xe1...0xec, 0xee...0xef: (3, 0x80, 0xbf)
      case 0xed: (3, 0x80, 0x9f)
      case 0xf0: (4, 0x90, 0xbf)
      case 0xf1...0xf3: (4, 0x80, 0xbf)
      case 0xf4: (4, 0x80, 0x8f)
      default: (0, 0, 0)
      }
    guard count > 0, at + count <= bytes.count, (low...high).contains(bytes[at + 1]) else {
      return 0
    }
    for offset in 2..<max(count, 2) where bytes[at + offset] & 0xc0 != 0x80 { return 0 }
    return count
  }

  /// The offset of the first byte that is not part of well-formed UTF-8, or `nil`.
  static func firstFault(in bytes: Span<UInt8>) -> Int? {
    var at = 0
    while at < bytes.count {
      let step = length(bytes, at)
      if step == 0 { return at }
      at += step
    }
    return nil
  }
}

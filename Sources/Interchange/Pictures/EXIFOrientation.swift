/// How a picture has to be turned, in the data that cameras write; nothing else of these data is read or kept.
enum EXIFOrientation {
  private static let tag = 0x0112

  /// - Parameter tiff: From `II` or `MM` on.
  /// - Returns: 1 to 8; `nil` where it is not said, or the data are damaged.
  static func read(_ tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tiff)
    guard bytes.count >= 8 else { return nil }
    let isLittle: Bool
    switch (bytes[0], bytes[1]) {
    case (0x49, 0x49): isLittle = true
    case (0x4d, 0x4d): isLittle = false
    default: return nil
    }
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= bytes.count else { return nil }
      let part = bytes[at..<(at + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let start = number(4, 4), let count = number(start, 2) else {
      return nil
    }
    for entry in 0..<count {
      let at = start + 2 + entry * 12
      guard let found = number(at, 2) else { return nil }
      guard found == tag else { continue }
      guard number(at + 2, 2) == 3, let value = number(at + 8, 2), (1...8).contains(value) else {
        return nil
      }
      return value
    }
    return nil
  }

  /// Data that say this and nothing else.
  static func tiff(_ orientation: Int) -> [UInt8] {
    [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(truncatingIfNeeded: orientation), 0, 0]
      + [0, 0, 0, 0]
  }
}

/// Finds one run of bytes in others, by Horspool's algorithm; ASCII letters in either case.
struct ByteSearch: Sendable {
  /// In small letters, never empty.
  let wanted: [UInt8]
  /// How far to go on after a byte that stood at the end.
  private let steps: [Int]

  /// - Returns: `nil` for nothing to look for.
  init?(_ wanted: some Sequence<UInt8>) {
    let wanted = wanted.map(Self.small)
    guard !wanted.isEmpty else { return nil }
    var steps = [Int](repeating: wanted.count, count: 256)
    for (index, byte) in wanted.dropLast().enumerated() {
      steps[Int(byte)] = wanted.count - 1 - index
      if (0x61...0x7a).contains(byte) { steps[Int(byte & 0xdf)] = wanted.count - 1 - index }
    }
    self.wanted = wanted
    self.steps = steps
  }

  /// Where it begins, from an offset on; `nil` where it does not stand there.
  func first(in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
    let last = wanted.count - 1
    var at = start + last
    while at < bytes.count {
      var back = 0
      while back <= last, Self.small(bytes[at &- back]) == wanted[last &- back] { back &+= 1 }
      if back > last { return at - last }
      at &+= steps[Int(bytes[at])]
    }
    return nil
  }

  func isIn(_ bytes: Span<UInt8>) -> Bool { first(in: bytes) != nil }

  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }
}

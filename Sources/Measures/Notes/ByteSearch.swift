/// Finds one run of bytes in others by the rarest of them; ASCII letters in either case.
struct ByteSearch: Sendable {
  /// In small letters, never empty.
  let wanted: [UInt8]
  /// Which of them is looked for first.
  private let rarest: Int

  /// - Returns: `nil` for nothing to look for.
  init?(_ wanted: some Sequence<UInt8>) {
    let wanted = wanted.map(Self.small)
    guard !wanted.isEmpty else { return nil }
    self.wanted = wanted
    rarest = wanted.indices.max { Self.rarity(wanted[$0]) < Self.rarity(wanted[$1]) } ?? 0
  }

  /// What stands in logs, from the most frequent on; what is not named here is rare.
  private static let frequent = Array(
    #" "etainosrlpdcmuhgby,:fkvw0123456789xjqz[]{}-"#.utf8)

  private static func rarity(_ byte: UInt8) -> Int {
    frequent.firstIndex(of: byte) ?? frequent.count
  }

  /// Where it begins, from an offset on; `nil` where it does not stand there.
  func first(in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
    let rare = wanted[rarest]
    let anyCase: UInt8 = (0x61...0x7a).contains(rare) ? 0x20 : 0
    let end = bytes.count - (wanted.count - 1 - rarest)
    var at = start + rarest
    while at < end {
      let found = ByteScan.first(rare, anyCase: anyCase, in: bytes, at..<end)
      guard found >= 0 else { return nil }
      if stands(in: bytes, at: found &- rarest) { return found - rarest }
      at = found &+ 1
    }
    return nil
  }

  func isIn(_ bytes: Span<UInt8>) -> Bool { first(in: bytes) != nil }

  @inline(__always)
  private func stands(in bytes: Span<UInt8>, at start: Int) -> Bool {
    for offset in wanted.indices where Self.small(bytes[start &+ offset]) != wanted[offset] {
      return false
    }
    return true
  }

  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }
}

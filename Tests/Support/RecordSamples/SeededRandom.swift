/// Random numbers that a seed repeats: SplitMix64 by Sebastiano Vigna.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9e37_79b9_7f4a_7c15 }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension SeededRandom {
  /// A number from 0 to below `count`, which is at least 1.
  package mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// Whether one of `count` equally likely things happens.
  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of some things; `fallback` where there are none.
  package mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }

  /// Random bytes, for ids.
  package mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  /// Random small letters and digits of the alphabet that ids use.
  package mutating func letters(_ count: Int) -> String {
    let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    return String(decoding: bytes(count).map { alphabet[Int($0 & 31)] }, as: UTF8.self)
  }
}

/// A seeded source of random bytes that closures can share.
package final class SharedRandom {
  private var random: SeededRandom

  package init(_ seed: Int) { random = SeededRandom(seed) }

  package func bytes(_ count: Int) -> [UInt8] { random.bytes(count) }
}

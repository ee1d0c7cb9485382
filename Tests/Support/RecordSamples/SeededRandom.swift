/// Random numbers that a seed repeats: SplitMix64 by Sebastiano Vigna.
///
/// The seed is mixed before it is the first state. SplitMix64 goes through one sequence for all seeds; seeds that were
/// multiples of its step would be neighbouring windows of it, and ids made from two of them could be the same.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(_ seed: Int) { state = Self.mixed(UInt64(bitPattern: Int64(seed)) &+ Self.step) }

  package mutating func next() -> UInt64 {
    state &+= Self.step
    return Self.mixed(state)
  }

  private static let step: UInt64 = 0x9e37_79b9_7f4a_7c15

  private static func mixed(_ state: UInt64) -> UInt64 {
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

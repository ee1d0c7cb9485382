/// Chance that a seed repeats, for histories of a study.
struct SeededRandom {
  private var generator: SeededGenerator

  init(_ seed: Int) { generator = SeededGenerator(seed: UInt64(bitPattern: Int64(seed))) }

  /// A number from 0 to below `count`, which is at least 1.
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  /// Whether one of `count` equally likely things happens.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &generator) ?? fallback
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }
}

/// A seeded source of random bytes that closures can share.
final class SharedRandom {
  private var random: SeededRandom

  init(_ seed: Int) { random = SeededRandom(seed) }

  func bytes(_ count: Int) -> [UInt8] { random.bytes(count) }
}

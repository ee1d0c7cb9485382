/// How many people, attempts or things a figure rests on; printed with every figure.
package struct SampleSize: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let count: Int

  /// `nil` below zero.
  package init?(_ count: Int) {
    guard count >= 0 else { return nil }
    self.count = count
  }

  /// A count that cannot be below zero.
  package init(counted count: Int) { self.count = max(0, count) }

  package var description: String { "n = \(count)" }

  package static func < (left: Self, right: Self) -> Bool { left.count < right.count }
}

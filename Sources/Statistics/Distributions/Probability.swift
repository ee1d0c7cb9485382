import Localization

/// How likely something is, from 0 (never) to 1 (always).
package struct Probability: Hashable, Comparable, Sendable {
  package let value: Double

  /// - Throws: ``StatisticsError/outOfRange(_:allowed:)`` for a value below 0, above 1 or not a number.
  package init(_ value: Double) throws(StatisticsError) {
    guard (0...1).contains(value) else {
      throw .outOfRange("the probability \(value)", allowed: "0 to 1")
    }
    self.value = value
  }

  /// A value that arithmetic may have put a rounding beyond 0 or 1.
  package init(rounding value: Double) { self.value = min(1, max(0, value)) }

  /// The probability of the opposite.
  package var complement: Probability { Probability(rounding: 1 - value) }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

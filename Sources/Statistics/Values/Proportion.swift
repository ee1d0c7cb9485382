package import Localization

/// A share of a whole, from 0 (none) to 1 (all).
package struct Proportion: Quantity, CustomStringConvertible {
  package let value: Double

  /// - Throws: ``StatisticsError/outOfRange(_:allowed:)`` for a value below 0, above 1 or not a number.
  package init(_ value: Double) throws(StatisticsError) {
    guard (0...1).contains(value) else {
      throw .outOfRange("the share \(value)", allowed: "0 to 1")
    }
    self.value = value
  }

  /// A value that arithmetic may have put a rounding beyond 0 or 1.
  package init(rounding value: Double) { self.value = min(1, max(0, value)) }

  package init(nearest number: Double) { self.init(rounding: number) }

  package var number: Double { value }

  /// Whole per cent, "84 %"; only nothing is 0 % and only everything is 100 %.
  package var words: Sentence {
    let percent = Int((value * 100).rounded())
    if percent == 0, value > 0 { return "under 1 %" }
    if percent == 100, value < 1 { return "over 99 %" }
    return "\(percent) %"
  }

  package var description: String { words.plain() }

  /// 85 %, the goal that problem discovery is often planned for.
  package static let eightyFivePercent = Proportion(rounding: 0.85)
}

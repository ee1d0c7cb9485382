import Localization

/// How often intervals made the same way would hold the true value; above 0 and below 1.
package struct Confidence: Hashable, Sendable, CustomStringConvertible {
  package let level: Double

  /// - Throws: ``StatisticsError/outOfRange(_:allowed:)`` at and beyond 0 and 1.
  package init(_ level: Double) throws(StatisticsError) {
    guard level > 0, level < 1 else {
      throw .outOfRange("the confidence \(level)", allowed: "between 0 and 1, such as 0.95")
    }
    self.init(checked: level)
  }

  private init(checked level: Double) { self.level = level }

  package static let eighty = Confidence(checked: 0.8)
  package static let ninety = Confidence(checked: 0.9)
  package static let ninetyFive = Confidence(checked: 0.95)

  /// "95 %".
  package var description: String {
    let percent = (level * 1e6).rounded() / 1e4
    return percent == percent.rounded() ? "\(Int(percent)) %" : "\(percent) %"
  }
}

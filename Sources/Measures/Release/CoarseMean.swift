/// A mean as the edition for sharing tells it: rounded, and cut off near the ends of its scale, where it would say what
/// each single person answered.
package struct CoarseMean: Hashable, Sendable {
  package enum Bound: String, Hashable, Sendable {
    case about, orMore, orLess
  }

  package let value: Double
  package let bound: Bound
  /// How many decimals are needed to print the value.
  package let places: Int

  /// From this many answers on a mean is told.
  package static let leastAnswers = 5

  /// - Parameters:
  ///   - mean: Of `answers` values between `lowest` and `highest`.
  /// - Returns: `nil` for fewer than ``leastAnswers``, and for a scale without width.
  init?(_ mean: Double, of answers: Int, lowest: Double, highest: Double) {
    let width = highest - lowest
    guard answers >= Self.leastAnswers, width > 0, mean.isFinite else { return nil }
    let (step, places) = Self.step(width)
    self.places = places
    // Above, or below, one answer at the other end would leave all others at this one.
    let most = ((highest - width / Double(answers)) / step + 1e-9).rounded(.down) * step
    let least = ((lowest + width / Double(answers)) / step - 1e-9).rounded(.up) * step
    let rounded = (mean / step).rounded() * step
    if rounded >= most {
      (value, bound) = (most, .orMore)
    } else if rounded <= least {
      (value, bound) = (least, .orLess)
    } else {
      (value, bound) = (rounded, .about)
    }
  }

  /// The next of 1, 2, 5, 10 … that is at least a twentieth of the scale, and how many decimals it has.
  private static func step(_ width: Double) -> (Double, Int) {
    let wanted = width / 20
    var (unit, places) = (1.0, 0)
    while unit > wanted {
      unit /= 10
      places += 1
    }
    while unit * 10 <= wanted { unit *= 10 }
    let step = [unit, unit * 2, unit * 5, unit * 10].first { $0 >= wanted - 1e-9 } ?? unit * 10
    return (step, step >= unit * 10 ? max(0, places - 1) : places)
  }
}

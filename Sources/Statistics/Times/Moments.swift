/// The mean and the standard deviation (n − 1) of numbers.
package struct Moments {
  let mean: Double
  /// `nil` for fewer than two numbers; zero where all are equal.
  let standardDeviation: Double?

  /// - Parameter numbers: At least one.
  init(_ numbers: [Double]) {
    guard let first = numbers.first else {
      mean = 0
      standardDeviation = nil
      return
    }
    // Distances from the first number keep equal values exactly equal to their mean.
    let count = Double(numbers.count)
    let shift = numbers.reduce(0) { $0 + ($1 - first) } / count
    let mean = first + shift
    self.mean = mean
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    standardDeviation = numbers.count > 1 ? (squares / (count - 1)).squareRoot() : nil
  }

  /// How far a t interval reaches from the mean.
  static func halfWidth(
    _ standardDeviation: Double, _ size: SampleSize, _ confidence: Confidence
  ) -> Double {
    let reach = TDistribution(checked: Double(size.count - 1))
      .upperQuantile(confidence.tail(.both))
    return reach * standardDeviation / Double(size.count).squareRoot()
  }
}

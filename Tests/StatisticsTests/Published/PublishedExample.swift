import Testing

@testable import Statistics

/// One figure that somebody published, with the source, and what we compute.
struct PublishedExample: CustomTestStringConvertible, Sendable {
  let figure: String
  let source: String
  let expected: Double
  /// Half a unit of the last place that was printed, unless the source rounded on the way.
  let tolerance: Double
  let compute: @Sendable () throws -> Double

  init(
    _ figure: String, _ expected: Double, within tolerance: Double, _ source: String,
    compute: @escaping @Sendable () throws -> Double
  ) {
    self.figure = figure
    self.source = source
    self.expected = expected
    self.tolerance = tolerance
    self.compute = compute
  }

  var testDescription: String { "\(figure) (\(source))" }
}

extension PublishedExample {
  /// Both ends of a published interval of successes.
  static func ends(
    _ method: RateMethod, _ successes: Int, _ attempts: Int, _ low: Double, _ high: Double,
    confidence: Double = 0.95, within tolerance: Double = 6e-5, _ source: String
  ) -> [PublishedExample] {
    let figure = "\(method.name), \(successes) of \(attempts)"
    @Sendable func interval() throws -> Interval<Proportion> {
      try SuccessCount(successes, of: attempts)
        .interval(method, confidence: try Confidence(confidence))
    }
    return [
      PublishedExample("\(figure), low", low, within: tolerance, source) {
        try interval().low.value
      },
      PublishedExample("\(figure), high", high, within: tolerance, source) {
        try interval().high.value
      },
    ]
  }
}

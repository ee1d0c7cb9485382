package import Localization

/// Between which values something unknown probably lies, and how that was found.
package struct Interval<Value: Quantity>: Hashable, Sendable {
  package let low: Value
  package let high: Value
  package let confidence: Confidence
  package let method: IntervalMethod
  package let sides: Sides
  package let sampleSize: SampleSize
  /// Whether ends that lay outside what the value can be were moved to the nearest possible one.
  package let isCut: Bool

  /// Ends that lie outside the values of the type are moved to the nearest one.
  package init(
    _ low: Double, _ high: Double, _ confidence: Confidence, _ method: IntervalMethod,
    sides: Sides = .both, _ sampleSize: SampleSize, isCut: Bool = false
  ) {
    self.low = Value(nearest: low)
    self.high = Value(nearest: high)
    self.confidence = confidence
    self.method = method
    self.sides = sides
    self.sampleSize = sampleSize
    self.isCut = isCut
  }

  /// How it was made, to print beside it: "adjusted Wald, 95 %, two-sided, n = 5".
  package var provenance: Sentence {
    isCut
      ? "\(method.name), \(confidence), \(sides.label), \(sampleSize), cut to the range of the score"
      : "\(method.name), \(confidence), \(sides.label), \(sampleSize)"
  }
}

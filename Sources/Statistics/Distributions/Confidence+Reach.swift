extension Confidence {
  /// What lies outside the interval at each of its open ends.
  func tail(_ sides: Sides) -> Double { sides == .both ? (1 - level) / 2 : 1 - level }

  /// How many standard deviations reach to the ends of the interval.
  func normalReach(_ sides: Sides) -> Double {
    let tail = tail(sides)
    return tail <= 0.5
      ? NormalDistribution.upperQuantile(tail) : -NormalDistribution.upperQuantile(1 - tail)
  }
}

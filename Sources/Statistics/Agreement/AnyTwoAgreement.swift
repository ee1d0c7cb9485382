package import Localization

/// How much any two of several evaluators found the same problems.
///
/// Method: the mean over all pairs of what both found, divided by what at least one found. Source: Hertzum and
/// Jacobsen, The Evaluator Effect, 2001.
package struct AnyTwoAgreement: Hashable, Sendable {
  package let mean: Proportion
  /// Every pair's share, in the order first with second, first with third, second with third, and so on.
  package let pairs: [Proportion]
  /// Pairs of whom neither found anything: they have no share and do not count.
  package let pairsLeftOut: Int
  package let evaluators: SampleSize

  /// The name to print with the figure.
  package static let name: Sentence = "any-two agreement"

  /// - Parameter found: For each evaluator the problems that they found.
  /// - Throws: ``StatisticsError/tooFewParticipants(_:needed:)`` below two evaluators;
  ///   ``StatisticsError/nothingToCompare`` where nobody found anything.
  package init<Problem: Hashable>(_ found: [Set<Problem>]) throws(StatisticsError) {
    guard found.count > 1 else { throw .tooFewParticipants(found.count, needed: 2) }
    var pairs: [Proportion] = []
    var leftOut = 0
    for (index, first) in found.enumerated() {
      for second in found[(index + 1)...] {
        let either = first.union(second).count
        guard either > 0 else {
          leftOut += 1
          continue
        }
        let both = Double(first.intersection(second).count)
        pairs.append(Proportion(rounding: both / Double(either)))
      }
    }
    guard !pairs.isEmpty else { throw .nothingToCompare }
    mean = Proportion(rounding: pairs.reduce(0) { $0 + $1.value } / Double(pairs.count))
    self.pairs = pairs
    pairsLeftOut = leftOut
    evaluators = SampleSize(counted: found.count)
  }
}

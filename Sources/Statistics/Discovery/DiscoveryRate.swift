package import Localization

/// How likely one person is to meet a problem, corrected for how few took part.
///
/// The share seen is too high, because problems that nobody met are not counted. Two corrections are made and
/// their mean is used. Source: Turner, Lewis and Nielsen, Determining Usability Test Sample Size, 2006; Lewis
/// 2001; Hertzum and Jacobsen 2001.
package struct DiscoveryRate: Hashable, Sendable {
  package let participants: SampleSize
  package let problems: SampleSize
  package let metOnce: Int
  /// The share of all pairs of person and problem in which the person met the problem.
  package let observed: Proportion

  /// The name to print with its figures.
  package static let name: Sentence = "mean of deflation and Good–Turing"

  /// - Throws: ``StatisticsError/tooFewParticipants(_:needed:)`` for fewer than two, whose every problem was met
  ///   by all; ``StatisticsError/noProblems`` where nobody met any.
  package init(_ hits: ProblemHits) throws(StatisticsError) {
    let pairs = Double(hits.participants.count) * Double(hits.metBy.count)
    let met = Double(hits.metBy.reduce(0, +))
    try self.init(
      observed: Proportion(rounding: pairs > 0 ? met / pairs : 0),
      participants: hits.participants, problems: hits.problems, metOnce: hits.metOnce)
  }

  /// A rate that was published without its table.
  ///
  /// - Throws: As for a table; ``StatisticsError/impossibleCount(_:of:)`` where more problems were met once than
  ///   there were.
  package init(
    observed: Proportion, participants: SampleSize, problems: SampleSize, metOnce: Int
  ) throws(StatisticsError) {
    guard participants.count > 1 else {
      throw .tooFewParticipants(participants.count, needed: 2)
    }
    guard problems.count > 0 else { throw .noProblems }
    guard (0...problems.count).contains(metOnce) else {
      throw .impossibleCount(metOnce, of: problems.count)
    }
    self.observed = observed
    self.participants = participants
    self.problems = problems
    self.metOnce = metOnce
  }

  /// (p − 1/n)(1 − 1/n), at least 0.
  package var deflated: Proportion {
    let part = 1 / Double(participants.count)
    return Proportion(rounding: (observed.value - part) * (1 - part))
  }

  /// p ÷ (1 + N₁/N), after Good 1953.
  package var goodTuring: Proportion {
    Proportion(rounding: observed.value / (1 + Double(metOnce) / Double(problems.count)))
  }

  /// The mean of both corrections.
  package var adjusted: Proportion {
    Proportion(rounding: (deflated.value + goodTuring.value) / 2)
  }

  /// A rough correction without a table, 0.9 p − 0.046 and at least 0; the table gives other values.
  ///
  /// Source: Lewis's R functions for Sauro and Lewis, Quantifying the User Experience.
  package static func shortcut(_ observed: Proportion) -> Proportion {
    Proportion(rounding: 0.9 * observed.value - 0.046)
  }
}

package import Localization

/// How an interval was made.
package enum IntervalMethod: Hashable, Sendable {
  case rate(RateMethod)
  case tOfMean, tOfLogarithms, orderStatistics, adjustedWaldOfDifference, largeSampleKappa
  /// Of the same people twice.
  case adjustedWaldOfPairs, tOfPairs, tOfLogarithmPairs
  /// Of different people.
  case welch, welchOfLogarithms

  /// The name to print with every figure.
  package var name: Sentence {
    switch self {
    case .rate(let method): method.name
    case .tOfMean: "t interval of the mean"
    case .tOfLogarithms: "t interval on logarithms"
    case .orderStatistics: "order statistics, exact"
    case .adjustedWaldOfDifference: "adjusted Wald for a difference"
    case .adjustedWaldOfPairs: "adjusted Wald for matched pairs"
    case .tOfPairs: "t interval of differences of pairs"
    case .tOfLogarithmPairs: "t interval of differences of pairs, on logarithms"
    case .welch: "Welch's t interval of a difference"
    case .welchOfLogarithms: "Welch's t interval of a difference, on logarithms"
    case .largeSampleKappa: "large-sample variance of Fleiss, Cohen and Everitt 1969"
    }
  }
}

/// The ways to put an interval around a share of successes.
package enum RateMethod: String, Hashable, Sendable, CaseIterable {
  /// Agresti and Coull 1998, named so by Sauro and Lewis 2005: z²/2 successes and z² attempts are added.
  case adjustedWald
  /// Wilson 1927: the shares that a score test does not rule out.
  case wilson
  /// Clopper and Pearson 1934: never covers less than it says, mostly more.
  case clopperPearson
  /// Lancaster 1961, Berry and Armitage 1995: as exact, but counts half of what was seen.
  case midP
  /// Brown, Cai and DasGupta 2001: beta quantiles with half a success and half a failure added; 0 where nobody,
  /// 1 where everybody succeeded.
  case jeffreys
  /// Agresti and Coull 1998: two successes and two failures are added, at every confidence.
  case plusFour

  package var name: Sentence {
    switch self {
    case .adjustedWald: "adjusted Wald"
    case .wilson: "Wilson"
    case .clopperPearson: "Clopper–Pearson, exact"
    case .midP: "mid-p, exact"
    case .jeffreys: "Jeffreys"
    case .plusFour: "plus four"
    }
  }
}

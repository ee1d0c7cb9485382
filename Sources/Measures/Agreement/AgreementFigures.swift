package import Statistics

/// How far pairs of notes agree, each figure with its name, or why there is none.
package struct AgreementFigures: Sendable {
  /// Moments that both noted, that only the first noted, and that only the second did.
  package let both: Int
  package let onlyFirst: Int
  package let onlySecond: Int
  /// Whether something was noted at all; over several pairs of recorders the mean of their shares.
  package let noted: Result<NotedAgreement, StatisticsError>
  /// What the notes are about.
  package let kind: Result<Kappa, StatisticsError>
  /// Pairs in which somebody gave no kind: they do not count for it.
  package let withoutKind: Int
  /// How bad it was, from 0 to 4; far differences weigh more.
  package let impact: Result<Kappa, StatisticsError>
  /// Pairs in which somebody gave no impact: they do not count for it.
  package let withoutImpact: Int
  /// Exactly the same places; to name none is an answer too.
  package let samePlaces: Result<PlaceKappa, StatisticsError>
  /// At least one place in common; two notes that name none agree.
  package let sharedPlaces: Result<PlaceKappa, StatisticsError>
  /// How many pairs of recorders the figures rest on.
  package let recorderPairs: Int
}

/// Which share of what anybody noted both noted.
package struct NotedAgreement: Hashable, Sendable {
  /// The mean over pairs of recorders.
  package let mean: Proportion
  package let recorderPairs: SampleSize

  /// The name to print with the figure.
  package static let name = AnyTwoAgreement.name
}

package import Localization
import Records
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

/// Agreement beyond chance, whatever is rated.
package protocol AgreementKappa {
  /// From −1 to 1.
  var value: Double { get }
  var observedAgreement: Proportion { get }
  var items: SampleSize { get }
  /// 95 %; `nil` where there is none, and ``missing`` then says why.
  var interval: Interval<KappaValue>? { get }
  var missing: StatisticsError? { get }
  /// The name to print with the figure.
  var method: Sentence { get }
}

extension Kappa: AgreementKappa {
  package var method: Sentence { weights.name }
}

/// The pairs of notes of some recorders, collected until they become figures.
struct AgreementTally {
  private var pairs: [(first: RecorderUnit, second: RecorderUnit)] = []
  private var shares: [Proportion] = []
  private var (onlyFirst, onlySecond, recorderPairs) = (0, 0, 0)

  /// Adds the pairs of two recorders, and how many moments only one of them noted.
  mutating func add(
    _ pairs: [(first: RecorderUnit, second: RecorderUnit)], onlyFirst: Int, onlySecond: Int
  ) {
    self.pairs += pairs
    self.onlyFirst += onlyFirst
    self.onlySecond += onlySecond
    recorderPairs += 1
    let either = pairs.count + onlyFirst + onlySecond
    guard either > 0 else { return }
    shares.append(Proportion(rounding: Double(pairs.count) / Double(either)))
  }

  func figures() -> AgreementFigures {
    let kinds = both(\.kind)
    let impacts = both(\.impact)
    let places = pairs.map { ($0.places, $1.places) }
    return AgreementFigures(
      both: pairs.count, onlyFirst: onlyFirst, onlySecond: onlySecond, noted: noted(),
      kind: kappa(kinds, ObservationKind.allCases, .none), withoutKind: pairs.count - kinds.count,
      impact: kappa(impacts, Impact.allCases, .linear),
      withoutImpact: pairs.count - impacts.count,
      samePlaces: Result { () throws(StatisticsError) in try PlaceKappa(places, .exact) },
      sharedPlaces: Result { () throws(StatisticsError) in try PlaceKappa(places, .shared) },
      recorderPairs: recorderPairs)
  }

  /// The pairs in which both gave a value.
  private func both<Value>(_ value: (RecorderUnit) -> Value?) -> [(Value, Value)] {
    pairs.compactMap { first, second in
      value(first).flatMap { one in value(second).map { (one, $0) } }
    }
  }

  private func noted() -> Result<NotedAgreement, StatisticsError> {
    guard !shares.isEmpty else { return .failure(.nothingToCompare) }
    let mean = shares.reduce(0) { $0 + $1.value } / Double(shares.count)
    return .success(
      NotedAgreement(
        mean: Proportion(rounding: mean), recorderPairs: SampleSize(counted: shares.count)))
  }

  private func kappa<Category: Hashable>(
    _ pairs: [(Category, Category)], _ categories: [Category], _ weights: Kappa.Weights
  ) -> Result<Kappa, StatisticsError> {
    Result { () throws(StatisticsError) in
      try Kappa(RatingTable(pairs, categories: categories), weights: weights)
    }
  }
}

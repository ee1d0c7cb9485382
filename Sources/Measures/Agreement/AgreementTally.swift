import Records
import Statistics

/// The pairs of notes of some recorders, collected until they become figures.
struct AgreementTally {
  private var kinds: [(ObservationKind, ObservationKind)] = []
  private var impacts: [(Impact, Impact)] = []
  private var places: [(PlaceSet, PlaceSet)] = []
  private var shares: [Proportion] = []
  private var (both, onlyFirst, onlySecond, recorderPairs) = (0, 0, 0, 0)

  mutating func add(_ first: RecorderUnit, _ second: RecorderUnit) {
    both += 1
    if let one = first.kind, let two = second.kind { kinds.append((one, two)) }
    if let one = first.impact, let two = second.impact { impacts.append((one, two)) }
    places.append((first.places, second.places))
  }

  /// Ends one pair of recorders.
  mutating func close(onlyFirst: Int, onlySecond: Int, pairs: Int) {
    self.onlyFirst += onlyFirst
    self.onlySecond += onlySecond
    recorderPairs += 1
    let either = pairs + onlyFirst + onlySecond
    guard either > 0 else { return }
    shares.append(Proportion(rounding: Double(pairs) / Double(either)))
  }

  mutating func join(_ other: AgreementTally) {
    kinds += other.kinds
    impacts += other.impacts
    places += other.places
    shares += other.shares
    both += other.both
    onlyFirst += other.onlyFirst
    onlySecond += other.onlySecond
    recorderPairs += other.recorderPairs
  }

  func figures() -> AgreementFigures {
    AgreementFigures(
      both: both, onlyFirst: onlyFirst, onlySecond: onlySecond, noted: noted(),
      kind: kappa(kinds, ObservationKind.allCases, .none), withoutKind: both - kinds.count,
      impact: kappa(impacts, Impact.allCases, .linear), withoutImpact: both - impacts.count,
      samePlaces: Result { () throws(StatisticsError) in try PlaceKappa(places, .exact) },
      sharedPlaces: Result { () throws(StatisticsError) in try PlaceKappa(places, .shared) },
      recorderPairs: recorderPairs)
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

/// What share of all problems samples of a size found in one published study of 60 people.
///
/// Source: Faulkner, Beyond the Five-User Assumption, Behavior Research Methods, Instruments and Computers 35,
/// 2003: 100 samples of each size. For perspective beside forecasts; other studies have other figures.
package struct PublishedMinimum: Hashable, Sendable {
  package let people: SampleSize
  /// What the worst sample of this size found.
  package let worst: Proportion
  /// What the best sample of this size found, where it was published.
  package let best: Proportion?

  package static let all = [
    PublishedMinimum(5, worst: 0.55, best: 0.99),
    PublishedMinimum(10, worst: 0.80, best: nil),
    PublishedMinimum(20, worst: 0.95, best: nil),
  ]

  private init(_ people: Int, worst: Double, best: Double?) {
    self.people = SampleSize(counted: people)
    self.worst = Proportion(rounding: worst)
    self.best = best.map(Proportion.init(rounding:))
  }
}

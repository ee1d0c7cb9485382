package import Localization

/// How many people, answers or notes a figure takes; below it reports print what there is, one by one.
///
/// This is the one place for such numbers. `docs/study-report.md` has them as a table, with the same words.
package struct Minimum: Hashable, Sendable {
  /// What the figure is called in reports and documents.
  package let name: Sentence
  package let count: Int
  /// What is counted: "people", "pairs of notes".
  package let counted: Sentence
  /// Why it takes that many.
  package let reason: Sentence
  package let source: Sentence

  private init(
    _ name: Sentence, _ count: Int, _ counted: Sentence, _ reason: Sentence, _ source: Sentence
  ) {
    self.name = name
    self.count = count
    self.counted = counted
    self.reason = reason
    self.source = source
  }

  package func isReached(by number: Int) -> Bool { number >= count }

  /// "5 people".
  package var words: Sentence { "\(count) \(counted)" }

  /// Shares in per cent and their intervals in words; data for programs have them from one person on.
  package static let share = Minimum(
    "a share in per cent and its interval", 5, "people",
    "one person more or less moves the share of four people by 25 points",
    "our choice; the intervals of small samples: Sauro and Lewis 2005")

  /// Means and typical times, with their intervals.
  package static let mean = Minimum(
    "a mean, a typical time, and their intervals", 3, "values",
    "the 95 % interval of two values reaches 12.7 standard errors to each side, mostly over the whole scale",
    "Student 1908: t is 12.7 for two values and 4.3 for three")

  /// What a mean is set beside: grades, percentile ranks, means from elsewhere.
  package static let judgement = Minimum(
    "a grade, a percentile rank, and a mean from elsewhere beside one from here", 5, "people",
    "one person more or less decides the grade of so few",
    "our choice, at the low end; Tullis and Stetson 2004: of samples of six people three to four in ten told two products apart, of twelve people nine in ten"
  )

  package static let discoveryPeople = Minimum(
    "a forecast of problems", 5, "people",
    "samples of five found between 55 % and 99 % of the problems of one and the same study; smaller ones tell less",
    "Faulkner 2003")

  package static let discoveryProblems = Minimum(
    "a forecast of problems", 10, "problems",
    "with five problems met, two in five forecasts missed the true share by more than 20 points, with ten one in three",
    "our simulation: 4,000 groups a case, chances of meeting a problem from a beta distribution")

  package static let agreement = Minimum(
    "κ and the share of pairs that are the same", 5, "pairs of notes",
    "one pair more or less moves the share by 20 points or more", "our choice, as for shares")

  package static let agreementInterval = Minimum(
    "an interval of κ", 20, "pairs of notes",
    """
    the method is for large numbers: in our simulation about two in ten intervals of 10 pairs missed the true value \
    or could not be made, of 20 pairs about one in ten
    """,
    """
    our simulation with 2 to 8 categories; Cicchetti 1981 asks for 2k² pairs with k categories, about 20 for three
    """)

  /// All, in the order of the documents.
  package static let all = [
    share, mean, judgement, discoveryPeople, discoveryProblems, agreement, agreementInterval,
  ]
}

import Records
import Statistics

/// Which problems stand on a page that has room for a few.
///
/// A problem that nobody tried again competes with the open ones: it may still be there. All places but one are for the
/// most severe; the last is for the problem that most people met, if it is not among them.
struct WorstProblems {
  let chosen: [FindingSummary]
  /// How many there are beside those.
  let others: Int
  /// Whether the last one is less severe than one that is left out.
  let endsWithMostMet: Bool

  /// - Parameter places: For how many there is room; at least 2.
  init(_ findings: FindingsSummary, places: Int = 5) {
    let all = findings.findings.filter {
      $0.part == .open || $0.part == .beyondWcag || $0.part == .notRetested
    }.sorted(by: Self.isWorse)
    let worst = all.prefix(places - 1)
    let rest = all.dropFirst(places - 1)
    let most = all.map { $0.met(inRound: findings.round) }.max() ?? 0
    let isThere = worst.contains { $0.met(inRound: findings.round) == most }
    let last =
      isThere ? rest.first : rest.first { $0.met(inRound: findings.round) == most }
    chosen = worst + [last].compactMap(\.self)
    others = all.count - chosen.count
    endsWithMostMet = last.map { $0.id } != rest.first.map { $0.id }
  }

  /// By mean severity, then the worst rating, the share of those who could meet it, the worst impact noted, and the id.
  private static func isWorse(_ left: FindingSummary, _ right: FindingSummary) -> Bool {
    let (one, two) = (rank(left), rank(right))
    return one == two ? left.id < right.id : two.lexicographicallyPrecedes(one)
  }

  private static func rank(_ finding: FindingSummary) -> [Double] {
    let frequency = finding.lastTried?.frequency
    return [
      finding.severity?.average ?? -1, Double(finding.severity?.high.rawValue ?? -1),
      frequency.map { $0.exposed > 0 ? Double($0.met) / Double($0.exposed) : 0 } ?? 0,
      Double(finding.impacts.worst?.rawValue ?? -1),
    ]
  }
}

extension FindingSummary {
  /// How many people met it in a round that is the latest one to have tried it; 0 where that was another round.
  fileprivate func met(inRound round: Int?) -> Int {
    guard let tried = lastTried, tried.round == round else { return 0 }
    return tried.frequency.metByAll
  }

  /// The words to show of it where there is room for one person's: their own, of the latest round that has any, the
  /// shortest; `nil` where nobody's may be quoted, and where all are long.
  ///
  /// - Parameter longest: In bytes of UTF-8.
  package func oneQuote(longest: Int) -> FindingQuote? {
    let own = quotes.filter { $0.isInOwnWords && $0.speaker != .assistiveTechnology }
    let latest = own.map(\.round).max()
    return own.filter { $0.round == latest && $0.words.words.utf8.count <= longest }
      .min { $0.words.words.utf8.count < $1.words.words.utf8.count }
  }
}

extension SeverityRatings {
  /// The mean of all ratings, to order by; what people read is ``mean``.
  fileprivate var average: Double {
    Double(ratings.reduce(0) { $0 + $1.severity.rawValue }) / Double(ratings.count)
  }
}

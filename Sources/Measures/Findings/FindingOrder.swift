package import Localization
import Records

/// Which finding stands first within its part of a report.
package enum FindingOrder {
  /// The rule, to print beside a list.
  package static let rule: Sentence = """
    The highest median severity stands first; where medians are equal, the highest rating of any rater, \
    then the worst impact on anybody, then the id. How many people met a finding does not move it.
    """

  static func precedes(_ left: FindingSummary, _ right: FindingSummary) -> Bool {
    left.part == right.part ? isMoreSevere(left, right) : place(left.part) < place(right.part)
  }

  /// The same without regard to the parts of a report.
  static func isMoreSevere(_ left: FindingSummary, _ right: FindingSummary) -> Bool {
    let (one, two) = (rank(left), rank(right))
    return one == two ? left.id < right.id : one.lexicographicallyPrecedes(two)
  }

  private static func place(_ part: FindingPart) -> Int {
    FindingPart.allCases.firstIndex(of: part) ?? FindingPart.allCases.count
  }

  /// Smaller stands first; findings without ratings come last.
  private static func rank(_ finding: FindingSummary) -> [Int] {
    [
      -(finding.severity?.doubledMedian ?? -1), -(finding.severity?.high.rawValue ?? -1),
      -(finding.impacts.worst?.rawValue ?? -1),
    ]
  }
}

extension SeverityRatings {
  /// The sum of the two ratings in the middle, of which the median is the half.
  package var doubledMedian: Int {
    let sorted = ratings.map(\.severity.rawValue).sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
  }
}

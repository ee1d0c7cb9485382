package import Localization

/// Whose use a criterion decides, as a relation to the functional statements of EN 301 549.
///
/// A criterion that V3.2.1 does not have, such as level AAA and everything new in WCAG 2.2, has no relation here;
/// neither has 4.1.1. `source` is printed wherever the relations are.
package struct FunctionalNeeds: Hashable, Sendable {
  /// Statements that the criterion supports directly, in the standard's order.
  package let primary: [FunctionalStatement]
  /// Statements that it supports somewhat, in the standard's order.
  package let secondary: [FunctionalStatement]

  /// Where the relations come from, as the end of a sentence: "Source: …".
  package static let source: Sentence =
    "Table B.2 of the final draft of EN 301 549 V4.1.0, read in a third party's copy and kept only for criteria that V3.2.1 has. Unverified: the table of V3.2.1 could not be opened"

  package var isEmpty: Bool { primary.isEmpty && secondary.isEmpty }

  /// The spectrum dimensions of the primary needs, each once, in the standard's order.
  package var primaryDimensions: [Dimension] {
    var dimensions: [Dimension] = []
    for case let dimension? in primary.map(\.dimension) where !dimensions.contains(dimension) {
      dimensions.append(dimension)
    }
    return dimensions
  }
}

extension Criterion {
  /// Who should look at it, as an end of a sentence: "people with limited vision".
  ///
  /// Follows the primary needs; close groups are named together.
  package var whoShouldLook: Sentence {
    if isMeasuredOnly { return "nobody: measure it, never test it with people" }
    let groups = Self.groups(of: needs.primary.isEmpty ? needs.secondary : needs.primary)
    return groups.isEmpty ? "people with different needs; no source names them" : .entries(groups)
  }

  private static func groups(of statements: [FunctionalStatement]) -> [Sentence] {
    let pairs: [(FunctionalStatement, FunctionalStatement, Sentence)] = [
      (.withoutVision, .limitedVision, "people who see little or nothing"),
      (.withoutHearing, .limitedHearing, "people who hear little or nothing"),
      (
        .limitedManipulation, .limitedReach, "people with little grip, precision, strength or reach"
      ),
    ]
    // Nobody is asked to try what may set off a seizure.
    return statements.filter { $0 != .photosensitiveSeizures }.compactMap { statement in
      for (first, second, together) in pairs
      where statements.contains(first) && statements.contains(second) {
        if statement == first { return together }
        if statement == second { return nil }
      }
      return statement.people
    }
  }
}

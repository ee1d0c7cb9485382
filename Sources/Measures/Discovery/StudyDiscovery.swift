package import Localization
package import Records
package import Statistics

/// How many of the problems there are a study has probably met, for each group of people and each round.
///
/// A problem is a finding that is no strength, or a barrier that belongs to no finding yet. Such barriers are one
/// problem where they name the same places on the same screen, and otherwise each a problem of its own. Somebody
/// met a problem if a note about them shows it.
///
/// Users of different assistive technologies meet different problems, and rounds try different versions: groups
/// and rounds are never pooled. Somebody with two technologies stands in both groups; people without any are a
/// group of their own.
package struct StudyDiscovery: Sendable {
  package let study: RecordID
  package let edition: Edition
  /// The reported round; `nil` while no session counts.
  package let round: Int?
  /// Each round up to the reported one, in order, and in it each group by name, last those without technology.
  package let rows: [DiscoveryRow]

  /// The method, to print with the figures.
  package static let method: Sentence = "\(Discovery.name), rate: \(DiscoveryRate.name)"

  /// What the rows rest on, to print with the figures.
  package static let reading: Sentence = """
    Groups of different assistive technologies, and rounds, are never pooled. Somebody who uses two \
    technologies counts in both groups. A problem is a finding, or a barrier that belongs to no finding yet; \
    such barriers are one problem where they name the same places on the same screen.
    """

  package func rows(of round: Int) -> [DiscoveryRow] { rows.filter { $0.round == round } }
}

/// One group of people in one round.
package struct DiscoveryRow: Sendable {
  package let group: AssistiveGroup
  package let round: Int
  /// Who took part, and how many met each problem; `nil` where an edition must not show it.
  package let hits: ProblemHits?
  /// How many people of the group took part.
  package let participants: SampleSize
  /// Of the problems, those that are findings; 0 where an edition must not show it.
  package let findings: Int
  /// Of the problems, those that are barriers without a finding; 0 where an edition must not show it.
  package let looseProblems: Int
  /// How likely one person is to meet a problem: observed, deflated, Good–Turing and their mean; for checking by
  /// hand, since it has no minimum.
  package let rate: Result<DiscoveryRate, StatisticsError>?
  /// How many more people of the group it takes to meet 85 % of its problems, and what share is met.
  package let forecast: Result<DiscoveryForecast, StatisticsError>?

  /// Whether an edition must not show what so few people met.
  package var isHidden: Bool { hits == nil }

  /// Why there is no forecast, and what to do instead; `nil` where there is one, or where it is hidden.
  package var refusal: Sentence? {
    guard case .failure(let error)? = forecast else { return nil }
    return switch error {
    case .neverSeen: Self.nothingLeft
    case .tooFewParticipants, .tooFewProblems: error.problem
    default: "\(error.problem). \(error.remedy)"
    }
  }

  /// The correction can take the whole rate away, where each problem was met by one person only.
  private static let nothingLeft: Sentence = """
    the corrected rate is 0, since each problem was met by so few that nothing can be said of those nobody has \
    met. Ask more people of the group.
    """
}

package import Localization
package import Records
package import Statistics

/// How many of the problems of each task the participants who tried it have probably met, for each group of technology.
///
/// A problem is a finding that is no strength, or a barrier that belongs to no finding yet. Such barriers are one
/// problem if they name the same places on the same screen, and otherwise each a problem of its own. It is a problem of
/// the task that its note names; if the note names none, of the tasks that its finding names. A participant met it if a
/// note about them during the task shows it.
///
/// Users of different assistive technologies meet different problems, and rounds try different versions: tasks, groups
/// and rounds are never pooled. Only participants who tried a task could meet its problems. A participant with two
/// technologies is in both groups; participants without any are a group of their own.
package struct StudyDiscovery: Sendable {
  package let study: RecordID
  /// The reported round; `nil` while no session counts.
  package let round: Int?
  /// Each task of the plan that a participant tried, in its order.
  package let tasks: [TaskExposure]
  /// By task in the order of the plan, and in it each group by name, last those without technology.
  package let rows: [DiscoveryRow]

  /// The method, to print with the figures.
  package static let method: Sentence = "\(Discovery.name), rate: \(DiscoveryRate.name)"
}

/// How many participants tried a task, and so could meet its problems.
package struct TaskExposure: Hashable, Sendable {
  package let id: String
  package let title: String
  package let tried: Int

  /// How likely it is that so many participants all miss a problem that affects one in ten of those who try the task,
  /// by the binomial distribution.
  package var chanceToMiss: Proportion {
    Proportion(rounding: (0..<min(tried, 1000)).reduce(1.0) { chance, _ in chance * 0.9 })
  }
}

/// One group of participants who tried one task in the reported round.
package struct DiscoveryRow: Sendable {
  package let task: TaskExposure
  package let group: AssistiveGroup
  /// Who tried the task, and how many met each problem.
  package let hits: ProblemHits
  /// Of the problems, those that are findings; the others are barriers without a finding.
  package let findings: Int
  /// How likely one participant is to meet a problem: observed, deflated, Good–Turing and their mean; for checking by
  /// hand, since it has no minimum.
  package let rate: Result<DiscoveryRate, StatisticsError>
  /// How many more participants of the group it takes to meet 85 % of its problems, and what share is met.
  package let forecast: Result<DiscoveryForecast, StatisticsError>

  package var participants: Int { hits.participants.count }
  package var looseProblems: Int { hits.problems.count - findings }

  /// Why there is no forecast, and what to do instead; `nil` where there is one.
  package var refusal: Sentence? {
    guard case .failure(let error) = forecast else { return nil }
    return switch error {
    case .neverSeen: Self.nothingLeft
    case .tooFewParticipants, .tooFewProblems: error.problem
    default: "\(error.problem). \(error.remedy)"
    }
  }

  /// The correction can take the whole rate away, where each problem was met by one person only.
  private static let nothingLeft: Sentence = """
    the corrected rate is 0: each problem affected so few participants that nothing follows for problems not seen yet. \
    Test with more participants of the group.
    """
}

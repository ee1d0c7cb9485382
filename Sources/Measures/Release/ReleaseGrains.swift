/// Chooses how coarsely each property of a round is told, beside what earlier rounds told of it.
///
/// The choice rests on who was in which round and on the words that earlier rounds have told, never on the number itself:
/// whoever reads the reports could make the same choice, so that it tells nothing.
final class ReleaseGrains {
  private let membership: ReleaseMembership
  private var chosen: [Question: CoarseCount.Grain?] = [:]

  private struct Question: Hashable {
    let round: Int
    let told: [Told]
    let finest: CoarseCount.Grain
  }

  /// What an earlier round of the group has told of a property.
  private enum Told: Hashable {
    case words(CoarseCount)
    /// It was never told.
    case nothing
  }

  init(_ membership: ReleaseMembership) { self.membership = membership }

  /// A property in the words in which the round tells it.
  ///
  /// - Parameters:
  ///   - counts: How many people have it, by round.
  ///   - finest: How finely it is told at most.
  /// - Returns: `nil` where it is not told.
  /// - Complexity: O(ways to spread it over the people) for each choice that was not made before.
  func words(
    _ counts: [Int: Int], in round: Int, finest: CoarseCount.Grain
  ) -> CoarseCount? {
    guard membership.silence(of: round) == nil else { return nil }
    let earlier = membership.group(of: round).dropLast().map { other -> Told in
      words(counts, in: other, finest: finest).map(Told.words) ?? .nothing
    }
    let question = Question(round: round, told: Array(earlier), finest: finest)
    let grain = chosen[question] ?? choose(question)
    chosen[question] = .some(grain)
    return grain.map {
      CoarseCount(counts[round, default: 0], of: membership.members(of: round).count, grain: $0)
    }
  }

  /// Whether a property that no earlier round has named would be told.
  func tellsNew(in round: Int, finest: CoarseCount.Grain) -> Bool {
    words([:], in: round, finest: finest) != nil
  }

  private func choose(_ question: Question) -> CoarseCount.Grain? {
    let group = membership.group(of: question.round)
    let grains: [CoarseCount.Grain] =
      question.finest == .presence ? [.presence] : [.number, .presence]
    return grains.first { grain in
      var rounds: [ReleaseWorlds.Round] = []
      for (round, told) in zip(group, question.told) {
        guard case .words(let words) = told else { continue }
        rounds.append(.init(membership.members(of: round), .told(words)))
      }
      rounds.append(.init(membership.members(of: question.round), .open(grain)))
      return ReleaseWorlds(rounds)?.tellNobody ?? false
    }
  }
}

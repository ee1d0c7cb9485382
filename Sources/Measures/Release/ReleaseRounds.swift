import JSON
import Records

/// The closed rounds of a study, each with those who count in it for sharing.
struct ReleaseRounds {
  let membership: ReleaseMembership
  /// Closed rounds in which the words of other participants may be printed than when they were closed.
  let changedWords: Set<Int>
  private(set) var byNumber: [Int: PeopleMeasure] = [:]

  init(_ records: StudyRecords) {
    let study = records.study
    let held = Set(records.sessions.map(\.session).filter { !$0.isPilot }.map(\.round))
    var people: [Int: Set<RecordID>] = [:]
    var changed: Set<Int> = []
    var changedWords: Set<Int> = []
    for (round, settled) in study.rounds.sorted(by: { $0.key < $1.key }) {
      guard settled.closedOn != nil else {
        // It was closed or shared, and all its sessions are gone or in other rounds.
        if !(settled.frozenPeople + settled.sharedPeople).isEmpty, !held.contains(round) {
          changed.insert(round)
        }
        continue
      }
      let here = Self.here(records, round: round)
      byNumber[round] = here
      people[round] = Set(here.present.map { here.register.ids[$0] })
      let frozen = FrozenPeople(here, of: study.id, round: round)
      if !frozen.isUnchanged(since: settled, salts: records.sharingSecrets) {
        changed.insert(round)
      }
      if !frozen.hasUnchangedWords(since: settled, salts: records.sharingSecrets) {
        changedWords.insert(round)
      }
    }
    self.changedWords = changedWords
    for round in changed {
      people[round, default: []]
        .formUnion(Self.possible(records, until: study.rounds[round]?.closedOn))
    }
    var numbers: [RecordID: Int] = [:]
    let numbered = people.mapValues { ids in
      Set(
        ids.sorted().map { id in
          let number = numbers[id, default: numbers.count]
          numbers[id] = number
          return number
        })
    }
    membership = ReleaseMembership(
      people: numbered, open: held.subtracting(study.closedRounds.keys), changed: changed)
  }

  /// Participants who may have been in a round when it was closed: sessions can be moved and participants swapped since.
  ///
  /// - Parameter day: The day on which it was closed. Participants who consented later and have only later sessions were not in
  ///   it; a day that is not recorded shows nothing.
  private static func possible(_ records: StudyRecords, until day: String?) -> Set<RecordID> {
    func isLater(_ other: String?) -> Bool {
      guard let day, let other else { return false }
      return Text.precedes(day, other)
    }
    var possible: Set<RecordID> = []
    var unknown: Set<RecordID> = []
    for entry in records.sessions {
      if isLater(entry.session.day) {
        unknown.formUnion(entry.session.participants)
      } else {
        possible.formUnion(entry.session.participants)
      }
    }
    for participant in records.participants {
      if isLater(participant.consent.givenOn) {
        unknown.remove(participant.id)
      } else {
        possible.insert(participant.id)
      }
    }
    return possible.union(unknown)
  }

  /// Those who count for sharing in a round.
  static func here(_ records: StudyRecords, round: Int) -> PeopleMeasure {
    let view = StudyView(records, options: ReportOptions(round: round, edition: .share))
    return PeopleMeasure(view, TookPart(view))
  }
}

/// Which closed rounds may tell of their people, by membership alone: what people have and use plays no part, so that
/// silence tells nothing.
///
/// Rounds are told in the order of their numbers, whenever they were closed. What a round says never depends on later
/// rounds.
struct ReleaseMembership {
  /// Rounds in which other participants count than when they were closed, or with other details.
  let changed: Set<Int>
  /// By closed round, who counts in it, or may have counted in a changed one.
  private let people: [Int: Set<Int>]
  private let firstOpen: Int

  /// - Parameters:
  ///   - people: By closed round, numbers of those who count; in a changed one also of those who may have.
  ///   - open: Rounds that have sessions and are not closed.
  ///   - changed: Closed rounds that are not as they were frozen.
  init(people: [Int: Set<Int>], open: Set<Int>, changed: Set<Int>) {
    self.people = people
    self.changed = changed
    firstOpen = open.min() ?? Int.max
  }

  /// Why a round says nothing of its people; `nil` where it does.
  func silence(of round: Int) -> ReleasedPeople.Silence? {
    if changed.contains(round) { return .changedSinceClosing }
    if people[round, default: []].count < ReleasedPeople.leastPeople { return .tooFew }
    if firstOpen < round { return .earlierRoundOpen }
    // Who was in a changed round when it was shared is not known any more.
    return group(of: round).contains(where: changed.contains) ? .tooLikeEarlierRounds : nil
  }

  /// Who counts in a round that is as it was closed.
  func members(of round: Int) -> Set<Int> { people[round, default: []] }

  /// The round and the earlier ones that share people with it, directly or through others, in their order.
  ///
  /// Rounds of few people that are as they were closed never told who they were, and are left out.
  func group(of round: Int) -> [Int] {
    var group: Set<Int> = [round]
    var members = members(of: round)
    while let near = people.first(where: { number, others in
      number < round && !group.contains(number) && !others.isDisjoint(with: members)
        && (others.count >= ReleasedPeople.leastPeople || changed.contains(number))
    }) {
      group.insert(near.key)
      members.formUnion(near.value)
    }
    return group.sorted()
  }
}

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

package import Records

/// One recruitment target: what is wanted, who counts, and how many are missing.
package struct TargetState: Sendable {
  /// How far a target is met, in one round or in all.
  package struct Tally: Sendable {
    /// People, or sessions for a situational target.
    package let met: Int
    /// The people who count, or who were in the sessions that count.
    package let people: Int
    /// Everybody who took part.
    package let everybody: Int
    /// People of whom it is not known whether they count.
    package let notKnown: UnknownCounts
    package let shortfall: Shortfall
  }

  package let id: String
  package let label: String
  package let wanted: WantedPeople
  package let minimum: Int
  /// In per cent of everybody who took part; `nil` where a number is enough.
  package let minimumShare: Int?
  package let countsSessions: Bool
  package let hasCondition: Bool
  /// Whether it asks for two or more properties at once.
  package let isCrossing: Bool
  /// Why nobody can be counted for it; `nil` where people can. Such a target is never met.
  package let uncounted: UncountedTarget?
  package let inRound: Tally
  package let inAll: Tally
  /// Registered people who were in no session yet and would count.
  package let waiting: Int
  /// Who counts in the reported round, and in all rounds; empty in the edition for sharing.
  package let peopleInRound: [RecordID]
  package let peopleInAll: [RecordID]
  /// The sessions that count, for a situational target; empty in the edition for sharing.
  package let sessions: [RecordID]
}

extension TargetState {
  init(
    _ count: RecruitmentMeasure.Count, _ measure: RecruitmentMeasure, edition: Edition,
    waiting: [Int]
  ) {
    let people = measure.people
    let (match, target) = (count.match, count.match.target)
    func tally(
      _ met: Int, _ counted: [Int], _ everybody: Int, _ notKnown: UnknownCounts
    ) -> Tally {
      Tally(
        met: met, people: counted.count, everybody: everybody, notKnown: notKnown,
        shortfall: Shortfall(
          met: met, planned: target.minimum, people: counted.count, of: everybody,
          percent: target.minimumShare))
    }
    let showsPeople = edition == .team
    func ids(_ numbers: [Int]) -> [RecordID] {
      showsPeople ? numbers.map { people.register.ids[$0] }.sorted() : []
    }
    id = target.id
    label = people.mask.text(target.label)
    wanted = WantedPeople(target, people)
    minimum = target.minimum
    minimumShare = target.minimumShare
    countsSessions = match.countsSessions
    hasCondition = match.conditions > 0
    isCrossing = match.conditions > 1
    uncounted = match.uncounted
    inRound = tally(
      count.metInRound, count.peopleInRound, people.lived.tookPart.count { $0 },
      count.notKnownInRound)
    inAll = tally(
      count.metInAll, count.peopleInAll, people.lived.tookPartEver.count { $0 },
      count.notKnownInAll)
    self.waiting =
      match.countsSessions ? 0 : waiting.count { match.fit(measure.persons[$0]) == .fits }
    peopleInRound = ids(count.peopleInRound)
    peopleInAll = ids(count.peopleInAll)
    sessions =
      showsPeople ? count.sessionsInAll.map { people.records.sessions[$0].session.id } : []
  }
}

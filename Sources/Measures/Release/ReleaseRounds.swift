import Records

/// The closed rounds of a study, each with those who count in it for sharing.
struct ReleaseRounds {
  struct Here {
    let people: PeopleMeasure
    /// Register numbers of those who took part and count.
    let present: [Int]
  }

  let membership: ReleaseMembership
  /// Closed rounds in which the words of other participants may be printed than when they were closed.
  let changedWords: Set<Int>
  private(set) var byNumber: [Int: Here] = [:]

  init(_ records: StudyRecords) {
    let study = records.study
    var persons: [RecordID: Int] = [:]
    var people: [Int: Set<Int>] = [:]
    var changed: Set<Int> = []
    var changedWords: Set<Int> = []
    for round in study.closedRounds.keys.sorted() {
      let here = Self.here(records, round: round)
      byNumber[round] = here
      people[round] = Set(
        here.present.map { number in
          let id = here.people.register.ids[number]
          let person = persons[id, default: persons.count]
          persons[id] = person
          return person
        })
      let frozen = FrozenPeople(here, of: study.id, round: round)
      if !frozen.matches(study.frozenPeople[round, default: []], salts: records.sharingSecrets) {
        changed.insert(round)
      }
      let words = study.frozenWords[round, default: []]
      if !frozen.matchesWords(words, salts: records.sharingSecrets) { changedWords.insert(round) }
    }
    self.changedWords = changedWords
    let held = Set(records.sessions.map(\.session).filter { !$0.isPilot }.map(\.round))
    membership = ReleaseMembership(
      people: people, open: held.subtracting(study.closedRounds.keys), changed: changed)
  }

  static func here(_ records: StudyRecords, round: Int) -> Here {
    let view = StudyView(records, options: ReportOptions(round: round, edition: .share))
    let people = PeopleMeasure(view, TookPart(view))
    return Here(people: people, present: people.present)
  }
}

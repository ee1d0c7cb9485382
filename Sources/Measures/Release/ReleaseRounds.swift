import Records

/// The closed rounds of a study, each with those who count in it for sharing.
struct ReleaseRounds {
  struct Here {
    let people: PeopleMeasure
    /// Register numbers of those who took part and count.
    let present: [Int]
  }

  let membership: ReleaseMembership
  private(set) var byNumber: [Int: Here] = [:]

  init(_ records: StudyRecords) {
    let study = records.study
    var persons: [RecordID: Int] = [:]
    var people: [Int: Set<Int>] = [:]
    for round in study.closedRounds.keys.sorted() {
      let view = StudyView(records, options: ReportOptions(round: round, edition: .share))
      let tookPart = TookPart(view)
      let measure = PeopleMeasure(
        records: view.records, register: tookPart.register, lived: tookPart.lived,
        counted: view.counted, round: round, mask: view.mask)
      byNumber[round] = Here(people: measure, present: measure.present)
      for number in measure.present {
        let id = tookPart.register.ids[number]
        let person = persons[id, default: persons.count]
        persons[id] = person
        people[round, default: []].insert(person)
      }
      people[round, default: []].formUnion([])
    }
    let held = Set(records.sessions.map(\.session).filter { !$0.isPilot }.map(\.round))
    membership = ReleaseMembership(
      people: people, open: held.subtracting(study.closedRounds.keys),
      atClosing: study.peopleAtClosing)
  }
}

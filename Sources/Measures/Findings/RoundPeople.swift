import JSON
import Records

/// Who took part in one round, and who tried which task.
struct RoundPeople {
  /// Register numbers.
  private(set) var present: Set<Int> = []
  /// By task; ids are ASCII, so `String` compares their bytes.
  private(set) var tried: [String: Set<Int>] = [:]
  /// The same of those who got to the task's end, wholly or partly.
  private(set) var finished: [String: Set<Int>] = [:]
  /// By screen, those of whom a note says that they were there.
  private(set) var onScreen: [String: Set<Int>] = [:]
  /// By task, those of whom a note was made during it.
  private(set) var onTask: [String: Set<Int>] = [:]
  private(set) var sessions = 0
  /// Technologies that were used in sessions of one person.
  private var technologies: [Int: [AssistiveTechnology]] = [:]

  /// Counts a session and the moments in it.
  mutating func add(
    _ entry: CountedSessions.Entry, _ meeting: SessionRecords, _ moments: [Moment],
    register: inout ParticipantRegister
  ) {
    let session = meeting.session
    sessions += 1
    present.formUnion(entry.people)
    for moment in moments { present.formUnion(moment.people) }
    if entry.people.count == 1, !entry.namesExcluded, !session.assistiveTechnologies.isEmpty {
      technologies[entry.people[0], default: []] += session.assistiveTechnologies
    }
    addPlaces(entry, meeting.logs, &register)
    for attempt in session.attempts {
      guard let outcome = attempt.outcome, outcome != .notOffered else { continue }
      let people = entry.people(of: attempt.participant, register: &register)
      tried[attempt.task, default: []].formUnion(people)
      if outcome == .done || outcome == .partlyDone {
        finished[attempt.task, default: []].formUnion(people)
      }
      present.formUnion(people)
    }
  }

  /// Notes at which screens and tasks people were.
  private mutating func addPlaces(
    _ entry: CountedSessions.Entry, _ logs: [Log], _ register: inout ParticipantRegister
  ) {
    for log in logs {
      for index in log.observations.indices {
        let (screen, task) = (log.observations[index].screen, log.observations[index].task)
        if screen == nil, task == nil { continue }
        let people = entry.people(of: log.observations[index].participant, register: &register)
        if let screen { onScreen[screen, default: []].formUnion(people) }
        if let task { onTask[task, default: []].formUnion(people) }
      }
    }
  }

  /// The names of what somebody uses, from their file and their sessions of this round.
  ///
  /// Each name once, in small letters, with the way of writing that is printed.
  func technologies(
    of number: Int, _ register: ParticipantRegister, mask: NumberMask
  ) -> [Text: String] {
    let used =
      (register.records[number]?.assistiveTechnologies ?? []) + (technologies[number] ?? [])
    var names: [Text: String] = [:]
    for technology in used where !technology.name.isEmpty {
      let name = mask.text(technology.name)
      let key = Text(name.lowercased())
      if let known = names[key], !Text.precedes(name, known) { continue }
      names[key] = name
    }
    return names
  }
}

import JSON
import Records

/// Who took part in one round, and who tried which task.
struct RoundPeople {
  /// Register numbers.
  private(set) var present: Set<Int> = []
  private(set) var trials = TaskTrials()
  /// By screen, those of whom a note says that they were there; ids are ASCII, so `String` compares their bytes.
  private(set) var onScreen: [String: Set<Int>] = [:]
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
    trials.add(entry, meeting, register: &register)
    for trial in trials.byTask.values { present.formUnion(trial.tried) }
    for log in meeting.logs {
      for index in log.observations.indices {
        guard let screen = log.observations[index].screen else { continue }
        onScreen[screen, default: []].formUnion(
          entry.people(of: log.observations[index].participant, register: &register))
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

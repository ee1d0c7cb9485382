import JSON
import Records

/// Who took part in one round, and who tried which task.
struct RoundPeople {
  /// Register numbers.
  private(set) var present: Set<Int> = []
  private(set) var trials = TaskTrials()
  /// By screen, those of whom a note names it; ids are ASCII, so `String` compares their bytes.
  private var onScreen: [String: Set<Int>] = [:]
  /// Screens that notes name in sessions that name nobody.
  private var unnamedScreens: Set<String> = []
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
    for log in meeting.logs {
      for index in log.observations.indices {
        guard let screen = log.observations[index].screen else { continue }
        let participant = log.observations[index].participant
        onScreen[screen, default: []].formUnion(
          entry.people(of: participant, register: &register))
        if !entry.namesPeople, participant == nil { unnamedScreens.insert(screen) }
      }
    }
    for id in session.attempts.map(\.participant) + session.promptAnswers.map(\.participant) {
      present.formUnion(entry.people(of: id, register: &register))
    }
  }

  /// Whether a note places a participant on one of the screens.
  func wasOn(_ screens: Set<String>, _ number: Int) -> Bool {
    screens.contains { onScreen[$0]?.contains(number) ?? false }
  }

  /// Whether a session that does not say who tried one of the tasks, or names nobody and has a note on one of the screens.
  func hasUnnamed(_ tasks: Set<String>, _ screens: Set<String>) -> Bool {
    tasks.contains { !trials[$0].unnamedSessions.isEmpty }
      || !unnamedScreens.isDisjoint(with: screens)
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

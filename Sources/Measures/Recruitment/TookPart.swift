import JSON
import Records

/// Who took part, by the rules of the coverage report, without counting what they exercised.
struct TookPart {
  private(set) var lived: LivedTally
  private(set) var register: ParticipantRegister

  /// - Complexity: O(*n*) in the number of notes.
  init(_ view: StudyView) {
    var register = view.register
    var lived = LivedTally(study: view.records.study, participants: register.count)
    let reader = MomentReader(supports: SupportIndex())
    let tasks = Set(view.records.study.tasks.map { Text($0.id) })
    for entry in view.counted.entries {
      let meeting = view.records.sessions[entry.index]
      var people = entry.people
      if entry.round == view.round {
        // Attempts and notes may name somebody whom the session does not.
        for moment in reader.moments(of: meeting, at: entry.index, register: &register)
        where !moment.places.isEmpty { people += moment.people }
        for attempt in meeting.session.attempts {
          guard let id = attempt.participant, let outcome = attempt.outcome,
            outcome != .notOffered, tasks.contains(Text(attempt.task))
          else { continue }
          if let number = register.counting(id) { people.append(number) }
        }
        lived.grow(to: register.count)
        for number in people { lived.tookPart[number] = true }
      }
      for number in people { lived.tookPartEver[number] = true }
    }
    self.lived = lived
    self.register = register
  }
}

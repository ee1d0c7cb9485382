import Records

/// Who took part, by the rules of the coverage report, without counting what they tried.
struct TookPart {
  private(set) var lived: LivedTally
  private(set) var register: ParticipantRegister

  /// - Complexity: O(*n*) in the number of notes.
  init(_ view: StudyView) {
    var register = view.register
    var lived = LivedTally(study: view.records.study, participants: register.count)
    for entry in view.counted.entries {
      let present = entry.present(in: view.records.sessions[entry.index], register: &register)
      lived.grow(to: register.count)
      for number in present {
        lived.tookPartEver[number] = true
        if entry.round == view.round { lived.tookPart[number] = true }
      }
    }
    self.lived = lived
    self.register = register
  }
}

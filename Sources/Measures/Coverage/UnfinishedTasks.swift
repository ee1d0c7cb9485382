import Records

/// The tasks of one session that people tried and did not get through.
struct UnfinishedTasks {
  /// By task, register numbers; ids are ASCII, so `String` compares their bytes.
  private var people: [String: Set<Int>] = [:]

  /// - Parameter attempts: Those that count, with the people whose they are.
  init(_ attempts: [(attempt: Attempt, people: [Int])]) {
    for (attempt, who) in attempts where !(attempt.outcome?.gotThrough ?? true) {
      people[attempt.task, default: []].formUnion(who)
    }
    if people.isEmpty { return }
    for (attempt, who) in attempts where attempt.outcome == .done {
      people[attempt.task]?.subtract(who)
    }
  }

  /// Marks the good moments of those who did not get through.
  func mark(
    _ moments: inout [Moment], of entry: CountedSessions.Entry, in meeting: SessionRecords
  ) {
    guard people.contains(where: { !$0.value.isEmpty }) else { return }
    for index in moments.indices where moments[index].showsItWorked {
      let address = moments[index].address
      guard let task = meeting.logs[address.log].observations[address.observation].task,
        let stuck = people[task], !stuck.isEmpty
      else { continue }
      let about = moments[index].people.isEmpty ? entry.people : moments[index].people
      moments[index].isOfUnfinishedTask = !about.isEmpty && stuck.isSuperset(of: about)
    }
  }
}

extension AttemptOutcome {
  /// Whether somebody who tried got to the end; `true` also where nobody tried.
  fileprivate var gotThrough: Bool {
    switch self {
    case .done, .notOffered: true
    case .partlyDone, .notDone, .stoppedByParticipant, .stoppedByModerator: false
    }
  }
}

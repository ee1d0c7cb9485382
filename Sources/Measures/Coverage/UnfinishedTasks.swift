import Records

/// The tasks of one session that participants tried and did not complete.
struct UnfinishedTasks {
  /// By task, register numbers, `nil` for a session that names nobody; ids are ASCII, so `String` compares their bytes.
  private var stuck: [String: Set<Int?>] = [:]

  /// - Parameter attempts: Those that count, with the people they belong to.
  init(_ attempts: [(attempt: Attempt, people: [Int])]) {
    for (attempt, who) in attempts where attempt.outcome?.isUnfinished ?? false {
      stuck[attempt.task, default: []].formUnion(Self.keys(who))
    }
    if stuck.isEmpty { return }
    for (attempt, who) in attempts where attempt.outcome == .done {
      stuck[attempt.task]?.subtract(Self.keys(who))
    }
  }

  /// Marks the good moments of those who did not complete one of the tasks that the notes name.
  func mark(_ moments: inout [Moment], of entry: CountedSessions.Entry) {
    guard stuck.contains(where: { !$0.value.isEmpty }) else { return }
    for index in moments.indices where moments[index].showsItWorked {
      let about = Self.keys(moments[index].people.isEmpty ? entry.people : moments[index].people)
      moments[index].isOfUnfinishedTask = moments[index].tasks.contains {
        stuck[$0]?.isSuperset(of: about) ?? false
      }
    }
  }

  private static func keys(_ people: [Int]) -> [Int?] { people.isEmpty ? [nil] : people }
}

extension AttemptOutcome {
  /// Whether it was tried without getting to the end.
  fileprivate var isUnfinished: Bool {
    switch self {
    case .done, .notOffered: false
    case .partlyDone, .notDone, .stoppedByParticipant, .stoppedByModerator: true
    }
  }
}

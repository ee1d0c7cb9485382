import Records

/// Who tried which task in the sessions added to it: the one answer for every report.
///
/// `docs/claims.md` has the definition. People are register numbers.
struct TaskTrials {
  /// What the sessions tell about one task.
  struct Trial {
    /// Participants with an attempt of their own: it names them, or they were alone in the session.
    fileprivate(set) var attempted: Set<Int> = []
    /// Participants of sessions with several, with an attempt that does not name one of them.
    fileprivate(set) var together: Set<Int> = []
    /// Participants with a note of their own that names the task.
    fileprivate(set) var noted: Set<Int> = []
    /// Participants of sessions with several and no attempt, with a note that does not name one of them.
    fileprivate(set) var notedTogether: Set<Int> = []
    /// Participants with the record that the task was not offered.
    fileprivate(set) var withheld: Set<Int> = []
    /// Of these, the ones whose own record it is: it names them, or they were alone in the session.
    fileprivate(set) var withheldByName: Set<Int> = []
    /// Participants with an attempt of their own of which it is recorded how it ended.
    fileprivate(set) var ended: Set<Int> = []
    /// Of those who completed it wholly, the ones with an attempt without help, and with one with help.
    fileprivate(set) var unassisted: Set<Int> = []
    fileprivate(set) var assisted: Set<Int> = []
    /// Participants with an attempt of their own that they completed, wholly or partly.
    fileprivate(set) var finished: Set<Int> = []
    /// Of these, the ones who completed it wholly.
    fileprivate(set) var completed: Set<Int> = []
    /// Sessions with an attempt that names none of several participants, or nobody, by the position of their first part.
    fileprivate(set) var attemptedSessions: Set<Int> = []
    /// Sessions with notes alone that do the same, with their participants.
    fileprivate(set) var notedSessions: [Int: Set<Int>] = [:]

    /// Everybody who tried the task.
    var tried: Set<Int> {
      attempted.union(together).union(noted.union(notedTogether).subtracting(withheld))
    }

    /// Participants who tried it by a record of their own: those whom figures count one by one.
    var counted: Set<Int> {
      attempted.union(noted.subtracting(withheldByName).intersection(tried))
    }

    /// Participants to whom it was not offered, and who did not try it.
    var notOffered: Set<Int> { withheld.subtracting(tried) }

    /// Sessions in which it was tried without a record by whom: each is one unnamed attempt.
    var unnamedSessions: Set<Int> {
      attemptedSessions.union(
        notedSessions.filter { $0.value.isEmpty || !$0.value.isSubset(of: withheld) }.keys)
    }

    var wasTried: Bool { !tried.isEmpty || !unnamedSessions.isEmpty }
  }

  /// By task; ids are ASCII, so `String` compares their bytes.
  private(set) var byTask: [String: Trial] = [:]

  subscript(task: String) -> Trial { byTask[task] ?? Trial() }

  func hasTried(_ number: Int, anyOf tasks: Set<String>) -> Bool {
    tasks.contains { byTask[$0]?.tried.contains(number) ?? false }
  }

  /// Whether somebody completed one of them without help, in an attempt of their own; partly done is not completed.
  func hasCompletedAlone(_ number: Int, anyOf tasks: Set<String>) -> Bool {
    tasks.contains { byTask[$0]?.unassisted.contains(number) ?? false }
  }

  /// Whether somebody completed one of them, in an attempt of their own, with help.
  func hasCompletedWithHelp(_ number: Int, anyOf tasks: Set<String>) -> Bool {
    tasks.contains { byTask[$0]?.assisted.contains(number) ?? false }
  }

  /// Whether an attempt of somebody's own at one of them ended otherwise than completed, and none at that task was completed.
  func leftUnfinished(_ number: Int, anyOf tasks: Set<String>) -> Bool {
    tasks.contains {
      guard let trial = byTask[$0] else { return false }
      return trial.ended.contains(number) && !trial.completed.contains(number)
    }
  }

  func hasFinished(_ number: Int, anyOf tasks: Set<String>) -> Bool {
    tasks.contains { byTask[$0]?.finished.contains(number) ?? false }
  }

  /// Adds a session that counts.
  mutating func add(
    _ entry: CountedSessions.Entry, _ meeting: SessionRecords, register: inout ParticipantRegister
  ) {
    let session = meeting.session
    let isAlone = session.participants.count == 1
    /// Tasks with an attempt in this session, whoever made it.
    var inSession: Set<String> = []
    for (attempt, people) in entry.attempts(of: session, register: &register) {
      inSession.insert(attempt.task)
      guard attempt.outcome != .notOffered else {
        byTask[attempt.task, default: Trial()].withheld.formUnion(people)
        if attempt.participant != nil || isAlone {
          byTask[attempt.task, default: Trial()].withheldByName.formUnion(people)
        }
        continue
      }
      guard attempt.participant != nil || isAlone else {
        byTask[attempt.task, default: Trial()].together.formUnion(people)
        byTask[attempt.task, default: Trial()].attemptedSessions.insert(entry.meeting)
        continue
      }
      byTask[attempt.task, default: Trial()].attempted.formUnion(people)
      if attempt.outcome != nil { byTask[attempt.task, default: Trial()].ended.formUnion(people) }
      if attempt.outcome == .done || attempt.outcome == .partlyDone {
        byTask[attempt.task, default: Trial()].finished.formUnion(people)
      }
      if attempt.outcome == .done {
        byTask[attempt.task, default: Trial()].completed.formUnion(people)
        switch attempt.assistance {
        case .unassisted?: byTask[attempt.task, default: Trial()].unassisted.formUnion(people)
        case .assisted?: byTask[attempt.task, default: Trial()].assisted.formUnion(people)
        case nil: break
        }
      }
    }
    for log in meeting.logs {
      for index in log.observations.indices {
        guard let task = log.observations[index].task else { continue }
        let participant = log.observations[index].participant
        guard entry.counts(participant, register) else { continue }
        let people = entry.people(of: participant, register: &register)
        if participant != nil || isAlone {
          byTask[task, default: Trial()].noted.formUnion(people)
        } else if !inSession.contains(task) {
          // Beside an attempt the note is about those who made it.
          byTask[task, default: Trial()].notedTogether.formUnion(people)
          byTask[task, default: Trial()].notedSessions[entry.meeting] = Set(people)
        }
      }
    }
  }
}

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

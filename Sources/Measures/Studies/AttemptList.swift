import JSON
import Records
import Statistics

/// Reads the attempts of the reported round, task by task, with the person whose attempt each is; somebody who tried a
/// task by notes alone has one without an outcome.
struct AttemptList {
  /// The attempts at each task of the plan, in the order in which they were made; ids are ASCII, so `String` compares bytes.
  private(set) var byTask: [String: [AttemptFacts]] = [:]
  /// How often each task was planned for a session and not offered.
  private(set) var notOffered: [String: Int] = [:]
  /// Who tried each task.
  private(set) var trials = TaskTrials()
  /// Attempts at tasks that the plan does not have.
  private(set) var outsidePlan = 0
  /// Attempts of nobody named, in sessions with somebody of whom nothing counts: they may be theirs.
  private(set) var leftOut = 0
  /// Everybody whom sessions of the round, or records in them, name; in the order of the register.
  private(set) var present: [Int] = []

  init(_ view: inout StudyView) {
    let planned = Set(view.records.study.tasks.map(\.id))
    var people: Set<Int> = []
    var found: [(order: Order, task: String, attempt: AttemptFacts)] = []
    for entry in view.counted.entries where entry.round == view.round {
      let meeting = view.records.sessions[entry.index]
      let session = meeting.session
      people.formUnion(entry.people)
      trials.add(entry, meeting, register: &view.register)
      for (position, attempt) in session.attempts.enumerated() {
        guard let unit = unit(of: attempt, in: session, entry, &view.register) else { continue }
        guard planned.contains(attempt.task) else {
          outsidePlan += 1
          continue
        }
        guard attempt.outcome != .notOffered else {
          notOffered[attempt.task, default: 0] += 1
          continue
        }
        let order = Order(
          startedAt: Text(session.startedAt ?? session.heldOn ?? "~"), session: session.id,
          milliseconds: attempt.startedMilliseconds ?? .max, position: position)
        found.append(
          (order, attempt.task, facts(attempt, unit, meeting, register: view.register)))
      }
    }
    for trial in trials.byTask.values { people.formUnion(trial.tried.union(trial.withheld)) }
    present = people.sorted()
    sort(found)
    for task in planned { addNoted(task, view.register) }
  }

  /// Adds those who tried a task as notes show, without an attempt.
  private mutating func addNoted(_ task: String, _ register: ParticipantRegister) {
    let known = Set((byTask[task] ?? []).map(\.unit))
    let trial = trials[task]
    let units =
      trial.counted.sorted().map { AttemptUnit.person($0) }
      + trial.unnamedSessions.sorted().map { .session($0) }
    for unit in units where !known.contains(unit) {
      byTask[task, default: []].append(AttemptFacts(notedOnly: unit, register))
    }
  }

  /// When an attempt was made: the day and hour of its session, then the time in it.
  private struct Order: Comparable {
    let startedAt: Text
    let session: RecordID
    let milliseconds: Int
    let position: Int

    static func < (left: Order, right: Order) -> Bool {
      if left.startedAt != right.startedAt { return left.startedAt < right.startedAt }
      if left.session != right.session { return left.session < right.session }
      return (left.milliseconds, left.position) < (right.milliseconds, right.position)
    }
  }

  private mutating func unit(
    of attempt: Attempt, in session: Session, _ entry: CountedSessions.Entry,
    _ register: inout ParticipantRegister
  ) -> AttemptUnit? {
    if let id = attempt.participant {
      return register.counting(id).map(AttemptUnit.person)
    }
    if session.participants.count == 1, let number = entry.people.first { return .person(number) }
    guard !entry.namesExcluded else {
      leftOut += 1
      return nil
    }
    return .session(entry.meeting)
  }

  private func facts(
    _ attempt: Attempt, _ unit: AttemptUnit, _ meeting: SessionRecords,
    register: ParticipantRegister
  ) -> AttemptFacts {
    let times = AttemptTimes(
      attempt, interruptions: meeting.session.interruptions, meeting.span)
    return AttemptFacts(
      participant: unit.id(register), session: meeting.session.id, number: 1,
      outcome: attempt.outcome, endedAtTimeLimit: attempt.endedAtTimeLimit,
      assistance: attempt.assistance, ease: attempt.ease.flatMap(EaseRating.init),
      whole: times.whole, onTask: times.onTask, isTimeLeftOut: times.isLeftOut, unit: unit)
  }

  private mutating func sort(_ found: [(order: Order, task: String, attempt: AttemptFacts)]) {
    var tries: [String: [AttemptUnit: Int]] = [:]
    for index in found.indices.sorted(by: { found[$0].order < found[$1].order }) {
      let task = found[index].task
      var attempt = found[index].attempt
      let number = tries[task, default: [:]][attempt.unit, default: 0] + 1
      tries[task, default: [:]][attempt.unit] = number
      attempt.number = number
      byTask[task, default: []].append(attempt)
    }
  }
}

extension AttemptUnit {
  fileprivate func id(_ register: ParticipantRegister) -> RecordID? {
    if case .person(let number) = self { register.ids[number] } else { nil }
  }
}

extension AttemptFacts {
  /// What is known of somebody who tried a task by notes alone.
  fileprivate init(notedOnly unit: AttemptUnit, _ register: ParticipantRegister) {
    self.init(
      participant: unit.id(register), session: nil, number: 1, outcome: nil,
      endedAtTimeLimit: false, assistance: nil, ease: nil, whole: nil, onTask: nil,
      isTimeLeftOut: false, unit: unit)
  }
}

/// How long an attempt took, with and without what is not time on task.
struct AttemptTimes {
  let whole: TaskTime?
  let onTask: TaskTime?
  /// Whether the start or the end was entered after the session.
  let isLeftOut: Bool

  /// What is not time on task is what the attempt says; where it says nothing, the interruptions of its session.
  init(_ attempt: Attempt, interruptions: [SessionInterruption], _ span: SessionSpan) {
    let ends = [attempt.startedMilliseconds, attempt.endedMilliseconds].compactMap(\.self)
    isLeftOut = ends.contains(where: span.isLater)
    guard let start = attempt.startedMilliseconds, let end = attempt.endedMilliseconds,
      !isLeftOut
    else {
      whole = nil
      onTask = nil
      return
    }
    let lost =
      attempt.excludedMilliseconds
      ?? Self.union(
        interruptions.compactMap { interruption in
          guard let from = interruption.startedMilliseconds else { return nil }
          let to = interruption.endedMilliseconds ?? end
          return from < end && to > start ? (max(from, start), min(to, end)) : nil
        })
    // A time of nothing or less is no time: there is no figure then.
    whole = try? TaskTime(milliseconds: end - start)
    onTask = try? TaskTime(milliseconds: end - start - max(0, lost))
  }

  /// How long spans last together where they may overlap.
  private static func union(_ spans: [(from: Int, to: Int)]) -> Int {
    var (total, reached) = (0, Int.min)
    for span in spans.sorted(by: { $0.from < $1.from }) where span.to > reached {
      total += span.to - max(span.from, reached)
      reached = span.to
    }
    return total
  }
}

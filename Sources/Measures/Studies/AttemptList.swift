import JSON
package import Records
package import Statistics

/// One go at a task in a session that counts, or what notes show of one that has no record.
package struct AttemptFacts: Sendable {
  /// Who tried; `nil` where the session has several people and nobody noted whose attempt it was.
  package let participant: RecordID?
  /// `nil` for somebody who tried the task by notes alone.
  package fileprivate(set) var session: RecordID?
  /// 1 for a person's first attempt at the task in the round.
  package fileprivate(set) var number = 1
  /// `nil` where it is not recorded.
  package fileprivate(set) var outcome: AttemptOutcome?
  /// Whether it ended because the time agreed beforehand was over, which is no failure.
  package fileprivate(set) var endedAtTimeLimit = false
  /// `nil` where it is not recorded whether the moderator helped.
  package fileprivate(set) var assistance: Assistance?
  /// 1 very hard to 7 very easy, as the person says.
  package fileprivate(set) var ease: EaseRating?
  /// From start to end; `nil` where one of them was not noted.
  package fileprivate(set) var whole: TaskTime?
  /// The same without setting up, faults and breaks.
  package fileprivate(set) var onTask: TaskTime?
  /// Whether its start or end was entered after the session, so that it has no time.
  package fileprivate(set) var isTimeLeftOut = false
  /// The person in the register, or the session where nobody is named.
  let unit: AttemptUnit

  package var isCompleted: Bool { outcome == .done }

  package var isCompletedWithoutHelp: Bool { isCompleted && assistance == .unassisted }

  /// Whether it was stopped at the agreed time and would otherwise be told among what did not work.
  package var isStoppedAtTimeLimit: Bool {
    endedAtTimeLimit && outcome != nil && outcome != .done && outcome != .partlyDone
  }

  /// Time that does not count: setting up, faults and breaks.
  package var lostMilliseconds: Int {
    guard let whole, let onTask else { return 0 }
    return whole.milliseconds - onTask.milliseconds
  }
}

/// What counts once in a figure about a task.
enum AttemptUnit: Hashable, Sendable {
  /// Somebody, by the number in the register.
  case person(Int)
  /// The unnamed people of a session, by the position of its first part in the study's list.
  case session(Int)
}

/// How easy a task was, from 1 (very hard) to 7 (very easy); means of it lie between.
package struct EaseRating: Quantity {
  package let number: Double

  package init?(_ value: Int) {
    guard (1...7).contains(value) else { return nil }
    number = Double(value)
  }

  package init(nearest number: Double) { self.number = min(7, max(1, number)) }
}

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
        let order: Order = (
          startedAt: Text(session.startedAt ?? session.heldOn ?? "~"), session: session.id,
          milliseconds: attempt.started ?? .max, position: position
        )
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
      byTask[task, default: []].append(
        AttemptFacts(participant: unit.id(register), unit: unit))
    }
  }

  /// When an attempt was made: the day and hour of its session, the session, the time in it, its position.
  private typealias Order = (startedAt: Text, session: RecordID, milliseconds: Int, position: Int)

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
      participant: unit.id(register), session: meeting.session.id, outcome: attempt.outcome,
      endedAtTimeLimit: attempt.isEndedAtTimeLimit,
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

/// How long an attempt took, with and without what is not time on task.
struct AttemptTimes {
  let whole: TaskTime?
  let onTask: TaskTime?
  /// Whether the start or the end was entered after the session.
  let isLeftOut: Bool

  /// What is not time on task is what the attempt says; where it says nothing, the interruptions of its session.
  init(_ attempt: Attempt, interruptions: [Interruption], _ span: SessionSpan) {
    let ends = [attempt.started, attempt.ended].compactMap(\.self)
    isLeftOut = ends.contains(where: span.isLater)
    guard let start = attempt.started, let end = attempt.ended,
      !isLeftOut
    else {
      whole = nil
      onTask = nil
      return
    }
    let lost =
      attempt.excluded
      ?? Self.union(
        interruptions.compactMap { interruption in
          guard let from = interruption.started else { return nil }
          let to = interruption.ended ?? end
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

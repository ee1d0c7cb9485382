import JSON
import Records
import Statistics

/// Reads the attempts of the reported round, task by task, with the person whose attempt each is.
struct AttemptList {
  /// The attempts at each task of the plan, in the order in which they were made.
  private(set) var byTask: [Text: [AttemptFacts]] = [:]
  /// How often each task was planned for a session and not offered.
  private(set) var notOffered: [Text: Int] = [:]
  /// Attempts whose end nobody noted, by task; they count nowhere.
  private(set) var open: [Text: Int] = [:]
  /// To whom each task was offered, and to whom not, by number in the register; somebody may be in both.
  private(set) var offered: [Text: Set<Int>] = [:]
  private(set) var withheld: [Text: Set<Int>] = [:]
  /// Attempts at tasks that the plan does not have.
  private(set) var outsidePlan = 0
  /// Attempts of nobody named, in sessions with somebody of whom nothing counts: they may be theirs.
  private(set) var leftOut = 0
  /// Everybody who was in a session of the round, in the order of the register.
  private(set) var present: [Int] = []

  init(_ view: inout StudyView) {
    let planned = Set(view.records.study.tasks.map { Text($0.id) })
    var people: Set<Int> = []
    var found: [(order: Order, task: Text, attempt: AttemptFacts)] = []
    for entry in view.counted.entries where entry.round == view.round {
      let session = view.records.sessions[entry.index].session
      people.formUnion(entry.people)
      let span = view.records.sessions[entry.index].span
      for (position, attempt) in session.attempts.enumerated() {
        guard let unit = unit(of: attempt, in: session, entry, &view.register) else { continue }
        if case .person(let number) = unit { people.insert(number) }
        let task = Text(attempt.task)
        guard planned.contains(task) else {
          outsidePlan += 1
          continue
        }
        let about: Set<Int> =
          if case .person(let number) = unit { [number] } else { Set(entry.people) }
        if attempt.outcome == .notOffered {
          withheld[task, default: []].formUnion(about)
        } else {
          offered[task, default: []].formUnion(about)
        }
        guard let outcome = attempt.outcome else {
          open[task, default: 0] += 1
          continue
        }
        guard outcome != .notOffered else {
          notOffered[task, default: 0] += 1
          continue
        }
        let order = Order(
          startedAt: Text(session.startedAt ?? session.heldOn ?? "~"), session: session.id,
          milliseconds: attempt.startedMilliseconds ?? .max, position: position)
        found.append(
          (order, task, facts(attempt, outcome, unit, session, span, register: view.register)))
      }
    }
    present = people.sorted()
    sort(found)
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
    return .session(entry.index)
  }

  private func facts(
    _ attempt: Attempt, _ outcome: AttemptOutcome, _ unit: AttemptUnit, _ session: Session,
    _ span: SessionSpan, register: ParticipantRegister
  ) -> AttemptFacts {
    let participant: RecordID? =
      if case .person(let number) = unit { register.ids[number] } else { nil }
    let times = AttemptTimes(attempt, interruptions: session.interruptions, span)
    return AttemptFacts(
      participant: participant, session: session.id, number: 1, outcome: outcome,
      endedAtTimeLimit: attempt.endedAtTimeLimit, assistance: attempt.assistance,
      ease: attempt.ease.flatMap(EaseRating.init), whole: times.whole, onTask: times.onTask,
      isTimeLeftOut: times.isLeftOut, unit: unit)
  }

  private mutating func sort(_ found: [(order: Order, task: Text, attempt: AttemptFacts)]) {
    var tries: [Text: [AttemptUnit: Int]] = [:]
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

import JSON
package import Localization
package import Records

extension Recorder {
  /// Attempts that go on, by their ids, the earliest first.
  package var running: [String] {
    ledger.attempts.filter(\.value.isRunning).sorted(by: Self.isEarlier).map(\.key)
  }

  /// Attempts that ended without anybody saying how.
  package var withoutOutcome: [String] {
    ledger.attempts.filter { $0.value.ended != nil && $0.value.outcome == nil }
      .sorted(by: Self.isEarlier).map(\.key)
  }

  private static func isEarlier(
    _ left: (key: String, value: Attempt), _ right: (key: String, value: Attempt)
  ) -> Bool {
    (left.value.started ?? 0, left.key) < (right.value.started ?? 0, right.key)
  }

  /// Begins a task: notes belong to it from now on.
  ///
  /// - `ago`: How many milliseconds ago it began.
  package mutating func startTask(_ task: String, ago: Int = 0, now: Int, id: String) -> Sentence {
    let title = plan.task(task)?.title ?? task
    guard !isOff else { return Self.isOffWords }
    let at = moment(now, ago: ago)
    var changes: [Change] = [.task(task)]
    if opening.keepsTasks {
      // Whoever forgot to end the task before has ended it now.
      for running in running {
        guard var attempt = ledger.attempts[running] else { continue }
        attempt.ended = at.map { max(attempt.started ?? $0, $0) }
        changes.append(.attempt(running, attempt))
      }
      changes.append(.attempt(id, Attempt(task: task, started: at)))
    }
    perform("starting \(title)", changes)
    return "\(title) started."
  }

  /// Ends an attempt; notes belong to no task until the next one starts.
  ///
  /// - `isAtTimeLimit`: Whether it ended because the time agreed beforehand was over.
  package mutating func endTask(
    _ id: String, outcome: AttemptOutcome?, assistance: Assistance?, isAtTimeLimit: Bool = false,
    ago: Int = 0, now: Int
  ) -> Sentence {
    guard var attempt = ledger.attempts[id] else { return "That task is not running." }
    let title = plan.task(attempt.task)?.title ?? attempt.task
    if !isAfterwards {
      let end = elapsed(at: now) - ago
      attempt.ended = attempt.ended ?? max(attempt.started ?? end, end)
    }
    attempt.outcome = outcome
    attempt.assistance = outcome == .notOffered ? nil : assistance
    attempt.endedAtTimeLimit = isAtTimeLimit ? true : nil
    var changes: [Change] = [.attempt(id, attempt)]
    if let task = ledger.task, Text.isSame(task, attempt.task) { changes.append(.task(nil)) }
    perform(outcome.map { "\(title): \($0.label)" } ?? "\(title): ended", changes)
    if isAtTimeLimit { return "Ended at the agreed time, which is no failure." }
    return outcome.map { ("\($0.label)." as Sentence).capitalised }
      ?? "\(title) ended."
  }

  /// Says that a task of the plan was not offered.
  package mutating func notOffered(_ task: String, now: Int, id: String) {
    var attempt = Attempt(task: task, started: moment(now))
    attempt.ended = attempt.started
    attempt.outcome = .notOffered
    perform("a task that was not offered", [.attempt(id, attempt)])
  }

  /// Says whose attempt it was, in a session with several people.
  package mutating func assign(_ id: String, to participant: RecordID?) {
    guard var attempt = ledger.attempts[id] else { return }
    attempt.participant = participant
    perform("whose attempt", [.attempt(id, attempt)])
  }

  /// Keeps how easy it was for the person, 1 very hard to 7 very easy.
  package mutating func rateEase(_ id: String, _ ease: Int) -> Sentence {
    guard var attempt = ledger.attempts[id], (1...7).contains(ease) else {
      return "Ease goes from 1 to 7."
    }
    attempt.ease = ease
    perform("ease \(ease)", [.attempt(id, attempt)])
    return "Ease \(ease)."
  }

  /// Sets the clock of the running task to now.
  package mutating func restartTask(now: Int) -> Sentence {
    guard let id = running.last, var attempt = ledger.attempts[id] else { return Self.noTask }
    attempt.started = moment(now)
    perform("restarting a task", [.attempt(id, attempt)])
    return "The clock starts again."
  }

  /// Takes the running task back, as if it had not been started; its notes stay.
  package mutating func cancelTask() -> Sentence {
    guard opening.keepsTasks, let id = running.last, let attempt = ledger.attempts[id] else {
      guard ledger.task != nil else { return Self.noTask }
      perform("leaving a task", [.task(nil)])
      return "No task now."
    }
    let title = plan.task(attempt.task)?.title ?? attempt.task
    perform("cancelling \(title)", [.attempt(id, nil), .task(nil)])
    return "\(title) was not started. Its notes stay."
  }

  /// Leaves the task that notes belong to, for a recorder who does not keep the tasks.
  package mutating func leaveTask() -> Sentence {
    guard ledger.task != nil else { return Self.noTask }
    perform("leaving a task", [.task(nil)])
    return "No task now."
  }

  static let noTask: Sentence = "No task is running. `/task` starts one."

  /// The attempt that ended last, or goes on.
  package var lastAttempt: String? {
    ledger.attempts.filter { $0.value.outcome != .notOffered }.max {
      ($0.value.ended ?? .max, $0.key) < ($1.value.ended ?? .max, $1.key)
    }?.key
  }

  /// Tasks in the plan's order with how often each was tried.
  package var tasksTried: [(task: SessionPlan.Task, attempts: Int)] {
    plan.tasks.map { task in
      (task, ledger.attempts.values.filter { Text.isSame($0.task, task.id) }.count)
    }
  }

  /// The next task of the plan that nobody has tried yet.
  package var nextTask: SessionPlan.Task? { tasksTried.first { $0.attempts == 0 }?.task }
}

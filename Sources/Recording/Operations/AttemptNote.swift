package import Records

/// One go at a task while it is being recorded.
package struct AttemptNote: Hashable, Sendable {
  /// The task's id.
  package var task: String
  /// Milliseconds since the session's start; `nil` where nobody knows when.
  package var started: Int?
  /// Milliseconds since the session's start; `nil` while it goes on, and where nobody knows when.
  package var ended: Int?
  package var outcome: AttemptOutcome?
  package var assistance: Assistance?
  /// Whether it ended because the time agreed beforehand was over, which is no failure.
  package var endedAtTimeLimit = false
  /// 1 very hard to 7 very easy, as the person says.
  package var ease: Int?
  /// Whose attempt, where the session has several people; `nil` for all of them.
  package var participant: String?

  /// Whether nobody has said yet that it is over.
  package var isRunning: Bool { ended == nil && outcome == nil }

  package init(task: String, started: Int?) {
    self.task = task
    self.started = started
  }
}

/// A time that does not count: something broke, or people rested.
package struct Interruption: Hashable, Sendable {
  package var kind: InterruptionKind
  /// Milliseconds since the session's start.
  package var started: Int
  /// Milliseconds since the session's start; `nil` while it goes on.
  package var ended: Int?

  package init(kind: InterruptionKind, started: Int) {
    self.kind = kind
    self.started = started
  }
}

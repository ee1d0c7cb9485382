package import Records
package import Statistics

/// One go at a task in a session that counts, or what notes show of one that has no record.
package struct AttemptFacts: Sendable {
  /// Who tried; `nil` where the session has several people and nobody noted whose attempt it was.
  package let participant: RecordID?
  /// `nil` for somebody who tried the task by notes alone.
  package let session: RecordID?
  /// 1 for a person's first attempt at the task in the round.
  package internal(set) var number: Int
  /// `nil` where it is not recorded.
  package let outcome: AttemptOutcome?
  /// Whether it ended because the time agreed beforehand was over, which is no failure.
  package let endedAtTimeLimit: Bool
  /// `nil` where it is not recorded whether the moderator helped.
  package let assistance: Assistance?
  /// 1 very hard to 7 very easy, as the person says.
  package let ease: EaseRating?
  /// From start to end; `nil` where one of them was not noted.
  package let whole: TaskTime?
  /// The same without setting up, faults and breaks.
  package let onTask: TaskTime?
  /// Whether its start or end was entered after the session, so that it has no time.
  package let isTimeLeftOut: Bool
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

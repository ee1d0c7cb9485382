package import Localization

/// Until when a session plausibly ran, by everything in it that has a time.
///
/// A session ends before the first stretch of ``longestPause`` without any sign of it, and at the latest after
/// ``longest``. What has a later time was entered afterwards, when somebody took the recording up again: its time says
/// when it was typed, not when it happened.
package struct SessionSpan: Hashable, Sendable {
  /// The last moment of the session, in milliseconds since its start.
  package let end: Int

  /// A day: no meeting runs longer.
  package static let longest = 86_400_000
  /// Six hours without a note, an attempt, a break or a mark.
  package static let longestPause = 21_600_000

  /// The rule in one sentence, for reports and help.
  package static let rule: Sentence = """
    A note counts as added later when nothing of its session has a time in the six hours before it, or when it lies \
    more than a day after the start.
    """

  /// - Parameter times: Milliseconds since the session's start, in any order.
  /// - Complexity: O(*n*) for a session that ends in time, otherwise O(*n* log *n*).
  package init(_ times: some Sequence<Int>) {
    // What lies within the first hours cannot follow a long pause.
    guard times.contains(where: { $0 > Self.longestPause }) else {
      end = Self.longest
      return
    }
    var reached: Int?
    for time in times.sorted() where time >= 0 {
      guard time <= Self.longest, reached.map({ time - $0 < Self.longestPause }) ?? true else {
        break
      }
      reached = time
    }
    end = reached ?? Self.longest
  }

  /// Everything of a session and its logs that has a time.
  init(_ session: Session, _ logs: [Log]) {
    var times = session.attempts.flatMap { [$0.started, $0.ended] }
      .compactMap(\.self)
    for interruption in session.interruptions {
      times += [interruption.started, interruption.ended].compactMap(\.self)
    }
    for log in logs { times += log.markTimes + log.observations.compactMap(\.at) }
    self.init(times)
  }

  /// Whether something with this time was entered after the session.
  package func isLater(_ time: Int) -> Bool { time > end }

  /// "11 min 2 s", or that it was added later, or that nobody knows when.
  package func words(_ time: Int?) -> Sentence {
    guard let time else { return Self.unknownWords }
    return isLater(time) ? Self.laterWords : ElapsedText.words(time)
  }

  /// "11m2", or that it was added later; empty where nobody knows when.
  package func terse(_ time: Int?) -> Sentence {
    guard let time else { return "" }
    return isLater(time) ? Self.laterWords : "\(ElapsedText.terse(time))"
  }

  package static let laterWords: Sentence = "added later"
  /// Said of what has no time: it may have happened at any.
  package static let unknownWords: Sentence = "no time"
}

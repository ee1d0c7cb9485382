import JSON
package import Localization
package import Records

extension Ledger {
  /// Until when the session plausibly ran, by everything here that has a time.
  ///
  /// - Complexity: O(1) in the number of notes while all of them lie within the first hours.
  package var span: SessionSpan {
    var times = Array(marks.values)
    for attempt in attempts.values {
      times += [attempt.started, attempt.ended].compactMap(\.self)
    }
    for pause in interruptions.values {
      times += [pause.started, pause.ended].compactMap(\.self)
    }
    let latest = order.last { notes[$0]?.at != nil }.flatMap { notes[$0]?.at } ?? 0
    if latest > SessionSpan.longestPause || times.contains(where: { $0 > SessionSpan.longestPause })
    {
      times += notes.values.compactMap(\.at)
    }
    return SessionSpan(times)
  }

  /// "12m31", or that it was added later; empty where nobody knows when.
  package func terse(_ time: Int?) -> Sentence {
    guard let time else { return "" }
    return isLater(time) ? "\(SessionSpan.laterWords)" : "\(ElapsedText.terse(time))"
  }

  /// "12 min 31 s", or that it was added later, or that nobody knows when.
  package func words(_ time: Int?) -> Sentence {
    guard let time else { return "\(SessionSpan.unknownWords)" }
    return isLater(time) ? "\(SessionSpan.laterWords)" : "\(ElapsedText.words(time))"
  }

  /// "at 12m31", or "added later".
  package func at(_ time: Int?) -> Sentence {
    guard let time else { return "without a time" }
    return isLater(time) ? terse(time) : "at \(terse(time))"
  }

  /// "12m31", or "the note added later".
  func forNote(_ time: Int?) -> Sentence {
    guard let time else { return "the note without a time" }
    return isLater(time) ? "the note \(terse(time))" : terse(time)
  }

  /// Whether something with this time was entered after the session.
  func isLater(_ time: Int) -> Bool { time > SessionSpan.longestPause && span.isLater(time) }
}

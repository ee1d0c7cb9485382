import Measures
import Records
import Terminal

/// How lists show a session.
enum SessionRow {
  /// - Parameter out: People of whom nothing is shown.
  static func row(_ meeting: SessionRecords, out: Set<RecordID>) -> PageRow {
    let session = meeting.session
    let parts = [
      SessionWords.day(session), session.isPilot ? "pilot" : "round \(session.round)",
      review(meeting, out: out), cleared(meeting),
    ]
    return PageRow(
      session.id.string, "\(session.id.short) \(SessionWords.people(session))", details: parts)
  }

  /// "45 of 312 to review", "312 notes".
  static func review(_ meeting: SessionRecords, out: Set<RecordID>) -> String {
    let shown = meeting.notesShown(without: out)
    let (notes, waiting) = (shown.count, shown.count { !$0.isReviewed })
    if notes == 0 {
      return meeting.logs.allSatisfy(\.observations.isEmpty) ? "no notes" : "no note is shown"
    }
    return waiting == 0
      ? Phrase.count(notes, "note", "notes") : "\(waiting) of \(notes) to review"
  }

  /// Whether the logs were read for names, numbers and places; raw logs were not.
  static func cleared(_ meeting: SessionRecords) -> String {
    if meeting.logs.isEmpty { return "" }
    return meeting.logs.allSatisfy(\.isCleared) ? "cleared" : "raw"
  }
}

/// Facts of a session in words.
enum SessionWords {
  /// "P07", "P03 and P04", "nobody named".
  static func people(_ session: Session) -> String {
    session.participants.isEmpty
      ? "nobody named" : Phrase.list(session.participants.map(\.short))
  }

  /// The calendar day in UTC, or that nobody noted it.
  static func day(_ session: Session) -> String {
    session.startedAt.map { String($0.prefix(10)) } ?? "no date"
  }

  /// Day and clock time with its zone.
  static func start(_ session: Session) -> String? {
    session.startedAt.map { text in
      let clock = text.dropFirst(11).prefix(5)
      return "\(text.prefix(10)) at \(clock) UTC"
    }
  }
}

import Localization
import Measures
import Records
import Terminal
import Wording

/// How lists show a session.
enum SessionRow {
  /// - Parameter out: People of whom nothing is shown.
  static func row(_ meeting: SessionRecords, out: Set<RecordID>, _ zone: LocalZone) -> PageRow {
    let session = meeting.session
    let parts = [
      SessionWords.day(session, in: zone), session.isPilot ? "pilot" : "round \(session.round)",
      review(meeting, out: out), cleared(meeting),
    ]
    return PageRow(
      session.id.string, "\(session.id.short) \(SessionWords.people(session))", details: parts)
  }

  /// "45 of 312 to review", "312 notes".
  static func review(_ meeting: SessionRecords, out: Set<RecordID>) -> Sentence {
    let shown = meeting.notesShown(without: out)
    let (notes, waiting) = (shown.count, shown.count { !$0.isReviewed })
    if notes == 0 {
      return meeting.logs.allSatisfy(\.notes.isEmpty) ? "no notes" : "no note is shown"
    }
    return waiting == 0
      ? Sentence.count(notes, "note", "notes") : "\(waiting) of \(notes) to review"
  }

  /// Whether the logs were read for names, numbers and places; raw logs were not.
  static func cleared(_ meeting: SessionRecords) -> Sentence {
    if meeting.logs.isEmpty { return "" }
    return meeting.logs.allSatisfy(\.isCleared) ? "cleared" : "raw"
  }
}

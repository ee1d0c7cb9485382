import Localization
import Records

/// The time of a note in a table.
package enum NotesTime {
  /// Reads `12:31`, `1:02:03`, `12 min 31 s`, `11m2`, `1 h 5 min`, seconds such as `754.5`, or a time of day.
  ///
  /// - Parameters:
  ///   - isClock: Whether the times of the table are times of day.
  ///   - start: The time of day at which the row's session began, in milliseconds since midnight, if it is known.
  /// - Returns: Milliseconds since the session's start.
  static func milliseconds(_ cell: String, isClock: Bool, from start: Int?) throws(WrongCell) -> Int
  {
    guard let time = TypedTime(cell) else {
      throw WrongCell(
        "is not a time", fix: "write it as 12:31, 1:02:03, 12 min 31 s, 11m2, or in seconds")
    }
    if isClock, time.ofDay != nil, start == nil {
      throw WrongCell(
        "is a time of day, and the start of the session is not known",
        fix:
          "add `--session-start 10:00`, name a session with a start in the column session, or write the time since the start: 4 min"
      )
    }
    guard let read = time.milliseconds(from: isClock ? start : nil) else {
      throw WrongCell(
        "lies before the start of the session",
        fix: "correct it, or `--session-start`; or write the time since the start: 4 min")
    }
    return read
  }
}

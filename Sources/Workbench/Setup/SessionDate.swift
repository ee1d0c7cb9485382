import JSON
package import Records

/// When a session was, as exactly as somebody knows.
package enum SessionDate: Hashable, Sendable {
  case day(CalendarDay)
  case moment(Instant)

  /// Reads `2026-03-02` or `2026-03-02T09:30Z`, seconds allowed; a T or a space stands between.
  ///
  /// - Returns: `nil` for anything else, also for a time of day without Z: nobody could tell of which place.
  package init?(_ typed: String) {
    let text = FieldText.trimmed(typed)
    if let day = CalendarDay(text) {
      self = .day(day)
      return
    }
    let joined = text.replacing(" ", with: "T").uppercased()
    let full = joined.utf8.count == 17 ? joined.dropLast() + ":00Z" : joined[...]
    guard let moment = Instant(String(full)) else { return nil }
    self = .moment(moment)
  }

  /// The day, in UTC where the moment is known.
  package var day: String {
    switch self {
    case .day(let day): "\(day)"
    case .moment(let moment): String(moment.text.prefix(10))
    }
  }

  package static let howToWrite = "Write a day such as 2026-03-02, or in UTC 2026-03-02T09:30Z."

  /// What has to be written into the session's record.
  package var patch: RecordPatch {
    var patch = RecordPatch()
    switch self {
    case .day(let day): patch.put(.string("\(day)"), at: ["heldOn"])
    case .moment(let moment): patch.put(.string(moment.text), at: ["startedAt"])
    }
    return patch
  }
}

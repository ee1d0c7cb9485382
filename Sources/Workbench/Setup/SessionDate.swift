import JSON
package import Localization
package import Records
import Wording

/// When a session was, as exactly as somebody knows.
package enum SessionDate: Hashable, Sendable {
  case day(CalendarDay)
  case moment(Instant)

  /// Reads `2026-03-02` or `2026-03-02T09:30Z`, seconds allowed; a T or a space stands between.
  ///
  /// - Returns: `nil` for anything else, also for a time of day without Z: nobody could tell of which place.
  package init?(_ typed: String) {
    let text = PlainText.trimmed(typed)
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

  /// As somebody types it whose clock shows this zone.
  package func typed(in zone: LocalZone) -> String {
    switch self {
    case .day(let day): "\(day)"
    case .moment(let moment): zone.typed(moment)
    }
  }

  package static let howToWrite: Sentence =
    "write a day such as 2026-03-02, or with the time on your clock: 2026-03-02 09:30, yesterday 14:00"

  /// Reads a day, or a moment as the person's own clock shows it; what is written in UTC or with an offset stays that.
  ///
  /// - Throws: `FieldText.Fault` for anything else, for a time that the clock skipped, and for a day that has not come
  ///   yet.
  package static func read(
    _ typed: String, in workbench: Workbench
  ) throws(FieldText.Fault) -> SessionDate {
    let text = PlainText.trimmed(typed)
    var date = SessionDate(text)
    if date == nil, let moment = TypedMoment(text) { date = .moment(try workbench.instant(moment)) }
    guard let date else {
      throw FieldText.Fault(problem: "this is no day and no moment", remedy: howToWrite)
    }
    // Where the day begins first, it is fourteen hours ahead.
    let latest = CalendarDay(daysSince1970: (workbench.now + 14 * 3_600_000) / 86_400_000)
    guard date.day <= "\(latest)" else {
      throw FieldText.Fault(
        problem: "this day has not come yet", remedy: "write when the session was")
    }
    return date
  }

  /// What has to be written into the session's record.
  package var patch: RecordPatch {
    var patch = RecordPatch()
    switch self {
    case .day(let day): patch.set(\Session.heldOn, to: "\(day)")
    case .moment(let moment): patch.set(\Session.startedAt, to: moment.text)
    }
    return patch
  }
}

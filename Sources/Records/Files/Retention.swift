import JSON
import Localization
package import Wording

/// Until when the records of one participant may be kept.
package struct RetainedPerson: Hashable, Sendable {
  package let study: String
  /// The whole id.
  package let id: RecordID
  /// The last day on which the records may be kept; of several since a merge, the earliest.
  package let until: CalendarDay
  /// All days that people recorded apart and nobody has settled, in order; empty for one day.
  package let inConflict: [CalendarDay]
  /// Where it is written: a path with line and column.
  package let place: String

  /// - Returns: `nil` for a record without such a day, and for one that was erased.
  package init?(_ record: RecordFile) {
    guard record.file.role == .participant, !record.isErased, record.isSound,
      let study = record.file.study, let id = RecordID(record.file.expectedID),
      let root = record.document?.root, let node = root[key: "consent"]?[key: "retainUntil"]
    else { return nil }
    let all = [node] + root.others(beside: "/consent/retainUntil")
    let days = Set(all.compactMap { $0.string.flatMap { CalendarDay($0) } }).sorted()
    guard let until = days.first else { return nil }
    inConflict = Set(all.map(\.string)).count > 1 ? days : []
    self.study = study
    self.id = id
    self.until = until
    place = "\(record.file.path):\(node.position)"
  }
}

/// Whose records may not be kept any longer, and whose soon may not.
package struct Retention: Sendable {
  /// For how many days before its last one a record is told to be due, and on that day itself.
  package static let notice = 30

  /// Their last day is over; the longest over first.
  package let overdue: [RetainedPerson]
  /// Their last day comes within ``notice`` days; the nearest first.
  package let soon: [RetainedPerson]

  package init(_ people: [RetainedPerson], today: CalendarDay) {
    let people = people.sorted {
      ($0.until, Text($0.study), $0.id) < ($1.until, Text($1.study), $1.id)
    }
    overdue = people.filter { $0.until < today }
    soon = people.filter { (0...Self.notice).contains($0.days(from: today)) }
  }
}

extension RetainedPerson {
  /// How many days are left; negative when the last day is over.
  package func days(from today: CalendarDay) -> Int {
    until.daysSince1970 - today.daysSince1970
  }

  /// Why nothing is erased although the earliest day is over: people recorded several, and nobody has settled which one
  /// was agreed; `nil` if one is recorded.
  package var unsettled: WorkbenchError? {
    guard !inConflict.isEmpty else { return nil }
    let days = inConflict.map { "\($0)" as Sentence }
    return WorkbenchError(
      .invalidData, at: place,
      "\(id.short) is overdue by one of the days that were recorded apart (\(Sentence.list(days))), so nothing is erased",
      fix: "choose the day that was agreed with `kerb team resolve`")
  }
}

package import Localization
package import Records
import Wording

/// Who put something into git, and when, in their own time zone.
package struct Authorship: Hashable, Sendable {
  /// As the mailmap gives it, without anything that could act on a terminal; empty where it gives none.
  private let givenName: String
  package let commit: ObjectID
  package let day: CalendarDay
  /// Minutes since midnight.
  package let minute: Int
  /// Minutes ahead of UTC.
  package let offset: Int
  /// As git writes it: `2026-03-03T14:02:11+01:00`.
  package let timestamp: String

  /// Minutes since the beginning of 1970 in UTC.
  var order: Int { day.daysSince1970 * 1440 + minute - offset }

  /// - Parameter time: As git writes `%aI`: `2026-03-03T14:02:11+01:00`, or with a `Z`.
  init?(name: String, time: String, commit: ObjectID) {
    let digits = Array(time.utf8)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= digits.count,
        digits[range].allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      return digits[range].reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }
    guard let day = CalendarDay(String(decoding: digits.prefix(10), as: UTF8.self)),
      let hour = number(11..<13), let minute = number(14..<16)
    else { return nil }
    let ahead = number(20..<22).map { $0 * 60 + (number(23..<25) ?? 0) } ?? 0
    givenName = Printable.text(name, limit: 60)
    self.commit = commit
    timestamp = Printable.text(time)
    self.day = day
    self.minute = hour * 60 + minute
    offset = digits.count > 19 && digits[19] == UInt8(ascii: "-") ? -ahead : ahead
  }

  /// Who changed a file last, in the commits that lead to one.
  ///
  /// - Parameter path: From the top of the repository on.
  init?(ofLast path: String, in commit: ObjectID, _ git: Git) throws(WorkbenchError) {
    let found = try git.require(["log", "-1", "--format=%H%x1f%aI%x1f%aN", commit.text, "--", path])
    let fields = found.line.split(
      separator: "\u{1f}", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let id = ObjectID(fields[0]) else { return nil }
    self.init(name: String(fields[2]), time: String(fields[1]), commit: id)
  }

  /// What they call themselves, or "somebody".
  package var name: Sentence { givenName.isEmpty ? "somebody" : "\(givenName)" }

  /// "Tuesday 3 March 2026 at 14:02 +01:00".
  package var moment: Sentence {
    let days: [Sentence] = [
      "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
    ]
    let months: [Sentence] = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let weekday = days[(day.daysSince1970 % 7 + 7) % 7]
    let clock = "\(Digits.padded(minute / 60, 2)):\(Digits.padded(minute % 60, 2))"
    return "\(weekday) \(day.day) \(months[day.month - 1]) \(day.year) at \(clock) \(zone)"
  }

  private var zone: String {
    guard offset != 0 else { return "UTC" }
    let (sign, ahead) = offset < 0 ? ("-", -offset) : ("+", offset)
    return "\(sign)\(Digits.padded(ahead / 60, 2)):\(Digits.padded(ahead % 60, 2))"
  }
}

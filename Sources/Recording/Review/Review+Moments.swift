import JSON
import Localization
import Records

/// Notes of several logs that hold one moment count once.
extension Review {
  /// How far apart notes of one moment may be, in milliseconds.
  static let momentWidth = 10_000

  /// The notes of other logs at nearly the same time once their marks are aligned, the nearest first, without those that name this one already.
  package func moments(near key: NoteKey) -> [NoteKey] {
    // What has no time is at no moment.
    guard plan.sources.count > 1, let at = ledger.notes[key]?.at, let start = ledger.index(of: key)
    else { return [] }
    let own = plan.reference(to: key)
    let alignment = plan.alignment
    let time = alignment.time(at, in: key.log)
    var found: [(key: NoteKey, distance: Int)] = []
    func take(_ indices: some Sequence<Int>) {
      for index in indices {
        let other = ledger.order[index]
        guard let their = ledger.notes[other], let theirTime = their.at,
          abs(theirTime - at) <= Self.momentWidth + alignment.widest
        else { return }
        let distance = abs(alignment.time(theirTime, in: other.log) - time)
        let namesThis = their.sameMomentAs.map { Text.isSame($0, own) } ?? false
        if distance <= Self.momentWidth, !Text.isSame(other.log, key.log), !namesThis {
          found.append((other, distance))
        }
      }
    }
    take((0..<start).reversed())
    take((start + 1)..<max(start + 1, ledger.order.count))
    return found.enumerated().sorted { left, right in
      let (a, b) = (left.element.distance, right.element.distance)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element.key)
  }

  /// Follows `/same NOTE`: the note of another log that holds the same moment, by number or time.
  package mutating func same(as typed: String) -> ReviewOutcome {
    guard let current else { return .problem("No note is left to review.") }
    let others = ledger.order.filter { !Text.isSame($0.log, current.log) }
    guard !others.isEmpty else { return .problem("This session has no other log.") }
    let other: NoteKey
    if let number = Int(typed) {
      guard let key = note(number) else { return .problem(missing(number)) }
      other = key
      guard !Text.isSame(other.log, current.log) else {
        return .problem("Note \(number) is in the same log. Name a note of another one.")
      }
    } else if let time = ElapsedTyping.milliseconds(typed), let near = nearest(others, to: time) {
      other = near
    } else {
      return .problem("Name the other note by number or time: `/same 12`, `/same 12m31`.")
    }
    let reference = plan.reference(to: current)
    if let back = ledger.notes[other]?.sameMomentAs, Text.isSame(back, reference) {
      return .problem("That note names this one already. They count once.")
    }
    return answer(.moment(other))
  }

  /// The note of a list that is nearest to a time; one without a time only where none has one.
  func nearest(_ keys: [NoteKey], to time: Int) -> NoteKey? {
    func distance(_ key: NoteKey) -> Int { ledger.notes[key]?.at.map { abs($0 - time) } ?? .max }
    return keys.min { distance($0) < distance($1) }
  }
}

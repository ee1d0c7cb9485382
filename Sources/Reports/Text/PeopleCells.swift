import Localization
import Measures
import Records
import Wording

/// Writes counts of participants for cells.
enum PeopleCells {
  static func people(_ count: Int) -> Sentence { "\(count, "participant", "participants")" }

  /// Participants, and people who are only described if there are any.
  static func count(_ count: PeopleCount) -> Sentence {
    count.described == 0
      ? people(count.participants) : people(count.participants) + ", \(count.described) described"
  }

  static func isMet(_ row: TargetState) -> Sentence {
    if row.uncounted != nil { return "cannot be counted" }
    return row.inRound.isMet ? "yes" : row.inAll.isMet ? "over all rounds only" : "no"
  }

  /// The entries of a list about a participant; "none" only if the participant reported it.
  static func list(_ entries: [Sentence], _ unknown: Unknown?) -> Sentence {
    if let unknown, entries.isEmpty { return "unknown: \(unknown.label)" }
    return entries.isEmpty ? "none" : .joined(entries, "; ")
  }
}

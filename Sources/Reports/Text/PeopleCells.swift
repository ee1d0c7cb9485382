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

  /// How far this round meets a target.
  static func metInRound(_ row: TargetRow) -> Sentence {
    if let uncounted = row.uncounted { return uncounted.words }
    return met(row.metInRound, row) + share(row, row.peopleInRound, of: row.share?.tookPartInRound)
  }

  /// How far all rounds together meet a target.
  static func metInAll(_ row: TargetRow) -> Sentence {
    if let uncounted = row.uncounted { return uncounted.words }
    return met(row.metInAll, row) + share(row, row.peopleInAll, of: row.share?.tookPartInAll)
  }

  static func isMet(_ row: TargetRow) -> Sentence {
    if row.uncounted != nil { return "cannot be counted" }
    return row.isMetInRound ? "yes" : row.isMet ? "over all rounds only" : "no"
  }

  /// The entries of a list about a participant; "none" only if the participant reported it.
  static func list(_ entries: [Sentence], _ unknown: Unknown?) -> Sentence {
    if let unknown, entries.isEmpty { return "unknown: \(unknown.label)" }
    return entries.isEmpty ? "none" : .joined(entries, "; ")
  }

  private static func met(_ count: Int, _ row: TargetRow) -> Sentence {
    PlannedCount.met(count, planned: row.planned, countsSessions: row.countsSessions)
  }

  /// "; share: 3 of 12, at least 30% planned"; nothing for a target without a share.
  private static func share(_ row: TargetRow, _ people: Int, of everybody: Int?) -> Sentence {
    guard let share = row.share, let everybody else { return "" }
    return "; share: \(people) of \(everybody), at least \(share.percent)% planned"
  }
}

/// How many of the participants or sessions that were planned there are.
enum PlannedCount {
  /// "1 of 2 planned participants", "3 sessions, 2 planned".
  static func met(_ met: Int, planned: Int, countsSessions: Bool) -> Sentence {
    if met > planned {
      return countsSessions
        ? "\(met, "session", "sessions"), \(planned) planned"
        : "\(met, "participant", "participants"), \(planned) planned"
    }
    return countsSessions
      ? "\(met) of \(planned, "planned session", "planned sessions")"
      : "\(met) of \(planned, "planned participant", "planned participants")"
  }
}

import Localization

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

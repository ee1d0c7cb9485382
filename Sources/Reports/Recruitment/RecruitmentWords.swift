package import Localization
package import Measures
import Records
import Wording

/// What the recruitment report and the screens say, as plain sentences.
package enum RecruitmentWords {
  /// "2 more people who use VoiceOver, advanced.", and what else there is to say.
  ///
  /// - Returns: `nil` for a target that is met or cannot be counted.
  package static func missing(_ target: TargetState, _ tally: TargetState.Tally) -> Sentence? {
    let shortfall = tally.shortfall
    if tally.isMet || target.uncounted != nil { return nil }
    let share = target.minimumShare ?? 0
    let now: Sentence = "\(tally.people) of \(tally.everybody)"
    guard let byShare = shortfall.byShare else {
      return "Only \(target.wanted.all): planned for all participants, \(now) so far."
    }
    let more = target.wanted.more(shortfall.count)
    return byShare > 0
      ? "\(more): at least \(share)% of all participants planned, \(now) so far." : "\(more)."
  }

  /// "Unknown for 3: 2 not asked, 1 declined."; `nil` where all is known.
  package static func notKnown(_ counts: UnknownCounts) -> Sentence? {
    counts.total > 0
      ? "Unknown for \(counts.total, "participant", "participants"): \(counts.words)." : nil
  }

  /// "1 of 2 planned participants", "3 participants, 2 planned", with the share where one is planned; or "cannot be counted: …".
  package static func met(_ target: TargetState, _ tally: TargetState.Tally) -> Sentence {
    if let uncounted = target.uncounted { return uncounted.words }
    let number = PlannedCount.met(
      tally.met, planned: target.planned, countsSessions: target.countsSessions)
    guard let share = target.minimumShare else { return number }
    return "\(number); share: \(tally.people) of \(tally.everybody), at least \(share)% planned"
  }

  /// Values and targets of which there are many.
  package static func over(_ recruitment: Recruitment) -> [Sentence] {
    recruitment.overRepresented.map { $0.spread.overClaim($0.value, round: recruitment.round) }
      + recruitment.overfilled.map { $0.overClaim(round: recruitment.round) }
  }

  /// The rule by which something is called over-represented.
  package static let overRule: Sentence = """
    A value is listed if more than two thirds of at least 4 participants share it for whom it is known; \
    a target, if it has more than twice the planned people while another target is open.
    """
}

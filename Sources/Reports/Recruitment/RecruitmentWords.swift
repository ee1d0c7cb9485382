package import Localization
package import Measures
import Records
import Wording

/// What the recruitment report and the screens say, as plain sentences.
package enum RecruitmentWords {
  package static func warning(
    _ warning: RecruitmentWarning, _ recruitment: Recruitment
  ) -> Sentence {
    let (people, round) = (recruitment.people, recruitment.round)
    func none(_ kind: PeopleKind, _ unknown: Int) -> Sentence {
      Sentence(PeopleNone(round: round, [kind], unknown: unknown, of: people.inRound))
    }
    return switch warning {
    case .nobodyTookPart:
      Sentence(
        RoundParticipants(round: round, participants: 0, sessions: people.sessionsInRound))
    case .noAssistiveTechnology(let unknown, _): none(.technology(nil), unknown)
    case .noLowSkill(_, let unknown, _): none(.lowSkill, unknown)
    }
  }

  /// "2 more people who use VoiceOver, advanced.", and what else there is to say.
  ///
  /// - Returns: `nil` for a target that is met or cannot be counted.
  package static func missing(_ target: TargetState, _ tally: TargetState.Tally) -> Sentence? {
    let shortfall = tally.shortfall
    if shortfall.isMet || target.uncounted != nil { return nil }
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
      tally.met, planned: target.minimum, countsSessions: target.countsSessions)
    guard let share = target.minimumShare else { return number }
    return "\(number); share: \(tally.people) of \(tally.everybody), at least \(share)% planned"
  }

  /// How many targets are met, of those that can be counted.
  package static func quota(_ recruitment: Recruitment) -> Sentence {
    let counted = recruitment.targets.filter { $0.uncounted == nil }
    return Sentence(
      TargetsMet(
        round: recruitment.round, met: counted.count { $0.inRound.shortfall.isMet },
        metInAllRounds: counted.count { $0.inAll.shortfall.isMet },
        targets: recruitment.targets.count, uncounted: recruitment.targets.count - counted.count))
  }

  /// Values and targets of which there are many.
  package static func over(_ recruitment: Recruitment) -> [Sentence] {
    recruitment.overRepresented.map {
      Sentence(PeopleOver($0.spread, $0.value, round: recruitment.round))
    } + recruitment.overfilled.map { Sentence(TargetOver($0, round: recruitment.round)) }
  }

  /// The rule by which something is called over-represented.
  package static let overRule: Sentence = """
    A value is listed if more than two thirds of at least 4 participants share it for whom it is known; \
    a target, if it has more than twice the planned people while another target is open.
    """
}

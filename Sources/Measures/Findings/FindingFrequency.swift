package import Localization
package import Statistics

/// How many participants a finding affected in one round, of those whom it could affect; no measure of severity.
package struct FindingFrequency: Sendable {
  /// Where a participant had to be in order to be affected.
  package enum Exposure: String, Hashable, Sendable {
    /// At one of the tasks that the finding names.
    case tasks
    /// On one of the screens that the finding names.
    case screens
    /// At one of the tasks during which notes show it: the finding names none.
    case notedTasks
    /// Anywhere: neither the finding nor its notes say where.
    case tookPart
  }

  /// Affected participants, of those who could be: the exposed ones.
  package let count: SuccessCount
  package let exposure: Exposure
  /// "tried “Pay by card”", "got to “Pay”", "took part".
  package let exposureWords: Sentence
  /// Whom it can concern; `nil` if it can concern anybody.
  package let whom: ConcernWords?
  /// Affected participants who are not recorded as ones who could be; they are not among the exposed.
  package let metBeyond: Int
  /// Other participants for whom it is unknown whether they could be affected; they are not among the exposed.
  package let notKnown: Int
  /// All participants of the round.
  package let tookPart: Int
  /// Whether a counted note supports the finding: otherwise nothing was counted.
  package let isCounted: Bool
  /// Moments that show it in sessions that name nobody; they count for nobody.
  package let ofNobodyNamed: Int
  /// Adjusted Wald, 95 %, two-sided; `nil` if nobody could be affected, and if nothing was counted.
  package let interval: Interval<Proportion>?

  /// Exposed participants in the order of their numbers in the register, and whether each was affected, to set beside
  /// another round.
  let exposedPeople: [(person: Int?, value: Bool)]

  /// Affected participants among the exposed.
  package var met: Int { count.successes }
  /// All affected participants.
  package var metByAll: Int { met + metBeyond }
  package var exposed: Int { count.attempts.count }

  /// Whether a share in per cent would say anything; below that the count says all there is.
  package var hasShare: Bool { isCounted && Minimum.share.isReached(by: exposed) }

  /// "affected 2 of 2 participants who use VoiceOver and got to “Pay”; 2 of 6 who took part".
  package var words: Sentence {
    guard isCounted else { return exposedOnly }
    var words = exposedOnly
    // Both numbers, unless they are one.
    if tookPart > 0, exposed != tookPart || whom != nil {
      words += "; \(metByAll) of \(tookPart) who took part"
    }
    if notKnown > 0 { words += "; unknown for \(notKnown, "participant", "participants")" }
    if ofNobodyNamed > 0 {
      words +=
        "; \(ofNobodyNamed, "further moment", "further moments") of sessions without named participants"
    }
    return words
  }

  /// The same without the participants who could not be affected.
  package var exposedOnly: Sentence {
    guard isCounted else { return "not counted: no counted note supports it" }
    guard exposed > 0 else {
      let none: Sentence = "no participants known who \(condition(2))"
      return metBeyond > 0
        ? none + "; affected \(metBeyond, "participant", "participants") not recorded as such"
        : none
    }
    let beyond: Sentence =
      metBeyond > 0 ? "; and \(metBeyond, "participant", "participants") not recorded as such" : ""
    return "affected \(met) of \(exposed, "participant", "participants") who \(condition(exposed))"
      + beyond
  }

  private func condition(_ people: Int) -> Sentence {
    guard let whom else { return exposureWords }
    return "\(people == 1 ? whom.singular : whom.plural) and \(exposureWords)"
  }
}

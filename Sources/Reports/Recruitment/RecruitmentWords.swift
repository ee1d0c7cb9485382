package import Localization
package import Measures
import Records
import Statistics
import Wording

/// What the recruitment report and the screens say, as plain sentences.
package enum RecruitmentWords {
  package static func warning(
    _ warning: RecruitmentWarning, _ recruitment: Recruitment
  ) -> Sentence {
    let round: Sentence =
      recruitment.rounds.count > 1 ? recruitment.round.map { " in round \($0)" } ?? "" : ""
    switch warning {
    case .nobodyTookPart where recruitment.people.sessionsInRound > 0:
      return
        "No session\(round) names anybody. Without people nothing here says whom the product works for."
    case .nobodyTookPart:
      return
        "Nobody took part\(round). Without people nothing here says whom the product works for."
    case .noAssistiveTechnology(let notKnown, let others):
      let absence = KnownAbsence(notKnown: notKnown, of: recruitment.people.inRound)
      return
        "\(absence.technology(round)) Nothing here says how the product works with it.\(inOthers(others))"
    case .noLowSkill(_, let notPlaced, let others):
      let absence = KnownAbsence(notKnown: notPlaced, of: recruitment.people.inRound)
      return "\(absence.lowSkill(round))\(inOthers(others))"
    }
  }

  private static func inOthers(_ count: Int) -> Sentence {
    count == 0 ? "" : " Over all rounds it is known of \(count, "person", "people")."
  }

  /// "2 more people who use VoiceOver, advanced.", and what else there is to say.
  ///
  /// - Returns: `nil` for a target that is met or cannot be counted.
  package static func missing(_ target: TargetState, _ tally: TargetState.Tally) -> Sentence? {
    let shortfall = tally.shortfall
    if shortfall.isMet || target.uncounted != nil { return nil }
    let share = target.minimumShare ?? 0
    let now: Sentence = "\(tally.people) of \(tally.everybody, "person", "people")"
    guard let byShare = shortfall.byShare else {
      return "Only \(target.wanted.all): the plan is all who take part, and it is \(now)."
    }
    let more = target.wanted.more(shortfall.count)
    return byShare > 0
      ? "\(more): the plan is at least \(share) % of all who take part, and it is \(now)."
      : "\(more)."
  }

  /// "Of 3 people it is not known whether they count: 2 not asked, 1 declined."; `nil` where all is known.
  package static func notKnown(_ counts: UnknownCounts) -> Sentence? {
    guard counts.total > 0 else { return nil }
    let who = Sentence.count(counts.total, "person", "people")
    let they: Sentence = counts.total == 1 ? "whether that person counts" : "whether they count"
    return "Of \(who) it is not known \(they): \(counts.words)."
  }

  /// "1 of 2 planned people", "3 people, 2 planned", with the share where one is planned; or "cannot be counted: …".
  package static func met(_ target: TargetState, _ tally: TargetState.Tally) -> Sentence {
    if let uncounted = target.uncounted { return uncounted.words }
    let number = PlannedCount.met(
      tally.met, planned: target.minimum, countsSessions: target.countsSessions)
    guard let share = target.minimumShare else { return number }
    return "\(number); share: \(tally.people) of \(tally.everybody), at least \(share) % planned"
  }

  /// "“Voice users”: cannot be counted: it has only a label."
  package static func uncounted(_ target: TargetState) -> Sentence? {
    target.uncounted.map { "\(target.label): \($0.words)." }
  }

  /// How many targets are met, with what cannot be counted and what may not be told left out.
  package static func quota(_ recruitment: Recruitment) -> Sentence {
    guard !recruitment.targets.isEmpty else { return "The study has no recruitment targets." }
    let counted = recruitment.targets.filter { $0.uncounted == nil }
    let uncounted = recruitment.targets.count - counted.count
    let left: Sentence =
      uncounted == 0 ? "" : "\(uncounted, "target", "targets") cannot be counted."
    return counted.isEmpty
      ? left : Sentence.joined([quota(recruitment, counted), left].filter { !$0.isEmpty }, " ")
  }

  private static func quota(_ recruitment: Recruitment, _ targets: [TargetState]) -> Sentence {
    let shown = targets.filter { !$0.isHidden(in: recruitment.edition) }
    let shownInAll = targets.filter { !$0.isHiddenInAll(in: recruitment.edition) }
    let met = shown.count { $0.inRound.shortfall.isMet }
    let metInAll = shownInAll.count { $0.inAll.shortfall.isMet }
    let hidden = targets.count - shown.count
    guard !shown.isEmpty else {
      return
        "\(hidden, "target is", "targets are") not told for so few people."
    }
    let all = Sentence.count(shown.count, "target", "targets")
    var text: Sentence = "\(met) of \(all) met in this round"
    if recruitment.rounds.count > 1 {
      text += ", \(metInAll) of \(shownInAll.count) over all rounds"
    }
    text += "."
    if hidden > 0 {
      text +=
        " \(hidden, "target is", "targets are") not told for so few people."
    }
    return text
  }

  /// A minimum that is commonly advised, with what there is.
  package static func minimum(_ minimum: CommonMinimum) -> Sentence {
    let tally = minimum.inRound
    let known: Sentence =
      "\(tally.met) of \(tally.known, "person", "people") of whom it is known"
    let unknown: Sentence = tally.notKnown > 0 ? " Of \(tally.notKnown) it is not known." : ""
    let lacking: Sentence =
      tally.missing > 0
      ? " \(tally.missing, "more person", "more people") would reach it."
      : tally.known == 0 ? "" : " It is reached."
    switch minimum.kind {
    case .accessNeeds:
      return
        "Access needs: \(known). At least one in five is commonly advised.\(lacking)\(unknown)"
    case .lowSkill:
      return
        "Low digital skill: \(known). For a public service, half is commonly advised.\(lacking)\(unknown)"
    }
  }

  /// "5 of 6 people of whom it is known have a need in seeing."
  package static func over(_ spread: Spread, _ value: Spread.Value) -> Sentence {
    let isNone = value.label == Spread.noneLabel
    let what: Sentence =
      switch spread.attribute {
      case .needs: isNone ? "have no need" : "have a need in \(value.label)"
      case .assistiveTechnology:
        isNone ? "use no assistive technology" : "use \(value.label)"
      case .digitalSkill: "stand at \(value.label) on \(spread.title)"
      case .ageBand: "are aged \(value.label)"
      case .firstLanguage: "have \(value.label) as their first language"
      case .circumstances:
        isNone ? "have no lasting circumstance" : "live with this: \(value.label)"
      }
    return "\(value.inRound) of \(spread.inRound.known) people of whom it is known \(what)."
  }

  package static func overfilled(_ target: TargetState) -> Sentence {
    "\(target.label): \(target.inRound.met, "person", "people"), \(target.minimum) planned, while other targets are open."
  }

  /// The rule by which something is called over-represented.
  package static let overRule: Sentence = """
    A value is listed when more than two thirds of at least \(Spread.leastKnown) people of whom it is known share it; \
    a target, when it has more than twice the planned people while another target is open.
    """

  /// How mixed people are, in words; `nil` where there is no index.
  package static func mixture(_ base: Spread.Base) -> Sentence? {
    guard let index = base.index, index.sampleSize.count > 1 else { return nil }
    return
      "Two people drawn at random, the first put back, differ with a probability of \(index.value.words); \(index.attainableMaximum.words) is the most that \(index.sampleSize.count) people in \(index.categories) categories can reach (\(BlauIndex.name), \(index.sampleSize.description))."
  }
}

package import Localization
import Records

/// The statements of a finding, which every report prints.
extension MeasuredFinding {
  /// What became of it: "new in round 1, fixed in round 2, confirmed by retest with affected participants: 2 of 2 got
  /// through".
  package var status: Sentence {
    var states = rounds.map(state)
    if states.isEmpty { states = [part.label] }
    if part == .notRetested, let round, latest?.state == nil {
      states[states.count - 1] = Sentence(FindingNotRetested(finding: key, round: round))
    }
    let history = Sentence.joined(states, ", ")
    return barriersAgainst == 0 ? history : history + "; " + strengthContradicted
  }

  /// The recorded state of one round; for a recorded fix what it rests on.
  package func state(_ row: FindingRound) -> Sentence {
    if let fix, fix.round == row.round { return fix.claim(of: key) }
    return Sentence(FindingStateClaim(finding: key, round: row.round, state: row.state?.id))
  }

  /// How it stands in the reported round, in the fewest words.
  package var standingInShort: Sentence {
    if let fix { return fix.claim(of: key) }
    if part == .notRetested, let round {
      return Sentence(FindingNotRetested(finding: key, round: round))
    }
    return recorded.map(state) ?? latest.map(state) ?? part.label
  }

  /// The same, with what became of the participants affected before.
  package var standing: Sentence {
    let state = standingInShort
    guard fix == nil, part != .notRetested, kind != .strength, let latest,
      let retest = retest(latest)
    else { return state }
    return state + "; round \(latest.round): " + retest
  }

  /// Barriers of the round at the criteria of a strength.
  package var strengthContradicted: Sentence {
    Sentence(StrengthContradicted(finding: key, round: round, barriers: barriersAgainst))
  }

  /// "F05 Large text hides the price".
  package var name: Sentence { field("title", [title], as: "\(id.short) \(title)") }

  /// What the file holds in a field, in words of a report.
  package func field(_ field: String, _ values: [String], as words: Sentence) -> Sentence {
    Sentence(FindingField(finding: key, field: field, values: values, sentence: words))
  }

  /// How many participants it affected in a round, of those whom it could; `nil` in a redacted value.
  ///
  /// - Parameter isShort: Without the participants who could not be affected.
  package func frequency(_ row: FindingRound, isShort: Bool = false) -> Sentence? {
    guard let frequency = row.frequency else { return nil }
    guard frequency.isCounted else {
      return Sentence(FindingUncounted(finding: key, round: row.round))
    }
    let claim = FindingFrequencyClaim(
      finding: key, round: row.round, affected: frequency.met, exposed: frequency.exposed,
      beyond: frequency.metBeyond, unknown: frequency.notKnown, participants: frequency.tookPart,
      sentence: frequency.words)
    return isShort ? Sentence(claim, as: frequency.exposedOnly) : Sentence(claim)
  }

  /// How the round went for participants affected before; `nil` for the first round, and in a redacted value.
  package func retest(_ row: FindingRound) -> Sentence? {
    guard let retest = row.retest, retest.affectedBefore > 0 else { return nil }
    return Sentence(
      FindingRetestClaim(
        finding: key, round: row.round, cameBack: retest.cameBack, gotThrough: retest.gotThrough,
        others: retest.others))
  }

  /// "severity 3 to 4", or that it is not rated; `nil` for a strength.
  package var severityRange: Sentence? {
    if kind == .strength { return nil }
    guard let severity else { return Sentence(FindingUnrated(finding: key)) }
    return Sentence(
      FindingSeverity(
        finding: key, low: severity.low.rawValue, high: severity.high.rawValue,
        raters: severity.ratings.count))
  }

  /// "moderator 3 of 4, serious; expert 2 of 4, slows; mean 2.5 (2 to 3, 2 raters)"; `nil` for a strength.
  package var ratings: Sentence? {
    if kind == .strength { return nil }
    guard let severity else { return Sentence(FindingUnrated(finding: key)) }
    let each = severity.ratings.map { rating -> Sentence in
      "\(rating.rater) " + rating.severity.words
    }
    return Sentence(ratings(severity, "severity: " + Sentence.joined(each, "; ")))
  }

  /// "mean severity 3.5 (3 to 4, 2 raters)"; `nil` for fewer than two ratings.
  package var meanSeverity: Sentence? {
    guard let severity, let mean = severity.mean else { return nil }
    return Sentence(ratings(severity, "mean severity \(mean.words)"))
  }

  private func ratings(_ severity: SeverityRatings, _ words: Sentence) -> FindingRatings {
    FindingRatings(
      finding: key,
      ratings: severity.ratings.map { .init(rater: $0.rater, severity: $0.severity.rawValue) },
      low: severity.low.rawValue, high: severity.high.rawValue, sentence: words)
  }

  /// The worst impact on a participant up to the reported round; `nil` for a strength and in a redacted value.
  package var worstImpact: Sentence? {
    guard kind != .strength, moments > 0 else { return nil }
    return Sentence(
      FindingImpact(finding: key, round: round, worst: impacts.worst?.rawValue))
  }

  /// The worst impact by need and by technology, a statement a group.
  package var impactsByGroup: [Sentence] {
    guard kind != .strength else { return [] }
    return
      (impacts.byNeed.map { ($0.group.label, $0.people, $0.worst) }
      + impacts.byTechnology.map { ($0.group.label, $0.people, $0.worst) })
      .map { group, people, worst in
        Sentence(
          FindingImpactOn(
            finding: key, group: group, participants: people, worst: worst?.rawValue))
      }
  }

  /// How many moments support it, and how many linked notes are not counted; `nil` in a redacted value.
  package var evidence: Sentence? {
    guard edition == .team else { return nil }
    return Sentence(
      FindingEvidenceClaim(
        finding: key, round: round, moments: moments, notCounted: notesLeftOut))
  }

  package func moments(_ row: FindingRound) -> Sentence {
    Sentence(FindingMoments(finding: key, round: row.round, moments: row.moments))
  }

  /// Participants whom notes of the round show without the problem; `nil` for none.
  package func unaffected(_ row: FindingRound) -> Sentence? {
    guard row.withoutTrouble > 0 else { return nil }
    return Sentence(
      FindingUnaffected(finding: key, round: row.round, participants: row.withoutTrouble))
  }

  /// Affected participants by their numbers, in words of a report; `nil` in the sharing edition, and for none.
  package func affected(as words: (Sentence) -> Sentence) -> Sentence? {
    guard !affected.isEmpty else { return nil }
    return Sentence(
      FindingAffected(
        finding: key, round: round, participants: affected.map(\.string),
        sentence: words(.list(affected.map(\.short), .or))))
  }

  /// A note of it, in words of a report.
  package func note(_ facts: NoteFacts, as words: Sentence) -> Sentence {
    Sentence(
      FindingNote(
        finding: key, round: facts.round,
        note: edition == .team ? "\(facts.session.string)/\(facts.observation)" : nil,
        participants: facts.participants.map(\.string), impact: facts.impact?.rawValue,
        sentence: words))
  }

  /// Words of it, in words of a report.
  package func quote(_ quote: FindingQuote, as words: Sentence) -> Sentence {
    Sentence(
      FindingNote(
        finding: key, round: quote.round, note: quote.note,
        participants: quote.participant.map { [$0.string] } ?? [], impact: nil, sentence: words))
  }

  /// Notes whose words may not be printed; `nil` for none.
  package var withheld: Sentence? {
    let withheld =
      quotesWithheld
      + supporting.count {
        switch $0.words {
        case .noPermissionToQuote, .notShared: true
        case .account, .quote: false
        }
      }
    guard withheld > 0 else { return nil }
    return Sentence(FindingWithheld(finding: key, round: round, notes: withheld))
  }
}

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
      states[states.count - 1] = notRetested(round)
    }
    let history = Sentence.joined(states, ", ")
    return barriersAgainst == 0 ? history : history + "; " + strengthContradicted
  }

  /// The recorded state of one round; for a recorded fix what it rests on.
  package func state(_ row: FindingRound) -> Sentence {
    if let fix, fix.round == row.round { return fix.claim(of: key) }
    return .claim(
      "finding.state", ["finding": key, "round": row.round, "state": row.state?.id],
      row.state.map { "\($0.label) in round \(row.round)" }
        ?? "no state recorded in round \(row.round)")
  }

  /// How it stands in the reported round, in the fewest words.
  package var standingInShort: Sentence {
    if let fix { return fix.claim(of: key) }
    if part == .notRetested, let round { return notRetested(round) }
    return recorded.map(state) ?? latest.map(state) ?? part.label
  }

  private func notRetested(_ round: Int) -> Sentence {
    .claim(
      "finding.notRetested", ["finding": key, "round": round], "not retested in round \(round)")
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
    .claim(
      "finding.strengthContradicted",
      ["finding": key, "round": round, "barriers": barriersAgainst],
      barriersAgainst.map {
        "\($0, "barrier", "barriers") noted at the same criteria in this round"
      } ?? "barriers noted at the same criteria in this round")
  }

  /// "F05 Large text hides the price".
  package var name: Sentence { field("title", [title], as: "\(id.short) \(title)") }

  /// What the file holds in a field, in words of a report.
  package func field(_ field: String, _ values: [String], as words: Sentence) -> Sentence {
    .claim("finding.field", ["finding": key, "field": field, "values": values], words)
  }

  /// How many participants it affected in a round, of those whom it could; `nil` in a redacted value.
  ///
  /// - `isShort`: Without the participants who could not be affected.
  package func frequency(_ row: FindingRound, isShort: Bool = false) -> Sentence? {
    guard let frequency = row.frequency else { return nil }
    guard frequency.isCounted else {
      return .claim("finding.uncounted", ["finding": key, "round": row.round], frequency.words)
    }
    let claim = Sentence.claim(
      "finding.frequency",
      [
        "finding": key, "round": row.round, "affected": frequency.met,
        "exposed": frequency.exposed, "beyond": frequency.metBeyond,
        "unknown": frequency.notKnown, "participants": frequency.tookPart,
      ], frequency.words)
    return isShort ? claim.worded(frequency.exposedOnly) : claim
  }

  /// That no problem that may still be there affected more participants in a round.
  package var affectedMost: Sentence? {
    guard let row = lastTried, let frequency = row.frequency else { return nil }
    return .claim(
      "finding.most", ["finding": key, "round": row.round, "affected": frequency.metByAll],
      "no problem affected more in round \(row.round)")
  }

  /// How the round went for participants affected before; `nil` for the first round, and in a redacted value.
  package func retest(_ row: FindingRound) -> Sentence? {
    guard let retest = row.retest, retest.affectedBefore > 0 else { return nil }
    var words = retest.returned.words
    if retest.others > 0 {
      words += "; \(retest.others, "other participant", "other participants") affected"
    }
    return .claim(
      "finding.retest",
      [
        "finding": key, "round": row.round, "cameBack": retest.returned.cameBack,
        "gotThrough": retest.returned.gotThrough, "notKnown": retest.returned.notKnown,
        "others": retest.others,
      ], words)
  }

  /// "severity 3 to 4", or that it is not rated; `nil` for a strength.
  package var severityRange: Sentence? {
    guard let severity else { return unrated }
    let (low, high) = (severity.low.rawValue, severity.high.rawValue)
    return .claim(
      "finding.severity",
      ["finding": key, "low": low, "high": high, "raters": severity.ratings.count],
      low == high ? "severity \(low)" : "severity \(low) to \(high)")
  }

  private var unrated: Sentence? {
    kind == .strength
      ? nil : .claim("finding.unrated", ["finding": key], "severity: not rated")
  }

  /// "severity: moderator 3 of 4, serious; expert 2 of 4, slows"; `nil` for a strength.
  package var ratings: Sentence? {
    guard let severity else { return unrated }
    let each = severity.ratings.map { rating -> Sentence in
      "\(rating.rater) " + rating.severity.words
    }
    return ratings(severity, "severity: " + Sentence.joined(each, "; "))
  }

  /// "mean severity 3.5 (3 to 4, 2 raters)"; `nil` for fewer than two ratings.
  package var meanSeverity: Sentence? {
    severity.flatMap { severity in
      severity.mean.map { ratings(severity, "mean severity \($0)") }
    }
  }

  private func ratings(_ severity: SeverityRatings, _ words: Sentence) -> Sentence {
    .claim(
      "finding.ratings",
      [
        "finding": key, "ratings": severity.ratings, "low": severity.low.rawValue,
        "high": severity.high.rawValue,
      ], words)
  }

  /// The worst impact on a participant up to the reported round; `nil` for a strength and in a redacted value.
  package var worstImpact: Sentence? {
    guard kind != .strength, moments > 0 else { return nil }
    return .claim(
      "finding.impact", ["finding": key, "round": round, "worst": impacts.worst?.rawValue],
      impacts.worst.map { "worst impact \($0.words)" } ?? "worst impact: not recorded")
  }

  /// The worst impact by need and by technology, a statement a group.
  package var impactsByGroup: [Sentence] {
    guard kind != .strength else { return [] }
    return (impacts.byNeed + impacts.byTechnology).map { row in
      let (group, people) = (row.group.label, row.people)
      let impact = row.worst?.words ?? "impact not recorded"
      return .claim(
        "finding.impactOn",
        ["finding": key, "group": group, "participants": people, "worst": row.worst?.rawValue],
        "\(group): \(impact) (\(people, "participant", "participants"))")
    }
  }

  /// How many moments support it, and how many linked notes are not counted; `nil` in a redacted value.
  package var evidence: Sentence? {
    guard edition == .team else { return nil }
    var words: Sentence =
      moments > 0
      ? "evidence: \(moments, "moment", "moments")" : "evidence: no counted note supports it"
    if notesLeftOut > 0 {
      words +=
        "; \(notesLeftOut, "linked note is", "linked notes are") not counted here"
    }
    return .claim(
      "finding.evidence",
      ["finding": key, "round": round, "moments": moments, "notCounted": notesLeftOut], words)
  }

  /// How many moments of one round support it.
  package func moments(_ row: FindingRound) -> Sentence {
    .claim(
      "finding.moments", ["finding": key, "round": row.round, "moments": row.moments],
      row.moments == 0
        ? "no counted note in round \(row.round)"
        : "\(row.moments, "moment", "moments") in round \(row.round)")
  }

  /// That no counted note of the reported round supports a strength; `nil` for others, and in the sharing edition.
  package var withoutSupport: Sentence? {
    guard kind == .strength, edition == .team, let latest, latest.moments == 0 else { return nil }
    return moments(latest)
  }

  /// What speaks against a strength: that it became worse, has no counted note, or that there are barriers at its criteria.
  package var doubts: [Sentence] {
    guard kind == .strength else { return [] }
    return [
      recorded.flatMap { $0.state == .worse ? state($0) : nil }, withoutSupport,
      barriersAgainst == 0 ? nil : strengthContradicted,
    ].compactMap(\.self)
  }

  /// Participants whom notes of the round show without the problem; `nil` for none.
  package func unaffected(_ row: FindingRound) -> Sentence? {
    let people = row.withoutTrouble
    guard people > 0 else { return nil }
    return .claim(
      "finding.unaffected", ["finding": key, "round": row.round, "participants": people],
      "\(people, "participant", "participants") noted without the problem")
  }

  /// Affected participants by their numbers, in words of a report; `nil` in the sharing edition, and for none.
  package func affected(as words: (Sentence) -> Sentence) -> Sentence? {
    guard !affected.isEmpty else { return nil }
    return .claim(
      "finding.affected",
      ["finding": key, "round": round, "participants": affected.map(\.string)],
      words(.list(affected.map(\.short), .or)))
  }

  /// A note of it, in words of a report.
  package func note(_ facts: NoteFacts, as words: Sentence) -> Sentence {
    note(
      edition == .team ? facts.reference : nil, facts.round,
      facts.participants, facts.impact, words)
  }

  /// Words of it, in words of a report.
  package func quote(_ quote: FindingQuote, as words: Sentence) -> Sentence {
    note(quote.note, quote.round, [quote.participant].compactMap(\.self), nil, words)
  }

  private func note(
    _ note: String?, _ round: Int, _ people: [RecordID], _ impact: Impact?, _ words: Sentence
  ) -> Sentence {
    .claim(
      "finding.note",
      [
        "finding": key, "round": round, "note": note, "participants": people.map(\.string),
        "impact": impact?.rawValue,
      ], words)
  }

  /// Notes whose words may not be printed; `nil` for none.
  package var withheld: Sentence? {
    let withheld = quotesWithheld + supporting.count { $0.words.shown == nil }
    guard withheld > 0 else { return nil }
    return .claim(
      "finding.withheld", ["finding": key, "round": round, "notes": withheld],
      "words of \(withheld, "note", "notes") withheld: no permission to quote")
  }
}

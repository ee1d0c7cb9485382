package import Localization
package import Records

/// Every finding of a study as it stands in one round, with what the notes say for and against it.
///
/// Findings stand in the order of a report: its parts, within a part the most severe first, as ``FindingOrder`` says.
/// Pilot sessions and participants who withdrew are excluded.
package struct FindingsSummary: Sendable {
  package let study: RecordID
  package let title: String
  package let hasInventedPeople: Bool
  /// Participants of the reported round whose consent to observation is not recorded. They count.
  package let consentNotRecorded: Int
  package let edition: Edition
  /// The reported round; `nil` while no session counts.
  package let round: Int?
  /// Every round with a counted session, in order.
  package let rounds: [Int]
  /// Sessions of the reported round.
  package let sessions: Int
  /// Of these, the ones that name nobody.
  package let unnamedSessions: Int
  /// Of these, the ones in which nothing is recorded.
  package let recordGaps: RecordGaps
  /// Participants of the reported round.
  package let participants: Int
  package let findings: [MeasuredFinding]
  /// Findings that only rounds after the reported one know; they are left out.
  package let laterFindings: Int
  /// Barriers of the reported round and earlier ones that are linked to no problem, session by session.
  package let looseBarriers: [LooseBarriers]
  package let outside: OutsideFindings
  /// Failures of experts and tools, and barriers of these and of published sources, in the reported round; a finding cannot
  /// name them.
  package let evidenceTroubles: [EntryFacts]

  package func findings(in part: FindingPart) -> [MeasuredFinding] {
    findings.filter { $0.part == part }
  }

  /// Problems that may still be there, the most severe first: open ones, those not retested, and fixes without a
  /// confirming retest.
  package var remaining: [MeasuredFinding] {
    findings.filter(\.part.mayRemain).sorted(by: FindingOrder.isMoreSevere)
  }

  /// The open problem that stands first by ``FindingOrder``, whether WCAG names it or not.
  package var mostSevereOpen: MeasuredFinding? {
    findings.filter { $0.part == .open || $0.part == .beyondWcag }
      .min(by: FindingOrder.isMoreSevere)
  }

  /// Recorded as fixed, and contradicted by notes.
  package var contradicted: [MeasuredFinding] { findings.filter(\.isContradicted) }

  /// How many barriers are linked to no problem, in all rounds up to the reported one.
  package var looseBarrierCount: Int { looseBarriers.reduce(0) { $0 + $1.count } }

  /// "3 findings: 2 open; 1 strength".
  package var counts: Sentence { findings.counts(round) }
}

extension [MeasuredFinding] {
  /// "3 findings: 2 open; 1 strength".
  package func counts(_ round: Int?) -> Sentence {
    let parts = FindingPart.allCases.compactMap { part -> Sentence? in
      let count = count { $0.part == part }
      return count > 0 ? part.claim(count, round: round) : nil
    }
    let total = Sentence.claim(
      "finding.total", ["round": round, "findings": count],
      isEmpty ? "no findings yet; this is not a pass" : "\(count, "finding", "findings")")
    return parts.isEmpty ? total : total + ": " + .joined(parts, "; ")
  }
}

/// Barriers and failures of a round that no finding holds.
package struct OutsideFindings: Hashable, Sendable {
  package let round: Int?
  /// Barriers with an impact other than 0 that support no problem, in the reported round.
  package let barriers: Int
  /// The same in earlier rounds; 0 in a redacted value.
  package private(set) var earlier: Int
  /// `nil` if no impact is recorded.
  package let worst: Impact?
  /// Whether each barrier has a recorded impact.
  let hasEveryImpact: Bool
  /// `nil` in a redacted value, which prints no number of barriers either.
  package private(set) var participants: Int?
  /// Of the barriers, those in sessions that name nobody; `nil` in a redacted value.
  package private(set) var unnamed: Int?
  /// Moments of tiredness or distress in the reported round that support no problem, impact 0 left out; 0 in a redacted
  /// value.
  package private(set) var distress: Int
  /// Failures and barriers in expert, tool and documented evidence of the round, or of no round.
  package let entries: Int
  /// The same of earlier rounds.
  package let entriesEarlier: Int

  package var isEmpty: Bool {
    barriers == 0 && earlier == 0 && distress == 0 && entries == 0 && entriesEarlier == 0
  }

  /// The barriers; `nil` for none.
  package var barriersClaim: Sentence? {
    guard barriers > 0 else { return nil }
    // Their number could tell how many participants met one: it stays with the number of participants.
    let told = participants == nil ? nil : barriers
    let count: Sentence =
      told.map { "\($0, "barrier", "barriers") linked to no problem" }
      ?? "barriers linked to no problem"
    let impact: Sentence =
      worst.map {
        hasEveryImpact ? "worst impact \($0.words)" : "worst recorded impact \($0.words)"
      } ?? "worst impact not recorded"
    var people: Sentence = ""
    if let participants {
      people =
        participants > 0
        ? ", \(participants, "participant", "participants")" : ", no named participants"
      if let unnamed, unnamed > 0, participants > 0 {
        people += " and \(unnamed, "barrier", "barriers") in sessions without names"
      }
    }
    return .claim(
      "barriers.outside",
      [
        "round": round, "barriers": told, "worst": worst?.rawValue, "participants": participants,
        "unnamed": unnamed,
      ], count + ": " + impact + people)
  }

  /// Barriers of earlier rounds; `nil` for none.
  package var barriersEarlier: Sentence? {
    guard earlier > 0 else { return nil }
    return .claim(
      "barriers.earlier", ["round": round, "barriers": earlier],
      "\(earlier, "barrier", "barriers") of earlier rounds linked to no problem")
  }

  /// Tiredness and distress; `nil` for none.
  package var distressClaim: Sentence? {
    guard distress > 0 else { return nil }
    return .claim(
      "distress.outside", ["round": round, "moments": distress],
      "tiredness or distress noted \(distress, "time", "times"), linked to no problem")
  }

  /// What sessions show and no problem holds.
  package var sessionClaims: [Sentence] {
    [barriersClaim, barriersEarlier, distressClaim].compactMap(\.self)
  }

  /// The evidence, with that of earlier rounds; `nil` for none.
  package var entriesClaim: Sentence? {
    guard entries > 0 else { return entriesEarlierClaim }
    let here: Sentence = .claim(
      "evidence.trouble", ["round": round, "entries": entries],
      "\(entries, "failure or barrier", "failures and barriers") in expert, tool and documented evidence"
    )
    return entriesEarlierClaim.map { here + ", " + $0 } ?? here
  }

  private var entriesEarlierClaim: Sentence? {
    guard entriesEarlier > 0 else { return nil }
    return .claim(
      "evidence.earlier", ["round": round, "entries": entriesEarlier],
      entries > 0
        ? "\(entriesEarlier) more of earlier rounds"
        : "\(entriesEarlier, "failure or barrier", "failures and barriers") in expert, tool and documented evidence of earlier rounds"
    )
  }

  /// That no problem is known; `nil` if there is a barrier or a failure.
  package var noneClaim: Sentence? {
    guard isEmpty else { return nil }
    let within: Sentence = round.map { " in round \($0)" } ?? ""
    return .claim(
      "problems.none", ["round": round],
      "No problem is recorded as open\(within); this is not a pass")
  }

  /// Without numbers of participants.
  var redacted: OutsideFindings {
    var result = self
    result.participants = nil
    result.unnamed = nil
    (result.earlier, result.distress) = (0, 0)
    return result
  }
}

/// Barriers of one session that are linked to no problem.
package struct LooseBarriers: Sendable {
  /// `nil` in the sharing edition.
  package let session: RecordID?
  package let round: Int
  package let count: Int
  /// Empty in the sharing edition.
  package let notes: [NoteFacts]
}

extension FindingsSummary {
  /// Measures the findings of a study as they stand in one round.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n*) in the number of notes, plus O(*f* log *f*) for *f* findings.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> FindingsSummary { measure(StudyView(unordered, options: options)) }

  /// Problems recorded as fixed although notes of the round of the fix or a later one show affected participants; each as
  /// the first such round has it.
  package static func contradictedFixes(_ records: StudyRecords) -> [MeasuredFinding] {
    // Without a fix on record there is nothing to measure.
    guard records.findings.flatMap(\.rounds).contains(where: { $0.state == .fixed }) else {
      return []
    }
    var found: [MeasuredFinding] = []
    for round in measure(records).rounds {
      for finding in measure(records, options: ReportOptions(round: round)).contradicted {
        if !found.contains(where: finding.hasFix) { found.append(finding) }
      }
    }
    return found
  }

  /// Fixes that the team edition of a round does not confirm, or that notes of any round contradict.
  package static func unconfirmedFixes(_ records: StudyRecords, round: Int) -> [MeasuredFinding] {
    contradictedFixes(records)
      + measure(records, options: ReportOptions(round: round)).findings(in: .calledFixed)
  }

  /// Measures a study that is ready for it.
  static func measure(_ start: StudyView) -> FindingsSummary {
    var view = start
    let evidence = FindingEvidence(&view)
    let assembly = FindingAssembly(view: view, evidence: evidence)
    let all = view.records.findings.indices.map(assembly.finding)
    let troubles = BatchTally(view.records, round: view.round, mask: view.mask).troubles
    let here = view.round.flatMap { evidence.rounds[$0] }
    return FindingsSummary(
      study: view.records.study.id, title: view.mask.text(view.records.study.title),
      hasInventedPeople: view.records.study.hasInventedPeople,
      consentNotRecorded: here?.present.count(where: view.register.lacksConsentRecord) ?? 0,
      edition: view.edition, round: view.round, rounds: view.counted.rounds,
      sessions: here?.sessions ?? 0, unnamedSessions: view.unnamedSessions,
      recordGaps: view.recordGaps,
      participants: here?.present.count ?? 0,
      findings: all.compactMap(\.self).sorted(by: FindingOrder.precedes),
      laterFindings: all.count { $0 == nil }, looseBarriers: assembly.looseBarriers(),
      outside: OutsideFindings(
        view, evidence, entries: troubles.count,
        entriesEarlier: BatchTally.troubles(view.records, before: view.round)),
      evidenceTroubles: troubles)
  }
}

extension OutsideFindings {
  init(_ view: StudyView, _ evidence: FindingEvidence, entries: Int, entriesEarlier: Int) {
    (self.entries, self.entriesEarlier) = (entries, entriesEarlier)
    let here = evidence.loose.filter { $0.round == view.round }
    round = view.round
    barriers = here.reduce(0) { $0 + $1.moments.count }
    earlier = evidence.loose.reduce(0) { $0 + $1.moments.count } - barriers
    distress = evidence.unlinked.count { $0.round == view.round && $0.moment.kind == .distress }
    let impacts = here.flatMap(\.moments).map(\.impact)
    worst = impacts.compactMap(\.self).max()
    hasEveryImpact = !impacts.contains(nil)
    let people = here.flatMap { entry in
      entry.moments.map { $0.people.isEmpty ? entry.people : $0.people }
    }
    participants = Set(people.joined()).count
    unnamed = people.count(where: \.isEmpty)
  }
}

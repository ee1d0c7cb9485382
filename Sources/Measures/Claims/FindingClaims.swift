package import Localization
import Records

// What reports state about findings. `docs/claims.md` defines when each is true.
//
// Numbers of participants are `nil` in the sharing edition, which states the rest alone.

/// The recorded state of a finding in one round.
package struct FindingStateClaim: ClaimedValue {
  package static let id = "finding.state"
  let finding: String
  let round: Int
  let state: String?

  package var sentence: Sentence {
    guard let label = state.flatMap(FindingState.init(id:))?.label else {
      return "no state recorded in round \(round)"
    }
    return "\(label) in round \(round)"
  }
}

/// A fix that affected participants confirmed.
package struct FindingFixed: ClaimedValue {
  package static let id = "finding.fixed"
  let finding: String
  let round: Int
  let cameBack: Int?
  let gotThrough: Int?

  package var sentence: Sentence {
    let confirmed: Sentence =
      "fixed in round \(round), confirmed by retest with affected participants"
    guard let cameBack, let gotThrough else { return confirmed }
    return confirmed + ": \(gotThrough) of \(cameBack) got through"
  }
}

/// A fix that no retest confirms.
package struct FindingMarkedFixed: ClaimedValue {
  package static let id = "finding.markedFixed"
  let finding: String
  let round: Int
  let cameBack: Int?
  let gotThrough: Int?

  package var sentence: Sentence {
    guard let cameBack, let gotThrough else {
      return "marked fixed in round \(round), not confirmed by a retest"
    }
    if cameBack == 0 { return "marked fixed in round \(round), not retested with anyone affected" }
    return
      "marked fixed in round \(round), not confirmed: \(gotThrough) of \(cameBack, "affected participant", "affected participants") who came back got through"
  }
}

/// A recorded fix that notes contradict.
package struct FindingContradicted: ClaimedValue {
  package static let id = "finding.contradicted"
  let finding: String
  let round: Int
  let affectedIn: Int
  let affected: Int?
  let of: Int?
  let unnamed: Int?

  package var sentence: Sentence {
    let recorded: Sentence = "recorded as fixed in round \(round); the notes contradict this"
    guard let affected, let of, let unnamed else { return recorded }
    var parts: [Sentence] = affected > 0 ? ["\(affected) of \(of) affected"] : []
    if unnamed > 0 {
      parts.append("affected in \(unnamed, "note", "notes") of sessions without named participants")
    }
    let later: Sentence = affectedIn == round ? "" : " in round \(affectedIn)"
    return recorded + ": " + .joined(parts, ", ") + later
  }
}

package struct FindingNotRetested: ClaimedValue {
  package static let id = "finding.notRetested"
  let finding: String
  let round: Int

  package var sentence: Sentence { "not retested in round \(round)" }
}

/// How a round went for the participants whom a finding had affected before.
package struct FindingRetestClaim: ClaimedValue {
  package static let id = "finding.retest"
  let finding: String
  let round: Int
  let cameBack: Int
  let gotThrough: Int
  let others: Int

  package var sentence: Sentence {
    let back: Sentence =
      cameBack == 0
      ? "not retested with anyone affected"
      : "\(gotThrough) of \(cameBack, "affected participant", "affected participants") who came back got through"
    guard others > 0 else { return back }
    return back + "; \(others, "other participant", "other participants") affected"
  }
}

/// How many participants a finding affected, of those whom it could affect.
package struct FindingFrequencyClaim: ClaimedValue {
  package static let id = "finding.frequency"
  let finding: String
  let round: Int
  let affected: Int
  let exposed: Int
  let beyond: Int
  let unknown: Int
  let participants: Int
  package let sentence: Sentence

  private enum CodingKeys: CodingKey {
    case finding, round, affected, exposed, beyond, unknown, participants
  }
}

/// The same in the sharing edition, which states no more than one number or whom it can affect.
package struct FindingTold: ClaimedValue {
  package static let id = "finding.told"
  let finding: String
  let round: Int
  let affected: String?
  let whom: Sentence?
  package let sentence: Sentence

  private enum CodingKeys: CodingKey { case finding, round, affected, whom }
}

package struct FindingUncounted: ClaimedValue {
  package static let id = "finding.uncounted"
  let finding: String
  let round: Int

  package var sentence: Sentence { "not counted: no counted note supports it" }
}

/// No problem that may still be there affected more participants in a round.
package struct FindingMost: ClaimedValue {
  package static let id = "finding.most"
  let finding: String
  let round: Int
  let affected: Int

  package init?(_ finding: MeasuredFinding) {
    guard let row = finding.lastTried, let frequency = row.frequency else { return nil }
    (self.finding, round, affected) = (finding.key, row.round, frequency.metByAll)
  }

  package var sentence: Sentence { "no problem affected more" }
}

/// Every rating, and their mean with its range.
package struct FindingRatings: ClaimedValue {
  package struct Rating: Encodable, Sendable {
    let rater: String
    let severity: Int
  }

  package static let id = "finding.ratings"
  let finding: String
  let ratings: [Rating]
  let low: Int
  let high: Int
  package let sentence: Sentence

  private enum CodingKeys: CodingKey { case finding, ratings, low, high }
}

package struct FindingSeverity: ClaimedValue {
  package static let id = "finding.severity"
  let finding: String
  let low: Int
  let high: Int
  let raters: Int

  package var sentence: Sentence {
    low == high ? "severity \(low)" : "severity \(low) to \(high)"
  }
}

package struct FindingUnrated: ClaimedValue {
  package static let id = "finding.unrated"
  let finding: String

  package var sentence: Sentence { "severity: not rated" }
}

package struct FindingImpact: ClaimedValue {
  package static let id = "finding.impact"
  let finding: String
  let round: Int?
  let worst: Int?

  package var sentence: Sentence {
    worst.flatMap(Impact.init(rawValue:)).map { "worst impact \($0.words)" }
      ?? "worst impact: not recorded"
  }
}

/// The worst impact on participants with one need or technology.
package struct FindingImpactOn: ClaimedValue {
  package static let id = "finding.impactOn"
  let finding: String
  let group: Sentence
  let participants: Int
  let worst: Int?

  package var sentence: Sentence {
    let impact = worst.flatMap(Impact.init(rawValue:))?.words ?? "impact not recorded"
    return "\(group): \(impact) (\(participants, "participant", "participants"))"
  }
}

/// How many findings are in a part of a report.
package struct FindingCount: ClaimedValue {
  package static let id = "finding.count"
  let round: Int?
  let part: String
  let findings: Int

  package init(_ part: FindingPart, _ findings: Int, round: Int?) {
    self.round = round
    self.part = part.rawValue
    self.findings = findings
  }

  package var sentence: Sentence {
    switch FindingPart(rawValue: part) {
    case .strength?: "\(findings, "strength", "strengths")"
    case let part?: "\(findings) \(part.label)"
    case nil: "\(findings)"
    }
  }
}

/// How many findings a round knows.
package struct FindingTotal: ClaimedValue {
  package static let id = "finding.total"
  let round: Int?
  let findings: Int

  package init(_ findings: Int, round: Int?) {
    self.round = round
    self.findings = findings
  }

  package var sentence: Sentence {
    findings == 0
      ? "no findings yet; this is not a pass" : "\(findings, "finding", "findings")"
  }
}

/// Findings that only later rounds know.
package struct FindingsLater: ClaimedValue {
  package static let id = "finding.later"
  let round: Int?
  let findings: Int

  package init(_ findings: Int, round: Int?) {
    self.round = round
    self.findings = findings
  }

  package var sentence: Sentence {
    "\(findings, "finding", "findings") of later rounds left out"
  }
}

/// Findings whose notes and records differ.
package struct FindingsUnsettled: ClaimedValue {
  package static let id = "finding.unsettled"
  let round: Int?
  let findings: Int

  package init(_ findings: Int, round: Int?) {
    self.round = round
    self.findings = findings
  }

  package var sentence: Sentence {
    "the notes contradict the records of \(findings, "finding", "findings")"
  }
}

/// What the file of a finding holds in one field.
package struct FindingField: ClaimedValue {
  package static let id = "finding.field"
  let finding: String
  let field: String
  let values: [String]
  package let sentence: Sentence

  private enum CodingKeys: CodingKey { case finding, field, values }
}

/// Moments that support a finding, and named notes that are not counted.
package struct FindingEvidenceClaim: ClaimedValue {
  package static let id = "finding.evidence"
  let finding: String
  let round: Int?
  let moments: Int
  let notCounted: Int

  package var sentence: Sentence {
    let counted: Sentence =
      moments > 0
      ? "evidence: \(moments, "moment", "moments")"
      : "evidence: no counted note supports it"
    guard notCounted > 0 else { return counted }
    return counted + "; \(notCounted, "linked note is", "linked notes are") not counted here"
  }
}

/// Moments of one round that support a finding.
package struct FindingMoments: ClaimedValue {
  package static let id = "finding.moments"
  let finding: String
  let round: Int
  let moments: Int

  package var sentence: Sentence {
    moments == 0
      ? "no counted note in round \(round)"
      : "\(moments, "moment", "moments") in round \(round)"
  }
}

/// Participants whom notes of a finding show without the problem.
package struct FindingUnaffected: ClaimedValue {
  package static let id = "finding.unaffected"
  let finding: String
  let round: Int
  let participants: Int

  package var sentence: Sentence {
    "\(participants, "participant", "participants") noted without the problem"
  }
}

/// Participants whom a finding has affected up to a round.
package struct FindingAffected: ClaimedValue {
  package static let id = "finding.affected"
  let finding: String
  let round: Int?
  let participants: [String]
  package let sentence: Sentence

  private enum CodingKeys: CodingKey { case finding, round, participants }
}

/// A note that supports a finding, in its words where they may be printed.
package struct FindingNote: ClaimedValue {
  package static let id = "finding.note"
  let finding: String
  let round: Int
  let note: String?
  let participants: [String]
  let impact: Int?
  package let sentence: Sentence

  private enum CodingKeys: CodingKey { case finding, round, note, participants, impact }
}

/// Notes of a finding whose words may not be printed.
package struct FindingWithheld: ClaimedValue {
  package static let id = "finding.withheld"
  let finding: String
  let round: Int?
  let notes: Int

  package var sentence: Sentence {
    "words of \(notes, "note", "notes") withheld: no permission to quote"
  }
}

/// Barriers of the round at the criteria of a strength.
package struct StrengthContradicted: ClaimedValue {
  package static let id = "finding.strengthContradicted"
  let finding: String
  let round: Int?
  let barriers: Int?

  package var sentence: Sentence {
    guard let barriers else { return "barriers noted at the same criteria in this round" }
    return
      "\(barriers, "barrier", "barriers") noted at the same criteria in this round"
  }
}

/// Participants affected in a round whose recorded state says nothing of them.
package struct FindingUnrecorded: ClaimedValue {
  package static let id = "finding.unrecorded"
  let finding: String
  let round: Int
  let state: String?
  let participants: Int

  package var sentence: Sentence {
    let recorded: Sentence =
      state == nil
      ? "no state recorded for round \(round)" : "recorded as not retested in round \(round)"
    return recorded + "; the notes contradict this: "
      + (participants > 0
        ? "\(participants, "participant", "participants") affected"
        : "affected in sessions without named participants")
  }
}

package struct FindingNotNew: ClaimedValue {
  package static let id = "finding.notNew"
  let finding: String
  let round: Int
  let earlier: Int

  package var sentence: Sentence {
    "recorded as new in round \(round), and known since round \(earlier)"
  }
}

package struct FindingUnsupported: ClaimedValue {
  package static let id = "finding.unsupported"
  let finding: String
  let round: Int

  package var sentence: Sentence {
    "recorded as open in round \(round); no counted note of that round supports this"
  }
}

package struct RetestedAbsent: ClaimedValue {
  package static let id = "finding.retestedAbsent"
  let finding: String
  let round: Int
  let participants: Int

  package var sentence: Sentence {
    "recorded as retested in round \(round) with \(participants, "participant who is", "participants who are") in no counted session of that round"
  }
}

package struct RetestedElsewhere: ClaimedValue {
  package static let id = "finding.retestedElsewhere"
  let finding: String
  let round: Int
  let participants: Int

  package var sentence: Sentence {
    "recorded as retested in round \(round) with \(participants, "participant", "participants") not known to have tried its tasks"
  }
}

/// Barriers of the round that are linked to no finding.
package struct BarriersOutside: ClaimedValue {
  package static let id = "barriers.outside"
  let round: Int?
  /// `nil` in the sharing edition: at least one.
  let barriers: Int?
  let worst: Int?
  let participants: Int?

  package var sentence: Sentence {
    let count: Sentence =
      barriers.map { "\($0, "barrier", "barriers") linked to no finding" }
      ?? "barriers linked to no finding"
    let impact: Sentence =
      worst.flatMap(Impact.init(rawValue:)).map { "worst impact \($0.words)" }
      ?? "worst impact not recorded"
    guard let participants else { return count + ": " + impact }
    return count + ": " + impact
      + (participants > 0
        ? ", \(participants, "participant", "participants")" : ", no named participants")
  }
}

/// Barriers of earlier rounds that are linked to no finding.
package struct BarriersEarlier: ClaimedValue {
  package static let id = "barriers.earlier"
  let round: Int?
  let barriers: Int

  package var sentence: Sentence {
    "\(barriers, "barrier", "barriers") of earlier rounds linked to no finding"
  }
}

/// Failures and barriers in expert, tool and documented evidence.
package struct EvidenceTrouble: ClaimedValue {
  package static let id = "evidence.trouble"
  let round: Int?
  let entries: Int

  package var sentence: Sentence {
    "\(entries, "failure or barrier", "failures and barriers") in expert, tool and documented evidence"
  }
}

package struct ProblemsNone: ClaimedValue {
  package static let id = "problems.none"
  let round: Int?

  package var sentence: Sentence { "No problem is recorded as open; this is not a pass" }
}

package import JSON
import Localization
package import Measures
import Records
import Statistics

/// The findings of a study as canonical JSON.
package enum FindingsJSON {
  package static func bytes(_ summary: FindingsSummary) -> [UInt8] {
    JSONWriter.canonical(value(summary))
  }

  package static func value(_ summary: FindingsSummary) -> JSONValue {
    .of([
      "study": summary.study, "title": summary.title, "peopleInvented": summary.hasInventedPeople,
      "edition": summary.edition, "round": summary.round, "rounds": summary.rounds,
      "sessions": summary.sessions, "participants": summary.participants,
      "orderedBy": FindingOrder.rule, "findings": summary.findings.map(finding),
      "laterFindings": summary.laterFindings,
      "barriersWithoutFinding": JSONValue.of([
        "count": summary.looseBarrierCount, "inRound": summary.outside.barriers,
        "worst": summary.outside.worst, "participants": summary.outside.participants,
        "sessions": summary.looseBarriers.map { session in
          JSONValue.of([
            "session": session.session, "round": session.round, "count": session.count,
            "notes": session.notes.map(\.reference),
          ])
        },
      ]),
      "evidenceTroubles": summary.evidenceTroubles.map(CoverageJSON.entry),
      "conformanceClaimed": false,
    ])
  }

  private static func finding(_ finding: MeasuredFinding) -> JSONValue {
    .of([
      "id": finding.id, "shortId": finding.id.short, "title": finding.title,
      "kind": finding.kind?.id, "part": finding.part.rawValue, "status": finding.status,
      "open": finding.isOpen, "contradicted": finding.isContradicted,
      "fixConfirmed": finding.fix?.isConfirmed, "fix": finding.fix.map(fix),
      "beyondWcag": finding.isBeyondWcag,
      "places": finding.places.map { JSONValue.of(["number": $0, "name": $0.name]) },
      "dimensions": finding.dimensions.map(\.id), "principles": finding.principles.map(\.id),
      "screens": finding.screens, "tasks": finding.tasks, "description": finding.explanation,
      "recommendation": finding.recommendation, "owner": finding.owner,
      "priority": finding.priority?.id, "tickets": finding.tickets,
      "severity": finding.severity.map { severity in
        JSONValue.of([
          "ratings": ratings(severity), "low": severity.low, "high": severity.high,
          "mean": severity.mean,
        ])
      },
      "impacts": impacts(finding.impacts), "rounds": finding.rounds.map(round),
      "contradictions": finding.discrepancies.map {
        JSONValue.of([
          "kind": $0.kind.rawValue, "round": $0.round, "people": $0.people,
          "sentence": $0.sentence,
        ])
      },
      "moments": finding.moments, "notes": finding.notes, "notesLeftOut": finding.notesLeftOut,
      "quotes": finding.quotes.map(quote), "quotesWithheld": finding.quotesWithheld,
    ])
  }

  private static func fix(_ fix: FindingFix) -> JSONValue {
    .of([
      "round": fix.round, "cameBack": fix.returned?.cameBack,
      "gotThrough": fix.returned?.gotThrough, "notKnown": fix.returned?.notKnown,
      "unlinkedBarriers": fix.unlinked,
      "contradictedBy": fix.contradiction.map {
        JSONValue.of([
          "round": $0.round, "affected": $0.affected, "of": $0.of, "unnamed": $0.unnamed,
        ])
      },
    ])
  }

  /// Every rating with its rater.
  static func ratings(_ ratings: SeverityRatings?) -> [JSONValue] {
    (ratings?.ratings ?? []).map { .of(["rater": $0.rater, "severity": $0.severity]) }
  }

  private static func round(_ round: FindingRound) -> JSONValue {
    .of([
      "round": round.round, "state": round.state?.id, "note": round.note,
      "retestedWith": round.retestedWith, "retestedCount": round.retestedCount,
      "moments": round.moments, "withoutTrouble": round.withoutTrouble,
      "frequency": round.frequency.map(frequency),
      "retest": round.retest.map {
        JSONValue.of([
          "affectedBefore": $0.affectedBefore, "cameBack": $0.returned.cameBack,
          "gotThrough": $0.returned.gotThrough, "notKnown": $0.returned.notKnown,
          "others": $0.others,
        ])
      },
    ])
  }

  private static func frequency(_ frequency: FindingFrequency) -> JSONValue {
    .of([
      "met": frequency.met, "exposed": frequency.exposed, "metBeyond": frequency.metBeyond,
      "notKnown": frequency.notKnown, "tookPart": frequency.tookPart,
      "counted": frequency.isCounted, "place": frequency.exposure.rawValue,
      "whom": frequency.whom?.plural, "words": frequency.words,
      "ofNobodyNamed": frequency.ofNobodyNamed,
      "interval": frequency.interval.map {
        JSONValue.of([
          "low": $0.low.value, "high": $0.high.value, "method": $0.provenance,
        ])
      },
    ])
  }

  private static func impacts(_ impacts: FindingImpacts) -> JSONValue {
    .of([
      "worst": impacts.worst, "worstInRound": impacts.worstInRound,
      "byNeed": impacts.byNeed.map(row), "byTechnology": impacts.byTechnology.map(row),
    ])
  }

  private static func row(_ row: FindingImpacts.Row) -> JSONValue {
    let none: String? = nil
    let group: JSONValue =
      switch row.group {
      case .need(let dimension, let duration):
        .of(["dimension": dimension.id, "duration": duration.id, "known": true])
      case .noNeed: .of(["dimension": none, "duration": none, "known": true])
      case .needsNotKnown: .of(["dimension": none, "duration": none, "known": false])
      case .technology(.technology(let name)): .string(name)
      case .technology: .null
      }
    return .of([
      "group": group, "people": row.people, "worst": row.worst, "worstInRound": row.worstInRound,
    ])
  }

  private static func quote(_ quote: FindingQuote) -> JSONValue {
    .of([
      "note": quote.note, "participant": quote.participant, "round": quote.round,
      "speaker": quote.speaker?.id, "wording": quote.wording?.id, "language": quote.language,
      "ownWords": quote.isInOwnWords, "words": quote.words.words,
    ])
  }
}

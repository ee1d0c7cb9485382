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
    CoverageJSON.object([
      "study": .string(summary.study.string), "title": .string(summary.title),
      "peopleInvented": .bool(summary.hasInventedPeople),
      "edition": .string(summary.edition.rawValue), "round": number(summary.round),
      "rounds": .array(summary.rounds.map(JSONValue.integer)),
      "sessions": .integer(summary.sessions), "participants": .integer(summary.participants),
      "orderedBy": .string(FindingOrder.rule.plain()),
      "findings": .array(summary.findings.map(finding)),
      "laterFindings": .integer(summary.laterFindings),
      "barriersWithoutFinding": CoverageJSON.object([
        "count": .integer(summary.looseBarrierCount),
        "inRound": .integer(summary.outside.barriers), "worst": impact(summary.outside.worst),
        "participants": number(summary.outside.participants),
        "sessions": .array(summary.looseBarriers.map(loose)),
      ]),
      "evidenceBarriers": .array(summary.evidenceBarriers.map(CoverageJSON.entry)),
      "conformanceClaimed": .bool(false),
    ])
  }

  private static func finding(_ finding: MeasuredFinding) -> JSONValue {
    CoverageJSON.object([
      "id": .string(finding.id.string), "shortId": .string(finding.id.short),
      "title": .string(finding.title), "kind": finding.kind.map { .string($0.id) } ?? .null,
      "part": .string(finding.part.rawValue), "status": .string(finding.status.plain()),
      "open": .bool(finding.isOpen), "contradicted": .bool(finding.isContradicted),
      "fixConfirmed": finding.fix.map { .bool($0.isConfirmed) } ?? .null,
      "fix": fix(finding.fix),
      "beyondWcag": .bool(finding.isBeyondWcag),
      "places": .array(
        finding.places.map {
          CoverageJSON.object(["number": .string($0.description), "name": .string($0.name)])
        }),
      "dimensions": strings(finding.dimensions.map(\.id)),
      "principles": strings(finding.principles.map(\.id)), "screens": strings(finding.screens),
      "tasks": strings(finding.tasks), "description": string(finding.explanation),
      "recommendation": string(finding.recommendation), "owner": string(finding.owner),
      "priority": string(finding.priority?.id), "tickets": strings(finding.tickets.map(\.text)),
      "severity": severity(finding.severity),
      "impacts": impacts(finding.impacts), "rounds": .array(finding.rounds.map(round)),
      "contradictions": .array(
        finding.discrepancies.map {
          CoverageJSON.object([
            "kind": .string($0.kind.rawValue), "round": .integer($0.round),
            "people": .integer($0.people), "sentence": .string($0.sentence.plain()),
          ])
        }),
      "moments": .integer(finding.moments), "notes": strings(finding.notes),
      "notesLeftOut": .integer(finding.notesLeftOut),
      "quotes": .array(finding.quotes.map(quote)),
      "quotesWithheld": .integer(finding.quotesWithheld),
    ])
  }

  private static func fix(_ fix: FindingFix?) -> JSONValue {
    guard let fix else { return .null }
    return CoverageJSON.object([
      "round": .integer(fix.round), "cameBack": number(fix.cameBack),
      "gotThrough": number(fix.gotThrough),
      "contradictedBy": fix.contradiction.map {
        CoverageJSON.object([
          "round": .integer($0.round), "affected": number($0.affected), "of": number($0.of),
          "unnamed": number($0.unnamed),
        ])
      } ?? .null,
    ])
  }

  /// Every rating with its rater.
  static func ratings(_ ratings: SeverityRatings?) -> JSONValue {
    .array(
      (ratings?.ratings ?? []).map {
        CoverageJSON.object([
          "rater": .string($0.rater), "severity": .integer($0.severity.rawValue),
        ])
      })
  }

  private static func severity(_ ratings: SeverityRatings?) -> JSONValue {
    guard let ratings else { return .null }
    return CoverageJSON.object([
      "ratings": self.ratings(ratings),
      "low": .integer(ratings.low.rawValue), "high": .integer(ratings.high.rawValue),
      "mean": ratings.mean.map { .string($0.description) } ?? .null,
    ])
  }

  private static func round(_ round: FindingRound) -> JSONValue {
    CoverageJSON.object([
      "round": .integer(round.round), "state": round.state.map { .string($0.id) } ?? .null,
      "note": string(round.note), "retestedWith": strings(round.retestedWith.map(\.string)),
      "retestedCount": .integer(round.retestedCount), "moments": .integer(round.moments),
      "withoutTrouble": .integer(round.withoutTrouble),
      "frequency": round.frequency.map(self.frequency) ?? .null,
      "retest": round.retest.map {
        CoverageJSON.object([
          "affectedBefore": .integer($0.affectedBefore), "cameBack": .integer($0.cameBack),
          "gotThrough": .integer($0.gotThrough), "others": .integer($0.others),
        ])
      } ?? .null,
    ])
  }

  private static func frequency(_ frequency: FindingFrequency) -> JSONValue {
    CoverageJSON.object([
      "met": .integer(frequency.met), "exposed": .integer(frequency.exposed),
      "metBeyond": .integer(frequency.metBeyond), "notKnown": .integer(frequency.notKnown),
      "tookPart": .integer(frequency.tookPart),
      "counted": .bool(frequency.isCounted), "place": .string(frequency.exposure.rawValue),
      "whom": string(frequency.whom?.plural.plain()), "words": .string(frequency.words.plain()),
      "ofNobodyNamed": .integer(frequency.ofNobodyNamed),
      "interval": frequency.interval.map(interval) ?? .null,
    ])
  }

  private static func interval(_ interval: Interval<Proportion>) -> JSONValue {
    CoverageJSON.object([
      "low": Figure.json(interval.low.value), "high": Figure.json(interval.high.value),
      "method": .string(interval.provenance.plain()),
    ])
  }

  private static func impacts(_ impacts: FindingImpacts) -> JSONValue {
    CoverageJSON.object([
      "worst": impact(impacts.worst), "worstInRound": impact(impacts.worstInRound),
      "byNeed": .array(
        impacts.byNeed.map {
          row(
            $0,
            CoverageJSON.object([
              "dimension": string($0.group.dimension?.id),
              "duration": string($0.group.duration?.id),
              "known": .bool($0.group != .notKnown),
            ]))
        }),
      "byTechnology": .array(
        impacts.byTechnology.map { row in
          if case .technology(let name) = row.group { return self.row(row, .string(name)) }
          return self.row(row, .null)
        }),
      "smallGroupsLeftOut": .bool(impacts.hasHiddenRows),
    ])
  }

  private static func row<Group>(
    _ row: FindingImpacts.Row<Group>, _ group: JSONValue
  ) -> JSONValue {
    CoverageJSON.object([
      "group": group, "people": .integer(row.people), "worst": impact(row.worst),
      "worstInRound": impact(row.worstInRound),
    ])
  }

  private static func quote(_ quote: FindingQuote) -> JSONValue {
    CoverageJSON.object([
      "note": string(quote.note), "participant": string(quote.participant?.string),
      "round": .integer(quote.round), "speaker": string(quote.speaker?.id),
      "wording": string(quote.wording?.id), "language": string(quote.language),
      "ownWords": .bool(quote.isInOwnWords), "words": .string(quote.words.words),
    ])
  }

  private static func loose(_ session: LooseBarriers) -> JSONValue {
    CoverageJSON.object([
      "session": string(session.session?.string), "round": .integer(session.round),
      "count": .integer(session.count),
      "notes": strings(session.notes.map { "\($0.session.string)/\($0.observation)" }),
    ])
  }

  private static func impact(_ impact: Impact?) -> JSONValue { number(impact?.rawValue) }

  private static func number(_ number: Int?) -> JSONValue {
    number.map(JSONValue.integer) ?? .null
  }

  private static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}

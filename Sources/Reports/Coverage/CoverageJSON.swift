package import JSON
import Localization
package import Measures
import Records

/// The coverage report as canonical JSON.
package enum CoverageJSON {
  package static func bytes(_ coverage: Coverage) -> [UInt8] {
    JSONWriter.canonical(value(coverage))
  }

  package static func value(_ coverage: Coverage) -> JSONValue {
    let evidence = coverage.evidence
    let target = coverage.target
    return object([
      "study": .string(coverage.study.string),
      "title": .string(coverage.title),
      "peopleInvented": .bool(coverage.hasInventedPeople),
      "target": object([
        "version": .string(target.version.description),
        "level": .string(target.level.description), "platform": .string(target.platform.rawValue),
      ]),
      "automaticChecks": automatic(target),
      "edition": .string(coverage.edition.rawValue),
      "rounds": rounds(coverage.rounds),
      "evidence": .integer(evidence.items),
      "evidenceByKind": byKind(evidence.byKind),
      "answersInConflict": .integer(evidence.answersInConflict),
      "notYetTagged": .integer(evidence.notYetTagged),
      "beyondWcag": .integer(evidence.beyondWcag),
      "tags": object([
        "confirmed": .integer(evidence.confirmedTags), "proposed": .integer(evidence.proposedTags),
      ]),
      "outsideTarget": .array(
        evidence.outsideTarget.map { outside in
          object([
            "number": .string(outside.place.description), "evidence": .integer(outside.items),
          ])
        }),
      "states": states(coverage.states),
      "principles": .array(coverage.principles.map(section)),
      "guidelines": .array(coverage.guidelines.map(section)),
      "criteria": .array(coverage.criteria.map(criterion)),
      "evidenceBarriers": .array(coverage.evidenceBarriers.map(entry)),
      "findings": .array(findings(coverage).map(finding)),
      "notRetested": object([
        "findings": .array(coverage.notRetested.findings.map { .string($0.id.string) }),
        "withoutAffected": .array(
          coverage.notRetested.withoutAffected.map { .string($0.id.string) }),
        "criteria": .array(
          coverage.notRetested.criteria.map { .string($0.number.description) }),
      ]),
      "people": people(coverage.people),
      "gaps": .array(coverage.gaps.map { .string($0.sentence.plain()) }),
      "furtherGaps": .array(coverage.furtherGaps.map { .string($0.sentence.plain()) }),
      "conformanceClaimed": .bool(false),
    ])
  }

  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    var object = JSONObject()
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  /// A barrier of an expert, a tool or a source.
  static func entry(_ entry: EntryFacts) -> JSONValue {
    object([
      "batch": .string(entry.batch.string), "entry": .string(entry.entry),
      "kind": .string(entry.kind.id), "source": entry.source.map { .string($0) } ?? .null,
      "outcome": entry.outcome.map { .string($0.id) } ?? .null, "impact": impact(entry.impact),
      "places": .array(entry.places.map { .string($0.description) }),
      "words": .string(entry.words),
    ])
  }

  private static func rounds(_ rounds: RoundFacts) -> JSONValue {
    object([
      "reported": rounds.number.map(JSONValue.integer) ?? .null,
      "all": .array(rounds.all.map(JSONValue.integer)), "sessions": .integer(rounds.sessions),
      "sessionsWithoutParticipant": .integer(rounds.sessionsWithoutParticipant),
      "otherPlatforms": otherPlatforms(rounds.otherPlatforms),
      "pilots": .integer(rounds.pilots),
      "sessionsOfOtherRounds": .integer(rounds.sessionsOfOtherRounds),
    ])
  }

  /// Platforms beside that of the target on which sessions were.
  static func otherPlatforms(_ others: [OtherPlatform]) -> JSONValue {
    .array(
      others.map { other in
        object([
          "platform": .string(other.platform.rawValue), "sessions": .integer(other.sessions),
        ])
      })
  }

  static func byKind(_ counts: KindCounts) -> JSONValue {
    var object = JSONObject()
    for kind in EvidenceKind.allCases { object[kind.id] = .integer(counts[kind]) }
    return .object(object)
  }

  static func states(_ counts: StateCounts) -> JSONValue {
    var object = JSONObject()
    for state in CriterionState.allCases { object[state.rawValue] = .integer(counts[state]) }
    return .object(object)
  }

  private static func section(_ section: SectionCoverage) -> JSONValue {
    object([
      "number": .string(section.place.description), "name": .string(section.place.name),
      "evidence": .integer(section.items), "evidenceNamingIt": .integer(section.direct),
      "byKind": byKind(section.byKind), "criteria": states(section.states),
      "participants": .integer(section.participants), "described": .integer(section.described),
      "worstOpenImpact": impact(section.worstOpenImpact),
    ])
  }

  private static func criterion(_ row: CriterionCoverage) -> JSONValue {
    var outcomes = JSONObject()
    for outcome in row.outcomes { outcomes[outcome.kind.id] = .string(outcome.outcome.id) }
    return object([
      "number": .string(row.criterion.number.description), "name": .string(row.criterion.name),
      "level": .string(row.criterion.level.description), "state": .string(row.state.rawValue),
      "outcomeByKind": .object(outcomes), "evidence": .integer(row.items),
      "byKind": byKind(row.byKind), "participants": .integer(row.participants),
      "participantsWithBarrier": .integer(row.participantsWithBarrier),
      "described": .integer(row.described), "signs": signs(row.signs),
      "tags": object([
        "confirmed": .integer(row.confirmedTags), "proposed": .integer(row.proposedTags),
      ]),
      "toolSays": .array(row.toolSentences.map { .string($0.plain()) }),
      "worstOpenImpact": impact(row.worstOpenImpact),
    ])
  }

  private static func signs(_ signs: Signs) -> JSONValue {
    object([
      "favourable": .integer(signs.favourable), "unsettled": .integer(signs.unsettled),
      "done": .integer(signs.done), "doneWithHelp": .integer(signs.doneWithHelp),
      "answeredFor": .integer(signs.answeredFor), "successes": .integer(signs.successes),
      "notDone": .integer(signs.notDone), "endedAtTimeLimit": .integer(signs.endedAtTimeLimit),
      "answeredAgainst": .integer(signs.answeredAgainst),
      "answeredUndecided": .integer(signs.answeredUndecided),
      "otherNotes": .integer(signs.otherMoments),
    ])
  }

  private static func impact(_ impact: Impact?) -> JSONValue {
    impact.map { .integer($0.rawValue) } ?? .null
  }

  /// Every finding that the report lists, once, by id.
  private static func findings(_ coverage: Coverage) -> [MeasuredFinding] {
    var seen: Set<RecordID> = []
    let all =
      coverage.failures.flatMap(\.findings) + coverage.beyondWcag.findings
      + coverage.otherFindings + coverage.closedFindings + coverage.strengths
    return all.filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
  }

  private static func finding(_ finding: MeasuredFinding) -> JSONValue {
    object([
      "id": .string(finding.id.string), "title": .string(finding.title),
      "kind": finding.kind.map { .string($0.id) } ?? .null,
      "beyondWcag": .bool(finding.isBeyondWcag),
      "places": .array(finding.places.map { .string($0.description) }),
      "state": finding.recorded?.state.map { .string($0.id) } ?? .null,
      "stateRound": (finding.recorded?.round).map(JSONValue.integer) ?? .null,
      "open": .bool(finding.isOpen), "contradicted": .bool(finding.isContradicted),
      "severities": .array(
        (finding.severity?.ratings ?? []).map { .integer($0.severity.rawValue) }),
      "notRetested": .bool(finding.part == .notRetested),
    ])
  }
}

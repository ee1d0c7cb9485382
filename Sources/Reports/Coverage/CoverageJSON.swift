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
    let (evidence, notRetested) = (coverage.evidence, coverage.notRetested)
    return .of([
      "study": coverage.study, "title": coverage.title,
      "peopleInvented": coverage.hasInventedPeople, "target": target(coverage.target),
      "automaticChecks": automatic(coverage.target), "edition": coverage.edition.rawValue,
      "rounds": rounds(coverage.rounds), "evidence": evidence.items,
      "evidenceByKind": byKind(evidence.byKind),
      "answersInConflict": evidence.answersInConflict, "notYetTagged": evidence.notYetTagged,
      "beyondWcag": evidence.beyondWcag,
      "tags": JSONValue.of([
        "confirmed": evidence.confirmedTags, "proposed": evidence.proposedTags,
      ]),
      "outsideTarget": evidence.outsideTarget.map {
        JSONValue.of(["number": $0.place, "evidence": $0.items])
      },
      "states": states(coverage.states), "principles": coverage.principles.map(section),
      "guidelines": coverage.guidelines.map(section),
      "criteria": coverage.criteria.map(criterion),
      "evidenceBarriers": coverage.evidenceBarriers.map(entry),
      "findings": findings(coverage).map(finding),
      "notRetested": JSONValue.of([
        "findings": notRetested.findings.map(\.id),
        "withoutAffected": notRetested.withoutAffected.map(\.id),
        "criteria": notRetested.criteria.map(\.number.description),
      ]),
      "people": people(coverage.people), "gaps": coverage.gaps.map(\.sentence),
      "furtherGaps": coverage.furtherGaps.map(\.sentence), "conformanceClaimed": false,
    ])
  }

  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    var object = JSONObject()
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  static func target(_ target: WCAGTarget) -> JSONValue {
    .of([
      "version": target.version.description, "level": target.level.description,
      "platform": target.platform.rawValue,
    ])
  }

  /// A barrier of an expert, a tool or a source.
  static func entry(_ entry: EntryFacts) -> JSONValue {
    .of([
      "batch": entry.batch, "entry": entry.entry, "kind": entry.kind.id, "source": entry.source,
      "outcome": entry.outcome?.id, "impact": entry.impact, "places": entry.places,
      "words": entry.words,
    ])
  }

  private static func rounds(_ rounds: RoundFacts) -> JSONValue {
    .of([
      "reported": rounds.number, "all": rounds.all, "sessions": rounds.sessions,
      "sessionsWithoutParticipant": rounds.sessionsWithoutParticipant,
      "otherPlatforms": otherPlatforms(rounds.otherPlatforms), "pilots": rounds.pilots,
      "sessionsWithoutRecords": rounds.recordGaps.sessionsWithoutRecords,
      "sessionsOfOtherRounds": rounds.sessionsOfOtherRounds,
    ])
  }

  /// Platforms beside that of the target on which sessions were.
  static func otherPlatforms(_ others: [OtherPlatform]) -> JSONValue {
    .array(others.map { .of(["platform": $0.platform.rawValue, "sessions": $0.sessions]) })
  }

  private static func byKind(_ counts: KindCounts) -> JSONValue {
    .of(EvidenceKind.allCases) { ($0.id, counts[$0]) }
  }

  static func states(_ counts: StateCounts) -> JSONValue {
    .of(CriterionState.allCases) { ($0.rawValue, counts[$0]) }
  }

  private static func section(_ section: SectionCoverage) -> JSONValue {
    .of([
      "number": section.place, "name": section.place.name, "evidence": section.items,
      "evidenceNamingIt": section.direct, "byKind": byKind(section.byKind),
      "criteria": states(section.states), "participants": section.participants,
      "described": section.described, "worstOpenImpact": section.worstOpenImpact,
    ])
  }

  private static func criterion(_ row: CriterionCoverage) -> JSONValue {
    .of([
      "number": row.number, "name": row.criterion.name,
      "level": row.criterion.level.description, "state": row.state.rawValue,
      "outcomeByKind": JSONValue.of(row.outcomes) { ($0.kind.id, $0.outcome.id) },
      "evidence": row.items, "byKind": byKind(row.byKind), "participants": row.participants,
      "participantsWithBarrier": row.participantsWithBarrier,
      "unnamedBarriers": row.unnamedBarriers, "described": row.described,
      "signs": signs(row.signs),
      "tags": JSONValue.of(["confirmed": row.confirmedTags, "proposed": row.proposedTags]),
      "toolSays": row.tools, "worstOpenImpact": row.worstOpenImpact,
    ])
  }

  private static func signs(_ signs: Signs) -> JSONValue {
    .of([
      "favourable": signs.favourable, "unsettled": signs.unsettled, "done": signs.done,
      "doneWithHelp": signs.doneWithHelp, "answeredFor": signs.answeredFor,
      "successes": signs.successes, "notDone": signs.notDone,
      "endedAtTimeLimit": signs.endedAtTimeLimit, "answeredAgainst": signs.answeredAgainst,
      "answeredUndecided": signs.answeredUndecided, "otherNotes": signs.otherMoments,
    ])
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
    .of([
      "id": finding.id, "title": finding.title, "kind": finding.kind?.id,
      "beyondWcag": finding.isBeyondWcag, "places": finding.places,
      "state": finding.recorded?.state?.id, "stateRound": finding.recorded?.round,
      "open": finding.isOpen, "contradicted": finding.isContradicted,
      "severities": (finding.severity?.ratings ?? []).map(\.severity.rawValue),
      "notRetested": finding.part == .notRetested,
    ])
  }
}

// MARK: - Automated checks

extension CoverageJSON {
  /// What automatic checks cannot tell on the target's platform, and of what they tell a part.
  private static func automatic(_ target: WCAGTarget) -> JSONValue {
    let platform = target.platform
    let tools = AuditTool.allCases.filter { tool in
      target.criteria.contains { $0.audits(on: platform).contains { $0.tool == tool } }
    }
    return .of([
      "factsHeld": platform.hasAutomaticFacts,
      "systems": platform.auditedSystems.map(\.rawValue),
      "withoutCheck": target.withoutAutomaticCheck.map(\.number.description),
      "partly": target.withPartialCheck.map { partly($0, platform) },
      "sources": tools.map {
        JSONValue.of(["tool": $0.name, "source": $0.source, "readOn": $0.checkedOn])
      },
    ])
  }

  private static func partly(_ criterion: Criterion, _ platform: ProductPlatform) -> JSONValue {
    let rules = platform.hasAutomaticRules ? criterion.rules : nil
    return .of([
      "number": criterion.number.description,
      "actRules": rules.map { $0.approvedACT + $0.proposedACT } ?? 0, "axeRules": rules?.axe ?? [],
      "audits": criterion.audits(on: platform).map {
        JSONValue.of([
          "system": $0.system.rawValue, "tool": $0.tool.name, "check": $0.check,
          "finds": $0.finds, "basis": $0.basis.rawValue,
        ])
      },
    ])
  }
}

// MARK: - People

extension CoverageJSON {
  private static func people(_ people: PeopleCoverage) -> JSONValue {
    let knowledge = people.knowledge
    return .of([
      "participants": people.participants, "described": people.described,
      "withdrawn": people.withdrawn, "refused": people.refused, "inNoSession": people.waiting,
      "byDimension": JSONValue.of(people.dimensions) { ($0.dimension.id, count($0.total)) },
      "byPermanence": JSONValue.of(people.permanence) { ($0.duration.id, count($0.count)) },
      "byAssistiveTechnology": JSONValue.of(people.technologies) { ($0.name, count($0.total)) },
      "withoutAssistiveTechnology": knowledge.technologies.none,
      "known": JSONValue.of([
        "needs": known(knowledge.needs), "assistiveTechnologies": known(knowledge.technologies),
        "lastingCircumstances": known(knowledge.circumstances),
      ]),
      "consentNotRecorded": people.consentNotRecorded,
      "spectrum": JSONValue.of(people.dimensions) { ($0.dimension.id, durations($0)) },
      "needsByPrinciple": people.needsByPrinciple.map(needsByPrinciple),
      "lastingCircumstances": JSONValue.of(people.circumstances) { ($0.kind.id, $0.participants) },
      "digitalSkill": JSONValue.of([
        "placed": people.placed, "low": people.lowSkill, "scales": people.scales.map(scale),
      ]),
      "combinations": people.combinations.map {
        JSONValue.of([
          "dimensions": $0.dimensions.map(\.id), "participants": $0.count.participants,
          "described": $0.count.described,
        ])
      },
      "targets": people.targets.map(target),
    ])
  }

  private static func needsByPrinciple(_ row: NeedsByPrinciple) -> JSONValue {
    .of([
      "beyondWcag": row.beyondWcag.met, "dimension": row.dimension.id, "people": row.people,
      "principles": JSONValue.of(row.cells) {
        (
          $0.principle?.description ?? "",
          JSONValue.of(["tried": $0.tried, "met": $0.met, "untied": $0.untied])
        )
      },
      "untied": row.untied,
    ])
  }

  /// How many said something, how many said that there is nothing, and why nothing is known of the others.
  private static func known(_ list: ListKnowledge) -> JSONValue {
    .of([
      "said": list.said, "none": list.none,
      "notKnown": JSONValue.of(Unknown.allCases) { ($0.rawValue, list.notKnown[$0]) },
    ])
  }

  private static func count(_ count: PeopleCount) -> JSONValue {
    .of(["participants": count.participants, "described": count.described])
  }

  /// People with a need in one ability, by its duration.
  private static func durations(_ row: DimensionRow) -> JSONValue {
    .of([
      "label": row.label, "permanent": count(row.permanent), "temporary": count(row.temporary),
      "situational": count(row.situational), "unknown": count(row.unknown),
      "changing": count(row.changing), "staged": row.staged, "criteriaTried": row.criteria,
    ])
  }

  private static func scale(_ scale: ScaleRow) -> JSONValue {
    .of([
      "scale": scale.scale, "title": scale.title,
      "levels": scale.levels.map {
        JSONValue.of([
          "value": $0.value, "label": $0.label, "countsAsLow": $0.isLow,
          "participants": $0.participants, "criteriaTried": $0.criteria,
        ])
      },
    ])
  }

  private static func target(_ row: TargetState) -> JSONValue {
    let counted = row.uncounted == nil ? row : nil
    return .of([
      "label": row.label, "planned": row.planned, "cannotBeCounted": row.uncounted?.reason,
      "metInRound": counted?.inRound.met, "metInAllRounds": counted?.inAll.met,
      "met": counted?.inRound.isMet, "counts": row.countsSessions ? "sessions" : "people",
      "criteriaTried": row.criteria,
    ])
  }
}

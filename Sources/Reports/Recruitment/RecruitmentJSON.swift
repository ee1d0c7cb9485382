package import JSON
import Localization
package import Measures
import Records

/// The recruitment report as canonical JSON.
package enum RecruitmentJSON {
  package static func bytes(_ recruitment: Recruitment) -> [UInt8] {
    JSONWriter.canonical(value(recruitment))
  }

  package static func value(_ recruitment: Recruitment) -> JSONValue {
    let people = recruitment.people
    return .of([
      "study": recruitment.study, "title": recruitment.title,
      "peopleInvented": recruitment.hasInventedPeople, "edition": Edition.team.rawValue,
      "round": recruitment.round, "rounds": recruitment.rounds,
      "people": JSONValue.of([
        "inRound": people.inRound, "inAllRounds": people.inAll,
        "sessionsInRound": people.sessionsInRound, "pilots": people.pilots,
        "registeredNotMet": people.waiting, "withdrawn": people.withdrawn,
        "refused": people.refused, "consentNotRecorded": people.consentNotRecorded,
        "withoutFile": people.withoutFile,
      ]),
      "warnings": recruitment.warnings, "targets": recruitment.targets.map(target),
      "overRepresented": RecruitmentWords.over(recruitment),
      "spreads": recruitment.spreads.map { spread($0, recruitment.round) },
      "assistiveTechnologyGroups": recruitment.technologies.map(group),
      "combinations": recruitment.combinations.map {
        JSONValue.of(["abilities": $0.labels, "inRound": $0.inRound, "inAllRounds": $0.inAll])
      },
      "commonMinima": recruitment.minima.map {
        JSONValue.of([
          "kind": $0.kind.rawValue, "percent": $0.kind.percent, "inRound": tally($0.inRound),
          "inAllRounds": tally($0.inAll),
        ])
      },
      "registered": recruitment.waiting.map {
        JSONValue.of([
          "participant": $0.id, "needsNotKnown": $0.needsUnknown?.rawValue,
          "assistiveTechnologiesNotKnown": $0.technologiesUnknown?.rawValue,
          "wouldFill": $0.fills,
        ])
      },
    ])
  }

  private static func target(_ target: TargetState) -> JSONValue {
    let isCounted = target.uncounted == nil
    return .of([
      "id": target.id, "label": target.label,
      "cannotBeCounted": target.uncounted.map {
        JSONValue.of(["reason": $0.id, "words": $0.reason])
      },
      "means": target.wanted.all, "planned": target.planned,
      "minimumSharePercent": target.minimumShare,
      "counts": target.countsSessions ? "sessions" : "people",
      "inRound": isCounted ? tally(target, target.inRound) : .null,
      "inAllRounds": isCounted ? tally(target, target.inAll) : .null,
      "registeredWhoFit": isCounted ? target.waiting : nil,
      "participantsInRound": target.inRound.ids, "participantsInAllRounds": target.inAll.ids,
    ])
  }

  private static func tally(_ target: TargetState, _ tally: TargetState.Tally) -> JSONValue {
    .of([
      "met": tally.met, "people": tally.people, "tookPart": tally.everybody,
      "isMet": tally.isMet,
      "missing": tally.shortfall.byShare == nil ? nil : tally.shortfall.count,
      "missingInWords": RecruitmentWords.missing(target, tally),
      "notKnown": unknown(tally.notKnown),
    ])
  }

  private static func unknown(_ counts: UnknownCounts) -> JSONValue {
    .of(Unknown.allCases) { ($0.rawValue, counts[$0]) }
  }

  private static func spread(_ spread: Spread, _ round: Int?) -> JSONValue {
    func base(_ base: Spread.Base, _ mixture: Sentence?) -> JSONValue {
      .of(["known": base.known, "notKnown": unknown(base.notKnown), "mixture": mixture])
    }
    return .of([
      "attribute": spread.attribute.rawValue, "title": spread.title,
      "values": spread.values.map {
        JSONValue.of([
          "value": $0.label, "inRound": $0.inRound, "inAllRounds": $0.inAll,
          "overRepresented": spread.isOverRepresented($0),
        ])
      },
      "valuesNotShown": 0, "inRound": base(spread.inRound, spread.mixture(round: round)),
      "inAllRounds": base(spread.inAll, spread.mixture(round: nil)),
    ])
  }

  private static func group(_ group: TechnologyGroup) -> JSONValue {
    let row = group.inRound
    return .of([
      "name": group.name, "inRound": row.total.participants, "inAllRounds": group.inAll,
      "novice": row.novice, "intermediate": row.intermediate, "advanced": row.advanced,
      "practiceNotKnown": row.unknown, "missingToFour": group.missing,
    ])
  }

  private static func tally(_ tally: CommonMinimum.Tally) -> JSONValue {
    .of([
      "met": tally.met, "known": tally.known, "notKnown": tally.notKnown,
      "missing": tally.missing,
    ])
  }
}
